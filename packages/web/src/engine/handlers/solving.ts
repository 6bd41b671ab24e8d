import { host, run, type Task } from 'hitotsu/base';
import { canonicalText, type Game, type Puzzle, writeDigits } from 'hitotsu/puzzle';
import {
  countTask,
  redundantCluesTask,
  type SolveResult,
  type Status,
  solveTask,
  trueCandidatesTask,
} from 'hitotsu/solver';
import type { HandlerContext } from '../context.ts';
import { type Asking, budgetOf, gameOf, listed, withEntries } from './asking.ts';

export interface SolveAsk extends Asking {
  /** Default 2: is there exactly one? */
  readonly limit?: number;
}

export interface SolveAnswer {
  readonly status: Status;
  /** Solutions as lines of symbols. */
  readonly solutions: readonly string[];
  readonly nodes: number;
  /** Milliseconds of work. */
  readonly ms: number;
}

export interface CheckAnswer extends SolveAnswer {
  /** Cells in which the two solutions differ. */
  readonly differ: readonly number[];
}

export interface CountAnswer {
  readonly count: number;
  /** There are exactly so many; otherwise at least. */
  readonly exact: boolean;
  readonly nodes: number;
  readonly ms: number;
}

export interface TrueCandidatesAnswer {
  /** Digit sets by cell: digits that occur in some solution. */
  readonly sets: readonly number[];
  /** Those of which it is not known. */
  readonly undecided: readonly number[];
  /** Digits that occur in exactly one solution; null where the solutions were too many to be listed. */
  readonly once: readonly number[] | null;
  readonly decided: boolean;
  readonly none: boolean;
}

export interface RedundantAnswer {
  readonly status: Status;
  /** Cells of givens and of given pencil marks, indices of rules. */
  readonly givens: readonly number[];
  readonly candidates: readonly number[];
  readonly rules: readonly number[];
  readonly decided: boolean;
}

/** Searches that ran out of time, to be gone on with; the oldest are given up. */
const paused = new Map<string, { readonly task: Task<SolveResult>; nodes: number; ms: number }>();
const MOST_PAUSED = 2;

function give(key: string): void {
  paused.get(key)?.task.return({ status: 'undecided', solutions: [], stats: { nodes: 0, guesses: 0 } });
  paused.delete(key);
}

/**
 * Solves for some milliseconds; asked again in the same words it goes on where it stopped. Time and nodes are those of all
 * turns together.
 */
async function solveOn(
  key: string,
  begin: () => Task<SolveResult>,
  ms: number,
  { signal, progress }: HandlerContext,
): Promise<{ result: SolveResult | null; nodes: number; ms: number }> {
  const known = paused.get(key);
  const task = known?.task ?? begin();
  paused.delete(key);
  const start = host.now();
  const before = known?.ms ?? 0;
  let nodes = known?.nodes ?? 0;
  let turn = start;
  for (;;) {
    if (signal.aborted) {
      task.return({ status: 'undecided', solutions: [], stats: { nodes, guesses: 0 } });
      throw signal.reason;
    }
    const step = task.next();
    const now = host.now();
    if (step.done) return { result: step.value, nodes: step.value.stats.nodes, ms: before + now - start };
    nodes = step.value.nodes;
    progress(step.value);
    if (now - start >= ms) {
      paused.set(key, { task, nodes, ms: before + now - start });
      for (const oldest of paused.keys()) if (paused.size > MOST_PAUSED) give(oldest);
      return { result: null, nodes, ms: before + now - start };
    }
    if (now - turn > 12) {
      await host.pause();
      turn = host.now();
    }
  }
}

const optionsOf = (game: Game, { limit, budget, entries }: SolveAsk) => ({
  ...(limit === undefined ? {} : { limit }),
  ...budgetOf(budget),
  ...withEntries(game, entries),
});

/** Questions about solutions. */
export const solving = {
  async solve(ask: SolveAsk, { signal, progress }: HandlerContext): Promise<SolveAnswer> {
    const game = gameOf(ask.document);
    const start = performance.now();
    const options = optionsOf(game, ask);
    const { status, solutions, stats } = await run(solveTask(game.puzzle, options), {
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

  /**
   * Is there exactly one solution? With `ms` it stops after that time, and goes on from there when asked again.
   */
  async check(
    { document, ms = 10_000, entries }: Asking & { readonly ms?: number },
    context: HandlerContext,
  ): Promise<CheckAnswer> {
    const game = gameOf(document);
    const key = `${entries ? 'entries ' : ''}${canonicalText(game.document)}`;
    const begin = () => solveTask(game.puzzle, withEntries(game, entries));
    const { result, nodes, ms: spent } = await solveOn(key, begin, ms, context);
    const [one, two] = result?.solutions ?? [];
    return {
      status: result?.status ?? 'undecided',
      solutions: (result?.solutions ?? []).map((grid) => writeDigits(grid)),
      differ: one && two ? [...one.keys()].filter((cell) => one[cell] !== two[cell]) : [],
      nodes,
      ms: spent,
    };
  },

  /** How many solutions there are, up to a limit. Progress tells how many so far. */
  async count(ask: SolveAsk, { signal, progress }: HandlerContext): Promise<CountAnswer> {
    const game = gameOf(ask.document);
    const start = performance.now();
    const options = optionsOf(game, ask);
    const { count, exact, stats } = await run(countTask(game.puzzle, options), {
      signal,
      onProgress: progress,
    });
    return { count, exact, nodes: stats.nodes, ms: performance.now() - start };
  },

  /** The digits of each cell that occur in some solution. */
  async trueCandidates(
    { document, budget, entries, once = false }: Asking & { readonly once?: boolean },
    { signal, progress }: HandlerContext,
  ): Promise<TrueCandidatesAnswer> {
    const game = gameOf(document);
    const options = { ...budgetOf(budget), ...withEntries(game, entries) };
    const { sets, undecided, decided, none } = await run(trueCandidatesTask(game.puzzle, options), {
      signal,
      onProgress: progress,
    });
    const list = once && decided && !none ? await listed(game, entries, budget, signal) : null;
    return {
      sets: Array.from(sets),
      undecided: Array.from(undecided),
      once: list && occurringOnce(game.puzzle, list),
      decided,
      none,
    };
  },

  /** Clues that could go, each by itself, without the solution ceasing to be the only one. */
  async redundant(
    { document, budget }: Asking,
    { signal, progress }: HandlerContext,
  ): Promise<RedundantAnswer> {
    const { puzzle } = gameOf(document);
    const { status, givens, candidates, rules, undecided } = await run(
      redundantCluesTask(puzzle, budgetOf(budget)),
      { signal, onProgress: progress },
    );
    const decided = [undecided.givens, undecided.candidates, undecided.rules].every(
      ({ length }) => length === 0,
    );
    return { status, givens, candidates, rules, decided };
  },
};

function occurringOnce({ shape }: Puzzle, solutions: readonly Int8Array[]): number[] {
  return Array.from({ length: shape.cellCount }, (_, cell) => {
    let once = 0;
    let more = 0;
    for (const grid of solutions) {
      const digit = shape.setOf(grid[cell] as number);
      more |= once & digit;
      once |= digit;
    }
    return once & ~more;
  });
}
