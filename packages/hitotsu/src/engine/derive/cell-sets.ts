import type { Parts } from '../parts.ts';

/** Whether the cells of a set all see each other. */
export function isClique({ seen, cellWords }: Parts, set: Int32Array): boolean {
  for (let w = 0; w < cellWords; w++)
    for (let bits = set[w] as number; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const at = ((w << 5) + 31 - Math.clz32(bit)) * cellWords;
      for (let v = 0; v < cellWords; v++) {
        const others = (set[v] as number) & ~(seen[at + v] as number);
        if ((v === w ? others & ~bit : others) !== 0) return false;
      }
    }
  return true;
}

/** The cells of a set, in reading order. */
export function cellsOf(set: Int32Array): number[] {
  const cells: number[] = [];
  for (let w = 0; w < set.length; w++)
    for (let bits = set[w] as number; bits !== 0; bits &= bits - 1)
      cells.push((w << 5) + 31 - Math.clz32(bits & -bits));
  return cells;
}
