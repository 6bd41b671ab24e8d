/** What the page and the engine worker say to each other. */
import type { Diagnostic, Progress } from 'hitotsu/base';
import type { Handlers } from './handlers/index.ts';

export type Kind = keyof Handlers;
/** What is asked. Plain data: it is copied to the worker. */
export type Ask<K extends Kind> = Parameters<Handlers[K]>[0];
export type Answer<K extends Kind> = Awaited<ReturnType<Handlers[K]>>;

export type ToWorker =
  | { readonly say: 'ask'; readonly id: number; readonly kind: Kind; readonly ask: unknown }
  | { readonly say: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly say: 'ready' }
  | {
      readonly say: 'progress';
      readonly id: number;
      readonly progress: Progress & { readonly note?: unknown };
    }
  | { readonly say: 'answer'; readonly id: number; readonly answer: unknown }
  /** Input that was bad: the library's coded errors. */
  | { readonly say: 'refused'; readonly id: number; readonly errors: readonly Diagnostic[] }
  | { readonly say: 'failed'; readonly id: number; readonly message: string };
