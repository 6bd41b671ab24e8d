// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
import { CELL_POSITIONS, CELL_UNITS, PEERS } from './tables.ts';

/**
 * A classic position as flat arrays: candidates by cell and by unit and digit, kept in step. A solved cell has no
 * candidates. Made once and copied over, never allocated during a search.
 */
export class SeGrid {
  /** Digit 1-9 of a solved cell, else 0. */
  readonly value = new Int8Array(81);
  /** Candidates of each open cell, bit 0 = digit 1. */
  readonly cand = new Uint16Array(81);
  /** Positions of each digit in each unit, `unit * 9 + digit bit`. */
  readonly place = new Uint16Array(243);
  /** Open cells of each unit. */
  readonly open = new Uint8Array(27);
  /** How often each digit is placed. */
  readonly placed = new Uint8Array(9);

  /** Sets the position: digits (0 = open) and, for open cells, candidate sets. */
  load(value: ArrayLike<number>, cand: ArrayLike<number>): void {
    this.place.fill(0);
    this.open.fill(0);
    this.placed.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      const digit = value[cell]!;
      this.value[cell] = digit;
      this.cand[cell] = digit ? 0 : cand[cell]!;
      if (digit) this.placed[digit - 1]!++;
      for (let kind = 0; kind < 3; kind++) {
        const unit = CELL_UNITS[cell * 3 + kind]!;
        if (!digit) this.open[unit]!++;
        for (let set = this.cand[cell]!; set; set &= set - 1) {
          this.place[unit * 9 + 31 - Math.clz32(set & -set)]! |= 1 << CELL_POSITIONS[cell * 3 + kind]!;
        }
      }
    }
  }

  /** Sets the position to the givens with all candidates that no peer excludes. */
  loadGivens(givens: ArrayLike<number>): void {
    const cand = new Uint16Array(81);
    for (let cell = 0; cell < 81; cell++) {
      let seen = 0;
      for (let i = 0; i < 20; i++) seen |= (1 << givens[PEERS[cell * 20 + i]!]!) >> 1;
      cand[cell] = 511 & ~seen;
    }
    this.load(givens, cand);
  }

  copyFrom(other: SeGrid): void {
    this.value.set(other.value);
    this.open.set(other.open);
    this.placed.set(other.placed);
    this.copyCandidates(other);
  }

  /** Takes over the candidates alone, for a grid that already shares the placed digits. */
  copyCandidates(other: SeGrid): void {
    this.cand.set(other.cand);
    this.place.set(other.place);
  }

  /** Strikes a candidate that is there. */
  remove(cell: number, digit: number): void {
    const at = cell * 3;
    this.cand[cell]! &= ~(1 << digit);
    this.place[CELL_UNITS[at]! * 9 + digit]! &= ~(1 << CELL_POSITIONS[at]!);
    this.place[CELL_UNITS[at + 1]! * 9 + digit]! &= ~(1 << CELL_POSITIONS[at + 1]!);
    this.place[CELL_UNITS[at + 2]! * 9 + digit]! &= ~(1 << CELL_POSITIONS[at + 2]!);
  }

  /** Puts a digit (bit) into an open cell and strikes it from the peers. */
  put(cell: number, digit: number): void {
    for (let set = this.cand[cell]!; set; set &= set - 1) this.remove(cell, 31 - Math.clz32(set & -set));
    this.value[cell] = digit + 1;
    this.placed[digit]!++;
    for (let kind = 0; kind < 3; kind++) this.open[CELL_UNITS[cell * 3 + kind]!]!--;
    for (let i = 0; i < 20; i++) {
      const peer = PEERS[cell * 20 + i]!;
      if ((this.cand[peer]! >> digit) & 1) this.remove(peer, digit);
    }
  }

  get solved(): boolean {
    for (let unit = 0; unit < 9; unit++) if (this.open[unit]) return false;
    return true;
  }
}
