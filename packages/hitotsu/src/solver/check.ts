import { run, runNow, type Task } from '../base/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import type { InquiryOptions } from './inquiry.ts';
import { type ConflictSet, minimalConflictTask } from './minimal-conflict.ts';
import { type SolveResult, solveTask } from './solve.ts';

export interface CheckResult extends SolveResult {
  /** For `none`: what clashes; null if the budget ended before it was found. */
  readonly conflict?: ConflictSet | null;
  /** For `multiple`: the cells in which the two solutions differ. */
  readonly differ?: readonly number[];
}

/** Is there exactly one solution, and if not, why: two solutions, or the clues that clash. */
export function* checkTask(puzzle: Puzzle, options: InquiryOptions = {}): Task<CheckResult> {
  const solved = yield* solveTask(puzzle, { ...options, limit: 2 });
  if (solved.status === 'none') {
    const { conflict } = yield* minimalConflictTask(puzzle, options);
    return { ...solved, conflict };
  }
  const [one, two] = solved.solutions;
  if (!one || !two) return solved;
  const differ = [...one.keys()].filter((cell) => one[cell] !== two[cell]);
  return { ...solved, differ };
}

export function check(puzzle: Puzzle, options: InquiryOptions = {}): Promise<CheckResult> {
  return run(checkTask(puzzle, options), options);
}

export function checkNow(puzzle: Puzzle, options: InquiryOptions = {}): CheckResult {
  return runNow(checkTask(puzzle, options), options);
}
