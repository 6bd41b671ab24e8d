// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
import type { SeGrid } from './grid.ts';
import { CELL_POSITIONS, CELL_UNITS, COUNT, LOWEST, MEETS, UNIT_CELLS } from './tables.ts';

/** Why a candidate is the last one: the only one of its cell, or of a unit (its number). */
export const BY_CELL = -1;

/**
 * The candidates of one position numbered 0 … size - 1 (cell by cell, digits ascending) with their links in SE's order.
 * A potential is `2 * candidate + 1` (on, true) or `2 * candidate` (off, false).
 */
export class LinkGraph {
  size = 0;
  /** `cell * 9 + digit bit` of each candidate, and the way back. */
  readonly candidate = new Uint16Array(729);
  readonly index = new Int16Array(729);
  readonly cell = new Uint8Array(729);
  readonly digit = new Uint8Array(729);
  /** What a true candidate excludes: from `weakStart` other digits of the cell, from `weakPeers` the peers. */
  readonly weakStart = new Int32Array(730);
  readonly weakPeers = new Int32Array(729);
  readonly weak = new Uint16Array(729 * 28);
  /** What a false candidate forces in this position: from `strongStart` in its cell, from `strongUnits` in its units. */
  readonly strongStart = new Int32Array(730);
  readonly strongUnits = new Int32Array(729);
  readonly strong = new Uint16Array(729 * 4);
  /** The cause of each strong link: `BY_CELL` or a unit. */
  readonly strongCause = new Int8Array(729 * 4);

  /** Numbers the candidates and lists what each excludes. */
  buildWeak(grid: SeGrid): void {
    const { candidate, index, cell, digit, weak, weakStart, weakPeers } = this;
    let size = 0;
    for (let at = 0; at < 81; at++) {
      for (let set = grid.cand[at]!; set; set &= set - 1) {
        const bit = LOWEST[set]!;
        candidate[size] = at * 9 + bit;
        index[at * 9 + bit] = size;
        cell[size] = at;
        digit[size++] = bit;
      }
    }
    this.size = size;
    let end = 0;
    for (let k = 0; k < size; k++) {
      const at = cell[k]!;
      const bit = digit[k]!;
      weakStart[k] = end;
      for (let set = grid.cand[at]! & ~(1 << bit); set; set &= set - 1)
        weak[end++] = index[at * 9 + LOWEST[set]!]!;
      weakPeers[k] = end;
      const block = CELL_UNITS[at * 3]!;
      for (let kind = 0; kind < 3; kind++) {
        const unit = CELL_UNITS[at * 3 + kind]!;
        const known = kind ? MEETS[unit * 27 + block]! : 1 << CELL_POSITIONS[at * 3]!;
        for (let set = grid.place[unit * 9 + bit]! & ~known; set; set &= set - 1) {
          weak[end++] = index[UNIT_CELLS[unit * 9 + LOWEST[set]!]! * 9 + bit]!;
        }
      }
    }
    weakStart[size] = end;
  }

  /** Lists what each false candidate forces in this position as it is. Call after `buildWeak`. */
  buildStrong(grid: SeGrid): void {
    const { index, cell, digit, strong, strongCause, strongStart, strongUnits } = this;
    let end = 0;
    for (let k = 0; k < this.size; k++) {
      const at = cell[k]!;
      const bit = digit[k]!;
      strongStart[k] = end;
      const set = grid.cand[at]!;
      if (COUNT[set] === 2) {
        strongCause[end] = BY_CELL;
        strong[end++] = index[at * 9 + LOWEST[set & ~(1 << bit)]!]!;
      }
      const first = end;
      strongUnits[k] = end;
      for (let kind = 0; kind < 3; kind++) {
        const unit = CELL_UNITS[at * 3 + kind]!;
        const places = grid.place[unit * 9 + bit]!;
        if (COUNT[places] !== 2) continue;
        const other = UNIT_CELLS[unit * 9 + LOWEST[places & ~(1 << CELL_POSITIONS[at * 3 + kind]!)]!]!;
        const target = index[other * 9 + bit]!;
        let known = false;
        for (let i = first; i < end; i++) if (strong[i] === target) known = true;
        if (known) continue;
        strongCause[end] = unit;
        strong[end++] = target;
      }
    }
    strongStart[this.size] = end;
  }
}
