import { type Budget, run } from 'hitotsu/base';
import { Board, EMPTY } from 'hitotsu/board';
import type { Game, Puzzle } from 'hitotsu/puzzle';
import { solveTask } from 'hitotsu/solver';
import type { HandlerContext } from '../context.ts';
import { type Asking, budgetOf, gameOf, listed } from './asking.ts';

export interface SettleAnswer {
  /** `any`: each of the clues alone leaves one solution. `all`: all of them together do. */
  readonly kind: 'any' | 'all' | 'undecided';
  readonly clues: readonly { readonly cell: number; readonly digit: number }[];
}

/** Questions about puzzles with more than one solution. */
export const settling = {
  /** Givens that would leave one solution. */
  async settle({ document, budget }: Asking, { signal }: HandlerContext): Promise<SettleAnswer> {
    const game = gameOf(document);
    const all = await listed(game, false, budget, signal);
    if (all) return settledBy(game.puzzle, all);
    return settledInSteps(game, budget, signal);
  },
};

/** Digits that occur in one solution only settle a puzzle alone; otherwise those that leave fewest, one after the other. */
function settledBy({ shape }: Puzzle, solutions: readonly Int8Array[]): SettleAnswer {
  const clues: { cell: number; digit: number }[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const times = new Map<number, number>();
    for (const grid of solutions) times.set(grid[cell] as number, (times.get(grid[cell] as number) ?? 0) + 1);
    for (const [digit, count] of [...times].sort(([a], [b]) => a - b))
      if (count === 1 && solutions.length > 1) clues.push({ cell, digit });
  }
  if (clues.length > 0) return { kind: 'any', clues };
  let left = solutions;
  const chosen: { cell: number; digit: number }[] = [];
  while (left.length > 1) {
    let best = { cell: -1, digit: EMPTY, count: left.length };
    for (let cell = 0; cell < shape.cellCount; cell++)
      for (const digit of new Set(left.map((grid) => grid[cell] as number))) {
        const count = left.filter((grid) => grid[cell] === digit).length;
        if (count < best.count) best = { cell, digit, count };
      }
    const { cell, digit } = best;
    chosen.push({ cell, digit });
    left = left.filter((grid) => grid[cell] === digit);
  }
  return { kind: 'all', clues: chosen };
}

/** Of too many solutions: the digits of one of them, each where another still differs, until it is the only one. */
async function settledInSteps(
  { puzzle }: Game,
  budget: Budget | undefined,
  signal: AbortSignal,
): Promise<SettleAnswer> {
  const clues: { cell: number; digit: number }[] = [];
  const entries = new Board(puzzle.shape);
  const { solutions } = await run(solveTask(puzzle, { limit: 1, seed: 'settle', ...budgetOf(budget) }), {
    signal,
  });
  const wanted = solutions[0];
  if (!wanted) return { kind: 'undecided', clues: [] };
  for (let seed = 0; ; seed++) {
    const options = { limit: 2, entries, seed, ...budgetOf(budget) };
    const { status, solutions: found } = await run(solveTask(puzzle, options), { signal });
    if (status === 'undecided') return { kind: 'undecided', clues };
    const other = found.find((grid) => grid.some((digit, cell) => digit !== wanted[cell]));
    if (!other) return { kind: 'all', clues };
    const cell = other.findIndex((digit, at) => digit !== wanted[at]);
    const digit = wanted[cell] as number;
    entries.digits[cell] = digit;
    clues.push({ cell, digit });
  }
}
