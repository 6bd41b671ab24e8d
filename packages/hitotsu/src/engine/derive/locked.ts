import { Kind } from '../kernel/memory.ts';
import type { Parts } from '../parts.ts';
import type { ImageWriter } from '../writer.ts';
import { bitCount } from './families.ts';

/**
 * Pairs of units that share two cells or more: what one unit can only have there, the rest of the other cannot. Writes the
 * counts and the cells (shared, first rest, second rest) of each pair. Only digits that leave a rest can say something new.
 */
export function writeLocked(parts: Parts, writer: ImageWriter): void {
  const { units, unitBits, cellWords, digitCount } = parts;
  const count = units.length;
  for (let a = cellWords; a < count * cellWords; a += cellWords)
    for (let b = 0; b < a; b += cellWords) {
      let shared = 0;
      for (let w = 0; w < cellWords; w++) {
        const both = (unitBits[a + w] as number) & (unitBits[b + w] as number);
        if (both !== 0) shared += bitCount(both);
      }
      if (shared < 2) continue;
      writer.begin(Kind.locked);
      writer.put(shared);
      writer.put(digitCount - shared);
      writer.put(digitCount - shared);
      for (let w = 0; w < cellWords; w++)
        writer.bits(w, (unitBits[a + w] as number) & (unitBits[b + w] as number), false);
      for (let w = 0; w < cellWords; w++)
        writer.bits(w, (unitBits[a + w] as number) & ~(unitBits[b + w] as number), true);
      for (let w = 0; w < cellWords; w++)
        writer.bits(w, (unitBits[b + w] as number) & ~(unitBits[a + w] as number), true);
    }
}
