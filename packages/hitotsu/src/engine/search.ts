import type { Random } from '../base/index.ts';
import { domain, Head, head, Image, image, KernelEvent, weight } from './kernel/memory.ts';
import { rewind } from './kernel/search.ts';
import type { CompiledProblem, Problem } from './problem.ts';
import { enter, fixpoint, inKernel, leave, type Tenant } from './resident.ts';
import { kernel } from './twins.ts';

/** Why `next` came back. */
export const SearchEvent = {
  solution: KernelEvent.solution,
  exhausted: KernelEvent.exhausted,
  paused: KernelEvent.paused,
} as const;
export type SearchEvent = (typeof SearchEvent)[keyof typeof SearchEvent];

/** How a search begins. */
export interface SearchOptions {
  /**
   * Draws the order of digits and breaks ties between cells: for full grids that are not all alike. Such a search starts
   * again, keeping what it learnt, when its first solution takes too many guesses. One number is drawn from it.
   */
  readonly random?: Random;
  /** Keeps the conflict weights of this search's last run (over the same problem) instead of the first weights. */
  readonly weights?: 'keep';
}

/** With more solutions than this found, a search goes on with the constraints it has instead of starting again. */
const LARGEST_MEMORY = 8;
/** Guesses until a random search first starts again; a sixteenth more each time. */
const RANDOM_PATIENCE = 60;
const NO_LIMIT = 0x7fffffff;

const pool: Search[] = [];

/**
 * Finds the solutions of a problem, one at a time, each exactly once. Deterministic: the same problem, domains and random
 * seed give the same solutions in the same order after the same number of nodes, whatever else runs in between.
 */
export class Search implements Tenant {
  /** After `solution`: the digit values, one a cell. Overwritten by the next solution. */
  grid: Int8Array;
  /** Propagations since `begin`: one at the start and two a guess. */
  nodes = 0;
  /** Branchings since `begin`. */
  guesses = 0;
  saved: Int32Array | null = null;

  private problem: CompiledProblem;
  private given: Int32Array;
  private stage = 0;
  private done = true;
  private isReleased = false;
  private isRandom = false;
  /** Guesses at which a random search starts again. */
  private patience = 0;
  /** Solutions of the present run, as long as it may still start again; and those of runs given up, to be passed over. */
  private found: Int8Array[] = [];
  private reported: Int8Array[] = [];

  private constructor(problem: CompiledProblem) {
    this.problem = problem;
    this.grid = new Int8Array(problem.cellCount);
    this.given = new Int32Array(problem.cellCount);
  }

  /**
   * A search over a compiled problem; `begin` comes next. Any number may be alive and interleaved (each change of the
   * running one costs a copy). `release` gives it back; it must not be used afterwards.
   */
  static over(problem: Problem): Search {
    const compiled = problem as CompiledProblem;
    const search = pool.pop();
    if (!search) return new Search(compiled);
    search.isReleased = false;
    search.problem = compiled;
    if (search.grid.length !== compiled.cellCount) {
      search.grid = new Int8Array(compiled.cellCount);
      search.given = new Int32Array(compiled.cellCount);
    }
    return search;
  }

  /**
   * Starts anew from `domains`: candidates of each cell as sets of digit indices (copied), or null = every digit. Only what
   * differs from the bare problem is propagated, by the first `next`.
   */
  begin(domains: Int32Array | null, options: SearchOptions = {}): void {
    this.nodes = 0;
    this.guesses = 0;
    this.found.length = 0;
    this.reported.length = 0;
    this.isRandom = options.random !== undefined;
    this.patience = RANDOM_PATIENCE;
    this.done = this.problem.impossible;
    if (this.done) return;
    if (domains) this.given.set(domains);
    else this.given.fill(-1);
    if (options.weights !== 'keep') this.saved = null;
    const keep = options.weights === 'keep';
    this.done = true; // should a custom propagator throw
    const possible = inKernel(() => this.restart(0, keep));
    this.done = !possible;
    head[Head.random] = options.random ? options.random.next() | 1 : 0;
  }

  /** Loads a stage and puts the search at its start. False = the stage's bare constraints cannot hold. */
  private restart(stage: number, keepWeights: boolean): boolean {
    this.stage = stage;
    const { cellCount } = this.problem;
    if (!enter(this, this.problem, stage)) return false;
    domain.set(this.given);
    if (!keepWeights)
      for (let cell = 0; cell < cellCount; cell++) weight[cell] = image[Image.weight + cell] as number;
    head[Head.nodes] = this.nodes;
    head[Head.guesses] = this.guesses;
    head[Head.guessLimit] = this.guessLimit();
    rewind();
    return true;
  }

  private guessLimit(): number {
    if (this.isRandom) return this.guesses + this.patience;
    const more = this.problem.guessesOf(this.stage);
    return more === NO_LIMIT ? NO_LIMIT : this.guesses + more;
  }

  /**
   * Runs on until the next solution (in `grid`), the end of the search, or `nodes` more nodes. Can be called again after
   * each event.
   */
  next(nodes: number): SearchEvent {
    if (this.done) return SearchEvent.exhausted;
    this.done = true; // should a custom propagator throw
    const event = inKernel(() => this.advance(Math.min(this.nodes + nodes, NO_LIMIT)));
    this.done = event === SearchEvent.exhausted;
    return event;
  }

  private advance(limit: number): SearchEvent {
    enter(this, this.problem, this.stage);
    for (;;) {
      const event = kernel().run(limit);
      this.nodes = head[Head.nodes] as number;
      this.guesses = head[Head.guesses] as number;
      if (event === KernelEvent.limit) {
        if (!this.goOn()) return SearchEvent.exhausted;
      } else if (event === KernelEvent.exhausted) return SearchEvent.exhausted;
      else if (event === KernelEvent.paused) return SearchEvent.paused;
      else if (this.report()) return SearchEvent.solution;
    }
  }

  /** The guesses of this run are used up: start again with more constraints, or without a limit where that is no use. */
  private goOn(): boolean {
    const last = this.problem.stages - 1;
    if (this.found.length > LARGEST_MEMORY || (this.isRandom && this.found.length > 0)) {
      head[Head.guessLimit] = NO_LIMIT;
      return true;
    }
    this.reported.push(...this.found);
    this.found.length = 0;
    this.patience += this.patience >> 4;
    return this.restart(Math.min(this.stage + 1, last), this.stage === last);
  }

  /** Reads the solution; false if an earlier run has shown it already. */
  private report(): boolean {
    const { cellCount, minDigit } = this.problem;
    const { grid } = this;
    for (let cell = 0; cell < cellCount; cell++)
      grid[cell] = minDigit + 31 - Math.clz32(domain[cell] as number);
    if (this.reported.length > 0 && this.wasReported(grid)) return false;
    if (head[Head.guessLimit] !== NO_LIMIT && this.found.length <= LARGEST_MEMORY)
      this.found.push(grid.slice());
    return true;
  }

  private wasReported(grid: Int8Array): boolean {
    return this.reported.some((known) => known.every((digit, cell) => digit === grid[cell]));
  }

  /** The fixpoint of propagation alone, in place. False = contradiction (the domains are then of no use). */
  propagate(domains: Int32Array): boolean {
    return !this.problem.impossible && inKernel(() => fixpoint(this.problem, domains));
  }

  /** Gives the search back for others to use. */
  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.done = true;
    leave(this);
    pool.push(this);
  }
}
