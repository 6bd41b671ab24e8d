// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producers 2 and 6: locked candidates, direct (they leave a hidden single) and plain. */
import type { SeGrid } from './grid.ts';
import { candidatesAt } from './places.ts';
import type { Found } from './step.ts';
import { COUNT, LOWEST, MEETS, UNIT_CELLS } from './tables.ts';

/** First units of the class pairs: pointing into columns and rows, claiming from columns and rows. */
export const LOCKING_PAIRS = Uint8Array.of(0, 18, 0, 9, 18, 0, 9, 0);

/** Class pair, base, cover, digit; with `digitsFirst` (Sukaku Explainer) class pair, digit, base, cover. */
export function locking(grid: SeGrid, direct: boolean, digitsFirst: boolean): Found {
  for (let pair = 0; pair < 8; pair += 2) {
    for (let round = 0; round < (digitsFirst ? 9 : 1); round++) {
      const found = lockingBetween(grid, direct, pair, digitsFirst ? round : 0, digitsFirst ? round : 8);
      if (found) return found;
    }
  }
  return null;
}

function lockingBetween(grid: SeGrid, direct: boolean, pair: number, low: number, high: number): Found {
  const { place } = grid;
  const bases = LOCKING_PAIRS[pair]!;
  const covers = LOCKING_PAIRS[pair + 1]!;
  for (let base = bases; base < bases + 9; base++) {
    for (let cover = covers; cover < covers + 9; cover++) {
      const meet = MEETS[base * 27 + cover]!;
      if (!meet) continue;
      const struck = ~MEETS[cover * 27 + base]!;
      for (let digit = low; digit <= high; digit++) {
        const set = place[base * 9 + digit]!;
        if (set & ~meet || !(set & (set - 1))) continue;
        if (!(place[cover * 9 + digit]! & struck)) continue;
        const pointing = bases === 0;
        if (!direct) {
          return {
            producer: 6,
            technique: pointing ? 'pointing' : 'claiming',
            tenths: pointing ? 26 : 28,
            eliminations: candidatesAt(cover, place[cover * 9 + digit]! & struck, digit),
            units: [base, cover],
            digits: [digit + 1],
          };
        }
        for (let other = bases; other < bases + 9; other++) {
          const cut = MEETS[other * 27 + cover]!;
          if (other === base || !cut) continue;
          const before = place[other * 9 + digit]!;
          const after = before & ~cut;
          if (COUNT[before]! < 2 || COUNT[after] !== 1) continue;
          return {
            producer: 2,
            technique: pointing ? 'direct-pointing' : 'direct-claiming',
            tenths: pointing ? 17 : 19,
            eliminations: [],
            placement: UNIT_CELLS[other * 9 + LOWEST[after]!]! * 9 + digit,
            units: [base, cover, other],
            digits: [digit + 1],
          };
        }
      }
    }
  }
  return null;
}
