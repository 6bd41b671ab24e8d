import type { Parts } from '../parts.ts';
import { bitCount } from './families.ts';

/** Two units: the cells they share, and what else each has. */
export interface LockedPair {
  readonly shared: readonly number[];
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** Pairs of units that share two cells or more: what one unit can only have there, the rest of the other cannot. */
export function lockedPairs({ units, unitBits, cellWords }: Parts): LockedPair[] {
  const pairs: LockedPair[] = [];
  const cellsOf = (wordAt: (w: number) => number): number[] => {
    const cells: number[] = [];
    for (let w = 0; w < cellWords; w++)
      for (let rest = wordAt(w); rest !== 0; rest &= rest - 1)
        cells.push((w << 5) + 31 - Math.clz32(rest & -rest));
    return cells;
  };
  for (let a = cellWords; a < units.length * cellWords; a += cellWords)
    for (let b = 0; b < a; b += cellWords) {
      let count = 0;
      for (let w = 0; w < cellWords; w++) {
        const both = (unitBits[a + w] as number) & (unitBits[b + w] as number);
        if (both !== 0) count += bitCount(both);
      }
      if (count < 2) continue;
      const ofA = (w: number): number => unitBits[a + w] as number;
      const ofB = (w: number): number => unitBits[b + w] as number;
      pairs.push({
        shared: cellsOf((w) => ofA(w) & ofB(w)),
        first: cellsOf((w) => ofA(w) & ~ofB(w)),
        second: cellsOf((w) => ofB(w) & ~ofA(w)),
      });
    }
  return pairs;
}
