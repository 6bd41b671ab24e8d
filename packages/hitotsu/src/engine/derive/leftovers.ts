import type { Parts, SameSet } from '../parts.ts';
import type { Families } from './families.ts';

/** Most cells on one side of a law of leftovers; never more than two thirds of a unit. */
const LARGEST = 6;

/**
 * The law of leftovers: some whole units of one partition of the board and as many of another hold the same digits, so the
 * cells that only one side has hold the same digits as those that only the other has. Partitions are found among the
 * units (families of disjoint units that cover the board); the first side is a run of neighbours in a family, the second
 * the units of the other family that cover most of it. Plain boxes give nothing new: there the difference is empty or large.
 */
export function leftoversOf(parts: Parts, { members, shared }: Families): SameSet[] {
  const { cellCount, digitCount } = parts;
  const found: SameSet[] = [];
  for (let i = 1; i < members.length; i++)
    for (let j = 0; j < i; j++) {
      const first = members[i] as readonly number[];
      const second = members[j] as readonly number[];
      const count = first.length;
      if (count * digitCount !== cellCount || second.length !== count) continue;
      const overlaps = shared[i * members.length + j] as readonly number[];
      // Half of a family is the longest run: with small overlaps (rows and columns) no run covers most of a unit.
      let largest = 0;
      for (let k = 0; k < overlaps.length; k++)
        if ((overlaps[k] as number) > largest) largest = overlaps[k] as number;
      if (largest * (count >> 1) * 2 <= digitCount) continue;
      compare(parts, found, first, second, overlaps, 1, count);
      compare(parts, found, second, first, overlaps, count, 1);
    }
  return found;
}

/** Overlaps are added up several to a word, in fields of so many bits; the highest bit of each is free for a comparison. */
const FIELD = 6;
const FIELDS = 5;
const TOP = 0b100000_100000_100000_100000_100000;
/** Work space: the overlaps of each unit of `first`, and of the present run; the cells of the run and of what it lies on. */
let rows = new Int32Array(256);
let sums = new Int32Array(16);
let inRun = new Int32Array(32);

/** Runs of `first` against the units of `second`; the overlap of units i and j is at i * stepFirst + j * stepSecond. */
function compare(
  { digitCount, unitBits, cellWords }: Parts,
  found: SameSet[],
  first: readonly number[],
  second: readonly number[],
  overlaps: readonly number[],
  stepFirst: number,
  stepSecond: number,
): void {
  const count = first.length;
  const words = Math.ceil(count / FIELDS);
  if (rows.length < count * words || sums.length < words || inRun.length < cellWords) {
    rows = new Int32Array(count * words);
    sums = new Int32Array(words);
    inRun = new Int32Array(cellWords);
  }
  for (let i = 0; i < count; i++)
    for (let w = 0, s = 0; w < words; w++) {
      let row = 0;
      for (let shift = 0; shift < FIELD * FIELDS && s < count; shift += FIELD, s++)
        row |= (overlaps[i * stepFirst + s * stepSecond] as number) << shift;
      rows[i * words + w] = row;
    }
  // More than half of the digits, and this, reach the highest bit of a field.
  const more = (31 - (digitCount >> 1)) * (TOP >>> (FIELD - 1));
  for (let from = 0; from < count; from++) {
    for (let w = 0; w < words; w++) sums[w] = 0;
    for (let w = 0; w < cellWords; w++) inRun[w] = 0;
    // Runs of more than half of the board say the same as the other half.
    for (let size = 1; size * 2 <= count && from + size <= count; size++) {
      const row = (from + size - 1) * words;
      let chosen = 0;
      let left = size * digitCount;
      for (let w = 0; w < words; w++) {
        const sum = (sums[w] as number) + (rows[row + w] as number);
        sums[w] = sum;
        for (let tops = (sum + more) & TOP; tops !== 0; tops &= tops - 1) {
          chosen++;
          left -= (sum >>> (32 - FIELD - Math.clz32(tops & -tops))) & 31;
        }
      }
      const at = (first[from + size - 1] as number) * cellWords;
      for (let w = 0; w < cellWords; w++) inRun[w] = (inRun[w] as number) | (unitBits[at + w] as number);
      if (chosen !== size || left <= 0 || left > LARGEST || 3 * left > 2 * digitCount) continue;
      const a: number[] = [];
      const b: number[] = [];
      for (let w = 0; w < cellWords; w++) {
        let inOthers = 0;
        for (let v = 0; v < words; v++)
          for (let tops = ((sums[v] as number) + more) & TOP; tops !== 0; tops &= tops - 1) {
            const s = v * FIELDS + (32 - FIELD - Math.clz32(tops & -tops)) / FIELD;
            inOthers |= unitBits[(second[s] as number) * cellWords + w] as number;
          }
        push(a, w, (inRun[w] as number) & ~inOthers);
        push(b, w, inOthers & ~(inRun[w] as number));
      }
      const pair = { a, b };
      if (!isAmong(found, pair)) found.push(pair);
    }
  }
}

/** Appends the cells of a word of a set. */
function push(cells: number[], word: number, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) cells.push((word << 5) + 31 - Math.clz32(rest & -rest));
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
