import type { Progress } from 'hitotsu/base';

/** What a handler gets besides the question. */
export interface HandlerContext {
  readonly signal: AbortSignal;
  /** Reports how far it is; `note` is free for the question's own (the best so far). */
  progress(progress: Progress & { readonly note?: unknown }): void;
}
