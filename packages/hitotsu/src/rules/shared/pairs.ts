import type { Words, WordValues } from '../../base/index.ts';
import { EMPTY, type Shape } from '../../board/index.ts';
import type { ProblemBuilder } from '../../engine/index.ts';
import type { CompiledRule } from './derive.ts';

export type Pair = readonly [a: number, b: number];
export type Step = readonly [rows: number, columns: number];

/** Half of the steps in which a knight moves; the other half are the same pairs seen from the other cell. */
export const KNIGHT_STEPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
];
/** Half of the steps to cells that share an edge. */
export const EDGE_STEPS: readonly Step[] = [
  [0, 1],
  [1, 0],
];
/** Half of the steps to cells that touch at an edge or a corner. */
export const KING_STEPS: readonly Step[] = [...EDGE_STEPS, [1, 1], [1, -1]];

/** All pairs of cells that lie one of the steps apart. */
export function pairsAt(shape: Shape, steps: readonly Step[]): Pair[] {
  const pairs: Pair[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++)
    for (const [rows, columns] of steps) {
      const other = shape.cellAt(shape.rowOf(cell) + rows, shape.columnOf(cell) + columns);
      if (other >= 0) pairs.push([cell, other]);
    }
  return pairs;
}

/** What a rule about pairs of cells says of itself. */
export interface PairRule {
  readonly pairs: readonly Pair[];
  /** Whether two digits may stand in a pair. */
  holds(x: number, y: number): boolean;
  /** Words for a broken pair, and what fills them. */
  readonly words: Words;
  /** See `Conflict`. */
  readonly detail?: Words;
  values(a: number, b: number, x: number, y: number): WordValues;
  compile(builder: ProblemBuilder, pair: Pair): void;
}

/** The body of a rule for the whole board that is a condition on many pairs of cells. */
export function pairRule(shape: Shape, rule: PairRule): CompiledRule {
  const { pairs } = rule;
  return {
    cells: Array.from({ length: shape.cellCount }, (_, cell) => cell),
    isValid: (board) =>
      pairs.every(([a, b]) => {
        const x = board.digit(a);
        const y = board.digit(b);
        return x === EMPTY || y === EMPTY || rule.holds(x, y);
      }),
    conflicts: (board) =>
      pairs.flatMap(([a, b]) => {
        const x = board.digit(a);
        const y = board.digit(b);
        if (x === EMPTY || y === EMPTY || rule.holds(x, y)) return [];
        const { words, detail } = rule;
        const values = rule.values(a, b, x, y);
        return [{ cells: [a, b], words, values, ...(detail ? { detail } : {}) }];
      }),
    compile: (builder) => {
      for (const pair of pairs) rule.compile(builder, pair);
    },
    draw: (scene) => scene.add({ kind: 'whole-board' }),
  };
}

/** The text with its cells named as the reader's language does. */
const named = (text: string): string => text.replace('{a}', '{cell1}').replace('{b}', '{cell2}');

/** The body of a rule that forbids equal digits in pairs of cells; `words` names the two cells `{a}` and `{b}`. */
export function differentPairs(shape: Shape, pairs: readonly Pair[], words: Words): CompiledRule {
  return pairRule(shape, {
    pairs,
    holds: (x, y) => x !== y,
    words,
    detail: { en: named(words.en), ja: named(words.ja) },
    values: (a, b) => ({ a: shape.nameOf(a), b: shape.nameOf(b) }),
    compile: (builder, pair) => builder.distinct(pair),
  });
}
