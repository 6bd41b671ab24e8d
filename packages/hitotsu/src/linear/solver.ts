import type { Program, ProgramRow } from './program.ts';

/** What one look for a solution may spend. */
export interface ProgramBudget {
  readonly ms?: number;
  /** Nodes of the solver's branch and bound tree. */
  readonly nodes?: number;
}

/** `none`: no 0-1 values keep all rows. `limit`: not known, the budget is spent. */
export type ProgramOutcome =
  | { readonly status: 'found'; readonly values: Uint8Array; readonly nodes: number }
  | { readonly status: 'none' | 'limit'; readonly nodes: number };

/**
 * A solver of 0-1 programs, wherever it runs: in the same thread (`highsSolver`), in a worker (`remoteSolver`), somewhere
 * else. It holds one program at a time.
 */
export interface ProgramSolver {
  /** Takes a program in place of the one before. */
  open(program: Program): Promise<void>;
  /** Adds rows and looks for any solution. Rejects when it was stopped. */
  next(cuts: readonly ProgramRow[], budget: ProgramBudget): Promise<ProgramOutcome>;
  /** Lets go of all it holds. */
  close(): Promise<void>;
}
