import { run, runNow, type Task } from '../base/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { type Status, statusOf } from './grid.ts';
import { Inquiry, type InquiryOptions } from './inquiry.ts';
import { checkedLimit } from './limit.ts';

export interface CountOptions extends InquiryOptions {
  /** Stop here; without it the count runs to the end (or the budget). */
  readonly limit?: number;
}

export interface CountResult {
  readonly count: number;
  /** There are exactly `count` solutions; otherwise at least that many. */
  readonly exact: boolean;
  readonly status: Status;
  readonly stats: { readonly nodes: number; readonly guesses: number };
}

/** Counts solutions, in the memory of one. The first two (and the last, where they are counted in bulk) are checked against the rules. */
export function* countTask(puzzle: Puzzle, options: CountOptions = {}): Task<CountResult> {
  const limit = checkedLimit(options.limit ?? Number.POSITIVE_INFINITY);
  const inquiry = new Inquiry(puzzle, options);
  try {
    let count = 0;
    let exact = false;
    while (count < limit) {
      const sought = yield* inquiry.next();
      exact = sought === 'ended';
      if (sought !== 'found') break;
      if (++count <= 2) void inquiry.grid;
      if (count === 2 && limit > 2 && inquiry.talliesInBulk) {
        ({ count, exact } = yield* inquiry.tally(limit));
        void inquiry.grid;
        break;
      }
      if (count % 256 === 0) yield { nodes: inquiry.meter.nodes, done: count };
    }
    return {
      count,
      exact,
      status: statusOf(count, exact, limit),
      stats: { nodes: inquiry.meter.nodes, guesses: inquiry.guesses },
    };
  } finally {
    inquiry.close();
  }
}

export function count(puzzle: Puzzle, options: CountOptions = {}): Promise<CountResult> {
  return run(countTask(puzzle, options), options);
}

export function countNow(puzzle: Puzzle, options: CountOptions = {}): CountResult {
  return runNow(countTask(puzzle, options), options);
}
