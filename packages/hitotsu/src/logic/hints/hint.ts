/** The next step from where the player is; what is wrong on the board comes first. */
import { Meter, run, runNow, type Task, type TaskOptions } from '../../base/index.ts';
import { logicOf, type PathOptions } from '../path.ts';
import { findFirst } from '../technique.ts';
import { type HintSource, positionOf, puzzleOf } from './position.ts';
import { isRefusal, onlySolution, type Refusal } from './solution.ts';
import { type Hint, hintOf } from './staged.ts';
import { type Wrong, whereWrongTask } from './where-wrong.ts';

/** step: the next step. mistake: something on the board is wrong, and that comes first. stuck: no technique helps. */
export type HintAnswer =
  | { readonly status: 'step'; readonly hint: Hint; readonly ignoredNotes: readonly number[] }
  | { readonly status: 'mistake'; readonly wrong: Wrong }
  | { readonly status: 'solved' | 'stuck' | 'undecided' }
  | Refusal;

export type HintOptions = PathOptions;

/**
 * The next step of a puzzle or game. A puzzle without exactly one solution is refused with a code and the reason; a wrong
 * entry or a struck candidate that was right comes before any step. `uniqueness: false` leaves out the techniques that
 * use that the solution is unique. A technique tried is a node of the budget.
 */
export function* hintTask(source: HintSource, options: HintOptions = {}): Task<HintAnswer> {
  const puzzle = puzzleOf(source);
  const meter = new Meter(options.budget);
  const solution = yield* onlySolution(puzzle, options.budget ? { budget: options.budget } : {});
  if (isRefusal(solution)) return solution;
  const { state, wrong, struckTruths, ignoredNotes } = positionOf(source, solution);
  if (wrong.length > 0 || struckTruths.length > 0) {
    const found = yield* whereWrongTask(source, options);
    if (found.status === 'wrong') return { status: 'mistake', wrong: found };
    if (found.status === 'refused') return found;
  }
  if (state.isSolved) return { status: 'solved' };
  for (const { technique, rating, net } of logicOf(puzzle).techniques) {
    if (net && options.nets === false) continue;
    if (meter.spent) return { status: 'undecided' };
    const step = findFirst(technique, state, options);
    if (step) return { status: 'step', hint: hintOf({ step, rating }, state), ignoredNotes };
    meter.nodes++;
    yield { nodes: meter.nodes };
  }
  return { status: 'stuck' };
}

export const hint = (source: HintSource, options: HintOptions & TaskOptions = {}): Promise<HintAnswer> =>
  run(hintTask(source, options), options);

export const hintNow = (source: HintSource, options: HintOptions & TaskOptions = {}): HintAnswer =>
  runNow(hintTask(source, options), options);
