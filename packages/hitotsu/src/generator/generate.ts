import {
  type Budget,
  InputError,
  Meter,
  Random,
  run,
  runNow,
  type Seed,
  type Task,
  unwrap,
} from '../base/index.ts';
import { Board, EMPTY } from '../board/index.ts';
import { type Puzzle, puzzleFrom, withGivens } from '../puzzle/index.ts';
import type { Grid } from '../solver/index.ts';
import { fill } from './fill.ts';
import { Ground } from './ground.ts';
import { frame } from './lay.ts';
import { type Draft, Maker, type Miss } from './maker.ts';
import { type GenerateOptions, type Plan, readOptions } from './options.ts';
import { quick } from './quick.ts';

export interface Generated {
  /** Has exactly one solution under its whole rule list: proved. */
  readonly puzzle: Puzzle;
  readonly solution: Grid;
  /** Number of givens. */
  readonly clues: number;
  /** Makes this very puzzle again, with the same options. */
  readonly seed: Seed;
  /** Whether everything asked for was reached; otherwise this is the best found inside the budget. */
  readonly reached: boolean;
  /** What was missed: codes `missed-…` with what was asked and what it is. */
  readonly missed: readonly Miss[];
  readonly stats: { readonly nodes: number };
}

/** Nodes for filling a board whose rules stand; if they run out, other random choices are tried. */
const FILL_NODES = 20_000;
/** The same for a frame, at first; most frames that take long to fill cannot be filled. Grows with every frame. */
const FRAME_NODES = 1_000;
/** What a new frame costs, in nodes: about its time. */
const FRAMING = 200;
/** Layouts tried over one grid, where the rules lay clues. */
const LAYOUTS = 4;
/** Part of the budget kept back for a puzzle with givens where none without was found. */
const RESERVE = 0.1;

function part({ nodes, ms }: Budget, share: number): Budget {
  return {
    ...(nodes === undefined ? {} : { nodes: Math.floor(nodes * share) }),
    ...(ms === undefined ? {} : { ms: ms * share }),
  };
}

/** Makes the puzzles of one plan; what they share is made once. */
class Workshop {
  private readonly plan: Plan;
  private plain: Ground | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  *make(seed: Seed): Task<Generated> {
    const { plan } = this;
    const meter = new Meter(part(plan.budget, 1 - RESERVE));
    const random = new Random(seed);
    let last: { ground: Ground; grid: Grid; random: Random } | null = null;
    const framed = plan.wanted.some(({ makes }) => makes === 'frame');
    let best: Draft | null = framed ? null : yield* quick(plan, this.ground(random), random, meter);
    const layouts = plan.wanted.some(({ makes }) => makes === 'lay') ? LAYOUTS : 1;
    for (let attempt = 0; (!best || best.missed.length > 0) && !meter.spent; attempt++) {
      const own = random.fork(attempt);
      const ground = this.ground(own);
      const most = framed ? Math.min(FILL_NODES, FRAME_NODES * (1 + attempt)) : FILL_NODES;
      const grid = yield* fill(ground, own.fork('fill'), meter, most);
      meter.nodes += framed ? FRAMING : 1;
      if (grid === 'none' && !framed) throw new InputError([{ code: 'no-grid', path: 'rules' }]);
      if (grid === null || grid === 'none') continue;
      last = { ground, grid, random: own };
      for (let layout = 0; layout < layouts && (!best || best.missed.length > 0); layout++) {
        const maker = new Maker(plan, ground, own.fork(layout), meter);
        const draft: Draft | null = yield* maker.make(grid, layout === layouts - 1);
        if (draft && (!best || draft.distance < best.distance)) best = draft;
        if (meter.spent) break;
      }
    }
    let { nodes } = meter;
    if (!best && last) {
      const rest = new Meter(part(plan.budget, RESERVE));
      best = yield* new Maker(plan, last.ground, last.random, rest).makeWithGivens(last.grid);
      nodes += rest.nodes;
    }
    if (!best) throw new InputError([{ code: 'no-grid-in-budget', path: 'rules', values: { nodes } }]);
    return this.finish(best, seed, nodes);
  }

  /** The rules that stand before filling; the same ones for every puzzle if nothing is framed. */
  private ground(random: Random): Ground {
    const { wanted, shape, registry } = this.plan;
    if (this.plain) return this.plain;
    const specs = frame(wanted, shape, random);
    const puzzle = unwrap(puzzleFrom({ shape, givens: new Board(shape), rules: specs }, { registry }));
    const ground = Ground.of(puzzle);
    if (!wanted.some(({ makes }) => makes === 'frame')) this.plain = ground;
    return ground;
  }

  private finish(draft: Draft, seed: Seed, nodes: number): Generated {
    const { shape, registry } = this.plan;
    const givens = new Board(shape);
    for (const cell of draft.givens) givens.digits[cell] = draft.solution[cell] as number;
    const { ground } = draft;
    const puzzle = unwrap(
      ground.laid.length === 0
        ? withGivens(ground.puzzle, givens)
        : puzzleFrom({ shape, givens, rules: ground.specs }, { registry }),
    );
    const solved = new Board(shape, draft.solution);
    for (const { rule, path } of puzzle.rules)
      if (!rule.isValid(solved)) throw new Error(`internal error: the solution made breaks ${path}`);
    return {
      puzzle,
      solution: draft.solution,
      clues: givens.digits.reduce((total, digit) => total + (digit === EMPTY ? 0 : 1), 0),
      seed,
      reached: draft.missed.length === 0,
      missed: draft.missed,
      stats: { nodes },
    };
  }
}

/** A seed for who gave none. Not part of any answer but as the seed reported with it. */
function drawSeed(): Seed {
  return Math.floor(Math.random() * 2 ** 32);
}

/**
 * One puzzle. Throws `InputError` for options that make no sense (see `readOptions`), for rules under which no full
 * grid exists (`no-grid`), and if not even a grid was found inside the budget (`no-grid-in-budget`). Whatever else
 * cannot be reached is in `missed`. With a budget in nodes (the default) the answer depends on nothing but the options.
 */
export function* generateTask(options: GenerateOptions = {}): Task<Generated> {
  return yield* new Workshop(unwrap(readOptions(options))).make(options.seed ?? drawSeed());
}

export function generate(options: GenerateOptions = {}): Promise<Generated> {
  return run(generateTask(options), options);
}

export function generateNow(options: GenerateOptions = {}): Generated {
  return runNow(generateTask(options), options);
}

/** Any number of puzzles, by default without end; the budget is for each of them. */
export interface ManyOptions extends GenerateOptions {
  readonly count?: number | undefined;
  /** Index of the first; by default 0. A run in parts gives the puzzles of the whole run. */
  readonly first?: number | undefined;
}

/** The seed of the puzzle with an index (from 0) in a run with a seed; the first has the run's own. */
export function seedOf(seed: Seed, index: number): Seed {
  return index === 0 ? seed : `${seed}/${index}`;
}

/** Puzzles one after the other. Each can be made again alone, from its own seed. */
export async function* generateMany(options: ManyOptions = {}): AsyncGenerator<Generated, void, void> {
  const workshop = new Workshop(unwrap(readOptions(options)));
  const seed = options.seed ?? drawSeed();
  const { count = Number.POSITIVE_INFINITY, first = 0 } = options;
  for (let index = 0; index < count; index++)
    yield await run(workshop.make(seedOf(seed, first + index)), options);
}

/** The same without pauses. */
export function* generateManyNow(options: ManyOptions = {}): Generator<Generated, void, void> {
  const workshop = new Workshop(unwrap(readOptions(options)));
  const seed = options.seed ?? drawSeed();
  const { count = Number.POSITIVE_INFINITY, first = 0 } = options;
  for (let index = 0; index < count; index++)
    yield runNow(workshop.make(seedOf(seed, first + index)), options);
}
