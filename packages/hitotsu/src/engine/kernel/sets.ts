// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import { keep, narrow } from './cells.ts';
import * as memory from './memory.ts';

const domain = memory.domain;
const image = memory.image;
const scratch = memory.scratch;
const ALL = memory.Image.all;
// Areas of `scratch` in `crossing`: the unions of the segments; for each unit of the first set the digits it has in two parts;
// for each of the second those it has at all, and in two parts.
const OF_A = memory.MAX_CELLS;
const OF_B = 2 * memory.MAX_CELLS;

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
 * Units of one set that cross units of another, all together. Record: number of units of the first set (a) and of the second
 * (b); for each a the number of its segments (the cells it shares with one b), of its other cells, these, and for each segment
 * its b, its length and its cells; for each b the number of its other cells, and these. A digit that a unit has in one segment
 * only leaves what the other unit has outside that segment.
 */
export function crossing(at: number): number {
  const first = image[at + 1]!;
  const second = image[at + 2]!;
  for (let b = 0; b < 2 * second; b++) scratch[OF_B + b] = 0;
  let segment = 0;
  let i = at + 3;
  let end = 0;
  for (let a = 0; a < first; a++) {
    let once = 0;
    let twice = 0;
    const last = segment + image[i]!;
    end = i + 2 + image[i + 1]!;
    for (i += 2; i < end; i++) once |= domain[image[i]!]!;
    for (; segment < last; segment++) {
      const b = OF_B + 2 * image[i]!;
      let union = 0;
      end = i + 2 + image[i + 1]!;
      for (i += 2; i < end; i++) union |= domain[image[i]!]!;
      scratch[segment] = union;
      twice |= once & union;
      once |= union;
      const onceB = scratch[b]!;
      scratch[b + 1]! |= onceB & union;
      scratch[b] = onceB | union;
    }
    scratch[OF_A + a] = twice;
  }
  for (let b = 0; b < second; b++) {
    end = i + 1 + image[i]!;
    if (end === ++i) continue;
    let union = 0;
    for (; i < end; i++) union |= domain[image[i]!]!;
    scratch[OF_B + 2 * b + 1]! |= scratch[OF_B + 2 * b]! & union;
  }
  segment = 0;
  i = at + 3;
  for (let a = 0; a < first; a++) {
    const last = segment + image[i]!;
    i += 2 + image[i + 1]!;
    const twice = scratch[OF_A + a]!;
    for (; segment < last; segment++) {
      const b = image[i]!;
      // Of the digits of the segment those that one unit has elsewhere too, and the other has not.
      const union = scratch[segment]!;
      const twiceB = scratch[OF_B + 2 * b + 1]!;
      const fromA = union & twice & ~twiceB;
      const fromB = union & twiceB & ~twice;
      if (fromA !== 0 && clearA(at, a, b, ~fromA) === 0) return 0;
      if (fromB !== 0 && clearB(at, a, b, ~fromB) === 0) return 0;
      i += 2 + image[i + 1]!;
    }
  }
  return 1;
}

/** Leaves the cells of a unit of the first set only digits of `set`, but for those it shares with unit `b` of the second. */
function clearA(at: number, unit: number, b: number, set: number): number {
  let i = at + 3;
  for (let a = 0; a <= unit; a++) {
    let segments = image[i]!;
    let end = i + 2 + image[i + 1]!;
    i += 2;
    if (a === unit) for (; i < end; i++) if (keep(image[i]!, set) === 0) return 0;
    for (i = end; segments > 0; segments--) {
      end = i + 2 + image[i + 1]!;
      if (a === unit && image[i]! !== b)
        for (let k = i + 2; k < end; k++) if (keep(image[k]!, set) === 0) return 0;
      i = end;
    }
  }
  return 1;
}

/** Leaves the cells of a unit of the second set only digits of `set`, but for those it shares with unit `a` of the first. */
function clearB(at: number, a: number, unit: number, set: number): number {
  const first = image[at + 1]!;
  let i = at + 3;
  for (let other = 0; other < first; other++) {
    let segments = image[i]!;
    for (i += 2 + image[i + 1]!; segments > 0; segments--) {
      const end = i + 2 + image[i + 1]!;
      if (image[i]! === unit && other !== a)
        for (let k = i + 2; k < end; k++) if (keep(image[k]!, set) === 0) return 0;
      i = end;
    }
  }
  for (let b = 0; b < unit; b++) i += 1 + image[i]!;
  const end = i + 1 + image[i]!;
  for (i++; i < end; i++) if (keep(image[i]!, set) === 0) return 0;
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
