/**
 * A classic position with HoDoKu's two first-in first-out queues of singles. The queues are filled by the events of
 * removing and placing, never by a scan, so the order of singles (and with it the path) depends on how the position
 * came about.
 */
import { sizeOf } from '../../board/index.ts';
import type { Layout } from '../layout.ts';
import { LogicState } from '../state.ts';
import { makeStep, type Step } from '../step.ts';

interface Single {
  readonly cell: number;
  readonly digit: number;
  /** The unit it was noticed in; -1 for a naked single. */
  readonly unit: number;
}

export class HodokuPosition {
  readonly state: LogicState;
  private naked: Single[] = [];
  private hidden: Single[] = [];

  /** The start position: givens set one by one, cell by cell, with their events. Digits are indices, -1 is empty. */
  constructor(layout: Layout, givens: ArrayLike<number>) {
    this.state = new LogicState(layout);
    for (let cell = 0; cell < layout.cellCount; cell++) {
      const digit = givens[cell] as number;
      if (digit < 0) continue;
      this.place(cell, digit);
      this.state.given[cell] = 1;
    }
  }

  /** Takes a candidate away and notes the singles that this makes. */
  remove(cell: number, digit: number): void {
    const { state } = this;
    if (!state.remove(cell, digit)) return;
    const left = state.candidates[cell] as number;
    if (sizeOf(left) === 1) this.naked.push({ cell, digit: 31 - Math.clz32(left), unit: -1 });
    for (const unit of state.layout.unitsOf[cell] as readonly number[]) {
      const count = state.countIn(unit, digit);
      if (count === 1) this.noteHidden(unit, digit);
      else if (count === 0) {
        const at = this.hidden.findIndex((each) => each.digit === digit && each.unit === unit);
        if (at >= 0) this.hidden.splice(at, 1);
      }
    }
  }

  private noteHidden(unit: number, digit: number): void {
    const cells = this.state.layout.units[unit]?.cells ?? [];
    const cell = cells.find((each) => this.state.has(each, digit));
    if (cell !== undefined) this.hidden.push({ cell, digit, unit });
  }

  /** Sets a digit: first it leaves the peers, in cell order, then the other candidates leave the cell. */
  place(cell: number, digit: number): void {
    const { state } = this;
    const { layout } = state;
    const former = state.candidates[cell] as number;
    const own: number[] = [];
    for (let rest = former; rest !== 0; rest &= rest - 1) own.push(31 - Math.clz32(rest & -rest));
    for (const each of own) state.remove(cell, each);
    if (state.values[cell] === -1) state.open--;
    state.values[cell] = digit;
    // The cell's own counts fall only after the peers' events, so they are put back while the peers are worked on.
    this.shiftCounts(cell, own, 1);
    for (const peer of layout.peerList[cell] as readonly number[]) this.remove(peer, digit);
    for (const each of own)
      for (const unit of layout.unitsOf[cell] as readonly number[]) {
        const at = unit * layout.digitCount + each;
        state.counts[at] = (state.counts[at] as number) - 1;
        if (state.counts[at] === 1 && each !== digit) this.noteHidden(unit, each);
      }
  }

  private shiftCounts(cell: number, digits: readonly number[], by: number): void {
    const { layout, counts } = this.state;
    for (const digit of digits)
      for (const unit of layout.unitsOf[cell] as readonly number[]) {
        const at = unit * layout.digitCount + digit;
        counts[at] = (counts[at] as number) + by;
      }
  }

  /** Carries a step out with its events, in the order in which it lists its candidates. */
  apply(step: Step): void {
    const { digitCount } = this.state.layout;
    for (const each of step.placements) this.place(Math.floor(each / digitCount), each % digitCount);
    for (const each of step.eliminations) this.remove(Math.floor(each / digitCount), each % digitCount);
  }

  private isOpen(single: Single): boolean {
    return this.state.values[single.cell] === -1;
  }

  private single(technique: string, { cell, digit, unit }: Single): Step {
    return makeStep({
      technique,
      digits: 1 << digit,
      cells: { cell: [cell] },
      units: unit < 0 ? [] : [unit],
      placements: [cell * this.state.layout.digitCount + digit],
    });
  }

  /** The first noted naked single that is the last open cell of a unit; the queue stays as it is. */
  fullHouse(): Step | null {
    const { layout, values } = this.state;
    for (const each of this.naked) {
      if (!this.isOpen(each)) continue;
      const unit = (layout.unitsOf[each.cell] as readonly number[]).find((index) =>
        layout.units[index]?.cells.every((cell) => cell === each.cell || (values[cell] as number) >= 0),
      );
      if (unit !== undefined) return this.single('full-house', { ...each, unit });
    }
    return null;
  }

  /** The next noted naked single that still is open. */
  nakedSingle(): Step | null {
    for (let each = this.naked.shift(); each; each = this.naked.shift())
      if (this.isOpen(each)) return this.single('naked-single', each);
    return null;
  }

  /** The next noted hidden single that still is open; if it is none any more, there is no result and it is lost. */
  hiddenSingle(): Step | null {
    const { state } = this;
    for (let each = this.hidden.shift(); each; each = this.hidden.shift()) {
      if (!this.isOpen(each)) continue;
      const { cell, digit } = each;
      const unit = (state.layout.unitsOf[cell] as readonly number[]).find(
        (index) => state.countIn(index, digit) === 1,
      );
      if (unit === undefined || !state.has(cell, digit)) return null;
      return this.single('hidden-single', { ...each, unit });
    }
    return null;
  }
}
