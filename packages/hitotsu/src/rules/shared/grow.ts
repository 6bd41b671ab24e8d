import type { Random } from '../../base/index.ts';
import type { Shape } from '../../board/index.ts';

/**
 * A connected group of cells grown from `start` at random: each step takes in one of the neighbouring cells that
 * `accepts` lets in (it sees the group so far). Ends at `size` cells or when nothing can be taken in.
 */
export function growGroup(
  shape: Shape,
  start: number,
  size: number,
  accepts: (cell: number, group: readonly number[]) => boolean,
  random: Random,
): number[] {
  const group = [start];
  while (group.length < size) {
    const edge = new Set(group.flatMap((cell) => shape.neighbours(cell)));
    const open = [...edge].filter((cell) => !group.includes(cell) && accepts(cell, group));
    if (open.length === 0) break;
    group.push(random.pick(open));
  }
  return group;
}

/** Cells in random order. */
export function shuffledCells(shape: Shape, random: Random): number[] {
  return random.shuffle(Array.from({ length: shape.cellCount }, (_, cell) => cell));
}

/** Cell names in reading order, as specs write groups. */
export function namesOf(shape: Shape, cells: readonly number[]): string[] {
  return [...cells].sort((a, b) => a - b).map((cell) => shape.nameOf(cell));
}
