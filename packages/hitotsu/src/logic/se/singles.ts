// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producers 1 and 4: hidden and naked singles. */
import type { SeGrid } from './grid.ts';
import type { Found, SeStep } from './step.ts';
import { COUNT, LOWEST, SET_UNITS, UNIT_CELLS } from './tables.ts';

function single(unit: number, digit: number, position: number, tenths: number, name: string): SeStep {
  const placement = UNIT_CELLS[unit * 9 + position]! * 9 + digit;
  return { producer: 1, technique: name, tenths, eliminations: [], placement, units: [unit] };
}

/** First the last open cells of units, then the other hidden singles; blocks, columns, rows. */
export function hiddenSingle(grid: SeGrid): Found {
  const { place, open } = grid;
  for (const unit of SET_UNITS) {
    if (open[unit] !== 1) continue;
    for (let digit = 0; digit < 9; digit++) {
      const set = place[unit * 9 + digit]!;
      if (set) return single(unit, digit, LOWEST[set]!, 10, 'full-house');
    }
  }
  for (const unit of SET_UNITS) {
    for (let digit = 0; digit < 9; digit++) {
      const set = place[unit * 9 + digit]!;
      if (COUNT[set] === 1) return single(unit, digit, LOWEST[set]!, unit < 9 ? 12 : 15, 'hidden-single');
    }
  }
  return null;
}

export function nakedSingle(grid: SeGrid): Found {
  for (let cell = 0; cell < 81; cell++) {
    const set = grid.cand[cell]!;
    if (COUNT[set] === 1) {
      return {
        producer: 4,
        technique: 'naked-single',
        tenths: 23,
        eliminations: [],
        placement: cell * 9 + LOWEST[set]!,
      };
    }
  }
  return null;
}
