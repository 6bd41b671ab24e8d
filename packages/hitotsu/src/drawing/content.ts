import { EMPTY, type Shape, symbolOf } from '../board/index.ts';
import type { Ink } from './canvas.ts';
import type { Glyphs } from './glyphs.ts';

/** What stands in the cells of a picture. */
export interface Content {
  readonly shape: Shape;
  /** One digit a cell, or `EMPTY`. */
  readonly digits: ArrayLike<number>;
  /** Cells whose digit was given. */
  readonly given: (cell: number) => boolean;
  /** Cells to point out (where two solutions differ, a conflict). */
  readonly marked: ReadonlySet<number>;
  readonly glyphs: Glyphs;
}

export function isFilled(content: Content, cell: number): boolean {
  return content.digits[cell] !== EMPTY;
}

/** The character of a filled cell. */
export function digitAt(content: Content, cell: number): string {
  return symbolOf(content.digits[cell] as number);
}

export function inkAt(content: Content, cell: number): Ink {
  if (content.marked.has(cell)) return 'marked';
  return content.given(cell) ? 'given' : 'filled';
}
