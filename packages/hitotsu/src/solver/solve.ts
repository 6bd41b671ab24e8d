import { run, runNow, type Task } from '../base/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { type Grid, type Status, statusOf } from './grid.ts';
import { Inquiry, type InquiryOptions } from './inquiry.ts';
import { checkedLimit } from './limit.ts';

export interface SolveOptions extends InquiryOptions {
  /** Stop after this many solutions; 2 (the default) proves or refutes uniqueness. */
  readonly limit?: number;
}

export interface SolveResult {
  readonly status: Status;
  /** The solutions found, at most `limit`; each satisfies every rule. */
  readonly solutions: readonly Grid[];
  readonly stats: { readonly nodes: number; readonly guesses: number };
}

/** Looks for solutions. A budget that ran out with fewer than two found answers `undecided`, never a guess. */
export function* solveTask(puzzle: Puzzle, options: SolveOptions = {}): Task<SolveResult> {
  const limit = checkedLimit(options.limit ?? 2);
  const inquiry = new Inquiry(puzzle, options);
  try {
    const solutions: Grid[] = [];
    let ended = false;
    while (solutions.length < limit) {
      const sought = yield* inquiry.next();
      ended = sought === 'ended';
      if (sought !== 'found') break;
      solutions.push(inquiry.grid);
      // Easy solutions come without a pause of their own.
      if (solutions.length % 256 === 0) yield { nodes: inquiry.meter.nodes, done: solutions.length };
    }
    return {
      status: statusOf(solutions.length, ended, limit),
      solutions,
      stats: { nodes: inquiry.meter.nodes, guesses: inquiry.guesses },
    };
  } finally {
    inquiry.close();
  }
}

export function solve(puzzle: Puzzle, options: SolveOptions = {}): Promise<SolveResult> {
  return run(solveTask(puzzle, options), options);
}

export function solveNow(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
  return runNow(solveTask(puzzle, options), options);
}
