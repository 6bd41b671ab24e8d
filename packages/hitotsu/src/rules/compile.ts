import { Board, EMPTY, lowestIndex, type Shape } from '../board/index.ts';
import { type CustomPropagator, type Problem, ProblemBuilder } from '../engine/index.ts';
import type { Rule } from './rule.ts';
import { askedInSearch } from './shared/in-search.ts';

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

/** The digits that are decided in the rule's cells, as a board. */
class Decided {
  readonly board: Board;
  private readonly cells: readonly number[];

  constructor(shape: Shape, cells: readonly number[]) {
    this.board = new Board(shape);
    this.cells = cells;
  }

  /** Reads them from the domains; says whether any has changed. */
  read(domains: Int32Array): boolean {
    const { digits, shape } = this.board;
    let changed = false;
    for (const cell of this.cells) {
      const set = domains[cell] as number;
      const digit = (set & (set - 1)) === 0 ? shape.minDigit + lowestIndex(set) : EMPTY;
      if (digits[cell] === digit) continue;
      digits[cell] = digit;
      changed = true;
    }
    return changed;
  }

  get isComplete(): boolean {
    return !this.cells.some((cell) => this.board.isEmpty(cell));
  }
}

/** A rule's own propagator may be weak; a full assignment is always put to `isValid`. */
function checked(shape: Shape, rule: Rule, propagate: CustomPropagator): CustomPropagator {
  const decided = new Decided(shape, rule.cells);
  return (domains, remove) =>
    askedInSearch(() => {
      if (!propagate(domains, remove)) return false;
      decided.read(domains);
      return !decided.isComplete || rule.isValid(decided.board);
    });
}

/**
 * Propagation by asking: what `candidates` leaves out of an open cell goes. Digits that become decided on the way are
 * asked about at once, so the answer does not hang on when the engine calls again.
 */
function questioned(shape: Shape, rule: Rule): CustomPropagator {
  const decided = new Decided(shape, rule.cells);
  const { board } = decided;
  return (domains, remove) =>
    askedInSearch(() => {
      decided.read(domains);
      do {
        if (!rule.isValid(board)) return false;
        for (const cell of rule.cells) {
          if (!board.isEmpty(cell)) continue;
          const gone = (domains[cell] as number) & ~rule.candidates(board, cell);
          if (gone !== 0 && !remove(cell, gone)) return false;
        }
      } while (decided.read(domains));
      return true;
    });
}
