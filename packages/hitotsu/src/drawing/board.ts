import { EMPTY, symbolOf } from '../board/index.ts';
import {
  type BoardState,
  type CellContent,
  type ContentOptions,
  cellContent,
  type Figure,
  type Look,
  layered,
  type Primitive,
  type PuzzleFigureOptions,
  puzzleFigure,
  shadedCells,
  stateFigure,
} from './figure/index.ts';
import type { Theme } from './palette.ts';
import type { DrawablePuzzle } from './picture.ts';

export interface BoardOptions extends ContentOptions, Omit<PuzzleFigureOptions, 'signs'> {
  /** Default: light. */
  readonly theme?: Theme;
  /** What is written in each cell, instead of the digits of the puzzle or grid. */
  readonly content?: (cell: number) => CellContent;
  readonly state?: BoardState;
  /** Further primitives: the marks of a hint. */
  readonly marks?: readonly Primitive[];
}

/** How rule lines are told apart in a theme. */
export function signsOf(theme: Theme): NonNullable<Look['signs']> {
  if (theme === 'print') return 'print';
  return theme === 'high-contrast' || theme === 'high-contrast-dark' ? 'added' : 'none';
}

/** Whether anything stands in the middle of a cell. */
export const fillsMiddle = ({ digit = EMPTY, centre = 0 }: CellContent): boolean =>
  digit !== EMPTY || centre !== 0;

/** The digits of a puzzle, or of a grid over it. */
export function gridContent(
  { givens }: DrawablePuzzle,
  grid?: ArrayLike<number>,
): (cell: number) => CellContent {
  return (cell) => ({ digit: grid?.[cell] ?? givens.digit(cell), given: !givens.isEmpty(cell) });
}

/** A puzzle, what is written on it, its states and marks as one figure. */
export function boardFigure(
  puzzle: DrawablePuzzle,
  grid?: ArrayLike<number>,
  options: BoardOptions = {},
): Figure {
  const { theme = 'light', content = gridContent(puzzle, grid), state, marks = [] } = options;
  const look = { ...options, signs: signsOf(theme) };
  const board = puzzleFigure(puzzle, look);
  const { shape } = puzzle;
  const cells = Array.from({ length: shape.cellCount }, (_, cell) => content(cell));
  const states = state ? stateFigure(shape, state, look) : [];
  const shaded = shadedCells([...board.primitives, ...states]);
  const written = { patterns: look.signs !== 'none', ...options, heads: board.heads, shaded };
  return {
    size: shape.size,
    margin: board.margin,
    primitives: layered([
      ...board.primitives,
      ...board.givingWay((cell) => fillsMiddle(cells[cell] as CellContent)),
      ...states,
      ...cells.flatMap((each, cell) => cellContent(shape, cell, each, written)),
      ...marks,
    ]),
  };
}

/** What a picture is called and what is on it, in both languages: the rules, and the digits row by row. */
export function boardWords(
  puzzle: DrawablePuzzle,
  content: (cell: number) => CellContent,
): Readonly<Record<'en' | 'ja', { readonly title: string; readonly description: string }>> {
  const { shape } = puzzle;
  const names = [...new Map(puzzle.rules.map(({ type }) => [type.words.name.en, type.words.name])).values()];
  const digits = shape.rows.map((row) =>
    row
      .map((cell) => content(cell).digit ?? EMPTY)
      .map((digit) => (digit === EMPTY ? '.' : symbolOf(digit)))
      .join(' '),
  );
  const size = `${shape.size}×${shape.size}`;
  return {
    en: {
      title: `Sudoku ${size}: ${names.map(({ en }) => en).join(', ')}`,
      description: digits.map((row, i) => `Row ${i + 1}: ${row}`).join('; '),
    },
    ja: {
      title: `ナンプレ ${size}：${names.map(({ ja }) => ja).join('・')}`,
      description: digits.map((row, i) => `${i + 1}行目：${row}`).join('、'),
    },
  };
}
