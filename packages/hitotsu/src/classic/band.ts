// biome-ignore-all lint/style/noNonNullAssertion: indices are in bounds by construction of the words
import { type Solver81, Stop } from './solver81.ts';

// The classic solver in plain TypeScript, of another family than the SIMD kernel: a worklist over 27 words (a digit in a band)
// of 27 bits, bit 9r + c for row r of the band and column c, after the known band solvers (JCZSolve, fsss2). It stands in
// where WebAssembly SIMD is not to be had, and checks the kernel in the tests.

const ALL = 0x7ffffff;
const ROW = 511;

/** The six ways in which a digit can lie in a band: one mini-row (bit 3 * row + box) in each row and box. */
const ARRANGEMENTS = [
  [0, 4, 8],
  [0, 5, 7],
  [1, 3, 8],
  [1, 5, 6],
  [2, 3, 7],
  [2, 4, 6],
].map((bits) => bits.reduce((mask, bit) => mask | (1 << bit), 0));

/** For the nine columns of a row, the mini-rows that are not empty. */
const MINI = new Uint8Array(512);
/** For nine mini-rows: cells of those in some arrangement, and of those in every arrangement; 0 = none is possible. */
const POSSIBLE = new Int32Array(512);
const FORCED = new Int32Array(512);
/** For nine columns: columns that are the only one of their box, over the three rows of a band. */
const SINGLE = new Int32Array(512);

for (let mask = 0; mask < 512; mask++) {
  let some = 0;
  let every = ROW;
  for (const arrangement of ARRANGEMENTS) {
    if ((arrangement & ~mask) !== 0) continue;
    some |= arrangement;
    every &= arrangement;
  }
  for (let k = 0; k < 9; k++) {
    if ((some >> k) & 1) POSSIBLE[mask]! |= 7 << (3 * k);
    if (some && (every >> k) & 1) FORCED[mask]! |= 7 << (3 * k);
  }
  for (let box = 0; box < 3; box++) {
    const columns = (mask >> (3 * box)) & 7;
    if (columns) MINI[mask]! |= 1 << box;
    if (columns && (columns & (columns - 1)) === 0) SINGLE[mask]! |= (columns << (3 * box)) * 0x40201;
  }
}

/** Digit d in band b is word 3d + b; words 27-29 are the open cells of each band, word 30 the words to look at. */
const SIZE = 31;
const OPEN = 27;
const PENDING = 30;
/** A branch settles a cell, so there are at most 81 above the start. */
const DEPTH = 83;

/** Decides where to branch: a cell and a digit, from the candidates. */
export type BranchOrder = (candidatesOf: (cell: number) => number) => readonly [cell: number, digit: number];

export class BandSolver implements Solver81 {
  count = 0;
  branches = 0;
  private readonly stack = new Int32Array(SIZE * DEPTH);
  private readonly solution = new Int8Array(81);
  private top = -SIZE;
  private order: BranchOrder | null = null;
  private dead = false;

  begin(sets: Int32Array, order: BranchOrder | null = null): void {
    const s = this.stack;
    s.fill(0, 0, OPEN);
    s.fill(ALL, OPEN, SIZE);
    for (let cell = 0; cell < 81; cell++) {
      const band = (cell / 27) | 0;
      for (let d = 0; d < 9; d++) if ((sets[cell]! >> d) & 1) s[3 * d + band]! |= 1 << (cell % 27);
    }
    this.top = 0;
    this.order = order;
    this.count = 0;
    this.branches = 0;
  }

  next(branches: number): Stop {
    return this.run(branches, Number.POSITIVE_INFINITY, true);
  }

  tally(limit: number, branches: number): Stop {
    return this.run(branches, limit, false);
  }

  read(grid: Int8Array): void {
    grid.set(this.solution);
  }

  release(): void {
    this.top = -SIZE;
  }

  private run(budget: number, limit: number, pause: boolean): Stop {
    for (let spent = 0; this.top >= 0; ) {
      const at = this.top;
      if (!this.propagate(at)) {
        this.top -= SIZE;
        continue;
      }
      const s = this.stack;
      if ((s[at + OPEN]! | s[at + OPEN + 1]! | s[at + OPEN + 2]!) === 0) {
        this.keep(at);
        this.top -= SIZE;
        if (++this.count >= limit) this.top = -SIZE;
        if (pause) return Stop.solution;
        continue;
      }
      this.branch(at);
      this.branches++;
      if (++spent >= budget) return Stop.paused;
    }
    return Stop.over;
  }

  private propagate(at: number): boolean {
    const s = this.stack;
    do {
      while (s[at + PENDING] !== 0) {
        const w = 31 - Math.clz32(s[at + PENDING]!);
        s[at + PENDING]! ^= 1 << w;
        if (!this.word(at, w)) return false;
      }
    } while (this.naked(at));
    return !this.dead;
  }

  /** One digit in one band. */
  private word(at: number, w: number): boolean {
    const s = this.stack;
    const old = s[at + w]!;
    const mini = MINI[old & ROW]! | (MINI[(old >> 9) & ROW]! << 3) | (MINI[old >> 18]! << 6);
    const x = old & POSSIBLE[mini]!;
    if (x === 0) return false;
    s[at + w] = x;
    const band = w % 3;
    const first = w - band;
    const single = SINGLE[(x | (x >> 9) | (x >> 18)) & ROW]!;
    // The digit's only column in a box is closed to the boxes above and below.
    for (let other = first; other < first + 3; other++) {
      if (other === w) continue;
      const y = s[at + other]!;
      if ((y & single) === 0) continue;
      s[at + other] = y & ~single;
      s[at + PENDING]! |= 1 << other;
    }
    // A cell in the only mini-row and the only column of its box is settled.
    const settled = x & FORCED[mini]! & single & s[at + OPEN + band]!;
    if (settled !== 0) this.settle(at, w, band, settled);
    return true;
  }

  /** Cells `settled` of the band hold the digit of word w: no other digit stays there. */
  private settle(at: number, w: number, band: number, settled: number): void {
    const s = this.stack;
    s[at + OPEN + band]! &= ~settled;
    for (let other = band; other < OPEN; other += 3) {
      if (other === w || (s[at + other]! & settled) === 0) continue;
      s[at + other]! &= ~settled;
      s[at + PENDING]! |= 1 << other;
    }
  }

  /** Open cells with one candidate. True when there was one that led to more work; `dead` when a cell is empty. */
  private naked(at: number): boolean {
    const s = this.stack;
    this.dead = false;
    let found = false;
    for (let band = 0; band < 3; band++) {
      let once = 0;
      let twice = 0;
      for (let w = band; w < OPEN; w += 3) {
        twice |= once & s[at + w]!;
        once |= s[at + w]!;
      }
      if (once !== ALL) {
        this.dead = true;
        return false;
      }
      const naked = s[at + OPEN + band]! & ~twice;
      if (naked === 0) continue;
      for (let w = band; w < OPEN; w += 3) {
        let cells = s[at + w]! & naked;
        while (cells !== 0) {
          const bit = cells & -cells;
          cells ^= bit;
          this.place(at, w, band, bit);
        }
      }
      found = true;
    }
    return found;
  }

  /** A cell holds the digit of word w: it leaves the peers of the cell. */
  private place(at: number, w: number, band: number, bit: number): void {
    const s = this.stack;
    const place = 31 - Math.clz32(bit);
    const column = place % 9;
    const row = (place - column) / 9;
    const box = (7 << (column - (column % 3))) * 0x40201;
    s[at + w] = (s[at + w]! & ~box & ~(ROW << (9 * row))) | bit;
    for (let other = w - band; other < w - band + 3; other++) {
      if (other !== w) s[at + other]! &= ~(0x40201 << column);
      s[at + PENDING]! |= 1 << other;
    }
    s[at + OPEN + band]! &= ~bit;
  }

  private keep(at: number): void {
    for (let cell = 0; cell < 81; cell++) this.solution[cell] = 32 - Math.clz32(this.candidates(at, cell));
  }

  private candidates(at: number, cell: number): number {
    const band = (cell / 27) | 0;
    const place = cell % 27;
    let mask = 0;
    for (let d = 0; d < 9; d++) mask |= ((this.stack[at + 3 * d + band]! >> place) & 1) << d;
    return mask;
  }

  private branch(at: number): void {
    const s = this.stack;
    let cell = 0;
    let digit = 0;
    if (this.order) {
      [cell, digit] = this.order((c) => this.candidates(at, c));
    } else {
      cell = this.pick(at);
      digit = 31 - Math.clz32(this.candidates(at, cell));
    }
    const band = (cell / 27) | 0;
    const bit = 1 << (cell % 27);
    const w = 3 * digit + band;
    s.copyWithin(at + SIZE, at, at + SIZE);
    s[at + w]! &= ~bit;
    s[at + PENDING]! |= 1 << w;
    this.settle(at + SIZE, w, band, bit);
    this.place(at + SIZE, w, band, bit);
    this.top = at + SIZE;
  }

  /** An open cell with two candidates, or else with three, or else any. */
  private pick(at: number): number {
    const s = this.stack;
    let rest = -1;
    for (let band = 0; band < 3; band++) {
      let once = 0;
      let twice = 0;
      let thrice = 0;
      let more = 0;
      for (let w = band; w < OPEN; w += 3) {
        const x = s[at + w]!;
        more |= thrice & x;
        thrice |= twice & x;
        twice |= once & x;
        once |= x;
      }
      const two = twice & ~thrice;
      if (two) return 27 * band + 31 - Math.clz32(two);
      const three = thrice & ~more;
      if (rest < 0 && three) rest = 27 * band + 31 - Math.clz32(three);
    }
    if (rest >= 0) return rest;
    for (let band = 0; ; band++) {
      const open = s[at + OPEN + band]!;
      if (open) return 27 * band + 31 - Math.clz32(open);
    }
  }
}
