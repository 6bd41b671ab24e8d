import type { Parts, SameSet } from '../parts.ts';
import { bitCount } from './families.ts';

/** Most cells on one side of a law of leftovers; never more than two thirds of a unit. */
const LARGEST = 6;

/**
 * The law of leftovers: some whole units of one partition of the board and as many of another hold the same digits, so the
 * cells that only one side has hold the same digits as those that only the other has. Partitions are found among the
 * units (families of disjoint units that cover the board); the first side is a run of neighbours in a family, the second
 * the units of the other family that cover most of it. Plain boxes give nothing new: there the difference is empty or large.
 */
export function leftoversOf(parts: Parts, families: readonly (readonly number[])[]): SameSet[] {
  const found: SameSet[] = [];
  for (let i = 1; i < families.length; i++)
    for (let j = 0; j < i; j++) {
      const first = families[i] as readonly number[];
      const second = families[j] as readonly number[];
      const overlaps = overlapsOf(parts, first, second);
      compare(parts, found, first, second, overlaps, first.length, 1);
      compare(parts, found, second, first, overlaps, 1, first.length);
    }
  return found;
}

/** Cells that unit i of one family shares with unit j of the other, at i * count + j. */
function overlapsOf(parts: Parts, first: readonly number[], second: readonly number[]): Int32Array {
  const { unitBits, cellWords } = parts;
  const count = first.length;
  const overlaps = new Int32Array(count * count);
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      const a = (first[i] as number) * cellWords;
      const b = (second[j] as number) * cellWords;
      let shared = 0;
      for (let w = 0; w < cellWords; w++) {
        const both = (unitBits[a + w] as number) & (unitBits[b + w] as number);
        if (both !== 0) shared += bitCount(both);
      }
      overlaps[i * count + j] = shared;
    }
  return overlaps;
}

/** Runs of `first` against the units of `second`; the overlap of units i and j is at i * stepFirst + j * stepSecond. */
function compare(
  parts: Parts,
  found: SameSet[],
  first: readonly number[],
  second: readonly number[],
  overlaps: Int32Array,
  stepFirst: number,
  stepSecond: number,
): void {
  const { digitCount } = parts;
  const count = first.length;
  const shared = new Int32Array(count);
  for (let from = 0; from < count; from++) {
    shared.fill(0);
    // Runs of more than half of the board say the same as the other half.
    for (let size = 1; size * 2 <= count && from + size <= count; size++) {
      const row = (from + size - 1) * stepFirst;
      let covered = 0;
      let chosen = 0;
      for (let s = 0; s < count; s++) {
        const overlap = (shared[s] as number) + (overlaps[row + s * stepSecond] as number);
        shared[s] = overlap;
        if (overlap * 2 > digitCount) {
          covered += overlap;
          chosen++;
        }
      }
      const left = size * digitCount - covered;
      if (chosen === size && left > 0 && left <= LARGEST && 3 * left <= 2 * digitCount)
        emit(
          parts,
          found,
          first.slice(from, from + size),
          second.filter((_, s) => (shared[s] as number) * 2 > digitCount),
        );
    }
  }
}

/** The two sides' differences, as a same-set constraint, if it is not there already. */
function emit(parts: Parts, found: SameSet[], first: readonly number[], second: readonly number[]): void {
  const { unitBits, cellWords } = parts;
  const a: number[] = [];
  const b: number[] = [];
  for (let w = 0; w < cellWords; w++) {
    let inFirst = 0;
    let inSecond = 0;
    for (const u of first) inFirst |= unitBits[u * cellWords + w] as number;
    for (const u of second) inSecond |= unitBits[u * cellWords + w] as number;
    for (let bits = inFirst & ~inSecond; bits !== 0; bits &= bits - 1)
      a.push((w << 5) + 31 - Math.clz32(bits & -bits));
    for (let bits = inSecond & ~inFirst; bits !== 0; bits &= bits - 1)
      b.push((w << 5) + 31 - Math.clz32(bits & -bits));
  }
  if (!isAmong(found, { a, b })) found.push({ a, b });
}

/** Whether a list has a pair of groups, this way or the other. */
export function isAmong(list: SameSet[], { a, b }: SameSet): boolean {
  return list.some((known) => same(known.a, a, known.b, b) || same(known.a, b, known.b, a));
}

function same(
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
  d: readonly number[],
): boolean {
  return a.length === b.length && a.every((cell, i) => cell === b[i]) && c.every((cell, i) => cell === d[i]);
}
