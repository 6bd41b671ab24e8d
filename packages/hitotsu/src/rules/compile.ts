import { Board, EMPTY, lowestIndex, type Shape } from '../board/index.ts';
import { type CustomPropagator, type Problem, ProblemBuilder } from '../engine/index.ts';
import type { Rule } from './rule.ts';

/**
 * The rules of a puzzle as one problem for the engine, without its givens.
 *
 * Each rule gives what it has: kernel constraints (`compile`), its own propagator (`propagate`), or only the two
 * questions `isValid` and `candidates`, which are then asked during the search whenever a cell of the rule is decided.
 */
export function compileRules(shape: Shape, rules: readonly Rule[]): Problem {
  const builder = new ProblemBuilder(shape);
  for (const rule of rules) {
    rule.compile?.(builder);
    if (rule.propagate) builder.custom(rule.cells, checked(shape, rule, rule.propagate.bind(rule)));
    else if (!rule.compile) builder.custom(rule.cells, questioned(shape, rule));
  }
  return builder.build();
}

/** Puts the decided digits of the rule's cells on `board`; says how many there are and whether any is new. */
function decide(
  board: Board,
  cells: readonly number[],
  domains: Int32Array,
): { changed: boolean; open: boolean } {
  let changed = false;
  let open = false;
  for (const cell of cells) {
    const set = domains[cell] as number;
    const single = (set & (set - 1)) === 0;
    const digit = single ? board.shape.minDigit + lowestIndex(set) : EMPTY;
    if (!single) open = true;
    if (board.digits[cell] !== digit) {
      board.digits[cell] = digit;
      changed = true;
    }
  }
  return { changed, open };
}

/** A rule's own propagator may be weak; a full assignment is always put to `isValid`. */
function checked(shape: Shape, rule: Rule, propagate: CustomPropagator): CustomPropagator {
  const board = new Board(shape);
  return (domains, remove) => {
    if (!propagate(domains, remove)) return false;
    return decide(board, rule.cells, domains).open || rule.isValid(board);
  };
}

/**
 * Propagation by asking: the digits decided so far are a board, and what `candidates` leaves out of an open cell goes.
 * Digits that become decided on the way are asked about at once, so the answer does not hang on when the engine calls.
 */
function questioned(shape: Shape, rule: Rule): CustomPropagator {
  const board = new Board(shape);
  const { cells } = rule;
  return (domains, remove) => {
    decide(board, cells, domains);
    for (;;) {
      if (!rule.isValid(board)) return false;
      for (const cell of cells)
        if (board.isEmpty(cell)) {
          const gone = (domains[cell] as number) & ~rule.candidates(board, cell);
          if (gone !== 0 && !remove(cell, gone)) return false;
        }
      if (!decide(board, cells, domains).changed) return true;
    }
  };
}
