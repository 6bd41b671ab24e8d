import type { Task } from '../base/index.ts';
import type { Prover } from './prover.ts';

/** Cells that are given or not given together. */
export type Orbit = readonly number[];

export interface Dug {
  /** The orbits still given, in the order in which they were tried. */
  readonly kept: readonly Orbit[];
  /** The orbits taken away, in order: putting the last ones back gives the puzzle of each earlier moment. */
  readonly removed: readonly Orbit[];
  /** Orbits kept only because the budget did not settle them. */
  readonly unsettled: number;
}

/**
 * Takes away orbits of givens in the order given, each one if the rest still has one solution (proved), down to `floor`
 * givens. The prover holds exactly the cells of `order` as givens, and they have one solution.
 *
 * The result is that of one proof an orbit. But as fewer givens never have fewer solutions, a run of orbits that can go
 * together is proved by one question, and the first that cannot is found by halving. So at first `firstRun` orbits are
 * tried at once; from the first refusal on, one at a time.
 */
export function* dig(
  prover: Prover,
  order: readonly Orbit[],
  floor: number,
  firstRun = Math.ceil(order.length / 3),
): Task<Dug> {
  const queue = [...order].reverse();
  const kept: Orbit[] = [];
  const removed: Orbit[] = [];
  let unsettled = 0;
  let givens = order.reduce((total, orbit) => total + orbit.length, 0);
  let length = firstRun;
  while (queue.length > 0 && givens > floor) {
    const run: Orbit[] = [];
    let room = givens - floor;
    for (let next = queue.at(-1); next && run.length < length && next.length <= room; next = queue.at(-1)) {
      run.push(next);
      room -= next.length;
      queue.pop();
    }
    if (run.length === 0) {
      kept.push(queue.pop() as Orbit); // more cells than may still go
      continue;
    }
    const { passed, settled } = yield* passing(prover, run);
    for (const orbit of run.slice(0, passed)) {
      removed.push(orbit);
      givens -= orbit.length;
    }
    yield { nodes: prover.meter.nodes, done: order.length - queue.length, total: order.length };
    const refused = run[passed];
    if (!refused) continue;
    kept.push(refused);
    if (!settled) unsettled++;
    for (let i = run.length - 1; i > passed; i--) queue.push(run[i] as Orbit);
    length = 1;
  }
  kept.push(...queue.reverse());
  return { kept, removed, unsettled };
}

/** How many orbits from the front of the run can go together. Those are left taken, the others given. */
function* passing(prover: Prover, run: readonly Orbit[]): Task<{ passed: number; settled: boolean }> {
  let passed = 0;
  let settled = true;
  for (let beyond = run.length + 1; beyond - passed > 1; ) {
    const upTo = beyond > run.length ? run.length : (passed + beyond) >> 1;
    const cells = run.slice(passed, upTo).flat();
    const sought = yield* prover.withoutThese(cells);
    if (sought === 'ended') passed = upTo;
    else {
      for (const cell of cells) prover.give(cell);
      beyond = upTo;
      settled = sought === 'found';
    }
  }
  return { passed, settled };
}
