import type { Font, TextPrimitive } from '../figure/index.ts';
import { OUTLINES } from './outlines.ts';

/** A character as a filled path: `d` in thousandths of `size`, its origin at (x, y). */
export interface Glyph {
  /** Equal for equal outlines: family, weight and character. */
  readonly name: string;
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Weights that there are outlines for, by family. */
const WEIGHTS: Readonly<Record<Font, readonly number[]>> = { print: [500, 600], text: [430, 500, 650, 700] };

/** The weight with outlines that is nearest to the one wanted. */
function nearest(font: Font, weight: number): number {
  return [...WEIGHTS[font]].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] as number;
}

/** The characters of a text as outlines; null where one has none. */
export function glyphsOf({ runs, font, weight, size, anchor }: TextPrimitive): Glyph[] | null {
  const face = `${font}-${nearest(font, weight)}`;
  const outlines = OUTLINES[face] ?? {};
  const glyphs: Glyph[] = [];
  for (const { x, y, text } of runs) {
    const characters = [...text].filter((character) => character !== ' ');
    if (characters.some((character) => !outlines[character])) return null;
    const advance = (character: string) => (outlines[character]?.[0] ?? SPACE) * (size / 1000);
    const width = [...text].reduce((sum, character) => sum + advance(character), 0);
    let at = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    for (const character of text) {
      const d = outlines[character]?.[1];
      if (d !== undefined) glyphs.push({ name: `${face}-${character}`, d, x: at, y, size });
      at += advance(character);
    }
  }
  return glyphs;
}

/** Advance of a blank, in thousandths of the size. */
const SPACE = 260;
