/**
 * Puzzles of a wanted difficulty: candidates are generated one after the other, each is followed as far as it takes to
 * know whether it will do, and the nearest is kept. One that asks too much is tried again with more givens. Works for every
 * rule list; Sudoku Explainer's scale for classic 9×9 only.
 */
import { InputError, Meter, type Progress, Random, run, runNow, type Task } from '../base/index.ts';
import { Board, EMPTY } from '../board/index.ts';
import {
  type Difficulty,
  type Generated,
  type GenerateOptions,
  generateTask,
  orbits,
  type Symmetry,
} from '../generator/index.ts';
import { type Puzzle, withGivens } from '../puzzle/index.ts';
import type { Grade } from './grade.ts';
import { belongs, type Judgement, judge, type Target } from './judge.ts';
import { logicOf } from './path.ts';

export interface TargetOptions extends GenerateOptions {
  readonly target: Target;
  /**
   * Puzzles tried at most; default 2000 on the plain 9×9 board, where a try is quick, 300 elsewhere; for one technique 10000
   * and 1000, unless it never comes about at all. The answer is the same on every machine unless the budget has milliseconds.
   */
  readonly tries?: number | undefined;
}

export interface Targeted extends Generated {
  /** Puzzles tried. */
  readonly tried: number;
}

/** What is reported after each puzzle tried. */
export interface TargetProgress extends Progress {
  /** The nearest so far. */
  readonly best: Targeted;
}

const TRIES = { plain: 2000, other: 300 };
/** The same for one technique once it has come about where nothing easier helps: few puzzles need it, most are dropped at once. */
const TRIES_TECHNIQUE = { plain: 10_000, other: 1000 };

/** Givens to dig to for a grade; where that asks too much, some come back. */
const DIG_FOR: Readonly<Record<Grade, Difficulty>> = {
  easy: 'medium',
  medium: 'extreme',
  hard: 'extreme',
  expert: 'extreme',
  extreme: 'extreme',
};

/** One more given at so many places: where the clues do without any, or where a wanted technique has come about. */
const PLACES = 16;
/** Such givens at most. */
const MOST_ADDED = 3;

/** Classic 9×9 with the digits 1 to 9. */
function isPlain(puzzle: Puzzle): boolean {
  const { size, minDigit } = puzzle.shape;
  return logicOf(puzzle).layout.plain && size === 9 && minDigit === 1;
}

/** What makes no sense for a rule list is refused once its first puzzle is there. */
function refuse(puzzle: Puzzle, { se, technique }: Target): void {
  const { techniques } = logicOf(puzzle);
  if (se !== undefined && !isPlain(puzzle)) throw new InputError([{ code: 'target-classic', path: 'se' }]);
  if (technique === undefined) return;
  if (!techniques.some(({ technique: { key } }) => belongs(key, technique) || belongs(technique, key)))
    throw new InputError([{ code: 'target-technique', path: 'technique', values: { technique } }]);
}

/** The search for one puzzle: what was tried, and the nearest so far. */
class Hunt {
  best: Targeted | null = null;
  private least = Number.POSITIVE_INFINITY;
  private tried = 0;
  private most: number | undefined;
  /** The number of tries was given. */
  private readonly fixed: boolean;
  private readonly target: Target;
  private readonly meter: Meter;
  /** How many givens there are was left to us: then no number of them is missed. */
  private readonly free: boolean;

  constructor({ target, tries, budget }: TargetOptions, free: boolean) {
    this.target = target;
    this.most = tries;
    this.fixed = tries !== undefined;
    this.meter = new Meter(budget);
    this.free = free;
  }

  get isOver(): boolean {
    return this.best?.reached === true || this.meter.spent || this.tried >= (this.most ?? 1);
  }

  /** Judges one puzzle; the budget and the tries are for all of them. */
  *look(made: Generated, nodes = made.stats.nodes): Task<Judgement> {
    const { meter, target } = this;
    if (this.tried === 0) refuse(made.puzzle, target);
    const board = isPlain(made.puzzle) ? 'plain' : 'other';
    this.most ??= TRIES[board];
    this.tried++;
    meter.nodes += nodes;
    const judgement = yield* judge(made.puzzle, target, meter);
    const { distance, miss, occurs = false } = judgement;
    if (occurs && !this.fixed) this.most = TRIES_TECHNIQUE[board];
    const own = this.free ? made.missed.filter(({ code }) => !COUNTED.includes(code)) : made.missed;
    const missed = miss ? [...own, miss] : own;
    if (distance + own.length < this.least) {
      this.least = distance + own.length;
      this.best = { ...made, missed, reached: missed.length === 0, tried: this.tried };
    }
    const best = this.best as Targeted;
    const progress: TargetProgress = { nodes: meter.nodes, done: this.tried, total: this.most, best };
    yield progress;
    return judgement;
  }

  /** The answer: the nearest, under the seed that makes it again. */
  answer(seed: Targeted['seed']): Targeted {
    return { ...(this.best as Targeted), seed, tried: this.tried };
  }
}

const COUNTED = ['missed-difficulty', 'missed-clues'];

/**
 * The same grid and clues with more givens, up to where they ask too little: with one seed, what has more givens has all of
 * those of what has fewer, so the number that fits is found by halving.
 */
function* withMore(hunt: Hunt, from: Generated, options: GenerateOptions): Task<void> {
  const { cellCount } = from.puzzle.shape;
  let hard = from.clues;
  let soft = cellCount;
  // Not so far in one step that nearly nothing is left to solve.
  const most = Math.max(2, cellCount >> 3);
  for (let step = 1; soft - hard > 1 && !hunt.isOver; step = Math.min(2 * step, most)) {
    const clues = soft === cellCount ? Math.min(hard + step, cellCount - 1) : (hard + soft) >> 1;
    const made = yield* generateTask({ ...options, clues });
    if ((yield* hunt.look(made)).tooHard) hard = clues;
    else soft = clues;
  }
}

/**
 * The same puzzle with a few more givens: one orbit after the other, each where the techniques had not come yet, at the
 * first place that will do. So what they did until then stays.
 */
function* withFew(
  hunt: Hunt,
  from: Generated,
  judged: Judgement,
  symmetry: Symmetry,
  random: Random,
): Task<void> {
  const { shape } = from.puzzle;
  const all = orbits(shape, symmetry);
  let base = from;
  let { end } = judged;
  for (let added = 1; added <= MOST_ADDED && end && !hunt.isOver; added++) {
    const { values } = end;
    const open = all.filter((orbit) => orbit.some((cell) => values[cell] === -1));
    let next: { made: Generated; judged: Judgement } | null = null;
    for (const orbit of random.shuffle(open).slice(0, PLACES)) {
      const givens = new Board(shape, base.puzzle.givens.digits.slice());
      for (const cell of orbit) givens.digits[cell] = base.solution[cell] as number;
      const puzzle = withGivens(base.puzzle, givens);
      if (!puzzle.ok) continue;
      const clues = givens.digits.reduce((total, digit) => total + (digit === EMPTY ? 0 : 1), 0);
      const made = { ...base, puzzle: puzzle.value, clues };
      const judged = yield* hunt.look(made, 0);
      if (hunt.isOver) return;
      if (judged.tooHard && (!next || judged.distance < next.judged.distance)) next = { made, judged };
    }
    base = next?.made ?? base;
    end = next?.judged.end ?? null;
  }
}

/**
 * One puzzle that meets a target, or the nearest found within the tries and the budget, with what it misses. The same
 * options and seed make the same puzzle again (with a budget in tries or nodes). Throws `InputError` as `generate` does,
 * and for a target the rule list cannot meet (`target-classic`, `target-technique`).
 */
export function* generateTargetTask(options: TargetOptions): Task<Targeted> {
  const { target, tries, seed = Math.floor(Math.random() * 2 ** 32), budget, ...rest } = options;
  const said =
    rest.clues !== undefined || rest.minimal || rest.pattern !== undefined || rest.difficulty !== undefined;
  const difficulty = said ? {} : { difficulty: DIG_FOR[target.grade ?? 'expert'] };
  const hunt = new Hunt(options, !said);
  for (let round = 1; !hunt.isOver || round === 1; round++) {
    const own = `${seed}~${round}`;
    const made = yield* generateTask({ ...rest, ...difficulty, seed: own });
    const judged = yield* hunt.look(made);
    if (said || !judged.tooHard || hunt.isOver) continue;
    if (made.clues === 0 || judged.occurs)
      yield* withFew(hunt, made, judged, rest.symmetry ?? 'none', new Random(`${own} givens`));
    else if (target.technique === undefined || judged.bare)
      yield* withMore(hunt, made, { ...rest, seed: own });
  }
  return hunt.answer(seed);
}

export const generateTarget = (options: TargetOptions): Promise<Targeted> =>
  run(generateTargetTask(options), options);

export const generateTargetNow = (options: TargetOptions): Targeted =>
  runNow(generateTargetTask(options), options);
