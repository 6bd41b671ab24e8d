// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** What follows from the runs of a position: contradictions, double, cell and region forcing, in SE's order. */
import { countAncestors } from './ancestors.ts';
import type { Closure } from './closure.ts';
import { SortKey } from './penalty.ts';
import type { Runs } from './runs.ts';
import { CELL_UNITS, COUNT, LOWEST, UNIT_CELLS } from './tables.ts';

/** Which conclusions a producer draws. */
export interface Drawn {
  readonly contradictions: boolean;
  readonly doubles: boolean;
  readonly cellsAndRegions: boolean;
  /** Fewest candidates of a cell that drives the search, and of a cell for cell forcing. */
  readonly least: number;
}

/** A conclusion: the potential proved and the entries it rests on. */
export interface Conclusion {
  readonly kind: 'contradiction' | 'double' | 'cell' | 'region';
  readonly key: number;
  /** The potential proved. */
  readonly target: number;
  readonly n: number;
  /** Runs (by their source) and positions of the entries at the ends of the branches. */
  readonly sources: readonly number[];
  readonly positions: readonly number[];
  /** The cell of a cell forcing, the unit of a region forcing. */
  readonly driver: number;
}

/** Takes conclusions, and says which are still of interest: smaller n than the limit, or equal n with a smaller key. */
export interface Taker {
  limitOf(target: number): number;
  limitKeyOf(target: number): number;
  take(conclusion: Conclusion): void;
}

/** A sort key above all. */
export const NO_KEY = 99;

/** Extra complexity of what nested chains struck, over all branches of a conclusion. */
export interface NestedComplexity {
  complexityOf(runs: Runs, sources: readonly number[], positions: readonly number[]): number;
}

/** Assumptions followed between two pauses. */
const TURN = 40;

export class Conclusions {
  private readonly sources = new Uint16Array(9);
  private readonly positions = new Uint16Array(9);
  private readonly common = new Int32Array(64);
  private runs!: Runs;
  private taker!: Taker;
  private nested: NestedComplexity | null = null;
  private closure: Closure | null = null;

  /**
   * Draws all conclusions that may interest the taker. `closure`: everything that static runs could reach at most; what
   * its rows do not have in common needs no runs.
   */
  *draw(
    runs: Runs,
    drawn: Drawn,
    taker: Taker,
    nested: NestedComplexity | null,
    closure: Closure | null,
  ): Generator<void, void, void> {
    this.runs = runs;
    this.taker = taker;
    this.nested = nested;
    this.closure = closure;
    const { grid, graph } = runs;
    let turn = runs.spent.count;
    for (let cell = 0; cell < 81; cell++) {
      const set = grid.cand[cell]!;
      const count = COUNT[set]!;
      if (count < drawn.least) continue;
      for (let rest = set; rest; rest &= rest - 1) {
        const digit = LOWEST[rest]!;
        const source = graph.index[cell * 9 + digit]! * 2 + 1;
        if (drawn.contradictions) {
          this.contradiction(source);
          this.contradiction(source - 1);
        }
        if (drawn.doubles && count >= 3) {
          this.sources[0] = source;
          this.sources[1] = source - 1;
          this.meet('double', SortKey.double, 2, -1);
        }
        if (drawn.cellsAndRegions) {
          for (let kind = 0; kind < 3; kind++) this.region(CELL_UNITS[cell * 3 + kind]!, digit, cell);
        }
        if (runs.spent.count - turn > TURN) {
          turn = runs.spent.count;
          yield;
        }
      }
      if (drawn.cellsAndRegions) {
        let branches = 0;
        for (let rest = set; rest; rest &= rest - 1) {
          this.sources[branches++] = graph.index[cell * 9 + LOWEST[rest]!]! * 2 + 1;
        }
        this.meet('cell', SortKey.cell, branches, cell);
      }
    }
  }

  private contradiction(source: number): void {
    const { runs } = this;
    runs.ensure(source);
    const conflict = runs.conflict[source]!;
    if (conflict < 0) return;
    this.sources[0] = source;
    this.sources[1] = source;
    this.positions[0] = conflict;
    this.positions[1] = runs.length[source]!;
    this.measure('contradiction', SortKey.contradiction, 2, source ^ 1, -1);
  }

  private region(unit: number, digit: number, cell: number): void {
    const { grid, graph } = this.runs;
    const places = grid.place[unit * 9 + digit]!;
    if (COUNT[places]! < 2 || UNIT_CELLS[unit * 9 + LOWEST[places]!] !== cell) return;
    let branches = 0;
    for (let rest = places; rest; rest &= rest - 1) {
      const place = UNIT_CELLS[unit * 9 + LOWEST[rest]!]!;
      this.sources[branches++] = graph.index[place * 9 + digit]! * 2 + 1;
    }
    this.meet('region', SortKey.region, branches, unit);
  }

  /** Conclusions common to all branches, "on" before "off", each in the order of the first branch's run. */
  private meet(kind: Conclusion['kind'], key: number, branches: number, driver: number): void {
    const { runs } = this;
    const { words, reached } = runs;
    if (this.closure && !this.mayMeet(this.closure, branches)) return;
    for (let b = 0; b < branches; b++) runs.ensure(this.sources[b]!);
    let some = 0;
    for (let w = 0; w < words; w++) {
      let bits = reached[this.sources[0]! * words + w]!;
      for (let b = 1; b < branches; b++) bits &= reached[this.sources[b]! * words + w]!;
      this.common[w] = bits;
      some |= bits;
    }
    if (!some) return;
    const first = runs.first[this.sources[0]!]!;
    const end = first + runs.length[this.sources[0]!]!;
    for (let on = 1; on >= 0; on--) {
      for (let at = first; at < end; at++) {
        const node = runs.node[at]!;
        if ((node & 1) !== on || !((this.common[node >> 5]! >>> (node & 31)) & 1)) continue;
        for (let b = 0; b < branches; b++) {
          this.positions[b] = runs.place[this.sources[b]! * runs.graph.size * 2 + node]! - 1;
        }
        this.measure(kind, key, branches, node, driver);
      }
    }
  }

  private mayMeet(closure: Closure, branches: number): boolean {
    const { words, table } = closure;
    for (let w = 0; w < words; w++) {
      let bits = -1;
      for (let b = 0; b < branches; b++) bits &= table[closure.rowOf(this.sources[b]!) + w]!;
      if (bits) return true;
    }
    return false;
  }

  private measure(
    kind: Conclusion['kind'],
    key: number,
    branches: number,
    target: number,
    driver: number,
  ): void {
    const { runs, taker } = this;
    const limit = taker.limitOf(target) - (key < taker.limitKeyOf(target) ? 0 : 1);
    let n = 0;
    for (let b = 0; b < branches; b++)
      n += runs.depth[runs.first[this.sources[b]!]! + this.positions[b]!]! + 1;
    if (n > limit) return;
    // A placement in a cell of one candidate strikes nothing.
    if (target & 1 && COUNT[runs.grid.cand[runs.graph.cell[target >> 1]!]!] === 1) return;
    n = 0;
    for (let b = 0; b < branches; b++) {
      n += countAncestors(runs, this.sources[b]!, this.positions[b]!, limit - n);
      if (n > limit) return;
    }
    const from = Array.from(this.sources.subarray(0, branches));
    const ends = Array.from(this.positions.subarray(0, branches));
    if (this.nested) {
      n += this.nested.complexityOf(runs, from, ends);
      if (n > limit) return;
    }
    taker.take({ kind, key, target, n, sources: from, positions: ends, driver });
  }
}
