import { Meter, Random, run, runNow, type Task } from '../base/index.ts';
import { sizeOf } from '../board/index.ts';
import { searchOver } from '../classic/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { startDomains } from './domains.ts';
import { type Grid, Judge } from './grid.ts';
import type { InquiryOptions } from './inquiry.ts';
import { seek } from './seek.ts';

export interface TrueCandidates {
  /** Per cell the digits that are proved to occur in some solution. */
  readonly sets: Int32Array;
  /** Per cell the digits of which nothing is known because the budget ran out; all empty when `decided`. */
  readonly undecided: Int32Array;
  readonly decided: boolean;
  /** No solution at all: every set is empty and that is proved. */
  readonly none: boolean;
  readonly stats: { readonly nodes: number };
}

/**
 * The digits of every cell that occur in at least one solution.
 *
 * A cell at a time is asked for a solution that has one of its open digits there. Each solution found witnesses one
 * candidate in every cell, so a few dozen solutions usually settle the board; an exhausted search rules out all open
 * digits of the cell at once, and what follows from that is struck too. The random digit order makes the witnesses
 * differ.
 */
export function* trueCandidatesTask(puzzle: Puzzle, options: InquiryOptions = {}): Task<TrueCandidates> {
  const meter = new Meter(options.budget);
  const judge = new Judge(puzzle);
  const random = new Random(options.seed ?? 'true candidates');
  const possible = startDomains(puzzle, options.entries);
  const sets = new Int32Array(possible.length);
  const search = searchOver(puzzle.problem);
  const witness = (grid: Grid) =>
    judge.approve(grid).forEach((digit, cell) => {
      sets[cell] = (sets[cell] as number) | puzzle.shape.setOf(digit);
    });
  const open = (cell: number) => (possible[cell] as number) & ~(sets[cell] as number);
  const answer = (none: boolean): TrueCandidates => {
    const undecided = possible.map((_, cell) => (none ? 0 : open(cell)));
    return {
      sets,
      undecided,
      decided: !undecided.some((set) => set !== 0),
      none,
      stats: { nodes: meter.nodes },
    };
  };
  try {
    const hopeless = puzzle.problem.impossible || possible.includes(0) || judge.breaks(options.entries);
    if (hopeless || !search.propagate(possible)) return answer(true);
    for (let solutions = 0; ; ) {
      let best = -1;
      possible.forEach((_, cell) => {
        if (open(cell) !== 0 && (best < 0 || sizeOf(open(cell)) > sizeOf(open(best)))) best = cell;
      });
      if (best < 0) return answer(false);
      const asked = possible.slice();
      asked[best] = open(best);
      search.begin(asked, { random });
      const sought = yield* seek(search, meter);
      if (sought === 'spent') return answer(false);
      if (sought === 'found') {
        solutions++;
        witness(search.grid);
      } else {
        possible[best] = sets[best] as number;
        if (possible[best] === 0 || !search.propagate(possible)) {
          if (solutions > 0) throw new Error('internal error: propagation contradicts a solution');
          return answer(true);
        }
      }
      const done = possible.reduce((total, _, cell) => total + (open(cell) === 0 ? 1 : 0), 0);
      yield { nodes: meter.nodes, done, total: possible.length };
    }
  } finally {
    search.release();
  }
}

export function trueCandidates(puzzle: Puzzle, options: InquiryOptions = {}): Promise<TrueCandidates> {
  return run(trueCandidatesTask(puzzle, options), options);
}

export function trueCandidatesNow(puzzle: Puzzle, options: InquiryOptions = {}): TrueCandidates {
  return runNow(trueCandidatesTask(puzzle, options), options);
}
