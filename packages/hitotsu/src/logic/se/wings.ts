// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producers 13 and 14: XY-wing and XYZ-wing. */
import type { SeGrid } from './grid.ts';
import type { Found } from './step.ts';
import { COUNT, LOWEST, PEERS, SEES } from './tables.ts';

/** The peers of each cell by index, the order in which Sukaku Explainer walks them. */
const SORTED_PEERS = Uint8Array.from(PEERS);
for (let cell = 0; cell < 81; cell++) SORTED_PEERS.subarray(cell * 20, cell * 20 + 20).sort();

/** A pivot of two (XY) or three (XYZ) candidates and two bivalue peers which with it hold exactly three digits. */
export function wing(grid: SeGrid, pivotSize: 2 | 3, indexOrder: boolean): Found {
  const { cand } = grid;
  const peers = indexOrder ? SORTED_PEERS : PEERS;
  for (let pivot = 0; pivot < 81; pivot++) {
    const set = cand[pivot]!;
    if (COUNT[set] !== pivotSize) continue;
    for (let i = 0; i < 20; i++) {
      const first = peers[pivot * 20 + i]!;
      const one = cand[first]!;
      if (COUNT[one] !== 2 || COUNT[set | one] !== 3) continue;
      for (let j = i + 1; j < 20; j++) {
        const second = peers[pivot * 20 + j]!;
        const two = cand[second]!;
        if (COUNT[two] !== 2 || one === two || COUNT[set | one | two] !== 3 || COUNT[set | two] !== 3)
          continue;
        const common = one & two;
        if (pivotSize === 2 ? set & common : !(set & common)) continue;
        const digit = LOWEST[common]!;
        const eliminations: number[] = [];
        for (let cell = 0; cell < 81; cell++) {
          if (!((cand[cell]! >> digit) & 1) || !SEES[cell * 81 + first] || !SEES[cell * 81 + second])
            continue;
          if (pivotSize === 3 && !SEES[cell * 81 + pivot]) continue;
          if (cell !== pivot) eliminations.push(cell * 9 + digit);
        }
        if (eliminations.length === 0) continue;
        return {
          producer: pivotSize + 11,
          technique: pivotSize === 2 ? 'xy-wing' : 'xyz-wing',
          tenths: pivotSize === 2 ? 42 : 44,
          eliminations,
          cells: [pivot],
          more: [first, second],
          digits: [digit + 1],
        };
      }
    }
  }
  return null;
}
