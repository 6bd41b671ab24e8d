import {
  InputError,
  Meter,
  Random,
  run,
  runNow,
  type Seed,
  type Task,
  type TaskOptions,
  unwrap,
} from '../base/index.ts';
import { Board } from '../board/index.ts';
import { searchOver } from '../classic/index.ts';
import { givenCells, type Puzzle, withGivens } from '../puzzle/index.ts';
import { type Grid, seek } from '../solver/index.ts';
import { dig } from './dig.ts';
import { type Difficulty, givensOf } from './grade.ts';
import { Ground } from './ground.ts';
import { Prover } from './prover.ts';
import { orbits, type Symmetry } from './symmetry.ts';

export interface CompleteOptions extends TaskOptions {
  readonly seed: Seed;
  /** What is added keeps it, as far as the givens that stand let it. */
  readonly symmetry?: Symmetry | undefined;
  /** How many givens there shall be, as for a generated puzzle; by default as few as can be. */
  readonly difficulty?: Difficulty | undefined;
}

export interface Completed {
  /** Exactly one solution, proved; all the givens and rules of the puzzle that was begun, and more givens. */
  readonly puzzle: Puzzle;
  readonly solution: Grid;
  /** The cells of the givens that were added. */
  readonly added: readonly number[];
}

const DEFAULT_BUDGET = { nodes: 500_000 };
/** For one question; beyond that a given is rather kept. */
const NODES_EACH = 20_000;
const NODES_EACH_LARGE = 400;

/**
 * Finishes a puzzle that somebody began: adds givens until there is exactly one solution, and none that could be left
 * out (unless a difficulty asks for more). Throws `InputError`: `no-grid` if what stands has no solution at all,
 * `no-grid-in-budget` if none was found.
 */
export function* completeTask(puzzle: Puzzle, options: CompleteOptions): Task<Completed> {
  const { shape } = puzzle;
  const meter = new Meter(options.budget ?? DEFAULT_BUDGET);
  const random = new Random(options.seed);
  const solution = yield* anySolution(puzzle, random.fork('fill'), meter);
  const standing = new Set(givenCells(puzzle));
  const ground = Ground.of(unwrap(withGivens(puzzle, new Board(shape))));
  const nodesEach = shape.cellCount > 81 ? NODES_EACH_LARGE : NODES_EACH;
  const prover = new Prover(ground, solution, meter, nodesEach);
  try {
    prover.giveOnly(solution.keys());
    const open = orbits(shape, options.symmetry ?? 'none')
      .map((orbit) => orbit.filter((cell) => !standing.has(cell)))
      .filter((orbit) => orbit.length > 0);
    const { kept, removed } = yield* dig(prover, random.fork('dig').shuffle(open), 0);
    const added = [...kept];
    const count = () => standing.size + added.flat().length;
    const target = options.difficulty ? givensOf(options.difficulty, shape, count()) : 0;
    for (const orbit of [...removed].reverse()) {
      if (count() >= target) break;
      added.push(orbit);
    }
    const givens = puzzle.givens.copy();
    for (const cell of added.flat()) givens.digits[cell] = solution[cell] as number;
    const cells = added.flat().sort((a, b) => a - b);
    return { puzzle: unwrap(withGivens(puzzle, givens)), solution, added: cells };
  } finally {
    prover.close();
  }
}

/** One of the solutions, at random. */
function* anySolution(puzzle: Puzzle, random: Random, meter: Meter): Task<Grid> {
  const search = searchOver(puzzle.problem);
  try {
    search.begin(puzzle.start, { random });
    const sought = yield* seek(search, meter);
    if (sought === 'found') return search.grid.slice();
    const code = sought === 'ended' ? 'no-grid' : 'no-grid-in-budget';
    throw new InputError([{ code, path: 'rules', values: { nodes: meter.nodes } }]);
  } finally {
    search.release();
  }
}

export function complete(puzzle: Puzzle, options: CompleteOptions): Promise<Completed> {
  return run(completeTask(puzzle, options), options);
}

export function completeNow(puzzle: Puzzle, options: CompleteOptions): Completed {
  return runNow(completeTask(puzzle, options), options);
}
