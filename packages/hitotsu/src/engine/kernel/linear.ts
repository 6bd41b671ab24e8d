// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import { highest, leadingZeros, lowest } from './bits.ts';
import { flip, keep, mirror } from './cells.ts';
import * as memory from './memory.ts';

const domain = memory.domain;
const image = memory.image;
const scratch = memory.scratch;
const DIGITS = memory.Image.digits;
const ALL = memory.Image.all;
// Areas of `scratch`: open cells, their masks (mirrored where the term is negative), clique * 2 + negative of each, and
// per clique the fixed digits, the lowest and the highest slots taken.
const MASK = memory.MAX_CELLS;
const CLIQUE = 2 * memory.MAX_CELLS;
const FIXED = 3 * memory.MAX_CELLS;
const LOW = 4 * memory.MAX_CELLS;
const HIGH = 5 * memory.MAX_CELLS;

/**
 * A sum with signs. Record: number of terms, target, terms (cell * 4 + negative * 2 + last of its clique). Cells of a
 * clique have one sign and exclude each other. A negative term is taken as N + 1 - x, so that every sign is +. Exact up
 * to three open cells (distinctness within a clique included), else by bounds.
 */
export function linear(at: number): number {
  const from = at + 3;
  const to = from + image[at + 1]!;
  let rest = image[at + 2]!;
  let open = 0;
  let clique = 0;
  scratch[FIXED] = 0;
  for (let i = from; i < to; i++) {
    const term = image[i]!;
    const cell = term >> 2;
    const negative = (term >> 1) & 1;
    const set = negative === 0 ? domain[cell]! : flip(domain[cell]!);
    if ((set & (set - 1)) === 0) {
      rest -= highest(set);
      scratch[FIXED + clique]! |= set;
    } else {
      scratch[open] = cell;
      scratch[MASK + open] = set;
      scratch[CLIQUE + open] = clique * 2 + negative;
      open++;
    }
    if ((term & 1) !== 0) scratch[FIXED + ++clique] = 0;
  }
  if (open === 0) return rest === 0 ? 1 : 0;
  if (rest < open) return 0;
  if (open === 1) return rest > image[DIGITS]! ? 0 : put(0, 1 << (rest - 1));
  if (open === 2) return two(rest);
  if (open === 3) return three(rest);
  return bounds(open, rest);
}

/** Leaves open cell `i` only digits of the (perhaps mirrored) set. */
function put(i: number, set: number): number {
  return keep(scratch[i]!, (scratch[CLIQUE + i]! & 1) === 0 ? set : flip(set));
}

function two(sum: number): number {
  let a = scratch[MASK]! & mirror(scratch[MASK + 1]!, sum);
  if (scratch[CLIQUE] === scratch[CLIQUE + 1] && (sum & 1) === 0) a &= ~(1 << ((sum >> 1) - 1));
  if (a === 0) return 0;
  return put(0, a) === 0 ? 0 : put(1, mirror(a, sum));
}

function three(sum: number): number {
  const sameB = scratch[CLIQUE] === scratch[CLIQUE + 1] ? -1 : 0;
  const sameC = scratch[CLIQUE] === scratch[CLIQUE + 2] ? -1 : 0;
  const apart = scratch[CLIQUE + 1] === scratch[CLIQUE + 2];
  const b = scratch[MASK + 1]!;
  const c = scratch[MASK + 2]!;
  let nextA = 0;
  let nextB = 0;
  let nextC = 0;
  for (let rest = scratch[MASK]!; rest !== 0; rest &= rest - 1) {
    const digit = rest & -rest;
    const left = sum - highest(digit);
    if (left < 2) break;
    let inB = b & ~(digit & sameB) & mirror(c & ~(digit & sameC), left);
    if (apart && (left & 1) === 0) inB &= ~(1 << ((left >> 1) - 1));
    if (inB === 0) continue;
    nextA |= digit;
    nextB |= inB;
    nextC |= mirror(inB, left);
  }
  if (nextA === 0) return 0;
  return put(0, nextA) === 0 || put(1, nextB) === 0 ? 0 : put(2, nextC);
}

/**
 * Bounds of a sum of open cells (cells, masks, cliques and fixed digits in `scratch`). Per clique the smallest total is
 * found by giving each cell the lowest slot at or above its minimum that no cell of the clique has; the set of slots
 * taken does not depend on the order of the cells. A cell alone may move up its run of taken slots (the others move
 * down), and from there by what the target leaves: values above cannot be. The same from above.
 */
export function bounds(open: number, target: number): number {
  const digits = image[DIGITS]!;
  const all = image[ALL]!;
  let low = 0;
  let high = 0;
  let clique = -1;
  let usedLow = 0;
  let usedHigh = 0;
  for (let i = 0; i < open; i++) {
    const own = scratch[CLIQUE + i]! >> 1;
    if (own !== clique) {
      clique = own;
      usedLow = scratch[FIXED + own]!;
      usedHigh = usedLow;
    }
    const set = scratch[MASK + i]!;
    let free = ~usedLow & -(set & -set);
    const slot = free & -free;
    if ((slot & all) === 0) return 0;
    usedLow |= slot;
    scratch[LOW + own] = usedLow;
    low += highest(slot);
    free = ~usedHigh & (-1 >>> leadingZeros(set));
    if (free === 0) return 0;
    const index = 31 - leadingZeros(free);
    usedHigh |= 1 << index;
    scratch[HIGH + own] = usedHigh;
    high += index + 1;
  }
  const up = target - low;
  const down = high - target;
  if (up < 0 || down < 0) return 0;
  if (up >= digits && down >= digits) return 1;
  for (let i = 0; i < open; i++) {
    const own = scratch[CLIQUE + i]! >> 1;
    const set = scratch[MASK + i]!;
    let free = ~scratch[LOW + own]! & -(set & -set);
    let allowed = set;
    const end = lowest(free) + up;
    if (end < digits) allowed &= (1 << end) - 1;
    free = ~scratch[HIGH + own]! & (-1 >>> leadingZeros(set));
    const start = highest(free) - down;
    if (start > 0) allowed &= -1 << start;
    if (allowed !== set && (allowed === 0 || put(i, allowed) === 0)) return 0;
  }
  return 1;
}
