import { type Budget, host, run, type Task, unwrap, type Words, type WordValues } from 'hitotsu/base';
import { Board, digitOf, EMPTY } from 'hitotsu/board';
import { contradictionTask } from 'hitotsu/logic';
import {
  canonicalText,
  type Game,
  type GameDocument,
  type Puzzle,
  type PuzzleDocumentInput,
  parseGame,
  parsePuzzle,
  writeDigits,
} from 'hitotsu/puzzle';
import {
  type ConflictSet,
  countTask,
  minimalConflictTask,
  redundantCluesTask,
  type SolveResult,
  type Status,
  solveTask,
  trueCandidatesTask,
} from 'hitotsu/solver';
import type { ToldContradiction } from '../../hints/told.ts';
import type { HandlerContext } from '../context.ts';
import { named, type RuleName } from '../names.ts';
import { Telling } from '../telling.ts';

/** A puzzle, or a game of one. */
export type DocumentInput = PuzzleDocumentInput | GameDocument | { readonly [field: string]: unknown };

interface Asking {
  readonly document: DocumentInput;
  /** With the player's entries as if they were givens. Default: the givens alone. */
  readonly entries?: boolean;
  readonly budget?: Budget;
}

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

/** A place where a rule is broken, in words. */
export interface ToldBreach {
  readonly title: Words;
  readonly words: Words;
  readonly values: WordValues;
  readonly cells: readonly number[];
}

export interface ConflictAnswer extends ConflictSet {
  readonly status: 'clash';
  /** The rules of the clash by name, in the order of `rules`; `ground` are those that every puzzle stands on. */
  readonly names: readonly RuleName[];
  readonly breaches: readonly ToldBreach[];
  /** Where no rule is broken in plain sight: what the digits of the clash lead to, by steps if they are few. */
  readonly reason: ToldContradiction | null;
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

export interface SettleAnswer {
  /** `any`: each of the clues alone leaves one solution. `all`: all of them together do. */
  readonly kind: 'any' | 'all' | 'undecided';
  readonly clues: readonly { readonly cell: number; readonly digit: number }[];
}

const gameOf = (document: DocumentInput): Game => unwrap(parseGame(document));

const withEntries = ({ entries }: Game, wanted: boolean | undefined) => (wanted ? { entries } : {});

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

function breachesOf(puzzle: Puzzle, { givens, entries, rules }: ConflictSet, played: Board): ToldBreach[] {
  const board = new Board(puzzle.shape);
  for (const cell of givens) board.digits[cell] = puzzle.givens.digit(cell);
  for (const cell of entries) board.digits[cell] = played.digit(cell);
  return rules.flatMap((index) => {
    const bound = puzzle.rules[index];
    return (bound?.rule.conflicts?.(board) ?? []).map(({ title, detail, words, values = {}, cells }) => ({
      title: title ?? bound?.type.words.name ?? { en: '', ja: '' },
      words: detail ?? words,
      values,
      cells,
    }));
  });
}

/** Steps of a reason that people still read. */
const MOST_STEPS = 4;

/** The clash by itself, its last given as an entry that leads to a contradiction. */
async function reasonOf(
  { document, shape }: Puzzle,
  { givens, candidates, rules }: ConflictSet,
  signal: AbortSignal,
): Promise<ToldContradiction | null> {
  const last = givens.at(-1);
  if (last === undefined || candidates.length > 0) return null;
  const kept = new Set(givens.slice(0, -1));
  const alone = parsePuzzle({
    hitotsu: 1,
    size: document.size,
    ...(document.digits ? { digits: [...document.digits] } : {}),
    givens: Array.from(document.givens, (symbol, cell) => (kept.has(cell) ? symbol : '.')).join(''),
    rules: rules.map((index) => document.rules[index]),
  });
  if (!alone.ok) return null;
  const entries = new Board(shape);
  entries.digits[last] = digitOf(document.givens.charAt(last));
  const task = contradictionTask(alone.value, entries, last, { budget: { ms: 1500 } });
  const found = await run(task, { signal });
  if (!found || found.kind === 'clash') return null;
  const told = new Telling(alone.value).contradiction(found);
  return told.steps.length > MOST_STEPS ? { ...told, steps: [] } : told;
}

const budgetOf = (budget: Budget | undefined) => (budget ? { budget } : {});

/** Solutions looked at when it is to be said what would settle a puzzle, or which digits occur once. */
const MOST_LISTED = 400;

/** Questions about solutions. */
export const solving = {
  async solve(
    { document, limit, budget, entries }: SolveAsk,
    { signal, progress }: HandlerContext,
  ): Promise<SolveAnswer> {
    const game = gameOf(document);
    const start = performance.now();
    const options = {
      ...(limit === undefined ? {} : { limit }),
      ...budgetOf(budget),
      ...withEntries(game, entries),
    };
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
  async count(
    { document, limit, budget, entries }: SolveAsk,
    { signal, progress }: HandlerContext,
  ): Promise<CountAnswer> {
    const game = gameOf(document);
    const start = performance.now();
    const options = {
      ...(limit === undefined ? {} : { limit }),
      ...budgetOf(budget),
      ...withEntries(game, entries),
    };
    const { count, exact, stats } = await run(countTask(game.puzzle, options), {
      signal,
      onProgress: progress,
    });
    return { count, exact, nodes: stats.nodes, ms: performance.now() - start };
  },

  /** The smallest set of givens, entries and rules that cannot all hold; null if there is none or none was found. */
  async conflict(
    { document, budget, entries }: Asking,
    { signal, progress }: HandlerContext,
  ): Promise<ConflictAnswer | null> {
    const game = gameOf(document);
    const options = { ...budgetOf(budget), ...withEntries(game, entries) };
    const { conflict } = await run(minimalConflictTask(game.puzzle, options), {
      signal,
      onProgress: progress,
    });
    if (!conflict) return null;
    const breaches = breachesOf(game.puzzle, conflict, game.entries);
    return {
      status: 'clash',
      ...conflict,
      names: conflict.rules.map((index) => named(game.puzzle, index)),
      breaches,
      reason: breaches.length > 0 ? null : await reasonOf(game.puzzle, conflict, signal),
    };
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

  /** Givens that would leave one solution. */
  async settle({ document, budget }: Asking, { signal }: HandlerContext): Promise<SettleAnswer> {
    const game = gameOf(document);
    const all = await listed(game, false, budget, signal);
    if (all) return settledBy(game.puzzle, all);
    return settledInSteps(game, budget, signal);
  },
};

/** All solutions; null if there are too many or the budget ended. */
async function listed(
  game: Game,
  entries: boolean | undefined,
  budget: Budget | undefined,
  signal: AbortSignal,
): Promise<readonly Int8Array[] | null> {
  const options = { limit: MOST_LISTED, ...budgetOf(budget), ...withEntries(game, entries) };
  const { solutions, status } = await run(solveTask(game.puzzle, options), { signal });
  if (status === 'undecided' || solutions.length >= MOST_LISTED) return null;
  return solutions;
}

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
