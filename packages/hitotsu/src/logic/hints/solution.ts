/** The gate before every hint: the puzzle must have exactly one solution. */
import type { Diagnostic, Task } from '../../base/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import type { InquiryOptions } from '../../solver/index.ts';
import { type CheckResult, type ConflictSet, checkTask, type Grid } from '../../solver/index.ts';
import { Kept } from '../kept.ts';

/** No hint is given. `several`: two solutions exist; `none`: a clash says why; `undecided`: the budget ended. */
export interface Refusal {
  readonly status: 'refused';
  /** Codes `hint-several-solutions`, `hint-no-solution`, `hint-undecided`. */
  readonly reason: Diagnostic;
  readonly conflict?: ConflictSet | null;
  /** Cells in which two solutions differ. */
  readonly differ?: readonly number[];
}

const CODES = { multiple: 'hint-several-solutions', none: 'hint-no-solution' } as const;

function refusal({ status, conflict, differ }: CheckResult): Refusal {
  const code = status === 'multiple' || status === 'none' ? CODES[status] : 'hint-undecided';
  return {
    status: 'refused',
    reason: { code },
    ...(conflict === undefined ? {} : { conflict }),
    ...(differ === undefined ? {} : { differ }),
  };
}

const proofs = new Kept<Grid>(['size', 'digits', 'givens', 'candidates', 'rules'], 16, (puzzle) => puzzle);

/** The one solution of a puzzle, or why there is no hint. Proved once: every hint of a game asks for it. */
export function* onlySolution(puzzle: Puzzle, options: InquiryOptions): Task<Grid | Refusal> {
  const known = proofs.get(puzzle);
  if (known) return known;
  const answer = yield* checkTask(puzzle, options);
  const [solution] = answer.solutions;
  if (answer.status !== 'unique' || !solution) return refusal(answer);
  proofs.set(puzzle, solution);
  return solution;
}

export const isRefusal = (answer: Grid | Refusal): answer is Refusal => 'status' in answer;
