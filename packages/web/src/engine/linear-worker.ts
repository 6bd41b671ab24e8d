/// <reference lib="webworker" />
// A worker of its own for HiGHS: while it solves it hears nothing, and is ended from outside.
import { InputError, unwrap } from 'hitotsu/base';
import { highsSolver, type ProgramSolveResult, solveProgram, toModel, unsaidNames } from 'hitotsu/linear';
import { parseGame } from 'hitotsu/puzzle';
import type { LinearAnswer, LinearAsk, LinearReply } from './linear.ts';

declare const self: DedicatedWorkerGlobalScope;

const solver = highsSolver();

async function answer({ document, ms }: LinearAsk): Promise<LinearAnswer> {
  const { puzzle } = unwrap(parseGame(document));
  const full = toModel(puzzle, { form: 'full' });
  // The first program loads HiGHS; that is no part of the time it takes to solve.
  await solver.open(full);
  const { status, stats }: ProgramSolveResult = await solveProgram(puzzle, solver, { budget: { ms } });
  return {
    status,
    variables: stats.variables,
    rows: stats.rows,
    fullVariables: full.variables.length,
    fullRows: full.rows.length,
    cuts: stats.cuts,
    ms: stats.ms,
    unsaid: unsaidNames(puzzle, full),
  };
}

const tell = (reply: LinearReply) => self.postMessage(reply);

self.onmessage = ({ data }: MessageEvent<LinearAsk>) => {
  answer(data).then(
    (found) => tell({ answer: found }),
    (error) =>
      tell(
        error instanceof InputError
          ? { errors: error.errors }
          : { failed: error instanceof Error ? error.message : String(error) },
      ),
  );
};
