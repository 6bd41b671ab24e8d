import { type ReadonlySignal, signal } from '@preact/signals';
import { InputError } from 'hitotsu/base';
import type { Puzzle } from 'hitotsu/puzzle';
import { type AskOptions, ask, EngineRestarted } from '../../engine/client.ts';
import type { ConflictAnswer } from '../../engine/handlers/clashes.ts';
import type { RateAnswer } from '../../engine/handlers/rating.ts';
import type { CheckAnswer, RedundantAnswer, TrueCandidatesAnswer } from '../../engine/handlers/solving.ts';

/** What is known of the puzzle as it stood at the last answer. */
export interface Known {
  readonly puzzle: Puzzle;
  readonly check: CheckAnswer;
  readonly rate: RateAnswer | null;
  readonly conflict: ConflictAnswer | null;
  readonly candidates: TrueCandidatesAnswer | null;
  readonly redundant: RedundantAnswer | null;
}

/** Quiet time after an edit before anything is asked: a drag is many edits. */
const REST_MS = 120;
/** For the question whether there is exactly one solution, and for what follows from it. */
const CHECK_MS = 8_000;
const MORE_MS = 8_000;

/**
 * The engine's answers to the puzzle being set. The last answer stays until the next one is there; each edit gives up what
 * was asked before it.
 */
export class Answers {
  readonly known = signal<Known | null>(null);
  /** Something is being worked out for the puzzle as it stands. */
  readonly checking = signal(false);
  /** Search nodes of the question in hand. */
  readonly nodes = signal(0);
  private controller: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks about a puzzle, after a rest. */
  follow(puzzle: Puzzle, truths: ReadonlySignal<boolean>): void {
    this.stop();
    this.checking.value = true;
    this.timer = setTimeout(() => void this.ask(puzzle, truths, CHECK_MS), REST_MS);
  }

  /** Goes on with a question that ran out of time. */
  goOn(truths: ReadonlySignal<boolean>): void {
    const known = this.known.peek();
    if (!known) return;
    this.stop();
    this.checking.value = true;
    void this.ask(known.puzzle, truths, 60_000);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.controller?.abort();
    this.controller = null;
    this.checking.value = false;
  }

  private async ask(puzzle: Puzzle, truths: ReadonlySignal<boolean>, ms: number): Promise<void> {
    const controller = new AbortController();
    this.controller = controller;
    const { document } = puzzle;
    const options: AskOptions = { signal: controller.signal };
    const more = { budget: { ms: MORE_MS } };
    this.nodes.value = 0;
    const say = (part: Partial<Known>) => {
      const known = this.known.peek();
      if (known?.puzzle === puzzle) this.known.value = { ...known, ...part };
    };
    try {
      const check = await ask(
        'check',
        { document, ms },
        {
          ...options,
          onProgress: ({ nodes }) => {
            this.nodes.value = nodes;
          },
        },
      );
      this.known.value = {
        puzzle,
        check,
        rate: null,
        conflict: null,
        candidates: null,
        redundant: null,
      };
      if (check.status === 'none') say({ conflict: await ask('conflict', { document, ...more }, options) });
      if (check.status === 'unique') {
        say({ rate: await ask('rate', { document, unique: true, ms: MORE_MS }, options) });
        say({ redundant: await ask('redundant', { document, ...more }, options) });
      }
      if (check.status === 'multiple' && truths.peek())
        say({ candidates: await ask('trueCandidates', { document, once: true, ...more }, options) });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof InputError || error instanceof EngineRestarted)) throw error;
    }
    if (this.controller === controller) this.checking.value = false;
  }
}

/** Digit sets to be shown as true candidates: of one solution its digits, of several those that occur in any. */
export function truthsOf({ puzzle, check, candidates }: Known): {
  readonly sets: Int32Array | null;
  readonly bold: Int32Array | null;
} {
  const [solution] = check.solutions;
  if (check.status === 'unique' && solution) {
    const sets = Int32Array.from(solution, (symbol) => setOf(puzzle, symbol));
    return { sets, bold: null };
  }
  if (!candidates) return { sets: null, bold: null };
  return {
    sets: Int32Array.from(candidates.sets, (set, cell) => set | (candidates.undecided[cell] ?? 0)),
    bold: candidates.once && Int32Array.from(candidates.once),
  };
}

function setOf({ shape }: Puzzle, symbol: string): number {
  return shape.setOf(Number.parseInt(symbol, 36));
}
