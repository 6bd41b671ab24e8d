// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import * as memory from './memory.ts';

const head = memory.head;
const domain = memory.domain;
const single = memory.single;
const dirty = memory.dirty;
const image = memory.image;
const reverse = memory.reverse;
const SINGLES = memory.Head.singles;
const CHANGED = memory.Head.changed;
const DIGITS = memory.Image.digits;
const ALL = memory.Image.all;

/** The one place where a domain shrinks. `set` is not empty and smaller than the domain. */
export function narrow(cell: number, set: number): void {
  domain[cell] = set;
  if ((set & (set - 1)) === 0) {
    const height = head[SINGLES]!;
    single[height] = cell;
    head[SINGLES] = height + 1;
  }
  dirty[cell >> 5]! |= 1 << (cell & 31);
  head[CHANGED] = 1;
}

/** Leaves a cell only digits of `set`; 0 = nothing is left. */
export function keep(cell: number, set: number): number {
  const old = domain[cell]!;
  const now = old & set;
  if (now === old) return 1;
  if (now === 0) return 0;
  narrow(cell, now);
  return 1;
}

function reverse32(set: number): number {
  let v = ((set >>> 1) & 0x55555555) | ((set & 0x55555555) << 1);
  v = ((v >>> 2) & 0x33333333) | ((v & 0x33333333) << 2);
  v = ((v >>> 4) & 0x0f0f0f0f) | ((v & 0x0f0f0f0f) << 4);
  v = ((v >>> 8) & 0x00ff00ff) | ((v & 0x00ff00ff) << 8);
  return (v >>> 16) | (v << 16);
}

/** The digits `sum - x` for x in `set`, as sets of internal values (index + 1). `sum` is at least 2. */
export function mirror(set: number, sum: number): number {
  if (image[DIGITS]! <= 10) {
    const shift = sum - 11;
    if (shift > 10) return 0;
    return (shift >= 0 ? reverse[set]! << shift : reverse[set]! >>> -shift) & image[ALL]!;
  }
  const shift = sum - 33;
  if (shift > 31) return 0;
  return (shift >= 0 ? reverse32(set) << shift : reverse32(set) >>> -shift) & image[ALL]!;
}

/** The digits N + 1 - x for x in `set`. */
export function flip(set: number): number {
  const digits = image[DIGITS]!;
  return digits <= 10 ? reverse[set]! >>> (10 - digits) : reverse32(set) >>> (32 - digits);
}
