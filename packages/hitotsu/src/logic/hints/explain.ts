/** The whole path of a puzzle or game, each step told with its premises. */
import { run, runNow, type Task } from '../../base/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { type LogicPath, logicOf, type PathOptions, solvePathTask, stateOf } from '../path.ts';
import { Ledger } from './premises.ts';
import { isRefusal, onlySolution, type Refusal } from './solution.ts';
import { type Hint, hintOf } from './staged.ts';

export interface Explanation {
  readonly status: LogicPath['status'];
  readonly steps: readonly Hint[];
  readonly grade: LogicPath['grade'];
  readonly rating: number;
  /** How often each technique is used, in the order of first use. */
  readonly techniques: Readonly<Record<string, number>>;
}

/** How often each technique occurs on a path. */
export function techniqueCounts(steps: LogicPath['steps']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { step } of steps) counts[step.technique] = (counts[step.technique] ?? 0) + 1;
  return counts;
}

/** Every step to the solution in sentences. Refused as hints are. */
export function* explainTask(puzzle: Puzzle, options: PathOptions = {}): Task<Explanation | Refusal> {
  const solution = yield* onlySolution(puzzle, options.budget ? { budget: options.budget } : {});
  if (isRefusal(solution)) return solution;
  const path = yield* solvePathTask(puzzle, options);
  const { layout } = logicOf(puzzle);
  const state = stateOf(puzzle);
  const ledger = new Ledger();
  const steps = path.steps.map((each, i) => {
    const told = hintOf(each, state, ledger);
    state.apply(each.step);
    ledger.note(each.step, i + 1, layout.digitCount);
    return told;
  });
  const { status, grade, rating } = path;
  return { status, steps, grade, rating, techniques: techniqueCounts(path.steps) };
}

export const explain = (puzzle: Puzzle, options: PathOptions = {}): Promise<Explanation | Refusal> =>
  run(explainTask(puzzle, options), options);

export const explainNow = (puzzle: Puzzle, options: PathOptions = {}): Explanation | Refusal =>
  runNow(explainTask(puzzle, options), options);
