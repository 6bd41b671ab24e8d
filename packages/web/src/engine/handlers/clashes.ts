import { run, type Words, type WordValues } from 'hitotsu/base';
import { Board, digitOf } from 'hitotsu/board';
import { contradictionTask } from 'hitotsu/logic';
import { type Puzzle, parsePuzzle } from 'hitotsu/puzzle';
import { type ConflictSet, minimalConflictTask } from 'hitotsu/solver';
import type { ToldContradiction } from '../../hints/told.ts';
import type { HandlerContext } from '../context.ts';
import { named, type RuleName } from '../names.ts';
import { Telling } from '../telling.ts';
import { type Asking, budgetOf, gameOf, withEntries } from './asking.ts';

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

/** Questions about puzzles that cannot be solved. */
export const clashes = {
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
};
