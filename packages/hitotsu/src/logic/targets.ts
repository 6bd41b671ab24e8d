/**
 * Puzzles of a wanted difficulty: candidates are generated one after the other, each is followed as far as it takes to
 * know whether it will do, and the nearest is kept. Works for every rule list; Sudoku Explainer's scale for classic 9×9 only.
 */
import { InputError, Meter, run, runNow, type Task } from '../base/index.ts';
import {
  type Difficulty,
  type Generated,
  type GenerateOptions,
  generateTask,
  type Miss,
} from '../generator/index.ts';
import { type Puzzle, writeDigits } from '../puzzle/index.ts';
import { GRADE_BOUNDS, GRADES, type Grade, type GradedTechnique } from './grade.ts';
import { type LogicStep, logicOf, nextStep, stateOf } from './path.ts';
import { rateSeTask } from './raters/se.ts';

/** What a puzzle shall ask of its solver; everything that is given must hold. */
export interface Target {
  /** Our grade, by technique. */
  readonly grade?: Grade | undefined;
  /** Sudoku Explainer's ER, from and to, both included. Classic 9×9 only. */
  readonly se?: readonly [from: number, to: number] | undefined;
  /** Key of a technique that the puzzle needs, with nothing harder; of a family the beginning (`locked-candidates`). */
  readonly technique?: string | undefined;
  /** The technique is used once. */
  readonly exactly?: boolean | undefined;
}

export interface TargetOptions extends GenerateOptions {
  readonly target: Target;
  /** Puzzles tried at most; default 2000 on the plain 9×9 board, where a try is quick, 300 elsewhere. The answer is the same on every machine unless the budget has milliseconds. */
  readonly tries?: number | undefined;
}

export interface Targeted extends Generated {
  /** Puzzles tried. */
  readonly tried: number;
}

const TRIES = { plain: 2000, other: 300 };

/** Givens to dig to for a grade: easier puzzles have more of them, and fewer tries fail. */
const DIG_FOR: Readonly<Record<Grade, Difficulty>> = {
  easy: 'medium',
  medium: 'expert',
  hard: 'extreme',
  expert: 'extreme',
  extreme: 'extreme',
};

/** How far one puzzle is from one wish; 0 is it. */
interface Judgement {
  readonly distance: number;
  readonly miss: Miss | null;
}

interface Walk {
  readonly solved: boolean;
  readonly steps: readonly LogicStep[];
}

/** A path by some of the techniques only. */
function* walk(puzzle: Puzzle, techniques: readonly GradedTechnique[], meter: Meter): Task<Walk> {
  const state = stateOf(puzzle);
  const steps: LogicStep[] = [];
  while (!state.isSolved && !state.isBroken && !meter.spent) {
    const next = nextStep(state, techniques);
    if (!next) break;
    state.apply(next.step);
    steps.push(next);
    meter.nodes++;
    yield { nodes: meter.nodes };
  }
  return { solved: state.isSolved, steps };
}

const belongs = (technique: string, wanted: string): boolean =>
  technique === wanted || technique.startsWith(`${wanted}-`);

const hardestOf = (steps: readonly LogicStep[]): number =>
  steps.reduce((most, { rating }) => Math.max(most, rating), GRADE_BOUNDS[0] as number);

function* judgeGrade(puzzle: Puzzle, wanted: Grade, meter: Meter): Task<Judgement> {
  const index = GRADES.indexOf(wanted);
  const bound = wanted === 'extreme' ? Number.POSITIVE_INFINITY : (GRADE_BOUNDS[index + 1] as number);
  const { techniques } = logicOf(puzzle);
  // Nets take long, and a puzzle that singles to chains leave unsolved is extreme whatever they would find.
  const allowed = techniques.filter(({ rating, net }) => rating < bound && !net);
  const { solved, steps } = yield* walk(puzzle, allowed, meter);
  const got = solved
    ? GRADES.findIndex((_, i) => hardestOf(steps) < (GRADE_BOUNDS[i + 1] as number))
    : index + 1;
  const reached = got === index || (wanted === 'extreme' && !solved);
  if (reached) return { distance: 0, miss: null };
  const values = { asked: wanted, got: GRADES[Math.min(got, 4)] as Grade };
  return { distance: Math.abs(got - index), miss: { code: 'missed-grade', values } };
}

function* judgeSe(puzzle: Puzzle, [from, to]: readonly [number, number], meter: Meter): Task<Judgement> {
  const { er, status } = yield* rateSeTask(writeDigits(puzzle.givens.digits));
  meter.nodes += 10;
  if (status === 'rated' && er >= from && er <= to) return { distance: 0, miss: null };
  const values = { asked: `${from.toFixed(1)}-${to.toFixed(1)}`, got: er.toFixed(1) };
  return { distance: er < from ? from - er : er - to, miss: { code: 'missed-se', values } };
}

/**
 * Whether a puzzle needs a technique and nothing harder: the techniques up to its rating solve it, and without it
 * they do not.
 */
function* judgeTechnique(
  puzzle: Puzzle,
  { technique = '', exactly = false }: Target,
  meter: Meter,
): Task<Judgement> {
  const { techniques } = logicOf(puzzle);
  const rating = Math.max(
    ...techniques
      .filter(({ technique: { key } }) => belongs(key, technique) || belongs(technique, key))
      .map((each) => each.rating),
  );
  const allowed = techniques.filter((each) => each.rating <= rating);
  const { solved, steps } = yield* walk(puzzle, allowed, meter);
  const uses = steps.filter(({ step }) => belongs(step.technique, technique)).length;
  const values = { asked: technique, uses };
  if (uses === 0) return { distance: 3, miss: { code: 'missed-technique', values } };
  if (!solved) return { distance: 2, miss: { code: 'missed-technique-harder', values } };
  const others = allowed.filter(
    ({ technique: { key } }) => !belongs(key, technique) && !belongs(technique, key),
  );
  const without = yield* walk(puzzle, others, meter);
  if (without.solved) return { distance: 1, miss: { code: 'missed-technique-need', values } };
  if (exactly && uses !== 1) return { distance: 0.5, miss: { code: 'missed-technique-once', values } };
  return { distance: 0, miss: null };
}

/** Everything a target asks of a puzzle; the first miss counts, the easiest to find out first. */
function* judge(puzzle: Puzzle, target: Target, meter: Meter): Task<Judgement> {
  if (target.technique !== undefined) {
    const judged = yield* judgeTechnique(puzzle, target, meter);
    if (judged.miss) return judged;
  }
  if (target.grade !== undefined) {
    const judged = yield* judgeGrade(puzzle, target.grade, meter);
    if (judged.miss) return judged;
  }
  return target.se === undefined ? { distance: 0, miss: null } : yield* judgeSe(puzzle, target.se, meter);
}

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

/**
 * One puzzle that meets a target, or the nearest found within the tries and the budget, with what it misses. The same
 * options and seed make the same puzzle again (with a budget in tries or nodes). Throws `InputError` as `generate` does,
 * and for a target the rule list cannot meet (`target-classic`, `target-technique`).
 */
export function* generateTargetTask(options: TargetOptions): Task<Targeted> {
  const { target, tries, seed = Math.floor(Math.random() * 2 ** 32), budget, ...rest } = options;
  const meter = new Meter(budget);
  const said =
    rest.clues !== undefined || rest.minimal || rest.pattern !== undefined || rest.difficulty !== undefined;
  const difficulty = said ? {} : { difficulty: DIG_FOR[target.grade ?? 'expert'] };
  let best: Targeted | null = null;
  let least = Number.POSITIVE_INFINITY;
  let most = tries ?? TRIES.other;
  for (let tried = 1; tried <= most; tried++) {
    const made = yield* generateTask({ ...rest, ...difficulty, seed: `${seed}~${tried}` });
    if (tried === 1) {
      refuse(made.puzzle, target);
      if (isPlain(made.puzzle)) most = tries ?? TRIES.plain;
    }
    meter.nodes += made.stats.nodes;
    const { distance, miss } = yield* judge(made.puzzle, target, meter);
    // Givens that were only our own way to get there are not missed.
    const own = said ? made.missed : made.missed.filter(({ code }) => code !== 'missed-difficulty');
    const missed = miss ? [...own, miss] : own;
    if (distance < least) {
      least = distance;
      best = { ...made, seed, missed, reached: missed.length === 0, tried };
    }
    if (missed.length === 0 || meter.spent) return { ...(best as Targeted), tried };
    yield { nodes: meter.nodes, done: tried, total: most };
  }
  return { ...(best as Targeted), tried: most };
}

export const generateTarget = (options: TargetOptions): Promise<Targeted> =>
  run(generateTargetTask(options), options);

export const generateTargetNow = (options: TargetOptions): Targeted =>
  runNow(generateTargetTask(options), options);
