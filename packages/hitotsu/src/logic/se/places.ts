// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Reading positions and digit sets out as lists, when a step is written down. */
import type { SeGrid } from './grid.ts';
import { LOWEST, UNIT_CELLS } from './tables.ts';

/** The indices in a bit set, ascending. */
export function members(set: number): number[] {
  const list: number[] = [];
  for (let rest = set; rest; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

/** The digits (1-9) in a digit set. */
export function digitsOf(set: number): number[] {
  return members(set).map((digit) => digit + 1);
}

/** The cells at a set of positions of a unit. */
export function cellsAt(unit: number, positions: number): number[] {
  return members(positions).map((position) => UNIT_CELLS[unit * 9 + position]!);
}

/** The candidates of one digit at a set of positions of a unit. */
export function candidatesAt(unit: number, positions: number, digit: number): number[] {
  return cellsAt(unit, positions)
    .map((cell) => cell * 9 + digit)
    .sort((a, b) => a - b);
}

/** The candidates of some digits that stand in some cells. */
export function candidatesIn(grid: SeGrid, cells: readonly number[], digits: number): number[] {
  const list: number[] = [];
  for (const cell of cells) {
    for (let set = grid.cand[cell]! & digits; set; set &= set - 1) list.push(cell * 9 + LOWEST[set]!);
  }
  return list.sort((a, b) => a - b);
}
