/** The producers in the order in which Sudoku Explainer tries them; the first one that finds anything gives the step. */
import { alignedPair, alignedTriplet } from './aligned.ts';
import { bug } from './bug.ts';
import { fish } from './fish.ts';
import { Forcing } from './forcing.ts';
import type { SeGrid } from './grid.ts';
import { locking } from './locking.ts';
import { uniqueLoop } from './loops.ts';
import { hiddenSet, nakedSet } from './sets.ts';
import { singleChains } from './single-chains.ts';
import { hiddenSingle, nakedSingle } from './singles.ts';
import type { Found } from './step.ts';
import { wing } from './wings.ts';

/**
 * Whose search order decides between equals: classic Sudoku Explainer 1.2.1, or Sukaku Explainer restricted to the same
 * techniques. They rate alike, but their paths differ.
 */
export type SeOrder = 'classic' | 'sukaku';

type Producer = (grid: SeGrid, sukaku: boolean) => Found;

/** Producers 1 to 22, numbered by their place. */
const SHORT: readonly Producer[] = [
  hiddenSingle,
  (grid, sukaku) => locking(grid, true, sukaku),
  (grid) => hiddenSet(grid, 2, 3, 20, true),
  nakedSingle,
  (grid) => hiddenSet(grid, 3, 5, 25, true),
  (grid, sukaku) => locking(grid, false, sukaku),
  (grid) => nakedSet(grid, 2, 7, 30),
  (grid) => fish(grid, 2, 8, 32),
  (grid) => hiddenSet(grid, 2, 9, 34, false),
  (grid) => nakedSet(grid, 3, 10, 36),
  (grid) => fish(grid, 3, 11, 38),
  (grid) => hiddenSet(grid, 3, 12, 40, false),
  (grid, sukaku) => wing(grid, 2, sukaku),
  (grid, sukaku) => wing(grid, 3, sukaku),
  uniqueLoop,
  (grid) => nakedSet(grid, 4, 16, 50),
  (grid) => fish(grid, 4, 17, 52),
  (grid) => hiddenSet(grid, 4, 18, 54, false),
  bug,
  alignedPair,
  singleChains,
  alignedTriplet,
];

/** Finds steps one after another; its working memory serves one task at a time. */
export class SeFinder {
  private readonly forcing: Forcing;
  private readonly sukaku: boolean;

  constructor(order: SeOrder) {
    this.sukaku = order === 'sukaku';
    this.forcing = new Forcing(this.sukaku);
  }

  /** Assumptions followed so far: the measure of the work done. */
  get work(): number {
    return this.forcing.work.count;
  }

  /** The next step of a position, or null when the techniques find none. Yields every few assumptions. */
  *next(grid: SeGrid): Generator<void, Found, void> {
    for (const producer of SHORT) {
      const step = producer(grid, this.sukaku);
      if (step) return step;
    }
    return yield* this.forcing.find(grid);
  }
}
