// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import { keep } from './cells.ts';
import * as memory from './memory.ts';

const domain = memory.domain;
const image = memory.image;

/**
 * Strictly rising cells. Record: count, cells. One pass up with the minima and one down with the maxima: what is left
 * between the two has support (raise the cells before to their minima, those after to their maxima).
 */
export function chain(at: number): number {
  const from = at + 2;
  const to = from + image[at + 1]!;
  let before = domain[image[from]!]!;
  for (let i = from + 1; i < to; i++) {
    const cell = image[i]!;
    if (keep(cell, -((before & -before) << 1)) === 0) return 0;
    before = domain[cell]!;
  }
  let after = domain[image[to - 1]!]!;
  for (let i = to - 2; i >= from; i--) {
    const cell = image[i]!;
    if (keep(cell, (1 << (31 - Math.clz32(after))) - 1) === 0) return 0;
    after = domain[cell]!;
  }
  return 1;
}

/**
 * A pair by table. Record: cells a and b, place of the table a -> b, of the table b -> a, number of blocks. A table holds,
 * for each set of digits of one cell, the digits of the other that some digit of the set goes with. Because that is the
 * union over the digits, boards with more than 10 digits use one block of 1024 words per 10 digits.
 */
export function relation(at: number): number {
  const a = image[at + 1]!;
  const b = image[at + 2]!;
  const blocks = image[at + 5]!;
  if (blocks === 1) {
    if (keep(b, image[image[at + 3]! + domain[a]!]!) === 0) return 0;
    return keep(a, image[image[at + 4]! + domain[b]!]!);
  }
  if (keep(b, blockUnion(image[at + 3]!, domain[a]!, blocks)) === 0) return 0;
  return keep(a, blockUnion(image[at + 4]!, domain[b]!, blocks));
}

function blockUnion(place: number, set: number, blocks: number): number {
  let union = 0;
  for (let block = 0; block < blocks; block++)
    union |= image[place + (block << 10) + ((set >>> (10 * block)) & 1023)]!;
  return union;
}
