import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, Reply } from './jobs.ts';

interface Waiting {
  resolve(answer: never): void;
  reject(error: unknown): void;
}

/** Worker threads that take jobs in turn. */
export class Workers {
  readonly count: number;
  private readonly workers: readonly Worker[];
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(count: number) {
    this.count = count;
    this.workers = Array.from({ length: count }, () => {
      // Also where the command is bundled in one file.
      const worker = new Worker(new URL('../dist/worker.js', import.meta.url));
      worker.on('message', (reply: Reply) => this.settle(reply));
      worker.on('error', (error) => this.failAll(error));
      return worker;
    });
  }

  /** Hands a job to the worker whose turn it is; answers come in any order. */
  run<T>(job: Job): Promise<T> {
    const id = this.next++;
    const worker = this.workers[id % this.count] as Worker;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (answer: never) => void, reject });
      worker.postMessage({ id, job });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(reply.error);
    else waiting?.resolve(reply.answer as never);
  }

  private failAll(error: unknown): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Workers for so many threads; 0 is one for each processor. Null for one thread, which needs none. */
export function threadsOf(threads: number): Workers | null {
  const count = threads === 0 ? availableParallelism() : threads;
  return count > 1 ? new Workers(count) : null;
}
