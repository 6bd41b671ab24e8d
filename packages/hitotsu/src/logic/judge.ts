/**
 * Whether a puzzle is what was wished for: followed only as far as it takes to know.
 */
import type { Meter, Task } from '../base/index.ts';
import type { Miss } from '../generator/index.ts';
import { type Puzzle, writeDigits } from '../puzzle/index.ts';
import { GRADE_BOUNDS, GRADES, type Grade, type GradedTechnique } from './grade.ts';
import { type LogicStep, logicOf, nextStep, stateOf } from './path.ts';
import { rateSeTask } from './raters/se.ts';
import type { LogicState } from './state.ts';

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

/** How far one puzzle is from one wish; 0 is it. */
export interface Judgement {
  readonly distance: number;
  readonly miss: Miss | null;
  /** Whether more givens may help: it asks more than is wished. */
  readonly tooHard: boolean;
  /** The wanted technique is needed, but not enough. */
  readonly occurs?: boolean;
  /** What is easier than the wanted technique cannot even begin. */
  readonly bare?: boolean;
  /** Where the techniques allowed came to an end; null where they were not followed. */
  readonly end: LogicState | null;
}

const MET: Judgement = { distance: 0, miss: null, tooHard: false, end: null };

interface Walk {
  readonly solved: boolean;
  readonly steps: readonly LogicStep[];
  readonly end: LogicState;
}

/** A path by some of the techniques only; `state` is carried on. */
function* walk(state: LogicState, techniques: readonly GradedTechnique[], meter: Meter): Task<Walk> {
  const steps: LogicStep[] = [];
  while (!state.isSolved && !state.isBroken && !meter.spent) {
    const next = nextStep(state, techniques);
    if (!next) break;
    state.apply(next.step);
    steps.push(next);
    meter.nodes++;
    yield { nodes: meter.nodes };
  }
  return { solved: state.isSolved, steps, end: state };
}

/** Whether a technique is the one asked for, or of its family. */
export const belongs = (technique: string, wanted: string): boolean =>
  technique === wanted || technique.startsWith(`${wanted}-`);

const hardestOf = (steps: readonly LogicStep[]): number =>
  steps.reduce((most, { rating }) => Math.max(most, rating), GRADE_BOUNDS[0] as number);

function* judgeGrade(puzzle: Puzzle, wanted: Grade, meter: Meter): Task<Judgement> {
  const index = GRADES.indexOf(wanted);
  // What all techniques below leave unsolved is of the last grade, whatever the others would find.
  const bound = GRADE_BOUNDS[Math.min(index + 1, GRADES.length - 1)] as number;
  const { techniques } = logicOf(puzzle);
  const allowed = techniques.filter(({ rating }) => rating < bound);
  const { solved, steps, end } = yield* walk(stateOf(puzzle), allowed, meter);
  const got = solved
    ? GRADES.findIndex((_, i) => hardestOf(steps) < (GRADE_BOUNDS[i + 1] as number))
    : Math.min(index + 1, GRADES.length - 1);
  if (got === index) return MET;
  const values = { asked: wanted, got: GRADES[got] as Grade };
  const miss = { code: 'missed-grade', values };
  return { distance: Math.abs(got - index), miss, tooHard: got > index, end };
}

function* judgeSe(puzzle: Puzzle, [from, to]: readonly [number, number], meter: Meter): Task<Judgement> {
  const { er, status } = yield* rateSeTask(writeDigits(puzzle.givens.digits));
  meter.nodes += 10;
  if (status === 'rated' && er >= from && er <= to) return MET;
  const values = { asked: `${from.toFixed(1)}-${to.toFixed(1)}`, got: er.toFixed(1) };
  const miss = { code: 'missed-se', values };
  return { distance: er < from ? from - er : er - to, miss, tooHard: er > to, end: null };
}

/**
 * Whether a puzzle needs a technique and nothing harder: the techniques that stand before it in the order do not solve the
 * puzzle, with it they do. Where they are stuck without it, it must be what helps.
 */
function* judgeTechnique(
  puzzle: Puzzle,
  { technique = '', exactly = false }: Target,
  meter: Meter,
): Task<Judgement> {
  const { techniques } = logicOf(puzzle);
  const isWanted = ({ technique: { key } }: GradedTechnique) =>
    belongs(key, technique) || belongs(technique, key);
  const allowed = techniques.slice(0, techniques.findLastIndex(isWanted) + 1);
  const others = allowed.filter((each) => !isWanted(each));
  const own = allowed.filter(isWanted);
  const used = (steps: readonly LogicStep[]) =>
    steps.filter(({ step }) => belongs(step.technique, technique)).length;
  const missed = (code: string, distance: number, uses: number, end: LogicState | null): Judgement => ({
    distance,
    miss: { code, values: { asked: technique, uses } },
    tooHard: end !== null,
    occurs: uses > 0,
    end,
  });

  const { solved, steps, end } = yield* walk(stateOf(puzzle), others, meter);
  if (solved) return missed('missed-technique-need', 2, 0, null);
  const next = nextStep(end, own);
  if (!next || !belongs(next.step.technique, technique))
    return { ...missed('missed-technique', 3, 0, end), bare: steps.length === 0 };
  const rest = yield* walk(end, allowed, meter);
  if (!rest.solved) return missed('missed-technique-harder', 1, used(rest.steps), rest.end);
  // What counts is the path as it is told, with the technique at its place among the others.
  const told = yield* walk(stateOf(puzzle), allowed, meter);
  const uses = used(told.steps);
  if (!told.solved) return missed('missed-technique-harder', 1, uses, told.end);
  return exactly && uses !== 1 ? missed('missed-technique-once', 0.5, uses, null) : MET;
}

/** Everything a target asks of a puzzle; the first miss counts, the easiest to find out first. */
export function* judge(puzzle: Puzzle, target: Target, meter: Meter): Task<Judgement> {
  if (target.technique !== undefined) {
    const judged = yield* judgeTechnique(puzzle, target, meter);
    if (judged.miss) return judged;
  }
  if (target.grade !== undefined) {
    const judged = yield* judgeGrade(puzzle, target.grade, meter);
    if (judged.miss) return judged;
  }
  return target.se === undefined ? MET : yield* judgeSe(puzzle, target.se, meter);
}
