import type { Language } from '../base/index.ts';
import { type Board, EMPTY } from '../board/index.ts';
import { bordersOf } from './borders.ts';
import { drawCompact, fitsCompact } from './compact.ts';
import type { Content } from './content.ts';
import { ASCII, UNICODE } from './glyphs.ts';
import { type CellRoom, RoomyPicture } from './roomy.ts';
import { type Drawable, type PuzzleScene, sceneOf } from './scene.ts';
import { wrapDisplay } from './width.ts';

/** A puzzle as far as a picture needs it. Every `Puzzle` fits. */
export interface DrawablePuzzle extends Drawable {
  readonly givens: Board;
}

export interface PictureOptions {
  /** Colours by ANSI sequences; without it the picture is plain text. Default: no. */
  readonly color?: boolean;
  /** Letters, digits and signs of ASCII only. Default: no. */
  readonly ascii?: boolean;
  /** Columns there are. Cells become narrower where that helps; a board that still does not fit is drawn in full. */
  readonly width?: number;
  /** Language of the rule names below the board. Default: en. */
  readonly language?: Language;
  /** Cells to point out. */
  readonly marked?: Iterable<number>;
  /** Whether rules without a place on the board are named below it. Default: yes. */
  readonly listRules?: boolean;
}

const FRAMED: CellRoom = { width: 3, height: 1 };
const ROOMY: CellRoom = { width: 7, height: 3 };
const ROOMY_NARROW: CellRoom = { width: 5, height: 3 };

/**
 * The puzzle as text, lines joined by `\n`, every line of the board equally wide: small where only boxes are to be
 * seen, framed cells for other regions and marks, three lines a cell where cages and lines need room.
 *
 * `grid` holds digits (or `EMPTY`) to show instead of the givens.
 */
export function terminalPicture(
  puzzle: DrawablePuzzle,
  grid?: ArrayLike<number>,
  options: PictureOptions = {},
): string {
  const scene = sceneOf(puzzle);
  const lines = boardLines(scene, puzzle.givens, grid, options);
  if (options.listRules !== false) lines.push(...listedRules(scene, options));
  return lines.join('\n');
}

function boardLines(
  scene: PuzzleScene,
  givens: Board,
  grid: ArrayLike<number> | undefined,
  options: PictureOptions,
): string[] {
  const { shape, shapes } = scene;
  const content: Content = {
    shape,
    digits: grid ?? givens.digits,
    given: (cell) => givens.digits[cell] !== EMPTY,
    marked: new Set(options.marked ?? []),
    glyphs: options.ascii ? ASCII : UNICODE,
  };
  const borders = bordersOf(shape, shapes);
  const canvas = fitsCompact(borders, shapes, shape.size)
    ? drawCompact(content, borders)
    : new RoomyPicture(content, borders, shapes, roomFor(scene, options)).canvas;
  return canvas.lines(options.color ?? false);
}

function roomFor({ shape, shapes }: PuzzleScene, options: PictureOptions): CellRoom {
  const crowded = shapes.some(
    (drawn) => drawn.kind === 'cage' || (drawn.kind === 'line' && drawn.style !== 'diagonal'),
  );
  if (!crowded) return FRAMED;
  const fits = shape.size * (ROOMY.width + 1) + 1 <= (options.width ?? Number.POSITIVE_INFINITY);
  return fits ? ROOMY : ROOMY_NARROW;
}

/** The rules of a puzzle that have no place on the board, as lines of text. */
export function listedRules(scene: PuzzleScene, options: PictureOptions): string[] {
  const language = options.language ?? 'en';
  if (scene.listed.length === 0) return [];
  const names = scene.listed.map((words) => words[language]);
  const line = language === 'ja' ? `ルール: ${names.join('・')}` : `Rules: ${names.join(', ')}`;
  return wrapDisplay(line, options.width ?? 80);
}
