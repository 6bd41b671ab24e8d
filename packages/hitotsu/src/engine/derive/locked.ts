import type { Parts } from '../parts.ts';
import { bitCount } from './families.ts';

/**
 * Pairs of units that share two cells or more: what one unit can only have there, the rest of the other cannot. Reports
 * the counts and the cells (shared, first rest, second rest) of each pair.
 */
export function findLocked(
  parts: Parts,
  report: (counts: readonly number[], cells: readonly number[]) => void,
): void {
  const { units, unitBits, cellWords, digitCount } = parts;
  for (let a = 1; a < units.length; a++)
    for (let b = 0; b < a; b++) {
      let shared = 0;
      for (let word = 0; word < cellWords; word++) {
        const both = (unitBits[a * cellWords + word] as number) & (unitBits[b * cellWords + word] as number);
        if (both !== 0) shared += bitCount(both);
      }
      if (shared < 2) continue;
      const cells: number[] = [];
      const inUnit = (u: number, cell: number): boolean =>
        (((unitBits[u * cellWords + (cell >> 5)] as number) >>> (cell & 31)) & 1) === 1;
      const listA = units[a] as readonly number[];
      const listB = units[b] as readonly number[];
      for (const cell of listA) if (inUnit(b, cell)) cells.push(cell);
      for (const cell of listA) if (!inUnit(b, cell)) cells.push(cell);
      for (const cell of listB) if (!inUnit(a, cell)) cells.push(cell);
      report([shared, digitCount - shared, digitCount - shared], cells);
    }
}
