import type { Parts } from '../parts.ts';

/** Number of cells in a word of a cell set. */
export function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Families of disjoint units that cover every cell, each as the numbers of its units in the order posted. */
export function partitions(parts: Parts): number[][] {
  const { units, unitBits, cellWords, cellCount, digitCount } = parts;
  const families: { members: number[]; used: Int32Array }[] = [];
  for (let u = 0; u < units.length; u++) {
    let placed = false;
    for (const { members, used } of families) {
      let clash = 0;
      for (let w = 0; w < cellWords; w++)
        clash |= (used[w] as number) & (unitBits[u * cellWords + w] as number);
      if (clash !== 0) continue;
      for (let w = 0; w < cellWords; w++)
        used[w] = (used[w] as number) | (unitBits[u * cellWords + w] as number);
      members.push(u);
      placed = true;
      break;
    }
    if (!placed)
      families.push({ members: [u], used: unitBits.slice(u * cellWords, u * cellWords + cellWords) });
  }
  return families
    .filter(({ members }) => members.length * digitCount === cellCount)
    .map(({ members }) => members);
}
