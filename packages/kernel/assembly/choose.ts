// Which cell to branch on. The caller has stored the state twice, at `top` and above it; the lower copy becomes
// the rest (the candidate is out), the upper one is worked on first (the candidate is the cell's digit).

import { CELLS, GUARD, KEYS, LOW, STATE, fieldOf, laneOf } from './layout';
import { dropLowest, filled } from './vectors';

/** A cell with two candidates if there is one, else any that is open. */
export function branch(top: usize): void {
  const end = top + STATE;
  let at = top;
  let pick = i32x4.splat(0);
  for (; at < end; at += 16) {
    const more = dropLowest(v128.load(at));
    // More than two: a digit remains when two are dropped. `more` may have empty fields, hence the guards.
    const third = v128.and(more, i32x4.sub(v128.or(more, i32x4.splat(GUARD)), i32x4.splat(LOW)));
    pick = v128.andnot(filled(more), filled(third));
    if (v128.any_true(pick)) break;
  }
  if (at == end) {
    at = top - 16;
    do {
      at += 16;
      pick = filled(dropLowest(v128.load(at)));
    } while (!v128.any_true(pick));
  }
  let guards = i32x4.extract_lane(pick, 0);
  if (guards == 0) {
    at += 4;
    guards = i32x4.extract_lane(pick, 1);
    if (guards == 0) {
      at += 4;
      guards = i32x4.extract_lane(pick, 2);
    }
  }
  guards &= -guards;
  const field = guards - (guards >> 9);
  const candidates = load<i32>(at) & field;
  split(at, field, candidates & -candidates);
}

/** The first open cell of CELLS, and of its candidates the first in the digit order that KEYS gives the cell. */
export function branchInOrder(top: usize): void {
  for (let i: u32 = 0; i < 81; i++) {
    const cell = <u32>load<u8>(CELLS + i);
    const at = top + laneOf(cell);
    const shift = fieldOf(cell);
    const candidates = (load<u32>(at) >> shift) & 511;
    if ((candidates & (candidates - 1)) == 0) continue;
    split(at, 511 << shift, 1 << (firstDigit(candidates, load<u32>(KEYS + cell * 4)) + shift));
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

// @ts-ignore: decorator
@inline
function split(at: usize, field: i32, one: i32): void {
  const lane = load<i32>(at);
  store<i32>(at, lane ^ one);
  store<i32>(at, (lane & ~field) | one, STATE);
}
