// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import { highest } from './bits.ts';
import { keep } from './cells.ts';
import * as memory from './memory.ts';

const domain = memory.domain;
const image = memory.image;
const head = memory.head;
const ALL = memory.Image.all;
const CONFINED_SCORE = memory.Head.confinedScore;
const USEFUL = memory.USEFUL;

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
    if (keep(cell, (1 << (highest(after) - 1)) - 1) === 0) return 0;
    after = domain[cell]!;
  }
  return 2;
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

/**
 * A cell x and the cells S of a unit that one relation binds to x. Record: number of the unit's other cells, x, whether x is
 * in the unit, place of the table S -> x, its blocks, the other cells. A digit d with no place in the other cells is in S, or
 * in x itself; so x may only have what goes with d, or d. (Useful for relations that hold for most pairs, and dear, so
 * it is switched off where it finds little.)
 */
export function confined(at: number): number {
  const from = at + 6;
  const to = from + image[at + 1]!;
  let outside = 0;
  for (let i = from; i < to; i++) outside |= domain[image[i]!]!;
  const inside = image[ALL]! & ~outside;
  if (inside === 0) {
    head[CONFINED_SCORE]!--;
    return 1;
  }
  const x = image[at + 2]!;
  const old = domain[x]!;
  let allowed = old;
  for (let rest = inside; rest !== 0; rest &= rest - 1) {
    const digit = rest & -rest;
    const own = image[at + 3] !== 0 ? digit : 0;
    allowed &= blockUnion(image[at + 4]!, digit, image[at + 5]!) | own;
  }
  if (allowed === old) {
    head[CONFINED_SCORE]!--;
    return 1;
  }
  head[CONFINED_SCORE]! += USEFUL;
  return keep(x, allowed);
}
