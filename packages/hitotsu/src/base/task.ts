import { host } from './host.ts';

/** How much a long operation may spend. Only `nodes` gives the same answer on every machine. */
export interface Budget {
  /** Search nodes (guesses, both branches counted). */
  readonly nodes?: number;
  /** Milliseconds. */
  readonly ms?: number;
}

/** A report from inside a long operation. */
export interface Progress {
  /** Search nodes spent so far. */
  readonly nodes: number;
  /** Steps done and steps known, where the operation has steps (puzzles, cells, clues). */
  readonly done?: number;
  readonly total?: number;
}

/** The part of `AbortSignal` that is used; the real one fits. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/** Options every long operation takes. */
export interface TaskOptions {
  readonly budget?: Budget;
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * A long operation in slices: it yields its progress every few hundred to few thousand nodes and returns its answer. It
 * keeps to the budget itself (see `Meter`), so it may be driven in one go or with pauses.
 */
export type Task<T> = Generator<Progress, T, void>;

/** Counts what a task spends and says when its budget is gone. */
export class Meter {
  nodes = 0;
  private readonly maxNodes: number;
  private readonly deadline: number;

  constructor(budget: Budget = {}) {
    this.maxNodes = budget.nodes ?? Number.POSITIVE_INFINITY;
    this.deadline = budget.ms === undefined ? Number.POSITIVE_INFINITY : host.now() + budget.ms;
  }

  /** Nodes the next slice may use, at most `slice`; 0 when the budget is spent. */
  allowance(slice: number): number {
    if (this.deadline !== Number.POSITIVE_INFINITY && host.now() >= this.deadline) return 0;
    return Math.max(0, Math.min(slice, this.maxNodes - this.nodes));
  }

  get spent(): boolean {
    return this.allowance(1) === 0;
  }
}

function throwIfAborted(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new Error('aborted');
}

/** Runs a task to its end without a pause. An abort is seen between slices only if the signal is set by the callback. */
export function runNow<T>(task: Task<T>, options: TaskOptions = {}): T {
  for (;;) {
    throwIfAborted(options.signal);
    const step = task.next();
    if (step.done) return step.value;
    options.onProgress?.(step.value);
  }
}

/** Milliseconds of work between two pauses: short enough for a screen to stay alive. */
const TURN = 12;

/** Runs a task, letting other work in every few milliseconds; rejects with the signal's reason when aborted. */
export async function run<T>(task: Task<T>, options: TaskOptions = {}): Promise<T> {
  let turn = host.now();
  for (;;) {
    throwIfAborted(options.signal);
    const step = task.next();
    if (step.done) return step.value;
    options.onProgress?.(step.value);
    if (host.now() - turn > TURN) {
      await host.pause();
      turn = host.now();
    }
  }
}
