// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producers 8, 11 and 17: X-wing, swordfish, jellyfish without fins. */
import type { SeGrid } from './grid.ts';
import { candidatesAt, members } from './places.ts';
import type { Found } from './step.ts';
import { COUNT, LOWEST, SUBSETS } from './tables.ts';

const NAMES = ['', '', 'x-wing', 'swordfish', 'jellyfish'];

/** Digits that a line can serve as base for: 2 to `size` places, and not placed too often. */
const fitting = new Uint16Array(9);

function fits(grid: SeGrid, bases: number, size: number): void {
  for (let line = 0; line < 9; line++) {
    fitting[line] = 0;
    for (let digit = 0; digit < 9; digit++) {
      const count = COUNT[grid.place[(bases + line) * 9 + digit]!]!;
      if (count >= 2 && count <= size && grid.placed[digit]! <= 9 - 2 * size) fitting[line]! |= 1 << digit;
    }
  }
}

/** Columns as base first, then rows; for each base subset the digits; every base line has at least two places. */
export function fish(grid: SeGrid, size: number, producer: number, tenths: number): Found {
  const { place } = grid;
  for (let bases = 18; bases >= 9; bases -= 9) {
    const covers = 27 - bases;
    fits(grid, bases, size);
    for (const base of SUBSETS[size]!) {
      let digits = 511;
      for (let rest = base; rest; rest &= rest - 1) digits &= fitting[LOWEST[rest]!]!;
      for (; digits; digits &= digits - 1) {
        const digit = LOWEST[digits]!;
        let cover = 0;
        for (let rest = base; rest; rest &= rest - 1) cover |= place[(bases + LOWEST[rest]!) * 9 + digit]!;
        if (COUNT[cover] !== size) continue;
        const eliminations: number[] = [];
        for (let rest = cover; rest; rest &= rest - 1) {
          const unit = covers + LOWEST[rest]!;
          eliminations.push(...candidatesAt(unit, place[unit * 9 + digit]! & ~base, digit));
        }
        if (eliminations.length === 0) continue;
        return {
          producer,
          technique: NAMES[size]!,
          tenths,
          eliminations: eliminations.sort((a, b) => a - b),
          units: [
            ...members(base).map((line) => bases + line),
            ...members(cover).map((line) => covers + line),
          ],
          digits: [digit + 1],
        };
      }
    }
  }
  return null;
}
