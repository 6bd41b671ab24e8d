// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import { highest } from './bits.ts';
import * as memory from './memory.ts';

const comboAt = memory.comboAt;
const table = memory.table;
const image = memory.image;
const DIGITS = memory.Image.digits;

/**
 * The combination table for `cells` different digits (internal values 1 to N) adding up to `sum`: for each set of digits
 * that the cells have together, the union of the combinations inside that set (low half) and their intersection (shifted
 * by 16). 0 = none fits. Built on first use by a subset transform, 2^N x N steps, and kept for the process; when the
 * area is full, all are dropped and built again as needed. N is at most 12; 1 <= cells, 1 <= sum <= 78.
 */
export function combinations(cells: number, sum: number): number {
  const digits = image[DIGITS]!;
  const entry = (digits * 13 + cells) * 80 + sum;
  const known = comboAt[entry]!;
  if (known !== 0) return known;
  const size = 1 << digits;
  // Word 0 holds the next free word, and so is never a table: 0 means "not built".
  let at = table[0] === 0 ? 1 : table[0]!;
  if (at + size > memory.TABLE_WORDS) {
    for (let i = 0; i < memory.COMBO_WORDS; i++) comboAt[i] = 0;
    at = 1;
  }
  table[0] = at + size;
  comboAt[entry] = at;
  // Count and sum of each set from those of the set without its lowest digit.
  table[at] = 0;
  for (let set = 1; set < size; set++) {
    const low = set & -set;
    const before = set & (set - 1);
    table[at + set] = table[at + before]! + 256 + highest(low);
  }
  const wanted = cells * 256 + sum;
  for (let set = 0; set < size; set++) table[at + set] = table[at + set] === wanted ? set | (set << 16) : 0;
  for (let bit = 1; bit < size; bit <<= 1)
    for (let set = bit; set < size; set++) {
      if ((set & bit) === 0) continue;
      const without = table[at + (set ^ bit)]!;
      if (without === 0) continue;
      const here = table[at + set]!;
      table[at + set] = here === 0 ? without : ((here | without) & 0xffff) | (here & without & -65536);
    }
  return at;
}
