import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { symbolOf } from 'hitotsu/board';
import type { Change } from 'hitotsu/puzzle';
import { enterDigit, erase, fillNotes, restart, returnTo, setMark, toggleMark } from './actions.ts';
import { allowedIn } from './allowed.ts';
import type { MarkKind } from './change.ts';
import { Clock } from './clock.ts';
import { conflictsOf, type RuleConflict } from './conflicts.ts';
import { leftOf } from './counts.ts';
import type { GameSession, Mode, Move, Selection } from './session.ts';

/** The settings that play follows. */
export interface DeskSettings {
  readonly cleanNotes: ReadonlySignal<boolean>;
  readonly numberFirst: ReadonlySignal<boolean>;
  readonly warn: ReadonlySignal<'rules' | 'solution' | 'off'>;
}

/** What just happened, to be said in words. */
export type DeskEvent =
  | { readonly kind: 'entered'; readonly digit: number; readonly cells: readonly number[] }
  | { readonly kind: 'complete'; readonly digit: number }
  | { readonly kind: 'erased'; readonly cells: readonly number[] }
  | {
      readonly kind: 'marked';
      readonly mark: MarkKind;
      readonly value: number;
      readonly on: boolean;
      readonly cells: readonly number[];
    }
  | { readonly kind: 'undone' | 'redone'; readonly move: Move }
  | { readonly kind: 'nothing'; readonly what: 'undo' | 'redo' }
  | { readonly kind: 'filled'; readonly by: 'rules' | 'everything' }
  | { readonly kind: 'savepoint' | 'restored'; readonly name: string }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'locked'; readonly value: number; readonly mode: Mode }
  /** Marks were pasted. */
  | { readonly kind: 'pasted'; readonly cells: readonly number[] }
  /** A key that asked for the digit to show has its answer. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'fullButWrong' };

/** One event; equal ones are told apart by their number. */
export interface Happened {
  readonly number: number;
  readonly event: DeskEvent;
}

/** A game on the desk: the game itself and everything about playing it that is not saved. No DOM, no words. */
export class Desk {
  readonly session: GameSession;
  readonly clock: Clock;
  /** The mode that keys held down stand for. */
  readonly held = signal<Mode | null>(null);
  /** How a digit is taken now. */
  readonly mode: ReadonlySignal<Mode>;
  /** The digit (or colour) that every cell tapped gets. */
  readonly locked = signal<number | null>(null);
  /** How the locked digit is taken, if it was locked with a key held down; else by the mode. */
  private readonly lockedMode = signal<Mode | null>(null);
  /** The digit that is shown. */
  readonly shown = signal<number | null>(null);
  /** A key was pressed that waits for the digit to show. */
  readonly asksShown = signal(false);
  /** Index of the rule that is shown. */
  readonly ruleShown = signal<number | null>(null);
  readonly conflicts: ReadonlySignal<readonly RuleConflict[]>;
  /** Entries that a check found wrong and that still stand. */
  readonly wrong: ReadonlySignal<readonly number[]>;
  readonly left: ReadonlySignal<readonly number[] | null>;
  /** The board is full and every rule is kept. */
  readonly isFinished: ReadonlySignal<boolean>;
  /** Notes stand at their places, because they were filled in. */
  readonly isFilledIn: ReadonlySignal<boolean>;
  readonly happened: ReadonlySignal<Happened | null>;

  private readonly settings: DeskSettings;
  private readonly said = signal<Happened | null>(null);
  private readonly broken: ReadonlySignal<readonly RuleConflict[]>;
  private readonly foundWrong = signal<readonly { readonly cell: number; readonly digit: number }[]>([]);

  constructor(session: GameSession, settings: DeskSettings, now?: () => number) {
    this.session = session;
    this.settings = settings;
    this.clock = new Clock(session, now);
    const { puzzle } = session;
    this.mode = computed(
      () =>
        this.held.value ?? (this.locked.value === null ? null : this.lockedMode.value) ?? session.mode.value,
    );
    this.happened = computed(() => this.said.value);
    this.broken = computed(() => conflictsOf(puzzle, session.digits.value));
    this.conflicts = computed(() => (settings.warn.value === 'off' ? [] : this.broken.value));
    this.wrong = computed(() =>
      this.foundWrong.value
        .filter(({ cell, digit }) => session.position.value.entries[cell] === digit)
        .map(({ cell }) => cell),
    );
    this.left = computed(() => leftOf(puzzle, session.digits.value));
    this.isFinished = computed(() => session.isFull.value && this.broken.value.length === 0);
    this.isFilledIn = computed(() =>
      session.moves.value.slice(0, session.done.value).some(({ by }) => by === 'notes'),
    );
    if (this.isFinished.peek()) this.clock.hold('finished');
  }

  private say(event: DeskEvent): void {
    this.said.value = { number: (this.said.peek()?.number ?? 0) + 1, event };
  }

  /** The game can be changed now. */
  private get isOpen(): boolean {
    return !this.clock.isPaused.peek() && !this.isFinished.peek();
  }

  private make(changes: readonly Change[], event: DeskEvent, by?: Move['by']): void {
    if (changes.length === 0 || !this.isOpen) return;
    const before = this.left.peek();
    batch(() => {
      this.clock.lift('waiting');
      this.clock.input();
      this.clock.tick();
      this.session.play(changes, by);
    });
    this.say(event);
    if (this.isFinished.peek()) {
      this.clock.hold('finished');
      this.locked.value = null;
      return;
    }
    if (event.kind !== 'entered') return;
    const index = event.digit - this.session.shape.minDigit;
    if (this.session.isFull.peek()) this.say({ kind: 'fullButWrong' });
    else if (before?.[index] !== 0 && this.left.peek()?.[index] === 0 && this.conflicts.peek().length === 0)
      this.say({ kind: 'complete', digit: event.digit });
  }

  /** Selects cells; the first selection starts the clock. */
  select(selection: Selection): void {
    if (this.clock.isPaused.peek()) return;
    this.session.selection.value = selection;
    this.clock.input();
    if (selection.cells.length > 0 && !this.isFinished.peek()) this.clock.lift('waiting');
  }

  /** A digit (or colour) by a key or the pad: into the selected cells, or locked where there is nothing selected. */
  press(
    value: number,
    { mode = this.held.peek(), pad = false }: { mode?: Mode | null; pad?: boolean } = {},
  ): void {
    if (this.asksShown.peek()) {
      this.asksShown.value = false;
      this.show(value);
      this.say({ kind: 'answered' });
      return;
    }
    const { cells } = this.session.selection.peek();
    if (cells.length === 0 || (pad && this.settings.numberFirst.peek())) {
      this.lock(value, mode);
      return;
    }
    this.put(cells, value, mode ?? this.mode.peek());
  }

  /** Writes a value into cells the way a mode says. */
  put(cells: readonly number[], value: number, mode: Mode = this.mode.peek()): void {
    if (mode === 'digit') {
      const clean = this.settings.cleanNotes.peek();
      const changes = enterDigit(this.session, cells, value, { clean });
      const entered = changes.filter(({ what, to }) => what === 'entry' && to !== null);
      const at = (entered.length > 0 ? entered : changes).map(({ cell }) =>
        this.session.shape.cellNamed(cell),
      );
      this.make(
        changes,
        entered.length > 0 ? { kind: 'entered', digit: value, cells: at } : { kind: 'erased', cells: at },
      );
      return;
    }
    const changes = toggleMark(this.session, mode, cells, value);
    const on = changes.some(({ from, to }) => (to as number[]).length > (from as number[]).length);
    this.make(changes, { kind: 'marked', mark: mode, value, on, cells });
  }

  /** Notes of the locked digit along the cells of a drag: added unless the first one has it. */
  paint(cells: readonly number[], value: number): void {
    const mode = this.mode.peek();
    const kind = mode === 'digit' ? 'corner' : mode;
    const first = cells.slice(0, 1);
    const on = setMark(this.session, kind, first, value, true).length > 0;
    this.make(setMark(this.session, kind, cells, value, on), {
      kind: 'marked',
      mark: kind,
      value,
      on,
      cells,
    });
  }

  /** Locks a value for a way of entering (by the mode, if none is told), or frees it if it is locked. */
  lock(value: number, mode: Mode | null = null): void {
    this.clock.input();
    const isLocked = this.locked.peek() === value && (mode === null || mode === this.lockedMode.peek());
    batch(() => {
      this.locked.value = isLocked ? null : value;
      this.lockedMode.value = isLocked ? null : mode;
    });
    if (!isLocked) this.say({ kind: 'locked', value, mode: mode ?? this.session.mode.peek() });
  }

  /** Marks that were copied, as changes of the selected cells. */
  paste(changes: readonly Change[]): void {
    const cells = [...new Set(changes.map(({ cell }) => this.session.shape.cellNamed(cell)))];
    this.make(changes, { kind: 'pasted', cells });
  }

  erase(): void {
    const { cells } = this.session.selection.peek();
    const changes = erase(this.session, cells);
    const at = [...new Set(changes.map(({ cell }) => this.session.shape.cellNamed(cell)))];
    this.make(changes, { kind: 'erased', cells: at });
  }

  fill(by: 'rules' | 'everything'): void {
    this.make(fillNotes(this.session, by), { kind: 'filled', by }, 'notes');
  }

  undo(): void {
    this.goBack('undo');
  }

  redo(): void {
    this.goBack('redo');
  }

  private goBack(what: 'undo' | 'redo'): void {
    if (!this.isOpen) return;
    this.clock.input();
    const move = this.session[what]();
    if (!move) this.say({ kind: 'nothing', what });
    else this.say({ kind: what === 'undo' ? 'undone' : 'redone', move });
    if (this.isFinished.peek()) this.clock.hold('finished');
  }

  /** Everything from the beginning, also of a game that is paused or solved. The history stays. */
  restart(): void {
    this.clock.resume();
    batch(() => {
      this.session.restartTime();
      this.session.play(restart(this.session), 'restore');
    });
    this.clock.lift('finished');
    this.clock.hold('waiting');
    this.say({ kind: 'restarted' });
  }

  setSavepoint(name: string): void {
    if (this.isFinished.peek()) return;
    this.session.setSavepoint(name);
    this.say({ kind: 'savepoint', name });
  }

  /** Back to a savepoint; a paused game goes on with it. */
  returnTo(index: number): void {
    const point = this.session.savepoints.peek()[index];
    if (!point) return;
    this.clock.resume();
    this.make(returnTo(this.session, point.position), { kind: 'restored', name: point.name }, 'restore');
  }

  setMode(mode: Mode): void {
    this.session.mode.value = mode;
    this.lockedMode.value = null;
    const locked = this.locked.peek();
    // A digit above 9 is no colour.
    if (locked !== null && mode === 'colour' && (locked < 1 || locked > 9)) this.locked.value = null;
  }

  nextMode(): void {
    const modes: readonly Mode[] = ['digit', 'corner', 'centre', 'colour'];
    const next = modes[(modes.indexOf(this.session.mode.peek()) + 1) % modes.length] as Mode;
    this.setMode(next);
  }

  /** Digits and corner marks in turn. */
  switchNotes(): void {
    this.setMode(this.session.mode.peek() === 'digit' ? 'corner' : 'digit');
  }

  /** Shows a digit; the one that is shown is no longer. */
  show(digit: number): void {
    this.shown.value = this.shown.peek() === digit ? null : digit;
  }

  showNext(by: 1 | -1): void {
    const { minDigit, digitCount } = this.session.shape;
    const now = this.shown.peek();
    const index = now === null ? (by > 0 ? 0 : digitCount - 1) : now - minDigit + by;
    this.shown.value = minDigit + ((index + digitCount) % digitCount);
  }

  /** Lets go of what is held on to, the last thing first: false if there was nothing. */
  escape(): boolean {
    const { selection } = this.session;
    if (this.asksShown.peek()) {
      this.asksShown.value = false;
      this.say({ kind: 'answered' });
    } else if (this.locked.peek() !== null) this.locked.value = null;
    else if (this.shown.peek() !== null) this.shown.value = null;
    else if (this.ruleShown.peek() !== null) this.ruleShown.value = null;
    else if (selection.peek().cells.length > 0)
      selection.value = { cells: [], focus: selection.peek().focus };
    else return false;
    return true;
  }

  togglePause(): void {
    if (this.isFinished.peek()) return;
    if (this.clock.isPaused.peek()) this.clock.resume();
    else this.clock.hold('player');
  }

  /** The entries that differ from the one solution. */
  found(solution: string): number {
    const { entries } = this.session.position.peek();
    const wrong: { cell: number; digit: number }[] = [];
    entries.forEach((digit, cell) => {
      if (digit >= 0 && symbolOf(digit) !== solution[cell]) wrong.push({ cell, digit });
    });
    this.foundWrong.value = wrong;
    return wrong.length;
  }

  /** What may still be written in an empty cell, as far as a look at the rules shows. */
  candidatesIn(cell: number): number {
    const { puzzle, digits, position } = this.session;
    return allowedIn(puzzle, digits.value, cell) & ~(position.value.struck[cell] as number);
  }
}
