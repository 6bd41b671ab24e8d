import type { Program, ProgramRow } from './program.ts';
import type { ProgramBudget, ProgramOutcome, ProgramSolver } from './solver.ts';

/** One end of a channel between two threads: a worker, or a worker's own port, of Node or of a browser. */
export interface Port {
  post(message: unknown): void;
  /** `take` gets every message of the other end. */
  listen(take: (message: unknown) => void): void;
}

type Call =
  | { readonly to: 'open'; readonly program: Program }
  | { readonly to: 'next'; readonly cuts: readonly ProgramRow[]; readonly budget: ProgramBudget }
  | { readonly to: 'close' };

interface Reply {
  readonly outcome?: ProgramOutcome;
  readonly error?: string;
}

/** Lets a solver work for the other end of a channel. Runs in the worker. */
export function serveProgramSolver(solver: ProgramSolver, port: Port): void {
  const carryOut = async (call: Call): Promise<Reply> => {
    if (call.to === 'open') await solver.open(call.program);
    else if (call.to === 'close') await solver.close();
    else return { outcome: await solver.next(call.cuts, call.budget) };
    return {};
  };
  port.listen((message) => {
    carryOut(message as Call).then(
      (reply) => port.post(reply satisfies Reply),
      (error) => port.post({ error: error instanceof Error ? error.message : String(error) } satisfies Reply),
    );
  });
}

/** The solver at the other end of a channel, and a way to let waiting calls fail when that end is gone. */
export function remoteProgramSolver(port: Port): ProgramSolver & { fail(reason: unknown): void } {
  let waiting: { resolve(reply: Reply): void; reject(reason: unknown): void } | null = null;
  const settle = (): typeof waiting => {
    const current = waiting;
    waiting = null;
    return current;
  };
  port.listen((message) => {
    const reply = message as Reply;
    const call = settle();
    if (reply.error === undefined) call?.resolve(reply);
    else call?.reject(new Error(reply.error));
  });
  const ask = (call: Call): Promise<Reply> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      port.post(call);
    });
  return {
    async open(program) {
      await ask({ to: 'open', program });
    },
    async next(cuts, budget) {
      const { outcome } = await ask({ to: 'next', cuts, budget });
      if (!outcome) throw new Error('internal error: no outcome from the worker');
      return outcome;
    },
    async close() {
      await ask({ to: 'close' });
    },
    fail: (reason) => settle()?.reject(reason),
  };
}
