import type { Random } from '../base/index.ts';
import { indicesOf, lowestIndex, sizeOf } from '../board/index.ts';
import type { Problem } from './problem.ts';

export const SearchEvent = { solution: 1, exhausted: 2, paused: 3 } as const;
export type SearchEvent = (typeof SearchEvent)[keyof typeof SearchEvent];

/** Stand-in search: copies, smallest domain first. */
export class Search {
  readonly grid: Int8Array;
  nodes = 0;
  guesses = 0;
  private readonly problem: Problem;
  private stack: Int32Array[] = [];
  private random: Random | undefined;

  private constructor(problem: Problem) {
    this.problem = problem;
    this.grid = new Int8Array(problem.cellCount);
  }

  static over(problem: Problem): Search {
    return new Search(problem);
  }

  begin(domains: Int32Array | null, options: { random?: Random } = {}): void {
    const root = Int32Array.from(
      this.problem.start,
      (set, cell) => set & ((domains?.[cell] as number | undefined) ?? set),
    );
    this.stack = this.problem.impossible ? [] : [root];
    this.random = options.random;
    this.nodes = 0;
    this.guesses = 0;
  }

  next(nodes: number): SearchEvent {
    for (let left = nodes; ; left--) {
      const domains = this.stack.pop();
      if (!domains) return SearchEvent.exhausted;
      if (left <= 0) {
        this.stack.push(domains);
        return SearchEvent.paused;
      }
      this.nodes++;
      if (!this.propagate(domains)) continue;
      let best = -1;
      let size = 99;
      domains.forEach((set, cell) => {
        const count = sizeOf(set);
        if (count > 1 && count < size) [best, size] = [cell, count];
      });
      if (best < 0) {
        domains.forEach((set, cell) => {
          this.grid[cell] = this.problem.minDigit + lowestIndex(set);
        });
        return SearchEvent.solution;
      }
      this.guesses++;
      const choices = indicesOf(domains[best] as number);
      if (this.random) this.random.shuffle(choices);
      for (const choice of choices.reverse()) {
        const child = domains.slice();
        child[best] = 1 << choice;
        this.stack.push(child);
      }
    }
  }

  propagate(domains: Int32Array): boolean {
    if (this.problem.impossible) return false;
    let changed = true;
    const remove = (cell: number, digits: number): boolean => {
      const set = domains[cell] as number;
      if ((set & digits) === 0) return true;
      changed = true;
      domains[cell] = set & ~digits;
      return domains[cell] !== 0;
    };
    for (let cell = 0; cell < domains.length; cell++)
      if (!remove(cell, ~(this.problem.start[cell] as number)) || domains[cell] === 0) return false;
    while (changed) {
      changed = false;
      for (const propagate of this.problem.propagators) if (!propagate(domains, remove)) return false;
    }
    return true;
  }

  release(): void {}
}
