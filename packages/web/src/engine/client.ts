import { InputError, type Progress } from 'hitotsu/base';
import type { Answer, Ask, FromWorker, Kind, ToWorker } from './protocol.ts';

/** The engine stopped in the middle of a question; it has been started anew, and the question may be asked again. */
export class EngineRestarted extends Error {}

/** Questions a player waits for go to one worker, long work (making puzzles, counting) to another. */
export type Lane = 'quick' | 'long';

export interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress & { readonly note?: unknown }) => void) | undefined;
  /** Default: quick. */
  readonly lane?: Lane | undefined;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
  readonly onProgress: AskOptions['onProgress'];
}

/** As much of a `Worker` as is used; a `MessagePort` fits in tests. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror?: ((event: unknown) => void) | null;
  terminate?(): void;
}

/** One worker with the questions it has not answered yet. Started when first asked. */
export class EngineLine {
  private readonly start: () => Port;
  private readonly onCrash: () => void;
  private port: Port | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(start: () => Port, onCrash: () => void = () => {}) {
    this.start = start;
    this.onCrash = onCrash;
  }

  /** Rejects with the signal's reason when aborted, `InputError` for bad input, `EngineRestarted` after a crash. */
  ask<K extends Kind>(kind: K, ask: Ask<K>, { signal, onProgress }: AskOptions = {}): Promise<Answer<K>> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const port = this.open();
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject, onProgress });
      port.postMessage({ say: 'ask', id, kind, ask });
      signal?.addEventListener(
        'abort',
        () => {
          if (!this.waiting.delete(id)) return;
          this.port?.postMessage({ say: 'cancel', id });
          reject(signal.reason);
        },
        { once: true },
      );
    });
  }

  private open(): Port {
    if (this.port) return this.port;
    const port = this.start();
    port.onmessage = ({ data }) => this.hear(data);
    port.onerror = () => this.crash();
    this.port = port;
    return port;
  }

  private hear(message: FromWorker): void {
    if (message.say === 'ready') return;
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    if (message.say === 'progress') {
      waiting.onProgress?.(message.progress);
      return;
    }
    this.waiting.delete(message.id);
    if (message.say === 'answer') waiting.resolve(message.answer);
    else if (message.say === 'refused') waiting.reject(new InputError(message.errors));
    else waiting.reject(new Error(message.message));
  }

  private crash(): void {
    this.port?.terminate?.();
    this.port = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(new EngineRestarted('the engine was restarted'));
    this.onCrash();
  }
}

const crashListeners = new Set<() => void>();

/** Calls back each time the engine had to be started anew. */
export function onEngineCrash(listener: () => void): () => void {
  crashListeners.add(listener);
  return () => crashListeners.delete(listener);
}

const line = () =>
  new EngineLine(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as Port,
    () => {
      for (const listener of crashListeners) listener();
    },
  );

const lanes: Readonly<Record<Lane, EngineLine>> = { quick: line(), long: line() };

/** Asks the engine. The same question asked again by the same caller should carry a signal that ends the former. */
export function ask<K extends Kind>(kind: K, question: Ask<K>, options: AskOptions = {}): Promise<Answer<K>> {
  return lanes[options.lane ?? 'quick'].ask(kind, question, options);
}
