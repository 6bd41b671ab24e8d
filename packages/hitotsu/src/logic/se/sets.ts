// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producers 3, 5 (direct hidden sets), 7, 10, 16 (naked sets) and 9, 12, 18 (hidden sets). */
import type { SeGrid } from './grid.ts';
import { candidatesIn, cellsAt, digitsOf } from './places.ts';
import type { Found } from './step.ts';
import { COUNT, LOWEST, SET_UNITS, SUBSETS, UNIT_CELLS } from './tables.ts';

const SIZE_NAMES = ['', '', 'pair', 'triplet', 'quad'];

/** Cells of a unit that hold as many digits as they are; each has at least two, and the unit twice as many open cells. */
export function nakedSet(grid: SeGrid, size: number, producer: number, tenths: number): Found {
  const { cand, open } = grid;
  for (const unit of SET_UNITS) {
    if (open[unit]! < 2 * size) continue;
    let fit = 0;
    for (let position = 0; position < 9; position++) {
      const count = COUNT[cand[UNIT_CELLS[unit * 9 + position]!]!]!;
      if (count >= 2 && count <= size) fit |= 1 << position;
    }
    if (COUNT[fit]! < size) continue;
    for (const cells of SUBSETS[size]!) {
      if (cells & ~fit) continue;
      let digits = 0;
      for (let rest = cells; rest; rest &= rest - 1) digits |= cand[UNIT_CELLS[unit * 9 + LOWEST[rest]!]!]!;
      if (COUNT[digits] !== size) continue;
      let struck = 0;
      for (let rest = 511 & ~cells; rest; rest &= rest - 1) {
        struck |= cand[UNIT_CELLS[unit * 9 + LOWEST[rest]!]!]! & digits;
      }
      if (!struck) continue;
      return {
        producer,
        technique: `naked-${SIZE_NAMES[size]}`,
        tenths,
        eliminations: candidatesIn(grid, cellsAt(unit, 511 & ~cells), digits),
        units: [unit],
        cells: cellsAt(unit, cells),
        digits: digitsOf(digits),
      };
    }
  }
  return null;
}

/**
 * Digits of a unit that have as many places as they are, each at least two. The direct form instead places the smallest
 * other digit which that leaves with one place.
 */
export function hiddenSet(
  grid: SeGrid,
  size: number,
  producer: number,
  tenths: number,
  direct: boolean,
): Found {
  const { cand, open, place } = grid;
  for (const unit of SET_UNITS) {
    if (open[unit]! <= (direct ? size : 2 * size)) continue;
    let fit = 0;
    for (let digit = 0; digit < 9; digit++) {
      const count = COUNT[place[unit * 9 + digit]!]!;
      if (count >= 2 && count <= size) fit |= 1 << digit;
    }
    if (COUNT[fit]! < size) continue;
    for (const digits of SUBSETS[size]!) {
      if (digits & ~fit) continue;
      let cells = 0;
      for (let rest = digits; rest; rest &= rest - 1) cells |= place[unit * 9 + LOWEST[rest]!]!;
      if (COUNT[cells] !== size) continue;
      if (direct) {
        for (let rest = 511 & ~digits; rest; rest &= rest - 1) {
          const digit = LOWEST[rest]!;
          const before = place[unit * 9 + digit]!;
          const after = before & ~cells;
          if (COUNT[before]! < 2 || COUNT[after] !== 1) continue;
          return {
            producer,
            technique: `direct-hidden-${SIZE_NAMES[size]}`,
            tenths,
            eliminations: [],
            placement: UNIT_CELLS[unit * 9 + LOWEST[after]!]! * 9 + digit,
            units: [unit],
            cells: cellsAt(unit, cells),
            digits: digitsOf(digits),
          };
        }
        continue;
      }
      let others = 0;
      for (let rest = cells; rest; rest &= rest - 1) others |= cand[UNIT_CELLS[unit * 9 + LOWEST[rest]!]!]!;
      if (!(others & ~digits)) continue;
      return {
        producer,
        technique: `hidden-${SIZE_NAMES[size]}`,
        tenths,
        eliminations: candidatesIn(grid, cellsAt(unit, cells), 511 & ~digits),
        units: [unit],
        cells: cellsAt(unit, cells),
        digits: digitsOf(digits),
      };
    }
  }
  return null;
}
