import type { Shape } from 'hitotsu/board';
import { rectangle, withCell } from '../game/select.ts';
import type { Selection } from '../game/session.ts';
import { Trail } from './trail.ts';

/** A pointer event as far as selecting needs it. `x`, `y` in cells from the board's corner, `px`, `py` in CSS pixels. */
export interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly py: number;
  /** The cell under it, or -1. */
  readonly cell: number;
  readonly touch: boolean;
  readonly ctrl: boolean;
  readonly shift: boolean;
  /** Milliseconds on a clock of its own. */
  readonly time: number;
}

export interface GestureOptions {
  readonly shape: Shape;
  /** Cells are so small that fingers need the loupe to choose one. */
  readonly small: boolean;
  selection(): Selection;
  select(selection: Selection): void;
  /** All cells equal to one, for a double click. */
  equal(cell: number): readonly number[];
  /** A text that changes when what stands in a cell does. */
  stateOf(cell: number): string;
  /** The loupe over a cell, or none; `about`: with what is told about the cell. */
  loupe(at: { readonly cell: number; readonly about: boolean } | null): void;
}

/** A press becomes a drag beyond this many CSS pixels. */
const DRAG_PX = 8;
export const LONG_PRESS_MS = 450;
/** With a loupe a finger chooses a cell first; held as long as this, it drags over several. */
const HOLD_MS = 250;
const DOUBLE_MS = 350;

interface Held {
  readonly start: Touch;
  readonly trail: Trail;
  /** Ctrl, ⌘ or a second finger: whether cells are added or removed; null = a new selection. */
  adds: boolean | null;
  /** Another finger came while this one rested: its cell is added when it goes up. */
  joined: boolean;
  last: Touch;
  drags: boolean;
  isLong: boolean;
  /** The finger moves over the loupe without having held long enough to drag. */
  seeks: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Selecting by pointer: a press, a drag through cells, Ctrl or a second finger to add or remove (the first cell decides
 * which), Shift for a rectangle, a double press for all equal cells, a long press for the loupe.
 */
export class Gesture {
  private readonly options: () => GestureOptions;
  private readonly held = new Map<number, Held>();
  private lastTap: { readonly cell: number; readonly time: number; readonly state: string } | null = null;

  constructor(options: () => GestureOptions) {
    this.options = options;
  }

  down(at: Touch): void {
    if (at.cell < 0) return;
    const { shape, small } = this.options();
    const base = this.options().selection();
    const isSecond = this.held.size > 0;
    const adds = at.ctrl || isSecond ? !base.cells.includes(at.cell) : null;
    if (at.touch) this.join(adds);
    const trail = new Trail(shape.size);
    trail.begin(at.cell, at.x, at.y);
    const held: Held = {
      start: at,
      trail,
      adds,
      joined: false,
      last: at,
      drags: false,
      isLong: false,
      seeks: false,
      timer: undefined,
    };
    this.held.set(at.id, held);
    if (at.touch) {
      held.timer = setTimeout(() => this.longPress(held), LONG_PRESS_MS);
      if (small) this.options().loupe({ cell: at.cell, about: false });
      if (isSecond) this.apply(held);
      return;
    }
    if (at.shift) this.options().select({ cells: rectangle(shape, base.focus, at.cell), focus: at.cell });
    else this.apply(held);
  }

  move(at: Touch): void {
    const held = this.held.get(at.id);
    if (!held || held.isLong) return;
    const far = Math.hypot(at.px - held.start.px, at.py - held.start.py) > DRAG_PX;
    const { small } = this.options();
    if (far && !held.drags && !held.seeks) {
      clearTimeout(held.timer);
      if (small && at.touch && at.time - held.start.time < HOLD_MS) held.seeks = true;
      else {
        held.drags = true;
        // The trail begins where the finger did, which nobody has selected yet.
        if (at.touch && held.adds === null) this.apply(held);
      }
    }
    held.last = at;
    if (held.seeks || (small && at.touch))
      this.options().loupe(at.cell < 0 ? null : { cell: at.cell, about: false });
    if (held.drags && held.trail.moveTo(at.x, at.y).length > 0) this.apply(held);
  }

  up(at: Touch): void {
    const held = this.held.get(at.id);
    if (!held) return;
    this.end(held);
    const isTap = !held.drags && !held.isLong;
    if (at.touch && isTap && held.adds === null) {
      const cell = held.seeks ? held.last.cell : held.start.cell;
      if (cell >= 0) this.options().select({ cells: [cell], focus: cell });
    } else if (isTap && held.joined && held.adds) this.apply(held);
    if (isTap && held.adds === null && !held.start.shift) this.tapped(held.start.cell, at.time);
    else this.lastTap = null;
  }

  cancel(id: number): void {
    const held = this.held.get(id);
    if (held) this.end(held);
  }

  private end(held: Held): void {
    clearTimeout(held.timer);
    this.held.delete(held.start.id);
    this.options().loupe(null);
  }

  /** Fingers that rest on the board do as the one that comes now: none begins a new selection when it goes up. */
  private join(adds: boolean | null): void {
    for (const held of this.held.values()) {
      if (held.drags || held.isLong || held.adds !== null) continue;
      clearTimeout(held.timer);
      held.adds = adds;
      held.joined = true;
    }
  }

  private longPress(held: Held): void {
    if (held.drags || held.seeks || held.adds !== null) return;
    held.isLong = true;
    const { cell } = held.start;
    this.options().select({ cells: [cell], focus: cell });
    this.options().loupe({ cell, about: true });
  }

  private apply({ trail, adds }: Held): void {
    const focus = trail.cells.at(-1) as number;
    const selection =
      adds === null
        ? { cells: trail.cells.slice(), focus }
        : trail.cells.reduce((all, cell) => withCell(all, cell, adds), this.options().selection());
    this.options().select(selection);
  }

  private tapped(cell: number, time: number): void {
    const { stateOf, equal, select } = this.options();
    const state = stateOf(cell);
    const before = this.lastTap;
    if (before && before.cell === cell && before.state === state && time - before.time < DOUBLE_MS) {
      this.lastTap = null;
      select({ cells: equal(cell), focus: cell });
    } else this.lastTap = { cell, time, state };
  }
}
