import type { Parts, SameSet } from '../parts.ts';

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
      // Half of a family is the longest run: with small overlaps (rows and columns) no run covers most of a unit.
      let largest = 0;
      for (const overlap of overlaps) if (overlap > largest) largest = overlap;
      if (largest * (first.length >> 1) * 2 <= parts.digitCount) continue;
      compare(parts, found, first, second, overlaps, first.length, 1);
      compare(parts, found, second, first, overlaps, 1, first.length);
    }
  return found;
}

/** Cells that unit i of one family shares with unit j of the other, at i * count + j. */
function overlapsOf(parts: Parts, first: readonly number[], second: readonly number[]): number[] {
  const { units, cellCount } = parts;
  const count = first.length;
  const unitOf = new Array<number>(cellCount);
  for (let j = 0; j < count; j++) {
    const cells = units[second[j] as number] as readonly number[];
    for (let k = 0; k < cells.length; k++) unitOf[cells[k] as number] = j;
  }
  const overlaps = new Array<number>(count * count).fill(0);
  for (let i = 0; i < count; i++) {
    const cells = units[first[i] as number] as readonly number[];
    for (let k = 0; k < cells.length; k++) {
      const at = i * count + (unitOf[cells[k] as number] as number);
      overlaps[at] = (overlaps[at] as number) + 1;
    }
  }
  return overlaps;
}

/** Runs of `first` against the units of `second`; the overlap of units i and j is at i * stepFirst + j * stepSecond. */
function compare(
  parts: Parts,
  found: SameSet[],
  first: readonly number[],
  second: readonly number[],
  overlaps: readonly number[],
  stepFirst: number,
  stepSecond: number,
): void {
  const { digitCount } = parts;
  const count = first.length;
  const shared = new Array<number>(count);
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
        emit(parts, found, first, from, size, second, shared);
    }
  }
}

/** The two sides' differences, as a same-set constraint, if it is not there already. */
function emit(
  parts: Parts,
  found: SameSet[],
  first: readonly number[],
  from: number,
  size: number,
  second: readonly number[],
  shared: readonly number[],
): void {
  const { unitBits, cellWords, digitCount } = parts;
  const a: number[] = [];
  const b: number[] = [];
  for (let w = 0; w < cellWords; w++) {
    let inFirst = 0;
    let inSecond = 0;
    for (let i = from; i < from + size; i++)
      inFirst |= unitBits[(first[i] as number) * cellWords + w] as number;
    for (let s = 0; s < second.length; s++)
      if ((shared[s] as number) * 2 > digitCount)
        inSecond |= unitBits[(second[s] as number) * cellWords + w] as number;
    for (let bits = inFirst & ~inSecond; bits !== 0; bits &= bits - 1)
      a.push((w << 5) + 31 - Math.clz32(bits & -bits));
    for (let bits = inSecond & ~inFirst; bits !== 0; bits &= bits - 1)
      b.push((w << 5) + 31 - Math.clz32(bits & -bits));
  }
  const pair = { a, b };
  if (!isAmong(found, pair)) found.push(pair);
}

/** Whether a list has a pair of groups, this way or the other. */
export function isAmong(list: readonly SameSet[], { a, b }: SameSet): boolean {
  for (let i = 0; i < list.length; i++) {
    const known = list[i] as SameSet;
    if ((same(known.a, a) && same(known.b, b)) || (same(known.a, b) && same(known.b, a))) return true;
  }
  return false;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
