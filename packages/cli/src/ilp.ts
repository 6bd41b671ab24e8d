import { type ProgramSolveResult, solveProgram, toModel, unsaidNames } from 'hitotsu/linear';
import type { Puzzle } from 'hitotsu/puzzle';
import type { SolveResult } from 'hitotsu/solver';
import { ThreadSolver } from './linear-thread.ts';
import type { Remark } from './results.ts';
import type { Session } from './session.ts';

/** `solve --backend ilp`: answers as the search gives them, found and proved by HiGHS. Must be closed. */
export class IlpBackend {
  private readonly session: Session;
  private readonly solver: ThreadSolver;

  constructor(session: Session) {
    this.session = session;
    this.solver = new ThreadSolver(session.io.signal);
  }

  async solve(puzzle: Puzzle, limit: number, remark: Remark): Promise<SolveResult> {
    const { session } = this;
    const full = toModel(puzzle, { form: 'full' });
    if (full.unsaid.length > 0)
      remark({ code: 'model-relaxed', values: { rules: unsaidNames(puzzle, full).join(', ') } }, 'warning');
    const result = await solveProgram(puzzle, this.solver, {
      limit,
      ...session.settings.limits,
      signal: session.io.signal,
      onProgress: (progress) => session.progress.report(progress),
    });
    const sizes = { fullVariables: full.variables.length, fullRows: full.rows.length };
    if (session.settings.format === 'text') this.tell(result, sizes);
    // How long it took is no part of the answer: the same puzzle, the same record.
    const { ms: _, ...stats } = result.stats;
    return { ...result, stats: { ...stats, ...sizes } };
  }

  close(): Promise<void> {
    return this.solver.close();
  }

  private tell({ stats }: ProgramSolveResult, sizes: { fullVariables: number; fullRows: number }): void {
    const { variables, rows, runs, cuts, ms } = stats;
    const values = { variables, rows, runs, cuts, ms: Math.round(ms), ...sizes };
    const { session } = this;
    session.note(session.say(cuts > 0 ? 'cli.ilp.cut' : 'cli.ilp.solved', values));
  }
}
