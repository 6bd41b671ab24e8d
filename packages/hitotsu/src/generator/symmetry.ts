import type { Shape } from '../board/index.ts';

/** The symmetries a pattern of givens may have, weakest first. */
export const SYMMETRIES = [
  'none',
  'half-turn',
  'quarter-turn',
  'left-right',
  'top-bottom',
  'diagonal',
  'anti-diagonal',
  'full',
] as const;

export type Symmetry = (typeof SYMMETRIES)[number];

type Move = (row: number, column: number, last: number) => readonly [row: number, column: number];

const quarterTurn: Move = (row, column, last) => [column, last - row];
const leftRight: Move = (row, column, last) => [row, last - column];

/** Moves that generate the group of each symmetry. */
const MOVES: Readonly<Record<Symmetry, readonly Move[]>> = {
  none: [],
  'half-turn': [(row, column, last) => [last - row, last - column]],
  'quarter-turn': [quarterTurn],
  'left-right': [leftRight],
  'top-bottom': [(row, column, last) => [last - row, column]],
  diagonal: [(row, column) => [column, row]],
  'anti-diagonal': [(row, column, last) => [last - column, last - row]],
  full: [quarterTurn, leftRight],
};

/** The cells that must be given or not given together, as a partition of the board, in order of first cell. */
export function orbits(shape: Shape, symmetry: Symmetry): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (let first = 0; first < shape.cellCount; first++) {
    if (seen.has(first)) continue;
    const orbit = [first];
    seen.add(first);
    for (const cell of orbit)
      for (const move of MOVES[symmetry]) {
        const [row, column] = move(shape.rowOf(cell), shape.columnOf(cell), shape.size - 1);
        const image = shape.cellAt(row, column);
        if (seen.has(image)) continue;
        seen.add(image);
        orbit.push(image);
      }
    found.push(orbit);
  }
  return found;
}
