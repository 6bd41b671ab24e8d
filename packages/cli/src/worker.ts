// What runs in a worker thread: blocks of lines, and puzzles to be made. Everything random comes from the seed of each puzzle,
// so the answers do not depend on the number of threads.

import { parentPort } from 'node:worker_threads';
import { InputError, runNow } from 'hitotsu/base';
import { LineSolver } from 'hitotsu/classic';
import type { RuleRegistry } from 'hitotsu/rules';
import type { GenerateJob, Job, SentPuzzle } from './jobs.ts';

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

interface Answered {
  readonly answer: unknown;
  /** What goes over as it is, without being copied. */
  readonly moved?: ArrayBuffer;
}

async function answer(job: Job): Promise<Answered> {
  if (job.kind === 'generate') return { answer: await make(job) };
  solver ??= new LineSolver(job.options); // a run has but one kind of lines
  const { bytes, odd, lines } = runNow(solver.solve(job.block, job.first));
  const own = bytes.slice();
  return { answer: { bytes: own, odd, lines }, moved: own.buffer };
}

parentPort?.on('message', async ({ id, job }: { id: number; job: Job }) => {
  try {
    const { answer: said, moved } = await answer(job);
    parentPort?.postMessage({ id, answer: said }, moved ? [moved] : []);
  } catch (error) {
    // An InputError loses its class on the way; its errors do not.
    parentPort?.postMessage({ id, error: error instanceof InputError ? { errors: error.errors } : error });
  }
});
