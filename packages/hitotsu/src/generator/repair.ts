import type { Meter, Random, Task } from '../base/index.ts';
import { FAULT } from '../rules/index.ts';
import type { Grid } from '../solver/index.ts';
import type { Ground } from './ground.ts';
import { type Change, Layout } from './layout.ts';
import { Prover } from './prover.ts';
import type { WantedRule } from './request.ts';

/** Other grids gathered before the layout is changed: one change then answers several. */
const OTHERS = 6;
/** What a round of changing and binding clues costs, in nodes: about its time. */
const CHANGING = 100;
/** Borders moved in one round before a clue is rather cut. */
const STEPS = 60;
/** Places at which a cut is looked for. */
const PLACES = 12;
/** Changes for the better that are put to one proof at first. */
const RUN = 4;
/** Proofs of changes for the better that may fail before the layout is good enough. */
const REFUSALS = 3;
/** Nodes for such a proof: what takes longer is rather left as it is. */
const IMPROVING_NODES = 600;

/**
 * Changes the laid clues until they have one solution without any given; null if that cannot be done or the budget ends.
 *
 * Where other grids differ from the solution the clues say too little. All such grids are kept. At a cell in which one
 * differs, the change (of those that the rule proposes, see `RuleType.reshape`) is made that leaves the fewest of them
 * standing; if that does not end, a clue there is cut into simpler ones, at the price of a fault only if `faults` may be.
 * Once there is one solution, changes for the better are made, and proved.
 */
export function* repair(
  start: Ground,
  wanted: readonly WantedRule[],
  solution: Grid,
  random: Random,
  meter: Meter,
  nodesEach: number,
  faults: boolean,
): Task<Ground | null> {
  const layout = new Layout(start, wanted, solution, random);
  while (!meter.spent) {
    meter.nodes += CHANGING;
    const { others, settled } = yield* gather(layout.ground, solution, meter, nodesEach, OTHERS);
    for (const other of others) layout.add(other);
    yield { nodes: meter.nodes };
    if (settled && others.length === 0) return yield* improve(layout, solution, meter);
    const changed =
      others.length > 0 ? answer(layout, random, faults) : cut(layout, layout.places.reverse(), faults);
    if (!changed) return null;
  }
  return null;
}

/** Finds up to `most` other grids; `settled`: there are no more. */
function* gather(
  ground: Ground,
  solution: Grid,
  meter: Meter,
  nodesEach: number,
  most: number,
): Task<{ others: readonly Grid[]; settled: boolean }> {
  const prover = new Prover(ground, solution, meter, nodesEach);
  const others: Grid[] = [];
  try {
    let sought = yield* prover.another();
    while (sought === 'found') {
      others.push(prover.other.slice());
      if (others.length === most) break;
      sought = yield* prover.next();
    }
    return { others, settled: sought === 'ended' };
  } finally {
    prover.close();
  }
}

/** Changes the layout until it rules out every other grid met so far. */
function answer(layout: Layout, random: Random, faults: boolean): boolean {
  for (let step = 0; ; step++) {
    const { standing } = layout;
    if (standing.length === 0) return true;
    const { differing } = random.pick(standing);
    if (step < STEPS) {
      const change = best(layout, layout.changes(random.pick(differing), 0));
      if (change) layout.apply(change);
    } else if (!cut(layout, random.shuffle([...differing]), faults)) return false;
  }
}

/** The change after which the fewest other grids stand; the first that leaves none. */
function best(layout: Layout, changes: Iterable<Change>): Change | null {
  let found: Change | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const change of changes) {
    const standing = layout.standingAfter(change, fewest);
    if (standing >= fewest) continue;
    found = change;
    fewest = standing;
    if (standing === 0) break;
  }
  return found;
}

/** Makes the clues at one of some cells simpler: the cut that costs least, and of those the most useful. */
function cut(layout: Layout, cells: readonly number[], faults: boolean): boolean {
  const changes = cells.slice(0, PLACES).flatMap((cell) => [...layout.changes(cell, -1)]);
  const gain = Math.max(...changes.map((change) => change.gain));
  const change = best(layout, faults || gain > -FAULT ? changes.filter((other) => other.gain === gain) : []);
  if (change) layout.apply(change);
  return change !== null;
}

/**
 * Makes changes for the better as long as there is one solution. Several are put to one proof; if that fails, fewer.
 */
function* improve(layout: Layout, solution: Grid, meter: Meter): Task<Ground> {
  let proved = layout.ground;
  let run = RUN;
  let places = layout.places;
  for (let refusals = 0; refusals < REFUSALS && places.length > 0 && !meter.spent; ) {
    const tried: number[] = [];
    while (tried.length < run && places.length > 0) {
      const cell = places.shift() as number;
      for (const change of layout.changes(cell, 1)) {
        if (layout.standingAfter(change, 1) > 0) continue;
        layout.apply(change);
        tried.push(cell);
        break;
      }
    }
    if (tried.length === 0) break;
    meter.nodes += CHANGING;
    const { ground } = layout;
    const { others, settled } = yield* gather(ground, solution, meter, IMPROVING_NODES, 1);
    yield { nodes: meter.nodes };
    if (settled && others.length === 0) {
      proved = ground;
      continue;
    }
    layout.restore(proved);
    for (const other of others) layout.add(other);
    if (run > 1) places = [...tried, ...places];
    run = Math.ceil(run / 2);
    refusals++;
  }
  return proved;
}
