/** Which lines of a told step are opened, and which one alone is shown on the board. No DOM. */
import { signal } from '@preact/signals';
import type { ask as askEngine } from '../engine/client.ts';
import type { ToldMark, ToldPremise, ToldReason } from './told.ts';

/**
 * What is opened, by name: `2` the premises of the third reason, `2.0` the reasons behind the first of these premises,
 * `2.0.1` the premises of the second of these reasons.
 */
export type Opened = ReadonlyMap<string, readonly ToldReason[] | 'waiting'>;

/** Lines below lines, at most. */
const MOST_DEPTH = 3;

/** Whether what lies below a line may still be opened. */
export const opensMore = (name: string): boolean => name.split('.').length <= MOST_DEPTH;

export class Whys {
  readonly opened = signal<Opened>(new Map());
  /** The line whose marks alone are shown. */
  readonly alone = signal<string | null>(null);

  private readonly ask: typeof askEngine;
  private readonly document: { readonly [field: string]: unknown };
  private controller = new AbortController();

  /** `document`: the puzzle, whose whole solution gives the reasons behind premises. */
  constructor(ask: typeof askEngine, document: { readonly [field: string]: unknown }) {
    this.ask = ask;
    this.document = document;
  }

  /** Closes everything, and drops what is still asked. */
  reset(): void {
    this.controller.abort(new DOMException('overtaken', 'AbortError'));
    this.controller = new AbortController();
    this.opened.value = new Map();
    this.alone.value = null;
  }

  /** Opens or closes a line. The reasons behind a premise are asked for. */
  async toggle(name: string, premise?: ToldPremise): Promise<void> {
    const known = this.opened.peek();
    if (known.has(name)) {
      const kept = [...known].filter(([key]) => key !== name && !key.startsWith(`${name}.`));
      this.opened.value = new Map(kept);
      return;
    }
    if (!premise?.asks) {
      this.opened.value = new Map(known).set(name, []);
      return;
    }
    this.opened.value = new Map(known).set(name, 'waiting');
    const { signal } = this.controller;
    const found = await this.ask('reasonsOf', { document: this.document, ...premise.asks }, { signal }).catch(
      () => null,
    );
    if (signal.aborted || !this.opened.peek().has(name)) return;
    const now = new Map(this.opened.peek());
    if (found) now.set(name, found);
    else now.delete(name);
    this.opened.value = now;
  }

  /** Opens the first reason that is closed; if all are open, closes all. */
  next(reasons: readonly ToldReason[]): void {
    const first = reasons.findIndex(({ why }, i) => why.length > 0 && !this.opened.peek().has(`${i}`));
    if (first >= 0) void this.toggle(`${first}`);
    else this.opened.value = new Map();
  }

  /** The marks of the line that alone is shown; null if none is. */
  marksAlone(reasons: readonly ToldReason[]): readonly ToldMark[] | null {
    const name = this.alone.value;
    if (name === null) return null;
    let way = '';
    let list: readonly ToldReason[] = reasons;
    let reason: ToldReason | undefined;
    let premise: ToldPremise | undefined;
    for (const [i, index] of name.split('.').map(Number).entries()) {
      // A reason, a premise of it, a reason behind that, and so on.
      if (i % 2 === 0) {
        reason = list[index];
        premise = undefined;
      } else premise = reason?.why[index];
      way = way === '' ? `${index}` : `${way}.${index}`;
      const behind = this.opened.value.get(way);
      list = Array.isArray(behind) ? behind : [];
    }
    return (premise ?? reason)?.marks ?? null;
  }
}
