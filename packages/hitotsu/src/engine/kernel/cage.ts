// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import { highest, lowest, sizeOf } from './bits.ts';
import { keep, mirror } from './cells.ts';
import { combinations } from './combos.ts';
import { bounds } from './linear.ts';
import * as memory from './memory.ts';

const domain = memory.domain;
const image = memory.image;
const scratch = memory.scratch;
const MAX_CELLS = memory.MAX_CELLS;
const DIGITS = memory.Image.digits;

const SEEN = memory.Image.seen;
const CELL_WORDS = memory.Image.cellWords;
/** Most digits for which combination tables are made. */
const TABLE_DIGITS = 12;

/**
 * Different digits adding up to a sum. Record: count, sum of internal values (index + 1), cells; all cells are peers.
 * Fixed cells are taken off first; what is left is exact up to four open cells, above that by the combination table of
 * (open cells, rest of the sum), which looks at the union of the open cells. Digits in every combination ("required")
 * with one place go there, and leave all other cells that see each of their places. 2 = exact.
 */
export function cage(at: number): number {
  const from = at + 3;
  const to = from + image[at + 1]!;
  let rest = image[at + 2]!;
  let open = 0;
  for (let i = from; i < to; i++) {
    const cell = image[i]!;
    const set = domain[cell]!;
    if ((set & (set - 1)) === 0) rest -= highest(set);
    else scratch[open++] = cell;
  }
  if (open === 0) return rest === 0 ? 1 : 0;
  if (rest < 1) return 0;
  if (open === 1) return rest > image[DIGITS]! ? 0 : 2 * keep(scratch[0]!, 1 << (rest - 1));
  if (open === 2) return two(rest);
  if (open === 3) return three(rest);
  if (open === 4) return four(rest);
  if (image[DIGITS]! <= TABLE_DIGITS) return many(open, rest);
  for (let i = 0; i < open; i++) {
    scratch[MAX_CELLS + i] = domain[scratch[i]!]!;
    scratch[2 * MAX_CELLS + i] = 0;
  }
  scratch[3 * MAX_CELLS] = 0;
  return bounds(open, rest);
}

/** The digits b of `b` with sum - b in `c` and not the same digit. */
function partners(b: number, c: number, sum: number): number {
  const set = b & mirror(c, sum);
  return (sum & 1) === 0 ? set & ~(1 << ((sum >> 1) - 1)) : set;
}

function two(sum: number): number {
  if (sum < 3) return 0;
  const b = partners(domain[scratch[0]!]!, domain[scratch[1]!]!, sum);
  if (b === 0) return 0;
  const c = mirror(b, sum);
  if (keep(scratch[0]!, b) === 0 || keep(scratch[1]!, c) === 0) return 0;
  const both = b | c;
  const high = both & (both - 1);
  return (high & (high - 1)) === 0 ? 2 * required(2, both) : 2;
}

/** Whether the open cells all have the same digits: then the combination table is exact for them. */
function areAlike(open: number): boolean {
  const set = domain[scratch[0]!]!;
  for (let i = 1; i < open; i++) if (domain[scratch[i]!]! !== set) return false;
  return image[DIGITS]! <= TABLE_DIGITS;
}

/** Brings the open cell with the fewest digits, from `place` on, to that place. */
function bringSmallest(place: number, open: number): void {
  let best = place;
  let size = sizeOf(domain[scratch[place]!]!);
  for (let i = place + 1; i < open; i++) {
    const other = sizeOf(domain[scratch[i]!]!);
    if (other >= size) continue;
    best = i;
    size = other;
  }
  const cell = scratch[best]!;
  scratch[best] = scratch[place]!;
  scratch[place] = cell;
}

function three(sum: number): number {
  if (areAlike(3)) return many(3, sum);
  bringSmallest(0, 3);
  const b = domain[scratch[1]!]!;
  const c = domain[scratch[2]!]!;
  let nextA = 0;
  let nextB = 0;
  let nextC = 0;
  let always = -1;
  for (let rest = domain[scratch[0]!]!; rest !== 0; rest &= rest - 1) {
    const digit = rest & -rest;
    const left = sum - highest(digit);
    if (left < 3) break;
    const inB = partners(b & ~digit, c & ~digit, left);
    if (inB === 0) continue;
    const inC = mirror(inB, left);
    nextA |= digit;
    nextB |= inB;
    nextC |= inC;
    always &= digit | pairOnly(inB | inC);
  }
  if (nextA === 0) return 0;
  if (keep(scratch[0]!, nextA) === 0 || keep(scratch[1]!, nextB) === 0) return 0;
  if (keep(scratch[2]!, nextC) === 0) return 0;
  return always !== 0 ? 2 * required(3, always) : 2;
}

/** A set of two digits, or nothing: pairs with one sum have no digit in common. */
function pairOnly(set: number): number {
  const high = set & (set - 1);
  return (high & (high - 1)) === 0 ? set : 0;
}

function four(sum: number): number {
  if (areAlike(4)) return many(4, sum);
  bringSmallest(0, 4);
  bringSmallest(1, 4);
  const b = domain[scratch[1]!]!;
  const c = domain[scratch[2]!]!;
  const d = domain[scratch[3]!]!;
  let nextA = 0;
  let nextB = 0;
  let nextC = 0;
  let nextD = 0;
  let always = -1;
  for (let restA = domain[scratch[0]!]!; restA !== 0; restA &= restA - 1) {
    const digitA = restA & -restA;
    const leftA = sum - highest(digitA);
    if (leftA < 6) break;
    for (let restB = b & ~digitA; restB !== 0; restB &= restB - 1) {
      const digitB = restB & -restB;
      const left = leftA - highest(digitB);
      if (left < 3) break;
      const used = digitA | digitB;
      const inC = partners(c & ~used, d & ~used, left);
      if (inC === 0) continue;
      const inD = mirror(inC, left);
      nextA |= digitA;
      nextB |= digitB;
      nextC |= inC;
      nextD |= inD;
      always &= used | pairOnly(inC | inD);
    }
  }
  if (nextA === 0) return 0;
  if (keep(scratch[0]!, nextA) === 0 || keep(scratch[1]!, nextB) === 0) return 0;
  if (keep(scratch[2]!, nextC) === 0 || keep(scratch[3]!, nextD) === 0) return 0;
  return always !== 0 ? 2 * required(4, always) : 2;
}

/** Five open cells and more, or cells that are alike: the combination table. */
function many(open: number, sum: number): number {
  const digits = image[DIGITS]!;
  if (sum > (digits * (digits + 1)) / 2) return 0;
  let union = 0;
  for (let i = 0; i < open; i++) union |= domain[scratch[i]!]!;
  const entry = memory.table[combinations(open, sum) + union]!;
  const admitted = entry & 0xffff;
  if (admitted === 0) return 0;
  if (admitted !== union) for (let i = 0; i < open; i++) if (keep(scratch[i]!, admitted) === 0) return 0;
  return entry >>> 16 !== 0 ? required(open, entry >>> 16) : 1;
}

/**
 * Digits that the open cells (in `scratch`) must hold between them: without a place it fails, with one place it is put
 * there, and cells outside that see every place lose the digit.
 */
export function required(open: number, digits: number): number {
  const words = image[CELL_WORDS]!;
  const seen = image[SEEN]!;
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const digit = rest & -rest;
    let places = 0;
    let first = 0;
    for (let i = 0; i < open; i++)
      if ((domain[scratch[i]!]! & digit) !== 0) scratch[MAX_CELLS + places++] = scratch[i]!;
    if (places === 0) return 0;
    first = scratch[MAX_CELLS]!;
    if (places === 1) {
      if (keep(first, digit) === 0) return 0;
      continue;
    }
    for (let word = 0; word < words; word++) {
      let common = image[seen + first * words + word]!;
      for (let i = 1; i < places && common !== 0; i++)
        common &= image[seen + scratch[MAX_CELLS + i]! * words + word]!;
      for (; common !== 0; common &= common - 1) {
        const cell = (word << 5) + lowest(common);
        if ((domain[cell]! & digit) !== 0 && keep(cell, ~digit) === 0) return 0;
      }
    }
  }
  return 1;
}
