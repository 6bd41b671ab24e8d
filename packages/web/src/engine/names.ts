/** Names of the rules of a puzzle, as lists show them. */
import type { Words } from 'hitotsu/base';
import type { BoundRule, Puzzle } from 'hitotsu/puzzle';
import { shortName, toolOf } from 'hitotsu/rules';

export interface RuleName {
  readonly words: Words;
  /** The first cell of the clue; null where it speaks of the whole board. */
  readonly cell: number | null;
  /** Every puzzle of its kind stands on it: rows and columns, say. */
  readonly ground: boolean;
}

/** Rule types that go without saying: the base that named rules get. */
function grounds({ registry }: Puzzle): ReadonlySet<string> {
  const bases = registry.types.flatMap(({ base = [] }) => base.map(({ type }) => type));
  return new Set([...bases, ...registry.withBase([]).map(({ type }) => type)]);
}

/** A rule of a puzzle by name: what its clues are called and what is written on them, with the place where it begins. */
export function named(puzzle: Puzzle, index: number): RuleName {
  const { type, rule, spec } = puzzle.rules[index] as BoundRule;
  const isWhole = rule.cells.length === 0 || rule.cells.length >= puzzle.shape.cellCount;
  const tool = toolOf(type);
  const drawn = tool && tool.gesture !== 'board' && tool.gesture !== 'regions' ? tool : null;
  const { cells, text } = drawn?.strokeOf(spec, puzzle.shape) ?? { cells: rule.cells, text: '' };
  const name = drawn?.name ?? shortName(type);
  return {
    words: text === '' ? name : { en: `${name.en} ${text}`, ja: `${name.ja}${text}` },
    cell: isWhole ? null : (cells[0] ?? Math.min(...rule.cells)),
    ground: grounds(puzzle).has(type.type),
  };
}
