import { signal } from '@preact/signals';
import { playPuzzle } from '../../app/open.ts';
import { ask } from '../../engine/client.ts';
import { practiceFrom } from './practised.ts';

/** How the making of a practice puzzle stands. */
export type Making =
  | { readonly state: 'idle' | 'failed' }
  | { readonly state: 'making'; readonly tried: number; readonly part: number | null }
  | { readonly state: 'missed'; readonly key: string; readonly number: number };

export const making = signal<Making>({ state: 'idle' });

let controller: AbortController | null = null;

/** Gives up what is being made. */
export function cancel(): void {
  controller?.abort(new DOMException('given up', 'AbortError'));
  making.value = { state: 'idle' };
}

/** Makes a puzzle whose hardest step is the technique, and plays it. */
export async function practise(key: string, number: number): Promise<void> {
  controller?.abort(new DOMException('another one', 'AbortError'));
  const own = new AbortController();
  controller = own;
  making.value = { state: 'making', tried: 0, part: null };
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  try {
    const { document, grade, rating, hardest, reached } = await ask(
      'practice',
      { key, number, seed },
      {
        signal: own.signal,
        lane: 'long',
        onProgress: ({ done = 0, total }) => {
          if (own.signal.aborted) return;
          making.value = { state: 'making', tried: done, part: total ? done / total : null };
        },
      },
    );
    if (!reached) {
      making.value = { state: 'missed', key, number };
      return;
    }
    making.value = { state: 'idle' };
    await playPuzzle(document, {
      grade,
      ...(rating === null ? {} : { rating }),
      technique: hardest ?? key,
      from: practiceFrom(key, number),
    });
  } catch {
    if (!own.signal.aborted) making.value = { state: 'failed' };
  }
}
