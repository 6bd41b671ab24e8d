import type { Meter, Random, Task } from '../base/index.ts';
import { Search } from '../engine/index.ts';
import type { Grid } from '../solver/index.ts';
import type { Orbit } from './dig.ts';
import type { Ground, LaidClue } from './ground.ts';
import { Prover } from './prover.ts';

/**
 * Leaves out the laid clues that say nothing new: without which the givens still have one solution. Clues of a kind
 * that covers the board stay, and so does the last clue of each kind; `idle` counts kinds whose last clue says nothing.
 *
 * Beside a covering layout, where most single clues could be spared (the layout's own too), that would leave hardly any
 * clue of the other kinds. There a clue goes only if it is spared and also rules out nothing at the start that plain
 * propagation of the rest does not rule out.
 */
export function* thin(
  ground: Ground,
  givens: readonly number[],
  solution: Grid,
  random: Random,
  meter: Meter,
  nodesEach: number,
): Task<{ ground: Ground; idle: number }> {
  let current = ground;
  let idle = 0;
  const covered = ground.laid.some(({ covering }) => covering);
  for (const clue of random.shuffle(ground.laid.filter(({ covering }) => !covering))) {
    const without = current.with(current.laid.filter((other) => other !== clue));
    if (covered && differ(atStart(current, givens, solution), atStart(without, givens, solution))) continue;
    if (!(yield* isUnique(without, givens, solution, meter, nodesEach))) continue;
    if (without.laid.some(({ kind }) => kind === clue.kind)) current = without;
    else idle++;
    yield { nodes: meter.nodes };
  }
  return { ground: current, idle };
}

/** What propagation alone leaves in every cell. */
function atStart(ground: Ground, givens: readonly number[], solution: Grid): Int32Array {
  const { shape } = ground;
  const domains = new Int32Array(shape.cellCount).fill(shape.allDigits);
  for (const cell of givens) domains[cell] = shape.setOf(solution[cell] as number);
  const search = Search.over(ground.problem);
  search.propagate(domains);
  search.release();
  return domains;
}

function differ(a: Int32Array, b: Int32Array): boolean {
  return a.some((set, cell) => set !== b[cell]);
}

/** A laid clue with a grid that only this clue rules out. */
interface Need {
  readonly clue: LaidClue;
  readonly prover: Prover;
  /** Null if no such grid is known: then the clue is not asked to say anything. */
  witness: Grid | null;
}

/**
 * Adds givens, in the order given, until there are `target`, keeping every laid clue needed: for each there stays a
 * grid that agrees with all givens and all other clues and breaks only this one. An orbit in which no witness differs
 * is added at once; otherwise new witnesses are looked for. If that does not give enough givens, clues are let go in
 * exchange, but never the last of its kind.
 */
export function* raise(
  ground: Ground,
  given: readonly Orbit[],
  order: readonly Orbit[],
  target: number,
  solution: Grid,
  meter: Meter,
  nodesEach: number,
): Task<{ ground: Ground; given: readonly Orbit[] }> {
  const added = [...given];
  let cells = new Set(given.flat());
  let current = ground;
  const needs: Need[] = ground.laid
    .filter(({ covering }) => !covering)
    .map((clue) => ({
      clue,
      prover: new Prover(
        ground.with(ground.laid.filter((other) => other !== clue)),
        solution,
        meter,
        nodesEach,
      ),
      witness: null,
    }));
  try {
    for (const need of needs) yield* witness(need, cells);
    const pending = needs.filter((need) => need.witness !== null);
    for (const pass of ['at once', 'search', 'let go'] as const)
      for (const orbit of order) {
        if (cells.size + orbit.length > target) continue;
        if (cells.has(orbit[0] as number)) continue;
        const after = new Set([...cells, ...orbit]);
        const hit = pending.filter(({ witness }) => orbit.some((cell) => witness?.[cell] !== solution[cell]));
        if (hit.length > 0 && pass === 'at once') continue;
        const before = hit.map((need) => need.witness);
        const lost: Need[] = [];
        for (const need of hit) if (!(yield* witness(need, after))) lost.push(need);
        const [only] = lost;
        const less = pass === 'let go' && only && lost.length === 1 ? lessOne(current, only.clue) : null;
        if (only && less && (yield* isUnique(less, after, solution, meter, nodesEach))) {
          current = less;
          pending.splice(pending.indexOf(only), 1);
        } else if (only) {
          hit.forEach((need, i) => {
            need.witness = before[i] as Grid;
          });
          continue;
        }
        cells = after;
        added.push(orbit);
        yield { nodes: meter.nodes };
      }
    return { ground: current, given: added };
  } finally {
    for (const { prover } of needs) prover.close();
  }
}

/** The ground without a clue; null if that was the last of its kind. */
function lessOne(ground: Ground, clue: LaidClue): Ground | null {
  const left = ground.laid.filter((other) => other !== clue);
  return left.some(({ kind }) => kind === clue.kind) ? ground.with(left) : null;
}

/** Whether it is proved that the givens have no other grid. */
function* isUnique(
  ground: Ground,
  givens: Iterable<number>,
  solution: Grid,
  meter: Meter,
  nodesEach: number,
): Task<boolean> {
  const prover = new Prover(ground, solution, meter, nodesEach);
  try {
    prover.giveOnly(givens);
    return (yield* prover.another()) === 'ended';
  } finally {
    prover.close();
  }
}

function* witness(need: Need, givens: Iterable<number>): Task<boolean> {
  need.prover.giveOnly(givens);
  const found = (yield* need.prover.another()) === 'found';
  need.witness = found ? need.prover.other.slice() : null;
  return found;
}
