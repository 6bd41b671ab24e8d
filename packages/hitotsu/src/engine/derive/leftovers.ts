import type { Parts } from '../parts.ts';
import { bitCount, partitions } from './families.ts';

/** Most cells on one side of a law of leftovers. */
const LARGEST = 6;

/**
 * The law of leftovers: some whole units of one partition of the board and as many of another hold the same digits, so the
 * cells that only one side has hold the same digits as those that only the other has. Partitions are found among the
 * units (families of disjoint units that cover the board); the first side is a run of neighbours in a family, the second
 * the units of the other family that cover most of it. Plain boxes give nothing new: there the difference is empty or large.
 */
export function deriveLeftovers(parts: Parts): void {
  const families = partitions(parts);
  for (const first of families)
    for (const second of families) if (first !== second) compare(parts, first, second);
}

function compare(parts: Parts, first: readonly number[], second: readonly number[]): void {
  const { unitBits, cellWords, digitCount } = parts;
  const count = first.length;
  const run = new Int32Array(cellWords);
  const shared = new Int32Array(count);
  for (let from = 0; from < count; from++) {
    run.fill(0);
    shared.fill(0);
    // Runs of more than half of the board say the same as the other half.
    for (let size = 1; size * 2 <= count && from + size <= count; size++) {
      const added = (first[from + size - 1] as number) * cellWords;
      let covered = 0;
      let chosen = 0;
      for (let w = 0; w < cellWords; w++) run[w] = (run[w] as number) | (unitBits[added + w] as number);
      for (let s = 0; s < count; s++) {
        const at = (second[s] as number) * cellWords;
        let overlap = shared[s] as number;
        for (let w = 0; w < cellWords; w++) {
          const both = (unitBits[added + w] as number) & (unitBits[at + w] as number);
          if (both !== 0) overlap += bitCount(both);
        }
        shared[s] = overlap;
        if (overlap * 2 > digitCount) {
          covered += overlap;
          chosen++;
        }
      }
      const left = size * digitCount - covered;
      if (chosen !== size || left === 0 || left > LARGEST) continue;
      emit(parts, run, second, shared);
    }
  }
}

function emit(parts: Parts, run: Int32Array, second: readonly number[], shared: Int32Array): void {
  const { unitBits, cellWords, digitCount } = parts;
  const other = new Int32Array(cellWords);
  for (let s = 0; s < second.length; s++) {
    if ((shared[s] as number) * 2 <= digitCount) continue;
    for (let w = 0; w < cellWords; w++)
      other[w] = (other[w] as number) | (unitBits[(second[s] as number) * cellWords + w] as number);
  }
  const a: number[] = [];
  const b: number[] = [];
  for (let w = 0; w < cellWords; w++) {
    const inRun = run[w] as number;
    const inOther = other[w] as number;
    for (let bits = inRun & ~inOther; bits !== 0; bits &= bits - 1)
      a.push((w << 5) + 31 - Math.clz32(bits & -bits));
    for (let bits = inOther & ~inRun; bits !== 0; bits &= bits - 1)
      b.push((w << 5) + 31 - Math.clz32(bits & -bits));
  }
  if (parts.sameSets.some((known) => sameCells(known.a, a, known.b, b) || sameCells(known.a, b, known.b, a)))
    return;
  parts.sameSets.push({ a, b });
}

function sameCells(
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
  d: readonly number[],
): boolean {
  return a.length === b.length && a.every((cell, i) => cell === b[i]) && c.every((cell, i) => cell === d[i]);
}
