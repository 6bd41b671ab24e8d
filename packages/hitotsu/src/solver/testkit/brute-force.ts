import { Board } from '../../board/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';

/** All solutions of a small puzzle by plain trial: cell after cell, digit after digit, asking only `isValid`. */
export function bruteForce(puzzle: Puzzle): Int8Array[] {
  const { shape, start } = puzzle;
  const board = new Board(shape);
  const found: Int8Array[] = [];
  const place = (cell: number): void => {
    if (cell === shape.cellCount) {
      found.push(board.digits.slice());
      return;
    }
    for (let digit = shape.minDigit; digit <= shape.maxDigit; digit++) {
      if (((start[cell] as number) & shape.setOf(digit)) === 0) continue;
      board.digits[cell] = digit;
      if (puzzle.rules.every(({ rule }) => rule.isValid(board))) place(cell + 1);
    }
    board.digits[cell] = -1;
  };
  place(0);
  return found;
}
