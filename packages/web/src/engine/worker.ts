/// <reference lib="webworker" />
import { host, InputError } from 'hitotsu/base';
import type { HandlerContext } from './context.ts';
import { handlers } from './handlers/index.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

// A timer waits four milliseconds at least; a message does not, and lets a cancel through all the same.
const { port1, port2 } = new MessageChannel();
const turns: (() => void)[] = [];
port1.onmessage = () => turns.shift()?.();
host.pause = () =>
  new Promise((resolve) => {
    turns.push(resolve);
    port2.postMessage(null);
  });

const running = new Map<number, AbortController>();
const tell = (message: FromWorker) => self.postMessage(message);

/** Progress goes out a dozen times a second at most. */
const PROGRESS_MS = 80;

async function answer({ id, kind, ask }: ToWorker & { say: 'ask' }): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  let last = 0;
  const context: HandlerContext = {
    signal: controller.signal,
    progress(progress) {
      const now = performance.now();
      if (now - last < PROGRESS_MS) return;
      last = now;
      tell({ say: 'progress', id, progress });
    },
  };
  try {
    const handler = handlers[kind] as (ask: unknown, context: HandlerContext) => Promise<unknown>;
    tell({ say: 'answer', id, answer: await handler(ask, context) });
  } catch (error) {
    if (controller.signal.aborted) return;
    if (error instanceof InputError) tell({ say: 'refused', id, errors: error.errors });
    else tell({ say: 'failed', id, message: String(error) });
  } finally {
    running.delete(id);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.say === 'ask') void answer(data);
  else running.get(data.id)?.abort(new DOMException('cancelled', 'AbortError'));
};
tell({ say: 'ready' });
