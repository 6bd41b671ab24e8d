import { batch, signal } from '@preact/signals';
import type { Words } from 'hitotsu/base';
import type { Puzzle } from 'hitotsu/puzzle';
import { ask, EngineRestarted } from '../../engine/client.ts';
import type { ConflictAnswer } from '../../engine/handlers/clashes.ts';
import type { RateAnswer } from '../../engine/handlers/rating.ts';
import type { SettleAnswer } from '../../engine/handlers/settling.ts';
import type { CheckAnswer } from '../../engine/handlers/solving.ts';
import { askLinear, type LinearAnswer } from '../../engine/linear.ts';

/** A question with its answer: not asked, being worked out (with how far), answered, or it failed. */
export type Asked<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'asked'; readonly soFar?: number }
  | { readonly state: 'done'; readonly answer: T }
  /** `why`: what was wrong with the question, where that is known. */
  | { readonly state: 'failed'; readonly why?: Words; again?(): void };

/** How long the first look may take, and each further one. */
const FIRST_MS = 10_000;
const MORE_MS = 60_000;

const IDLE = { state: 'idle' } as const;

/** Aborted as soon as one of two is (`AbortSignal.any` asks for newer browsers than all else here). */
function either(...signals: readonly [AbortSignal, AbortSignal]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals)
    if (signal.aborted) controller.abort(signal.reason);
    else
      signal.addEventListener('abort', () => controller.abort(signal.reason), {
        once: true,
        signal: controller.signal,
      });
  return controller.signal;
}

/** What is known of one puzzle. Everything is forgotten, and what runs is ended, when the puzzle changes. */
export class Answers {
  readonly check = signal<Asked<CheckAnswer>>(IDLE);
  readonly conflict = signal<Asked<ConflictAnswer | null>>(IDLE);
  readonly rate = signal<Asked<RateAnswer>>(IDLE);
  readonly count = signal<Asked<{ readonly count: number; readonly exact: boolean }>>(IDLE);
  readonly settle = signal<Asked<SettleAnswer>>(IDLE);
  readonly linear = signal<Asked<LinearAnswer>>(IDLE);
  /** The solution is shown on the board. */
  readonly shown = signal(false);
  /** The steps of the solution are shown in place of the answer. */
  readonly explaining = signal(false);
  /** The clues that would settle it are marked. */
  readonly settleShown = signal(false);

  private puzzle: Puzzle | null = null;
  private controller = new AbortController();
  private counting: AbortController | null = null;
  private programming: AbortController | null = null;

  clear(): void {
    this.controller.abort(new DOMException('the puzzle has changed', 'AbortError'));
    this.controller = new AbortController();
    this.puzzle = null;
    this.cancelCount();
    this.cancelLinear();
    batch(() => {
      for (const each of [this.check, this.conflict, this.rate, this.count, this.settle, this.linear])
        each.value = IDLE;
      this.shown.value = false;
      this.explaining.value = false;
      this.settleShown.value = false;
    });
  }

  /** Something else that was asked came to nothing; `again` asks once more, where that may help. */
  fail(why: Words, again?: () => void): void {
    this.clear();
    this.check.value = { state: 'failed', why, ...(again ? { again } : {}) };
  }

  /** Asks one thing of the present puzzle; an answer that comes too late is dropped. */
  private async about<T>(
    place: { value: Asked<T> },
    question: (signal: AbortSignal) => Promise<T>,
    own?: AbortController,
  ): Promise<T | null> {
    const { signal: ended } = this.controller;
    const signal = own ? either(ended, own.signal) : ended;
    place.value = { state: 'asked' };
    for (let tries = 0; ; tries++)
      try {
        const answer = await question(signal);
        if (signal.aborted) return null;
        place.value = { state: 'done', answer };
        return answer;
      } catch (error) {
        if (signal.aborted) {
          if (!ended.aborted) place.value = IDLE;
          return null;
        }
        // The engine was started anew: once more, and then it is told.
        if (error instanceof EngineRestarted && tries === 0) continue;
        place.value = { state: 'failed' };
        return null;
      }
  }

  private async look(puzzle: Puzzle, ms: number): Promise<void> {
    const { document } = puzzle;
    const found = await this.about(this.check, (signal) =>
      ask(
        'check',
        { document, ms },
        {
          signal,
          onProgress: ({ nodes }) => {
            if (!signal.aborted) this.check.value = { state: 'asked', soFar: nodes };
          },
        },
      ),
    );
    if (!found) return;
    if (found.status === 'none')
      await this.about(this.conflict, (signal) => ask('conflict', { document }, { signal }));
    if (found.status === 'unique')
      await this.about(this.rate, (signal) =>
        ask('rate', { document, unique: true }, { signal, lane: 'long' }),
      );
    if (found.status === 'multiple')
      await this.about(this.settle, (signal) =>
        ask('settle', { document, budget: { ms: 4000 } }, { signal, lane: 'long' }),
      );
  }

  async solve(puzzle: Puzzle): Promise<void> {
    this.clear();
    this.puzzle = puzzle;
    await this.look(puzzle, FIRST_MS);
  }

  /** Goes on with a search that ran out of time. */
  async goOn(): Promise<void> {
    if (this.puzzle) await this.look(this.puzzle, MORE_MS);
  }

  /** Ends the search. */
  cancel(): void {
    this.clear();
  }

  async countAll(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return;
    this.counting = new AbortController();
    await this.about(
      this.count,
      (signal) =>
        ask(
          'count',
          { document: puzzle.document, budget: { ms: MORE_MS } },
          {
            signal,
            lane: 'long',
            onProgress: ({ done }) => {
              if (done !== undefined && !signal.aborted) this.count.value = { state: 'asked', soFar: done };
            },
          },
        ),
      this.counting,
    );
  }

  cancelCount(): void {
    this.counting?.abort(new DOMException('cancelled', 'AbortError'));
    this.counting = null;
  }

  async solveLinear(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return;
    this.programming = new AbortController();
    await this.about(
      this.linear,
      (signal) => askLinear({ document: puzzle.document, ms: MORE_MS }, signal),
      this.programming,
    );
  }

  cancelLinear(): void {
    this.programming?.abort(new DOMException('cancelled', 'AbortError'));
    this.programming = null;
  }
}
