import { type Board, EMPTY } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';

/** Candidates of every cell by the digit range and the given pencil marks alone, without the givens. */
export function pencilDomains({ shape, document }: Puzzle): Int32Array {
  const domains = new Int32Array(shape.cellCount).fill(shape.allDigits);
  for (const [name, digits] of Object.entries(document.candidates ?? {})) {
    let set = 0;
    for (const digit of digits) set |= shape.setOf(digit);
    domains[shape.cellNamed(name)] = set;
  }
  return domains;
}

/** The domains a search starts from: the puzzle's own, and the player's entries where they are asked about. */
export function startDomains(puzzle: Puzzle, entries?: Board): Int32Array {
  const domains = puzzle.start.slice();
  entries?.digits.forEach((digit, cell) => {
    if (digit !== EMPTY) domains[cell] = (domains[cell] as number) & puzzle.shape.setOf(digit);
  });
  return domains;
}
