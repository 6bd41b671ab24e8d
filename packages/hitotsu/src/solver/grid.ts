import { Board, EMPTY } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';

/** A full grid: one digit value a cell. */
export type Grid = Int8Array;

/** What a search said (design section 5). `solvable`: one solution was asked for and found. */
export type Status = 'unique' | 'multiple' | 'none' | 'undecided' | 'solvable';

/** The status that follows from `found` solutions; `ended` says that there are no others. */
export function statusOf(found: number, ended: boolean, limit: number): Status {
  if (found >= 2) return 'multiple';
  if (ended) return found === 1 ? 'unique' : 'none';
  return found === 1 && limit === 1 ? 'solvable' : 'undecided';
}

/**
 * The plain meaning of a puzzle, asked of its rules and not of the engine: a second opinion on every grid before it is
 * reported, and the quick look at what the givens already break.
 */
export class Judge {
  private readonly puzzle: Puzzle;
  private readonly board: Board;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.board = new Board(puzzle.shape);
  }

  /** Whether some rule is broken by the digits that stand (givens, and entries if there are any). */
  breaks(entries?: Board): boolean {
    this.board.digits.set(this.puzzle.givens.digits);
    entries?.digits.forEach((digit, cell) => {
      if (digit !== EMPTY) this.board.digits[cell] = digit;
    });
    return this.puzzle.rules.some(({ rule }) => !rule.isValid(this.board));
  }

  /** A copy of a grid that the engine found. A grid that breaks a rule is a bug of the engine, never an answer. */
  approve(grid: Grid): Grid {
    this.board.digits.set(grid);
    for (const { rule, path } of this.puzzle.rules)
      if (!rule.isValid(this.board)) throw new Error(`internal error: the engine's grid breaks ${path}`);
    return grid.slice();
  }
}
