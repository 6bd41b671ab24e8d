import { Meter, Random, type Seed, type Task, type TaskOptions } from '../base/index.ts';
import type { Board } from '../board/index.ts';
import { type AnySearch, searchOver } from '../classic/index.ts';
import { Search, SearchEvent } from '../engine/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { startDomains } from './domains.ts';
import { type Grid, Judge } from './grid.ts';
import { type Sought, seek } from './seek.ts';

/** What every question about a puzzle may be asked with. */
export interface InquiryOptions extends TaskOptions {
  /** The player's digits. Without them the question is about the givens alone: two questions with two answers. */
  readonly entries?: Board | undefined;
  /** Draws the solutions in a random order. */
  readonly seed?: Seed | undefined;
}

/** The solutions of one puzzle, one after the other, inside one budget. Must be closed. */
export class Inquiry {
  readonly meter: Meter;
  readonly judge: Judge;
  private readonly search: AnySearch;
  private hopeless: boolean;

  constructor(puzzle: Puzzle, options: InquiryOptions) {
    this.meter = new Meter(options.budget);
    this.judge = new Judge(puzzle);
    const domains = options.entries ? startDomains(puzzle, options.entries) : puzzle.start;
    this.hopeless = puzzle.problem.impossible || domains.includes(0) || this.judge.breaks(options.entries);
    // A seed must mean the same whether there is a kernel or not, so the engine itself draws.
    this.search = options.seed === undefined ? searchOver(puzzle.problem) : Search.over(puzzle.problem);
    if (!this.hopeless)
      this.search.begin(domains, options.seed === undefined ? {} : { random: new Random(options.seed) });
  }

  *next(): Task<Sought> {
    return this.hopeless ? 'ended' : yield* seek(this.search, this.meter);
  }

  /** Whether `tally` can be used. */
  get talliesInBulk(): boolean {
    return !this.hopeless && this.search.tally !== undefined;
  }

  /** Only counts on, up to `limit` solutions together with those before; the last of them is in `grid`. */
  *tally(limit: number): Task<{ readonly count: number; readonly exact: boolean }> {
    const { search } = this;
    const sought = yield* seek(search, this.meter, undefined, (nodes) =>
      search.tally ? search.tally(limit, nodes) : SearchEvent.exhausted,
    );
    const count = search.solutions ?? 0;
    return { count, exact: sought === 'ended' && count < limit };
  }

  /** The grid just found, checked against the rules. */
  get grid(): Grid {
    return this.judge.approve(this.search.grid);
  }

  get guesses(): number {
    return this.hopeless ? 0 : this.search.guesses;
  }

  close(): void {
    this.search.release();
  }
}
