import { signal } from '@preact/signals';
import { type Diagnostic, InputError } from 'hitotsu/base';
import { GRADES } from 'hitotsu/logic';
import { playPuzzle } from '../../app/open.ts';
import { ask, EngineRestarted } from '../../engine/client.ts';
import type { MakeAsk, MakeNote } from '../../engine/handlers/making.ts';

/** How the making of a puzzle stands. */
export type Making =
  | { readonly state: 'idle' }
  | {
      readonly state: 'making';
      readonly since: number;
      readonly tried: number;
      readonly total: number | null;
      readonly best: MakeNote | null;
      readonly round: number;
    }
  /** The nearest that was found, to be taken or not. `stopped`: by the reader. */
  | {
      readonly state: 'nearest';
      readonly made: MakeNote;
      readonly seconds: number;
      readonly round: number;
      readonly stopped: boolean;
    }
  | { readonly state: 'failed'; readonly errors: readonly Diagnostic[] | 'restarted' };

export const making = signal<Making>({ state: 'idle' });

let controller: AbortController | null = null;
let order: Omit<MakeAsk, 'seed'> = {};
let seed = 0;

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/** Makes a puzzle and plays it. What was being made before is given up. */
export async function make(wanted: Omit<MakeAsk, 'seed'>): Promise<void> {
  order = wanted;
  seed = newSeed();
  await round(0, null);
}

/** Further tries, with the nearest so far kept. */
export async function goOn(): Promise<void> {
  const now = making.peek();
  if (now.state === 'nearest') await round(now.round + 1, now.made);
}

/** Stops the making. What was found so far may be taken. */
export function cancel(): void {
  controller?.abort();
  const now = making.peek();
  if (now.state !== 'making') return;
  const seconds = (performance.now() - now.since) / 1000;
  making.value = now.best
    ? { state: 'nearest', made: now.best, seconds, round: now.round, stopped: true }
    : { state: 'idle' };
}

/** Gives up everything: the screen is left, or something else is wanted. */
export function giveUp(): void {
  controller?.abort();
  making.value = { state: 'idle' };
}

async function round(number: number, before: MakeNote | null): Promise<void> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  const since = performance.now();
  making.value = { state: 'making', since, tried: 0, total: null, best: before, round: number };
  try {
    const made = await ask(
      'make',
      { ...order, seed: number === 0 ? seed : `${seed}/${number}` },
      {
        signal: own.signal,
        lane: 'long',
        onProgress: ({ done, total, note }) => {
          const found = (note as MakeNote | undefined) ?? null;
          making.value = {
            state: 'making',
            since,
            tried: done ?? 0,
            total: total ?? null,
            best: found && before ? nearer(before, found) : (found ?? before),
            round: number,
          };
        },
      },
    );
    if (made.reached) await take(made);
    else
      making.value = {
        state: 'nearest',
        made: before ? nearer(before, made) : made,
        seconds: (performance.now() - since) / 1000,
        round: number,
        stopped: false,
      };
  } catch (error) {
    if (own.signal.aborted) return;
    if (error instanceof InputError) making.value = { state: 'failed', errors: error.errors };
    else if (error instanceof EngineRestarted) making.value = { state: 'failed', errors: 'restarted' };
    else throw error;
  }
}

/** The one that misses less: first by how much is missed, then by how far its grade is from the one wanted. */
function nearer(one: MakeNote, other: MakeNote): MakeNote {
  const wanted = GRADES.indexOf(order.grade ?? 'extreme');
  const distance = ({ missed, grade }: MakeNote) =>
    10 * missed.length + Math.abs(GRADES.indexOf(grade) - wanted);
  return distance(other) < distance(one) ? other : one;
}

/** Plays a puzzle that was made. */
export async function take({ document, grade, rating, hardest }: MakeNote): Promise<void> {
  making.value = { state: 'idle' };
  await playPuzzle(document, {
    grade,
    ...(rating === null ? {} : { rating }),
    ...(hardest === null ? {} : { technique: hardest }),
    from: 'new',
  });
}
