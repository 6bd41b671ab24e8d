/** Names of the rules of a puzzle, as lists show them. */
import type { Words, WordValues } from 'hitotsu/base';
import { Board } from 'hitotsu/board';
import type { BoundRule, Puzzle } from 'hitotsu/puzzle';

export interface RuleName {
  readonly words: Words;
  readonly values: WordValues;
  /** Its first cell in reading order; null where it speaks of the whole board. */
  readonly cell: number | null;
  /** Every puzzle of its kind stands on it: rows and columns, say. */
  readonly ground: boolean;
}

/** Rule types that go without saying: the base that named rules get. */
function grounds({ registry }: Puzzle): ReadonlySet<string> {
  const bases = registry.types.flatMap(({ base = [] }) => base.map(({ type }) => type));
  return new Set([...bases, ...registry.withBase([]).map(({ type }) => type)]);
}

/** A rule of a puzzle by name: what it says of itself, with the place where it begins. */
export function named(puzzle: Puzzle, index: number): RuleName {
  const { type, rule } = puzzle.rules[index] as BoundRule;
  const first = Math.min(...rule.cells);
  const isWhole = rule.cells.length === 0 || rule.cells.length >= puzzle.shape.cellCount;
  const about = isWhole ? null : rule.about?.(first, new Board(puzzle.shape), puzzle.start);
  const { words, values = {} } = about?.title ?? { words: type.words.short ?? type.words.name };
  return { words, values, cell: isWhole ? null : first, ground: grounds(puzzle).has(type.type) };
}
