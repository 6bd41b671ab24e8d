/**
 * Puzzles of a wanted difficulty: candidates are generated one after the other, each is followed as far as it takes to
 * know whether it will do, and the nearest is kept. One that asks too much is tried again with more givens. Works for every
 * rule list; Sudoku Explainer's scale for classic 9×9 only.
 */
import { InputError, Meter, type Progress, Random, run, runNow, type Task } from '../base/index.ts';
import { Board } from '../board/index.ts';
import { type Difficulty, type Generated, type GenerateOptions, generateTask } from '../generator/index.ts';
import { type Puzzle, withGivens } from '../puzzle/index.ts';
import type { Grade } from './grade.ts';
import { belongs, type Judgement, judge, type Target } from './judge.ts';
import { logicOf } from './path.ts';

export interface TargetOptions extends GenerateOptions {
  readonly target: Target;
  /** Puzzles tried at most; default 2000 on the plain 9×9 board, where a try is quick, 300 elsewhere. The answer is the same on every machine unless the budget has milliseconds. */
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

/** Givens to dig to for a grade; where that asks too much, some come back. */
const DIG_FOR: Readonly<Record<Grade, Difficulty>> = {
  easy: 'medium',
  medium: 'extreme',
  hard: 'extreme',
  expert: 'extreme',
  extreme: 'extreme',
};

/** One more given at so many places, where the clues do without any. */
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
  private readonly target: Target;
  private readonly meter: Meter;
  /** How many givens there are was left to us: then no number of them is missed. */
  private readonly free: boolean;

  constructor({ target, tries, budget }: TargetOptions, free: boolean) {
    this.target = target;
    this.most = tries;
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
    this.most ??= isPlain(made.puzzle) ? TRIES.plain : TRIES.other;
    this.tried++;
    meter.nodes += nodes;
    const judgement = yield* judge(made.puzzle, target, meter);
    const { distance, miss } = judgement;
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
  for (let step = 1; soft - hard > 1 && !hunt.isOver; step *= 2) {
    const clues = soft === cellCount ? Math.min(hard + step, cellCount - 1) : (hard + soft) >> 1;
    const made = yield* generateTask({ ...options, clues });
    if ((yield* hunt.look(made)).tooHard) hard = clues;
    else soft = clues;
  }
}

/** The same clues with a few givens where there were none: one after the other, each at the first place that will do. */
function* withFew(hunt: Hunt, from: Generated, judged: Judgement, random: Random): Task<void> {
  let base = from;
  let { end } = judged;
  for (let added = 1; added <= MOST_ADDED && end && !hunt.isOver; added++) {
    const open = [...end.values.keys()].filter((cell) => end?.values[cell] === -1);
    let next: { made: Generated; end: Judgement['end'] } | null = null;
    for (const cell of random.shuffle(open).slice(0, PLACES)) {
      const givens = new Board(base.puzzle.shape, base.puzzle.givens.digits.slice());
      givens.digits[cell] = base.solution[cell] as number;
      const puzzle = withGivens(base.puzzle, givens);
      if (!puzzle.ok) continue;
      const made = { ...base, puzzle: puzzle.value, clues: from.clues + added };
      const { tooHard, end: reached } = yield* hunt.look(made, 0);
      if (hunt.isOver) return;
      if (tooHard) next ??= { made, end: reached };
    }
    base = next?.made ?? base;
    end = next?.end ?? null;
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
    if (made.clues > 0) yield* withMore(hunt, made, { ...rest, seed: own });
    else yield* withFew(hunt, made, judged, new Random(`${own} givens`));
  }
  return hunt.answer(seed);
}

export const generateTarget = (options: TargetOptions): Promise<Targeted> =>
  run(generateTargetTask(options), options);

export const generateTargetNow = (options: TargetOptions): Targeted =>
  runNow(generateTargetTask(options), options);
