import { Worker } from 'node:worker_threads';
import {
  type Program,
  type ProgramBudget,
  type ProgramOutcome,
  type ProgramRow,
  type ProgramSolver,
  remoteProgramSolver,
} from 'hitotsu/linear';

/** Milliseconds that the solver may be late with its own time limit before its thread is ended. */
const GRACE = 300;

interface Thread {
  readonly worker: Worker;
  readonly solver: ReturnType<typeof remoteProgramSolver>;
}

/**
 * HiGHS in a worker thread, started by the first program and kept for the next. An interrupt ends the thread at once, and
 * so does a time limit that HiGHS itself does not keep.
 */
export class ThreadSolver implements ProgramSolver {
  private readonly signal: AbortSignal;
  private thread: Thread | null = null;
  private readonly onAbort = (): void => this.stop(this.signal.reason);

  constructor(signal: AbortSignal) {
    this.signal = signal;
    signal.addEventListener('abort', this.onAbort);
  }

  async open(program: Program): Promise<void> {
    this.signal.throwIfAborted();
    this.thread ??= this.start();
    await this.thread.solver.open(program);
  }

  async next(cuts: readonly ProgramRow[], budget: ProgramBudget): Promise<ProgramOutcome> {
    const { thread } = this;
    if (!thread) throw new Error('no program is open');
    const answer = thread.solver.next(cuts, budget);
    if (budget.ms === undefined) return await answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, (budget.ms as number) + GRACE, null);
    });
    try {
      const outcome = await Promise.race([answer, late]);
      if (outcome) return outcome;
    } finally {
      clearTimeout(timer);
    }
    answer.catch(() => {}); // nobody waits for it any more
    this.stop(new Error('late'));
    return { status: 'limit', nodes: 0 };
  }

  async close(): Promise<void> {
    this.signal.removeEventListener('abort', this.onAbort);
    const { thread } = this;
    this.thread = null;
    await thread?.worker.terminate();
  }

  private start(): Thread {
    // Compiled, whatever the options (a test runner's) under which the command itself runs.
    const worker = new Worker(new URL('../dist/linear-worker.js', import.meta.url), { execArgv: [] });
    const solver = remoteProgramSolver({
      post: (message) => worker.postMessage(message),
      listen: (take) => worker.on('message', take),
    });
    worker.on('error', (error) => {
      this.thread = null;
      solver.fail(error);
    });
    return { worker, solver };
  }

  /** Ends the thread in the middle of its work. */
  private stop(reason: unknown): void {
    const { thread } = this;
    this.thread = null;
    thread?.solver.fail(reason);
    void thread?.worker.terminate();
  }
}
