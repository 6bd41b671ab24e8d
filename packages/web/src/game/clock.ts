import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameSession } from './session.ts';

/** Why the clock stands. `player`, `away` and `idle` cover the board, the others do not. */
export type Standstill = 'waiting' | 'player' | 'away' | 'idle' | 'dialog' | 'finished';

/** How long without any input until the game pauses by itself. */
export const IDLE_MS = 5 * 60_000;
/** A tick that took much longer than it should: the machine slept, and nobody played. */
const LONGEST_TICK_MS = 90_000;

/**
 * The time of play. It runs from the first selection on, while nothing makes it stand; what the engine takes is not counted
 * because the clock is only moved on while the page is alive.
 */
export class Clock {
  readonly reasons: ReadonlySignal<ReadonlySet<Standstill>>;
  /** The board is covered. */
  readonly isPaused: ReadonlySignal<boolean>;
  readonly isRunning: ReadonlySignal<boolean>;

  private readonly session: GameSession;
  private readonly now: () => number;
  private readonly standing = signal<ReadonlySet<Standstill>>(new Set(['waiting']));
  private last: number;
  private lastInput: number;

  constructor(session: GameSession, now: () => number = () => performance.now()) {
    this.session = session;
    this.now = now;
    this.last = now();
    this.lastInput = this.last;
    this.reasons = computed(() => this.standing.value);
    this.isRunning = computed(() => this.standing.value.size === 0);
    this.isPaused = computed(() =>
      (['player', 'away', 'idle'] as const).some((reason) => this.standing.value.has(reason)),
    );
  }

  /** The clock stands for this reason until it is lifted. */
  hold(reason: Standstill): void {
    this.tick();
    if (!this.standing.peek().has(reason)) this.standing.value = new Set([...this.standing.peek(), reason]);
  }

  lift(...reasons: readonly Standstill[]): void {
    this.tick();
    const left = [...this.standing.peek()].filter((reason) => !reasons.includes(reason));
    if (left.length !== this.standing.peek().size) this.standing.value = new Set(left);
  }

  /** The player goes on playing. */
  resume(): void {
    this.input();
    this.lift('player', 'away', 'idle');
  }

  /** The player did something. */
  input(): void {
    this.lastInput = this.now();
  }

  /** The page was left. Nothing to pause before the first selection. */
  leave(): void {
    if (this.isRunning.peek()) this.hold('away');
  }

  /** Moves the time on. Called a few times a second. */
  tick(pausesAlone = false): void {
    const now = this.now();
    const passed = now - this.last;
    this.last = now;
    if (!this.isRunning.peek() || passed <= 0) return;
    this.session.time.value += Math.min(passed, LONGEST_TICK_MS);
    if (pausesAlone && now - this.lastInput > IDLE_MS) this.hold('idle');
  }
}
