import { Board, type Shape } from '../board/index.ts';
import type { BoundRule, Puzzle } from '../puzzle/index.ts';

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

const sheets = new WeakMap<Shape, Board>();

/** A board to try digits on, one for all judges: making one takes longer than a look at it. */
function sheetOf(shape: Shape): Board {
  let sheet = sheets.get(shape);
  if (!sheet) {
    sheet = new Board(shape);
    sheets.set(shape, sheet);
  }
  return sheet;
}

/**
 * The plain meaning of a puzzle, asked of its rules and not of the engine: a second opinion on every grid before it is
 * reported, and the quick look at what the givens already break.
 */
export class Judge {
  private readonly puzzle: Puzzle;
  /** What is looked at now; nothing stays on it. */
  private readonly board: Board;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.board = sheetOf(puzzle.shape);
  }

  /** Whether some rule is broken by the digits that stand (givens, and entries if there are any). */
  breaks(entries?: Board): boolean {
    const { givens, rules } = this.puzzle;
    let board = givens;
    if (entries) {
      board = this.board;
      board.digits.set(givens.digits);
      for (let cell = 0; cell < board.digits.length; cell++)
        if (!entries.isEmpty(cell)) board.digits[cell] = entries.digit(cell);
    }
    for (let i = 0; i < rules.length; i++) if (!(rules[i] as BoundRule).rule.isValid(board)) return true;
    return false;
  }

  /** A copy of a grid that the engine found. A grid that breaks a rule is a bug of the engine, never an answer. */
  approve(grid: Grid): Grid {
    this.board.digits.set(grid);
    for (const { rule, path } of this.puzzle.rules)
      if (!rule.isValid(this.board)) throw new Error(`internal error: the engine's grid breaks ${path}`);
    return grid.slice();
  }
}
