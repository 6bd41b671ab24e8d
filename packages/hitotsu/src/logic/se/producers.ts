/** The producers in the order in which Sudoku Explainer tries them; the first one that finds anything gives the step. */
import { alignedPair, alignedTriplet } from './aligned.ts';
import { bug } from './bug.ts';
import { fish } from './fish.ts';
import { dynamicChains, multipleChains, nishio } from './forcing.ts';
import type { SeGrid } from './grid.ts';
import { locking } from './locking.ts';
import { uniqueLoop } from './loops.ts';
import { hiddenSet, nakedSet } from './sets.ts';
import { singleChains } from './single-chains.ts';
import { hiddenSingle, nakedSingle } from './singles.ts';
import type { Found } from './step.ts';
import { wing } from './wings.ts';

type Producer = (grid: SeGrid) => Found;
/** A producer that takes long enough to be interrupted: it yields now and then. */
type LongProducer = (grid: SeGrid) => Generator<void, Found, void>;

const SHORT: readonly Producer[] = [
  hiddenSingle,
  (grid) => locking(grid, true),
  (grid) => hiddenSet(grid, 2, 3, 20, true),
  nakedSingle,
  (grid) => hiddenSet(grid, 3, 5, 25, true),
  (grid) => locking(grid, false),
  (grid) => nakedSet(grid, 2, 7, 30),
  (grid) => fish(grid, 2, 8, 32),
  (grid) => hiddenSet(grid, 2, 9, 34, false),
  (grid) => nakedSet(grid, 3, 10, 36),
  (grid) => fish(grid, 3, 11, 38),
  (grid) => hiddenSet(grid, 3, 12, 40, false),
  (grid) => wing(grid, 2),
  (grid) => wing(grid, 3),
  uniqueLoop,
  (grid) => nakedSet(grid, 4, 16, 50),
  (grid) => fish(grid, 4, 17, 52),
  (grid) => hiddenSet(grid, 4, 18, 54, false),
  bug,
  alignedPair,
  singleChains,
  alignedTriplet,
];

const LONG: readonly LongProducer[] = [nishio, multipleChains, dynamicChains];

/** The next step of a position, or null when the installed techniques find none. */
export function* nextStep(grid: SeGrid): Generator<void, Found, void> {
  for (const producer of SHORT) {
    const step = producer(grid);
    if (step) return step;
  }
  for (const producer of LONG) {
    const step = yield* producer(grid);
    if (step) return step;
  }
  return null;
}
