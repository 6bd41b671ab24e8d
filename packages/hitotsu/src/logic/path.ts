/** Solving by techniques alone: the next step of any puzzle, the whole path, and our own grade of it. */
import {
  type Budget,
  Meter,
  type Progress,
  run,
  runNow,
  type Task,
  type TaskOptions,
} from '../base/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import type { Rule } from '../rules/rule.ts';
import { GRADE_BOUNDS, GRADES, type Grade, type GradedTechnique, techniquesFor } from './grade.ts';
import { Kept } from './kept.ts';
import { type Layout, layoutOf } from './layout.ts';
import { LogicState } from './state.ts';
import type { Step } from './step.ts';
import { findFirst, type LogicOptions } from './technique.ts';

interface Logic {
  readonly layout: Layout;
  readonly techniques: readonly GradedTechnique[];
}

const layouts = new Kept<Logic>(['size', 'digits', 'rules'], 8, (puzzle) => puzzle.rules);

/** Layout and techniques of a puzzle's rule list; made once a list. */
export function logicOf(puzzle: Puzzle): Logic {
  let known = layouts.get(puzzle);
  if (!known) {
    const rules: Rule[] = puzzle.rules.map((bound) => bound.rule);
    known = { layout: layoutOf(puzzle.shape, rules), techniques: techniquesFor(rules) };
    layouts.set(puzzle, known);
  }
  return known;
}

/** The start position of a puzzle: givens placed, given pencil marks and single-cell rules applied. */
export function stateOf(puzzle: Puzzle): LogicState {
  const { layout } = logicOf(puzzle);
  const state = LogicState.of(layout, puzzle.givens);
  const trim = (cell: number, digits: number): void => {
    if (state.values[cell] !== -1) return;
    for (let digit = 0; digit < layout.digitCount; digit++)
      if (((digits >>> digit) & 1) === 0) state.remove(cell, digit);
  };
  puzzle.start.forEach((digits, cell) => {
    trim(cell, digits);
    // Given pencil marks are clues: patterns that rest on a swap of digits must not use the cell.
    if (state.values[cell] === -1 && digits !== layout.shape.allDigits) state.given[cell] = 1;
  });
  for (const each of layout.constraints) if (each.kind === 'restrict') trim(each.cell, each.digits);
  return state;
}

export interface LogicStep {
  readonly step: Step;
  /** Difficulty on the scale of our grade. */
  readonly rating: number;
}

/** The easiest step from a position, or null. */
export function nextStep(
  state: LogicState,
  techniques: readonly GradedTechnique[],
  options: LogicOptions & { readonly nets?: boolean } = {},
): LogicStep | null {
  for (const { technique, rating, net } of techniques) {
    if (net && options.nets === false) continue;
    const step = findFirst(technique, state, options);
    if (step) return { step, rating };
  }
  return null;
}

export interface LogicPath {
  /** solved: by these steps; stuck: no technique helps; broken: no solution; undecided: the budget ended. */
  readonly status: 'solved' | 'stuck' | 'broken' | 'undecided';
  readonly steps: readonly LogicStep[];
  readonly grade: Grade;
  /** The hardest step, raised a little by the amount of work; see `docs/grade.md`. */
  readonly rating: number;
  readonly state: LogicState;
}

export interface PathOptions extends TaskOptions, LogicOptions {
  /** Forcing nets too. Default true. */
  readonly nets?: boolean;
}

/** Steps until the puzzle is solved or nothing is found. A step counts as one node of the budget. */
export function* solvePathTask(puzzle: Puzzle, options: PathOptions = {}): Task<LogicPath> {
  const { techniques } = logicOf(puzzle);
  const state = stateOf(puzzle);
  const steps: LogicStep[] = [];
  const meter = new Meter(options.budget as Budget);
  for (;;) {
    const end = state.isBroken ? 'broken' : state.isSolved ? 'solved' : meter.spent ? 'undecided' : null;
    if (end) return { status: end, steps, ...gradeOf(steps, end), state };
    const next = nextStep(state, techniques, options);
    if (!next) return { status: 'stuck', steps, ...gradeOf(steps, 'stuck'), state };
    state.apply(next.step);
    steps.push(next);
    meter.nodes++;
    yield {
      nodes: meter.nodes,
      done: state.layout.cellCount - state.open,
      total: state.layout.cellCount,
    } satisfies Progress;
  }
}

export const solvePath = (puzzle: Puzzle, options: PathOptions = {}): Promise<LogicPath> =>
  run(solvePathTask(puzzle, options), options);

export const solvePathNow = (puzzle: Puzzle, options: PathOptions = {}): LogicPath =>
  runNow(solvePathTask(puzzle, options), options);

/** Grade and number of a path: those of the hardest step, the number moved up by how many steps of its grade there are. */
function gradeOf(steps: readonly LogicStep[], status: LogicPath['status']): { grade: Grade; rating: number } {
  const hardest = steps.reduce((most, { rating }) => Math.max(most, rating), GRADE_BOUNDS[0] as number);
  if (status !== 'solved') return { grade: 'extreme', rating: GRADE_BOUNDS[5] };
  const grade = GRADES.findIndex((_, i) => hardest < (GRADE_BOUNDS[i + 1] as number));
  const ceiling = (GRADE_BOUNDS[grade + 1] as number) - 0.1;
  const work = steps.filter(({ rating }) => rating >= (GRADE_BOUNDS[grade] as number)).length;
  const rating = hardest + (ceiling - hardest) * (1 - 1 / (1 + (work - 1) / 20));
  return { grade: GRADES[grade] as Grade, rating: Math.round(rating * 10) / 10 };
}
