import { type Bits, emptyBits } from '../bits.ts';
import type { LogicState } from '../state.ts';
import type { Implications } from './implications.ts';

/**
 * What follows from every candidate that holds or does not, as sets: candidates that then hold and candidates that then
 * fall. Candidates are numbered through (`index`) so that a set is a few words.
 */
export class ForcingTables {
  readonly state: LogicState;
  /** Candidate number by index, rising. */
  readonly candidates: readonly number[];
  readonly index: Int16Array;
  readonly words: number;
  /** By `index * 2 + on`: consequences that hold, and those that fall. The assumption itself is among them. */
  readonly on: readonly Bits[];
  readonly off: readonly Bits[];
  /** Sets of candidate indices of which exactly one holds: those of a cell, those of a digit in a unit. */
  readonly choices: readonly (readonly number[])[];
  /** How many of the choices are cells (they come first). */
  readonly cellChoices: number;

  constructor(state: LogicState) {
    this.state = state;
    const { layout } = state;
    const { digitCount } = layout;
    const candidates: number[] = [];
    this.index = new Int16Array(layout.cellCount * digitCount).fill(-1);
    for (let each = 0; each < this.index.length; each++) {
      if (!state.holds(each)) continue;
      this.index[each] = candidates.length;
      candidates.push(each);
    }
    this.candidates = candidates;
    const sets = () => Array.from({ length: candidates.length * 2 }, () => emptyBits(candidates.length));
    this.on = sets();
    this.off = sets();
    this.words = this.on[0]?.length ?? 0;
    const choices: number[][] = [];
    for (let cell = 0; cell < layout.cellCount; cell++) {
      if (state.candidates[cell] === 0) continue;
      const own: number[] = [];
      for (let digit = 0; digit < digitCount; digit++)
        if (state.has(cell, digit)) own.push(this.index[cell * digitCount + digit] as number);
      choices.push(own);
    }
    this.cellChoices = choices.length;
    for (const unit of layout.units)
      for (let digit = 0; digit < digitCount; digit++) {
        if (state.countIn(unit.index, digit) === 0) continue;
        choices.push(
          unit.cells
            .filter((cell) => state.has(cell, digit))
            .map((cell) => this.index[cell * digitCount + digit] as number),
        );
      }
    this.choices = choices;
  }

  add(table: number, candidate: number, holds: boolean): void {
    const set = (holds ? this.on : this.off)[table] as Bits;
    const at = this.index[candidate] as number;
    set[at >>> 5] = (set[at >>> 5] as number) | (1 << (at & 31));
  }

  /** Fills the tables with all that follows along single links. */
  fillFromLinks(net: Implications): void {
    const seen = new Int32Array(net.nodeCount * 2).fill(-1);
    const queue: number[] = [];
    this.candidates.forEach((candidate, at) => {
      for (const holds of [0, 1]) {
        const table = at * 2 + holds;
        queue.length = 0;
        queue.push(candidate * 2 + holds);
        seen[candidate * 2 + holds] = table;
        for (let head = 0; head < queue.length; head++) {
          const literal = queue[head] as number;
          if (net.isPlain(literal >> 1)) this.add(table, literal >> 1, (literal & 1) === 1);
          for (const next of net.next[literal] as readonly number[]) {
            if (seen[next] === table) continue;
            seen[next] = table;
            queue.push(next);
          }
        }
      }
    });
  }

  /** Adds to each table the tables of its members; false if nothing was new. */
  close(): boolean {
    let changed = false;
    const tables = this.on.length;
    for (let table = 0; table < tables; table++)
      for (const holds of [1, 0]) {
        const set = (holds === 1 ? this.on : this.off)[table] as Bits;
        for (let w = 0; w < this.words; w++)
          for (let rest = set[w] as number; rest !== 0; rest &= rest - 1) {
            const member = ((w << 5) + 31 - Math.clz32(rest & -rest)) * 2 + holds;
            if (member !== table && this.join(table, member)) changed = true;
          }
      }
    return changed;
  }

  private join(table: number, other: number): boolean {
    let changed = false;
    for (const sets of [this.on, this.off]) {
      const own = sets[table] as Bits;
      const more = sets[other] as Bits;
      for (let w = 0; w < this.words; w++) {
        const value = ((own[w] as number) | (more[w] as number)) >>> 0;
        if (value === own[w]) continue;
        own[w] = value;
        changed = true;
      }
    }
    return changed;
  }

  /** Where all members of a choice but one have fallen in a table, the last one holds there; false if nothing was new. */
  closeChoices(): boolean {
    let changed = false;
    for (let table = 0; table < this.on.length; table++) {
      const on = this.on[table] as Bits;
      const off = this.off[table] as Bits;
      for (const choice of this.choices) {
        let last = -1;
        let count = 0;
        for (const at of choice)
          if ((((off[at >>> 5] as number) >>> (at & 31)) & 1) === 0) {
            last = at;
            if (++count > 1) break;
          }
        if (count !== 1 || (((on[last >>> 5] as number) >>> (last & 31)) & 1) === 1) continue;
        on[last >>> 5] = (on[last >>> 5] as number) | (1 << (last & 31));
        changed = true;
      }
    }
    return changed;
  }

  /** Whether a table holds a contradiction: a candidate both ways, or a choice with every member fallen. */
  isContradictory(table: number): boolean {
    const on = this.on[table] as Bits;
    const off = this.off[table] as Bits;
    for (let w = 0; w < this.words; w++) if (((on[w] as number) & (off[w] as number)) !== 0) return true;
    return this.choices.some((choice) =>
      choice.every((at) => (((off[at >>> 5] as number) >>> (at & 31)) & 1) === 1),
    );
  }
}
