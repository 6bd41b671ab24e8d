// Branching for random grids: the result must depend on the drawn order alone, not on what propagation saw.

import { CELLS, fieldOf, KEYS, laneOf, STATE } from './layout';

/** The first open cell of CELLS, and of its candidates the first in the digit order that KEYS gives the cell. */
export function branchInOrder(top: usize): void {
  memory.copy(top + STATE, top, STATE);
  for (let i: u32 = 0; i < 81; i++) {
    const cell = <u32>load<u8>(CELLS + i);
    const at = top + laneOf(cell);
    const shift = fieldOf(cell);
    const candidates = (load<u32>(at) >> shift) & 511;
    if ((candidates & (candidates - 1)) == 0) continue;
    const one = 1 << (firstDigit(candidates, load<u32>(KEYS + cell * 4)) + shift);
    const lane = load<u32>(at);
    store<u32>(at, lane ^ one);
    store<u32>(at, (lane & ~(511 << shift)) | one, STATE);
    return;
  }
}

/**
 * A key stands for one of the 9! orders of the digits, written in the factorial number system: the order is made
 * by taking, nine times, the (key mod n)-th of the n digits left. The first of it that is a candidate is returned.
 */
function firstDigit(candidates: u32, key: u32): u32 {
  let left: u32 = 511;
  let n: u32 = 9;
  while (true) {
    let digits = left;
    for (let skip = key % n; skip > 0; skip--) digits &= digits - 1;
    const bit = digits & -digits;
    if (candidates & bit) return ctz(bit);
    left ^= bit;
    key /= n--;
  }
}
