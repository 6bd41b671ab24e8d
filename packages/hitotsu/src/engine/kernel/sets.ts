// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import { keep, narrow } from './cells.ts';
import * as memory from './memory.ts';

const domain = memory.domain;
const image = memory.image;
const head = memory.head;
const ALL = memory.Image.all;
const LOCKED_SCORE = memory.Head.lockedScore;
const USEFUL = memory.USEFUL;

/**
 * Every digit exactly once. Record: count, cells. Sound and simple: each digit must have a place, a digit with one place
 * goes there. (That a digit is used once is known from the peers.)
 */
export function unit(at: number): number {
  const from = at + 2;
  const to = from + image[at + 1]!;
  let once = 0;
  let twice = 0;
  let fixed = 0;
  for (let i = from; i < to; i++) {
    const set = domain[image[i]!]!;
    twice |= once & set;
    once |= set;
    if ((set & (set - 1)) === 0) fixed |= set;
  }
  if (once !== image[ALL]!) return 0;
  const hidden = once & ~twice & ~fixed;
  if (hidden === 0) return 1;
  for (let i = from; i < to; i++) {
    const cell = image[i]!;
    const set = domain[cell]!;
    const here = set & hidden;
    if (here === 0) continue;
    if ((here & (here - 1)) !== 0) return 0;
    if (here !== set) narrow(cell, here);
  }
  return 1;
}

/**
 * Two units that share cells. Record: number of shared cells, of the first rest, of the second rest, then these cells.
 * A digit that one unit can only have in the shared cells cannot be in the rest of the other.
 */
export function locked(at: number): number {
  const from = at + 4;
  const restA = from + image[at + 1]!;
  const restB = restA + image[at + 2]!;
  const to = restB + image[at + 3]!;
  let shared = 0;
  let a = 0;
  let b = 0;
  for (let i = from; i < restA; i++) shared |= domain[image[i]!]!;
  for (let i = restA; i < restB; i++) a |= domain[image[i]!]!;
  for (let i = restB; i < to; i++) b |= domain[image[i]!]!;
  const outB = shared & ~a & b;
  const outA = shared & ~b & a;
  if ((outA | outB) === 0) {
    head[LOCKED_SCORE]!--;
    return 1;
  }
  head[LOCKED_SCORE]! += USEFUL;
  if (outB !== 0) for (let i = restB; i < to; i++) if (keep(image[i]!, ~outB) === 0) return 0;
  if (outA !== 0) for (let i = restA; i < restB; i++) if (keep(image[i]!, ~outA) === 0) return 0;
  return 1;
}

/**
 * Two groups with the same multiset of digits. Record: size of a group, first group, second group. Digits the other group
 * cannot have go; and a digit that is fixed f times in one group needs f places in the other: with fewer it fails, with
 * exactly f they are all taken.
 */
export function sameSet(at: number): number {
  const size = image[at + 1]!;
  const a = at + 2;
  const b = a + size;
  let unionA = 0;
  let unionB = 0;
  let fixedA = 0;
  let fixedB = 0;
  let againA = 0;
  let againB = 0;
  for (let i = 0; i < size; i++) {
    const setA = domain[image[a + i]!]!;
    const setB = domain[image[b + i]!]!;
    unionA |= setA;
    unionB |= setB;
    if ((setA & (setA - 1)) === 0) {
      againA |= fixedA & setA;
      fixedA |= setA;
    }
    if ((setB & (setB - 1)) === 0) {
      againB |= fixedB & setB;
      fixedB |= setB;
    }
  }
  const both = unionA & unionB;
  if (unionA !== both) for (let i = 0; i < size; i++) if (keep(image[a + i]!, both) === 0) return 0;
  if (unionB !== both) for (let i = 0; i < size; i++) if (keep(image[b + i]!, both) === 0) return 0;
  // Fixed here once and there too: nothing to impose.
  const onB = fixedA & ~(fixedB & ~againA);
  const onA = fixedB & ~(fixedA & ~againB);
  if (onB !== 0 && impose(onB, a, b, size) === 0) return 0;
  return onA !== 0 ? impose(onA, b, a, size) : 1;
}

/** What digits fixed in the group at `from` impose on the group at `onto`. */
function impose(fixed: number, from: number, onto: number, size: number): number {
  for (let rest = fixed; rest !== 0; rest &= rest - 1) {
    const digit = rest & -rest;
    let needed = 0;
    let places = 0;
    for (let i = 0; i < size; i++) {
      if (domain[image[from + i]!] === digit) needed++;
      if ((domain[image[onto + i]!]! & digit) !== 0) places++;
    }
    if (places < needed) return 0;
    if (places === needed)
      for (let i = 0; i < size; i++) {
        const cell = image[onto + i]!;
        if ((domain[cell]! & digit) !== 0 && keep(cell, digit) === 0) return 0;
      }
  }
  return 1;
}
