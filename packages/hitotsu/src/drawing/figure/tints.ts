import type { Shape } from '../../board/index.ts';

/** Colour keys, those that differ most from each other first. */
const ORDER = [7, 9, 4, 2, 6, 8, 3, 5, 1];

/**
 * A colour key for each group of cells so that groups that touch differ, as long as nine colours are enough. Of the
 * colours that are free the one used least is taken, the earlier of equal ones.
 */
export function tintsOf(shape: Shape, groups: readonly (readonly number[])[]): number[] {
  const groupsOf = new Map<number, number[]>();
  groups.forEach((cells, group) => {
    for (const cell of cells) groupsOf.set(cell, [...(groupsOf.get(cell) ?? []), group]);
  });
  const used = new Map<number, number>();
  const tints: number[] = [];
  groups.forEach((cells, group) => {
    const barred = new Set<number>();
    for (const cell of cells)
      for (const near of [cell, ...shape.neighbours(cell)])
        for (const other of groupsOf.get(near) ?? []) if (other < group) barred.add(tints[other] as number);
    const free = ORDER.filter((key) => !barred.has(key)).slice(0, 5);
    const [tint = 1] = free.sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
    used.set(tint, (used.get(tint) ?? 0) + 1);
    tints.push(tint);
  });
  return tints;
}
