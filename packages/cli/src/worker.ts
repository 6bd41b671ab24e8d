// What runs in a worker thread: blocks of lines, and puzzles to be made. Everything random comes from the seed of each puzzle,
// so the answers do not depend on the number of threads.

import { parentPort } from 'node:worker_threads';
import { type Diagnostic, InputError, runNow } from 'hitotsu/base';
import { LineSolver } from 'hitotsu/classic';
import type { GenerateOptions } from 'hitotsu/generator';
import type { PuzzleDocument } from 'hitotsu/puzzle';
import type { RuleRegistry } from 'hitotsu/rules';
import type { Job } from './threads.ts';

/** Puzzles of a run, from one index on. */
export interface GenerateJob {
  readonly kind: 'generate';
  readonly wishes: GenerateOptions;
  readonly first: number;
  readonly count: number;
  /** Modules with the user's own rules. */
  readonly load: readonly string[];
  readonly cwd: string;
}

/** A puzzle as it goes from thread to thread. */
export interface SentPuzzle {
  readonly document: PuzzleDocument;
  readonly solution: Int8Array;
  readonly clues: number;
  readonly seed: string | number;
  readonly reached: boolean;
  readonly missed: readonly Diagnostic[];
  readonly nodes: number;
}

let solver: LineSolver | undefined;
let loaded: Promise<RuleRegistry> | undefined;

async function make({ wishes, first, count, load, cwd }: GenerateJob): Promise<SentPuzzle[]> {
  // Only for who makes puzzles: for lines of cells, loading all that would take longer than they do.
  const [{ generateManyNow }, { loadRules }] = await Promise.all([
    import('hitotsu/generator'),
    import('./load.ts'),
  ]);
  loaded ??= loadRules(load, cwd);
  const registry = await loaded;
  const made = generateManyNow({ ...wishes, first, count, registry });
  return Array.from(made, ({ puzzle, stats, ...rest }) => ({
    ...rest,
    document: puzzle.document,
    nodes: stats.nodes,
  }));
}

async function answer(job: Job): Promise<unknown> {
  if (job.kind === 'generate') return await make(job);
  solver ??= new LineSolver(job.options); // a run has but one kind of lines
  const { bytes, odd, lines } = runNow(solver.solve(job.block, job.first));
  return { bytes: bytes.slice(), odd, lines };
}

parentPort?.on('message', async ({ id, job }: { id: number; job: Job }) => {
  try {
    parentPort?.postMessage({ id, answer: await answer(job) });
  } catch (error) {
    // An InputError loses its class on the way; its errors do not.
    parentPort?.postMessage({ id, error: error instanceof InputError ? { errors: error.errors } : error });
  }
});
