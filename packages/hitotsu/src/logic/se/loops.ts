// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producer 15, the search: loops of cells that share two digits (unique rectangles and unique loops). */
import type { SeGrid } from './grid.ts';
import { judgeLoop, LoopChoice } from './loop-types.ts';
import type { Found } from './step.ts';
import { CELL_UNITS, COUNT, UNIT_CELLS } from './tables.ts';

/** The longest loop that can still win against a rating. */
function longestFor(tenths: number): number {
  if (tenths < 46) return 4;
  if (tenths < 47) return 6;
  return tenths < 50 ? 8 : 81;
}

class LoopSearch {
  private readonly loop = new Uint8Array(81);
  private readonly inLoop = new Uint8Array(81);
  /** How often each unit was entered, by cells at even and at odd places of the loop. */
  private readonly visits = new Uint8Array(54);
  private length = 0;
  private pair = 0;
  private grid!: SeGrid;
  private choice = new LoopChoice();

  run(grid: SeGrid): Found {
    this.grid = grid;
    this.choice = new LoopChoice();
    for (let cell = 0; cell < 81; cell++) {
      if (COUNT[grid.cand[cell]!] !== 2) continue;
      this.pair = grid.cand[cell]!;
      this.walk(cell, 2, 0, -1);
    }
    return this.choice.step;
  }

  /**
   * Goes on from a cell. `extra` collects the further digits met; cells that were tried and refused here stay in it, as
   * in the classic program, which therefore misses some loops.
   */
  private walk(cell: number, allowed: number, extra: number, lastKind: number): void {
    const { grid, loop, inLoop, visits, pair } = this;
    const parity = (this.length & 1) * 27;
    let clash = false;
    for (let kind = 0; kind < 3; kind++) {
      const unit = CELL_UNITS[cell * 3 + kind]!;
      if (visits[parity + unit]!++) clash = true;
    }
    if (!clash) {
      loop[this.length++] = cell;
      inLoop[cell] = 1;
      let seen = extra;
      for (let kind = 0; kind < 3; kind++) {
        if (kind === lastKind) continue;
        const unit = CELL_UNITS[cell * 3 + kind]!;
        for (let position = 0; position < 9; position++) {
          const next = UNIT_CELLS[unit * 9 + position]!;
          if (next === loop[0] && this.length >= 4) {
            if (this.closed()) judgeLoop(grid, loop, this.length, pair, this.choice);
            continue;
          }
          if (inLoop[next]) continue;
          const set = grid.cand[next]!;
          if ((set & pair) !== pair) continue;
          seen |= set & ~pair;
          const more = set !== pair;
          if (more && allowed <= 0 && COUNT[seen] !== 1) continue;
          if (this.length < longestFor(this.choice.tenths)) {
            this.walk(next, more ? allowed - 1 : allowed, seen, kind);
          }
        }
      }
      inLoop[cell] = 0;
      this.length--;
    }
    for (let kind = 0; kind < 3; kind++) visits[parity + CELL_UNITS[cell * 3 + kind]!]!--;
  }

  /** Each unit of the loop holds one even and one odd cell. */
  private closed(): boolean {
    for (let unit = 0; unit < 27; unit++) if (this.visits[unit] !== this.visits[27 + unit]) return false;
    return true;
  }
}

const search = new LoopSearch();

/** The cheapest unique rectangle or loop, types 1 to 4, of the position. */
export function uniqueLoop(grid: SeGrid): Found {
  return search.run(grid);
}
