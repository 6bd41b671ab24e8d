import { type Budget, run, unwrap } from 'hitotsu/base';
import { type PuzzleDocumentInput, parsePuzzle, writeDigits } from 'hitotsu/puzzle';
import { type Status, solveTask } from 'hitotsu/solver';
import type { HandlerContext } from '../context.ts';

export interface SolveAsk {
  readonly document: PuzzleDocumentInput;
  /** Default 2: is there exactly one? */
  readonly limit?: number;
  readonly budget?: Budget;
}

export interface SolveAnswer {
  readonly status: Status;
  /** Solutions as lines of symbols. */
  readonly solutions: readonly string[];
  readonly nodes: number;
  /** Milliseconds of work. */
  readonly ms: number;
}

/** Questions about solutions. */
export const solving = {
  async solve(
    { document, limit, budget }: SolveAsk,
    { signal, progress }: HandlerContext,
  ): Promise<SolveAnswer> {
    const puzzle = unwrap(parsePuzzle(document));
    const start = performance.now();
    const options = { ...(limit === undefined ? {} : { limit }), ...(budget ? { budget } : {}) };
    const { status, solutions, stats } = await run(solveTask(puzzle, options), {
      signal,
      onProgress: progress,
    });
    return {
      status,
      solutions: solutions.map((grid) => writeDigits(grid)),
      nodes: stats.nodes,
      ms: performance.now() - start,
    };
  },
};
