import { Board, type DigitSet, EMPTY, type Shape } from 'hitotsu/board';
import type { Puzzle } from 'hitotsu/puzzle';
import type { Rule } from 'hitotsu/rules';
import { differOf } from './differ.ts';

/** Whether a digit that stands in a cell is part of what breaks the rule. */
function breaks(rule: Rule, board: Board, cell: number): boolean {
  if (rule.isValid(board)) return false;
  return rule.conflicts?.(board).some(({ cells }) => cells.includes(cell)) ?? true;
}

/**
 * The digits that may be written in an empty cell: those that break no rule with what stands on the board. That is what a
 * player sees at a glance; nothing is deduced. Given pencil marks of the puzzle are kept to.
 */
export function allowedIn(puzzle: Puzzle, digits: ArrayLike<number>, cell: number): DigitSet {
  const board = new Board(puzzle.shape, digits);
  return board.isEmpty(cell) ? tried(puzzle, board, cell, rulesAt(puzzle, cell)) : 0;
}

/** `allowedIn` for every cell; nothing for cells that hold a digit. */
export function allowedEverywhere(puzzle: Puzzle, digits: ArrayLike<number>): Int32Array {
  const { shape } = puzzle;
  const board = new Board(shape, digits);
  return Int32Array.from({ length: shape.cellCount }, (_, cell) =>
    board.isEmpty(cell) ? tried(puzzle, board, cell, rulesAt(puzzle, cell)) : 0,
  );
}

function tried({ shape, start, rules }: Puzzle, board: Board, cell: number, at: readonly Rule[]): DigitSet {
  let allowed = (start[cell] as number) & ~taken(shape, rules, board, cell);
  for (let digit = shape.minDigit; digit <= shape.maxDigit; digit++) {
    if ((allowed & shape.setOf(digit)) === 0) continue;
    board.digits[cell] = digit;
    if (at.some((rule) => breaks(rule, board, cell))) allowed &= ~shape.setOf(digit);
  }
  board.digits[cell] = EMPTY;
  return allowed;
}

/** Digits that stand in a cell which must differ: most of what goes, and quickly found. */
function taken(shape: Shape, rules: Puzzle['rules'], board: Board, cell: number): DigitSet {
  let set = 0;
  for (const other of differOf({ shape, rules })[cell] ?? [])
    if (!board.isEmpty(other)) set |= shape.setOf(board.digit(other));
  return set;
}

const rulesByCell = new WeakMap<readonly unknown[], readonly (readonly Rule[])[]>();

function rulesAt({ shape, rules }: Puzzle, cell: number): readonly Rule[] {
  let table = rulesByCell.get(rules);
  if (!table) {
    const made = Array.from({ length: shape.cellCount }, (): Rule[] => []);
    for (const { rule } of rules) for (const each of rule.cells) made[each]?.push(rule);
    table = made;
    rulesByCell.set(rules, table);
  }
  return table[cell] ?? [];
}
