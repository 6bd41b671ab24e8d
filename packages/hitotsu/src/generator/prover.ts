import type { Meter, Task } from '../base/index.ts';
import { type AnySearch, searchOver } from '../classic/index.ts';
import { type Grid, type Sought, seek } from '../solver/index.ts';
import type { Ground } from './ground.ts';

/** What compiling a changed rule list costs, in nodes: about its time, so that a budget in nodes bounds that too. */
const COMPILING = 100;

/**
 * Asks, of one rule list and one full grid, whether some of the grid's digits as givens leave room for another grid.
 * The givens are start domains that are changed in place and changed back; nothing is copied or compiled again.
 * `ended`: there is no other (a proof). `found`: here is one, in `other`. `spent`: not settled.
 */
export class Prover {
  readonly ground: Ground;
  readonly solution: Grid;
  /** The last other grid found. */
  readonly other: Grid;
  readonly meter: Meter;
  private readonly domains: Int32Array;
  private readonly search: AnySearch;
  private readonly nodesEach: number;
  private readonly all: number;

  constructor(ground: Ground, solution: Grid, meter: Meter, nodesEach: number) {
    const { shape } = ground;
    if (!ground.isReady) meter.nodes += COMPILING;
    this.ground = ground;
    this.solution = solution;
    this.other = new Int8Array(shape.cellCount);
    this.domains = new Int32Array(shape.cellCount).fill(shape.allDigits);
    this.search = searchOver(ground.problem, { steady: true });
    this.meter = meter;
    this.nodesEach = nodesEach;
    this.all = shape.allDigits;
  }

  give(cell: number): void {
    this.domains[cell] = this.ground.shape.setOf(this.solution[cell] as number);
  }

  /** Makes exactly these cells given. */
  giveOnly(cells: Iterable<number>): void {
    this.domains.fill(this.all);
    for (const cell of cells) this.give(cell);
  }

  take(cell: number): void {
    this.domains[cell] = this.all;
  }

  /**
   * Whether there is another grid once the cells are taken away, given that there was none before. The cells are left
   * taken. For one cell by the differential method: another grid must differ in that very cell, so its digit is
   * forbidden there and any solution is an answer.
   */
  *withoutThese(cells: readonly number[]): Task<Sought> {
    for (const cell of cells) this.take(cell);
    const [cell] = cells;
    if (cells.length !== 1 || cell === undefined) return yield* this.another();
    this.domains[cell] = this.all & ~this.ground.shape.setOf(this.solution[cell] as number);
    this.search.begin(this.domains);
    this.meter.nodes++;
    const sought = yield* this.seek();
    this.domains[cell] = this.all;
    return sought;
  }

  /** Whether there is another grid for the givens as they stand. */
  *another(): Task<Sought> {
    this.search.begin(this.domains);
    return yield* this.next();
  }

  /** The next other grid of the same question. */
  *next(): Task<Sought> {
    this.meter.nodes++; // every question costs something, so that no loop of questions is endless
    for (;;) {
      const sought = yield* this.seek();
      if (sought !== 'found' || this.differs()) return sought;
    }
  }

  close(): void {
    this.search.release();
  }

  private *seek(): Task<Sought> {
    const sought = yield* seek(this.search, this.meter, this.nodesEach);
    if (sought === 'found') this.other.set(this.search.grid);
    return sought;
  }

  private differs(): boolean {
    for (let cell = 0; cell < this.other.length; cell++)
      if (this.other[cell] !== this.solution[cell]) return true;
    return false;
  }
}
