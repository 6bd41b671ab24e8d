import type { Random } from '../base/index.ts';
import { type Problem, Search, SearchEvent } from '../engine/index.ts';
import { isClassic } from './recognise.ts';
import { type Solver81, Stop } from './solver81.ts';
import { classicName, newSolver } from './twins.ts';

/** What solver and generator use of a search: the engine's `Search`, and the classic one. */
export interface AnySearch
  extends Pick<Search, 'grid' | 'nodes' | 'guesses' | 'begin' | 'next' | 'propagate' | 'release'> {
  /**
   * Where it is there: only counts from here on, until `limit` solutions of this search are found (those before it
   * included), for at most `nodes` more nodes. `solutions` says how many there are, `grid` is the last.
   */
  tally?(limit: number, nodes: number): SearchEvent;
  readonly solutions?: number;
}

export interface SearchChoice {
  /**
   * Nodes shall not depend on who answers (they are part of an answer, or a budget in nodes decides about one): every question
   * costs the same.
   */
  readonly steady?: boolean;
}

/** What a question costs where nodes must not depend on who answers it: about its time. */
const STEADY_PRICE = 4;

/**
 * The search for a problem: the classic kernel if the problem is classic sudoku and nothing else, else the engine. To be
 * released. A random search by the classic kernel draws the names of the digits; which solution comes first differs
 * between the twins, so where a seed must mean the same everywhere, the engine's own `Search` is to be used.
 */
export function searchOver(problem: Problem, choice: SearchChoice = {}): AnySearch {
  const name = classicName();
  if (name === 'none' || !isClassic(problem)) return Search.over(problem);
  const search = pools[name].pop() ?? new ClassicSearch(problem, name);
  search.take(problem, choice.steady === true);
  return search;
}

class ClassicSearch implements AnySearch {
  readonly grid = new Int8Array(81);
  private readonly name: 'simd' | 'band';
  private problem: Problem;
  private steady = false;
  private readonly solver: Solver81;
  private started = false;
  private done = true;
  private released = false;
  /** Digit index as asked -> digit index as the solver has it; null = as they are. */
  private names: readonly number[] | null = null;

  constructor(problem: Problem, name: 'simd' | 'band') {
    this.problem = problem;
    this.name = name;
    this.solver = newSolver();
  }

  /** For one more user. */
  take(problem: Problem, steady: boolean): void {
    this.problem = problem;
    this.steady = steady;
    this.released = false;
    this.started = false;
  }

  get guesses(): number {
    return this.solver.branches;
  }

  /** As the engine counts: one at the start and two a guess. */
  get nodes(): number {
    if (!this.started) return 0;
    return this.steady ? STEADY_PRICE : 1 + 2 * this.solver.branches;
  }

  get solutions(): number {
    return this.solver.count;
  }

  begin(domains: Int32Array | null, { random }: { readonly random?: Random } = {}): void {
    const sets = domains ?? new Int32Array(81).fill(511);
    this.names = random ? random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]) : null;
    this.solver.begin(this.names ? renamed(sets, this.names) : sets);
    this.started = false;
    this.done = false;
  }

  next(nodes: number): SearchEvent {
    return this.go(nodes, (branches) => this.solver.next(branches));
  }

  tally(limit: number, nodes: number): SearchEvent {
    return this.go(nodes, (branches) => this.solver.tally(limit, branches));
  }

  private go(nodes: number, work: (branches: number) => Stop): SearchEvent {
    if (this.done) return SearchEvent.exhausted;
    const branches = Math.max(1, Math.floor((nodes - (this.started ? 0 : 1)) / 2));
    this.started = true;
    const before = this.solver.count;
    const stop = work(branches);
    if (this.solver.count > before) this.show();
    if (stop === Stop.solution) return SearchEvent.solution;
    if (stop === Stop.paused) return SearchEvent.paused;
    this.done = true;
    return SearchEvent.exhausted;
  }

  private show(): void {
    const { grid, names } = this;
    const first = this.problem.minDigit;
    this.solver.read(grid);
    for (let cell = 0; cell < 81; cell++) {
      const digit = (grid[cell] as number) - 1;
      grid[cell] = first + (names ? names.indexOf(digit) : digit);
    }
  }

  propagate(domains: Int32Array): boolean {
    const search = Search.over(this.problem);
    try {
      return search.propagate(domains);
    } finally {
      search.release();
    }
  }

  release(): void {
    if (this.released) return;
    this.released = true;
    this.done = true;
    this.solver.release();
    pools[this.name].push(this);
  }
}

/** Searches given back; their arrays cost more to make than most puzzles to solve. */
const pools: Record<'simd' | 'band', ClassicSearch[]> = { simd: [], band: [] };

function renamed(sets: Int32Array, names: readonly number[]): Int32Array {
  return sets.map((set) => {
    let image = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1)
      image |= 1 << (names[31 - Math.clz32(rest & -rest)] as number);
    return image;
  });
}
