import type { Random, Task } from '../base/index.ts';
import { dig, type Orbit } from './dig.ts';
import type { Prover } from './prover.ts';

/** Exchanges without progress after which another grid is the better bet. */
const PATIENCE = 300;
/** Most orbits added before digging again. */
const MOST_ADDED = 4;

/**
 * Looks for a puzzle of fewer givens near one from which nothing can be taken: adds a few orbits, digs again in another
 * order with the new ones last, and goes on from there if that is no worse. `kept` is the orbits given; the answer has
 * `target` givens or as few as were found.
 */
export function* fewer(
  prover: Prover,
  kept: readonly Orbit[],
  all: readonly Orbit[],
  target: number,
  random: Random,
): Task<readonly Orbit[]> {
  let best = kept;
  let size = sizeOf(best);
  for (let idle = 0; size > target && idle < PATIENCE && !prover.meter.spent; idle++) {
    const given = new Set(best);
    const free = random.shuffle(all.filter((orbit) => !given.has(orbit)));
    const order = [...random.shuffle([...best]), ...free.slice(0, 1 + random.below(MOST_ADDED))];
    prover.giveOnly(order.flat());
    const dug = yield* dig(prover, order, target, 1);
    const reached = sizeOf(dug.kept);
    if (reached > size) continue;
    if (reached < size) idle = -1;
    best = dug.kept;
    size = reached;
  }
  return best;
}

/** Number of cells in some orbits. */
export function sizeOf(orbits: readonly Orbit[]): number {
  return orbits.reduce((total, orbit) => total + orbit.length, 0);
}
