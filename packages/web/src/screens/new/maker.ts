import { signal } from '@preact/signals';
import { type Diagnostic, InputError } from 'hitotsu/base';
import { playPuzzle } from '../../app/open.ts';
import { ask, EngineRestarted } from '../../engine/client.ts';
import type { Made, MakeAsk, MakeNote } from '../../engine/handlers/making.ts';

/** How the making of a puzzle stands. */
export type Making =
  | { readonly state: 'idle' }
  | {
      readonly state: 'making';
      readonly since: number;
      readonly tried: number;
      readonly total: number | null;
      readonly best: MakeNote | null;
    }
  /** The nearest that was found, to be taken or not. `stopped`: by the reader. */
  | {
      readonly state: 'nearest';
      readonly made: Made;
      readonly seconds: number;
      readonly round: number;
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

export function cancel(): void {
  controller?.abort();
  making.value = { state: 'idle' };
}

async function round(number: number, before: Made | null): Promise<void> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  const since = performance.now();
  const best = before && noteOf(before);
  making.value = { state: 'making', since, tried: 0, total: null, best };
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
            best: found ?? best,
          };
        },
      },
    );
    if (made.reached) await take(made);
    else
      making.value = {
        state: 'nearest',
        made: before && isNearer(before, made) ? before : made,
        seconds: (performance.now() - since) / 1000,
        round: number,
      };
  } catch (error) {
    if (own.signal.aborted) return;
    if (error instanceof InputError) making.value = { state: 'failed', errors: error.errors };
    else if (error instanceof EngineRestarted) making.value = { state: 'failed', errors: 'restarted' };
    else throw error;
  }
}

const noteOf = ({ grade, rating }: Made): MakeNote => ({ grade, rating });

function isNearer(one: Made, other: Made): boolean {
  return one.missed.length < other.missed.length || (one.rating ?? 0) > (other.rating ?? 0);
}

/** Plays a puzzle that was made. */
export async function take({ document, grade, rating, hardest }: Made): Promise<void> {
  making.value = { state: 'idle' };
  await playPuzzle(document, {
    grade,
    ...(rating === null ? {} : { rating }),
    ...(hardest === null ? {} : { technique: hardest }),
    from: 'new',
  });
}
