import { type Diagnostic, InputError } from 'hitotsu/base';
import type { Status } from 'hitotsu/solver';

export interface LinearAsk {
  readonly document: { readonly [field: string]: unknown };
  readonly ms: number;
}

/** A puzzle as a 0-1 program: how large it is in both forms, and what HiGHS says of it. */
export interface LinearAnswer {
  readonly status: Status;
  readonly variables: number;
  readonly rows: number;
  readonly fullVariables: number;
  readonly fullRows: number;
  /** Answers that broke a rule which is not linear, and were cut off. */
  readonly cuts: number;
  readonly ms: number;
  /** Rules that are not linear. */
  readonly unsaid: readonly string[];
}

export type LinearReply =
  | { readonly answer: LinearAnswer }
  | { readonly errors: readonly Diagnostic[] }
  | { readonly failed: string };

let kept: Worker | null = null;

/**
 * Solves a puzzle by integer programming, in a worker that is started (and HiGHS fetched) by the first question and kept
 * for the next. Aborting ends the worker in the middle of its work.
 */
export function askLinear(question: LinearAsk, signal: AbortSignal): Promise<LinearAnswer> {
  const worker = kept ?? new Worker(new URL('./linear-worker.ts', import.meta.url), { type: 'module' });
  kept = null;
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.terminate();
      reject(signal.reason);
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    worker.onmessage = ({ data }: MessageEvent<LinearReply>) => {
      signal.removeEventListener('abort', end);
      kept = worker;
      if ('answer' in data) resolve(data.answer);
      else reject('errors' in data ? new InputError(data.errors) : new Error(data.failed));
    };
    worker.onerror = () => {
      signal.removeEventListener('abort', end);
      worker.terminate();
      reject(new Error('the linear worker failed'));
    };
    worker.postMessage(question);
  });
}
