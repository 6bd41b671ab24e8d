import { type Board, type DigitSet, EMPTY, sizeOf } from '../board/index.ts';
import { addBit, type Bits, deleteBit, emptyBits } from './bits.ts';
import type { Layout } from './layout.ts';
import type { Step } from './step.ts';

/**
 * A position: placed digits and the candidates of the open cells. Digits are digit indices (bits) here, not values.
 * Mutable, cheap to copy; searches never change the state they look at.
 */
export class LogicState {
  readonly layout: Layout;
  /** Candidates of each open cell; 0 for a placed one. */
  readonly candidates: Int32Array;
  /** Digit index of each placed cell, -1 for an open one. */
  readonly values: Int8Array;
  /** 1 for cells that hold a given (a digit, or pencil marks that belong to the puzzle). */
  readonly given: Uint8Array;
  /** For each digit the open cells that may still hold it. */
  readonly places: readonly Bits[];
  /** Candidates of a digit left in a unit: `unit * digitCount + digit`. A placed digit has 0. */
  readonly counts: Int8Array;
  /** Number of open cells. */
  open: number;

  constructor(layout: Layout, copyOf?: LogicState) {
    this.layout = layout;
    const { cellCount, digitCount } = layout;
    if (copyOf) {
      this.candidates = copyOf.candidates.slice();
      this.values = copyOf.values.slice();
      this.given = copyOf.given;
      this.places = copyOf.places.map((set) => set.slice());
      this.counts = copyOf.counts.slice();
      this.open = copyOf.open;
      return;
    }
    this.candidates = new Int32Array(cellCount).fill(layout.shape.allDigits);
    this.values = new Int8Array(cellCount).fill(-1);
    this.given = new Uint8Array(cellCount);
    this.places = Array.from({ length: digitCount }, () => layout.everyCell.slice());
    this.counts = new Int8Array(layout.units.length * digitCount).fill(digitCount);
    this.open = cellCount;
  }

  /** The position of a board: its digits placed (givens by default), each removed from the cells that see it. */
  static of(layout: Layout, board: Board, options: { readonly given?: boolean } = {}): LogicState {
    const state = new LogicState(layout);
    for (let cell = 0; cell < layout.cellCount; cell++) {
      const digit = board.digit(cell);
      if (digit === EMPTY) continue;
      state.place(cell, digit - layout.shape.minDigit);
      if (options.given ?? true) state.given[cell] = 1;
    }
    return state;
  }

  copy(): LogicState {
    return new LogicState(this.layout, this);
  }

  has(cell: number, digit: number): boolean {
    return (((this.candidates[cell] as number) >>> digit) & 1) === 1;
  }

  /** Whether a candidate by number stands. */
  holds(candidate: number): boolean {
    const { digitCount } = this.layout;
    return this.has(Math.floor(candidate / digitCount), candidate % digitCount);
  }

  countIn(unit: number, digit: number): number {
    return this.counts[unit * this.layout.digitCount + digit] as number;
  }

  /** Takes a candidate away; false if it was not there. */
  remove(cell: number, digit: number): boolean {
    const bit = 1 << digit;
    const set = this.candidates[cell] as number;
    if ((set & bit) === 0) return false;
    this.candidates[cell] = set & ~bit;
    deleteBit(this.places[digit] as Bits, cell);
    for (const unit of this.layout.unitsOf[cell] as readonly number[]) {
      const at = unit * this.layout.digitCount + digit;
      this.counts[at] = (this.counts[at] as number) - 1;
    }
    return true;
  }

  /** Puts a digit in an open cell and takes it from all cells that see it, and what it excludes beside. */
  place(cell: number, digit: number): void {
    const { layout } = this;
    for (let rest = this.candidates[cell] as number; rest !== 0; rest &= rest - 1)
      this.remove(cell, 31 - Math.clz32(rest & -rest));
    if (this.values[cell] === -1) this.open--;
    this.values[cell] = digit;
    for (const peer of layout.peerList[cell] as readonly number[]) this.remove(peer, digit);
    if (layout.exclusions)
      for (const other of layout.exclusions[cell * layout.digitCount + digit] as readonly number[])
        this.remove(Math.floor(other / layout.digitCount), other % layout.digitCount);
  }

  /** Carries a step out. */
  apply(step: Step): void {
    const { digitCount } = this.layout;
    for (const candidate of step.placements)
      this.place(Math.floor(candidate / digitCount), candidate % digitCount);
    for (const candidate of step.eliminations)
      this.remove(Math.floor(candidate / digitCount), candidate % digitCount);
  }

  get isSolved(): boolean {
    return this.open === 0;
  }

  /** A cell without candidates or a unit without a place for a digit: no solution from here. */
  get isBroken(): boolean {
    const { layout } = this;
    for (let cell = 0; cell < layout.cellCount; cell++)
      if (this.values[cell] === -1 && this.candidates[cell] === 0) return true;
    return layout.units.some((unit) => {
      let seen = 0;
      for (const cell of unit.cells)
        seen |=
          this.values[cell] === -1 ? (this.candidates[cell] as number) : 1 << (this.values[cell] as number);
      return seen !== layout.shape.allDigits;
    });
  }

  /** Open cells with exactly `size` candidates, rising. */
  cellsWith(size: number): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < this.layout.cellCount; cell++)
      if (this.candidates[cell] !== 0 && sizeOf(this.candidates[cell] as DigitSet) === size) cells.push(cell);
    return cells;
  }

  /** Open cells as a set. */
  openCells(): Bits {
    const set = emptyBits(this.layout.cellCount);
    for (let cell = 0; cell < this.layout.cellCount; cell++) if (this.values[cell] === -1) addBit(set, cell);
    return set;
  }
}
