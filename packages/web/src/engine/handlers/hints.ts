import { run, unwrap } from 'hitotsu/base';
import {
  type Explanation,
  explainTask,
  GRADES,
  type Hint,
  hintTask,
  type Refusal,
  whereWrongTask,
} from 'hitotsu/logic';
import { canonicalText, parseGame } from 'hitotsu/puzzle';
import type {
  ExplainAnswer,
  HintAnswer,
  ToldReason,
  ToldRefusal,
  ToldStep,
  WrongAnswer,
} from '../../hints/told.ts';
import type { HandlerContext } from '../context.ts';
import { Telling } from '../telling.ts';

/** The document of a game, or of a puzzle not begun. */
interface GameInput {
  readonly [field: string]: unknown;
}

const refused = ({ status, reason }: Refusal): ToldRefusal => ({ status, reason });

/** A whole solution, kept because questions about its steps follow. */
interface Known {
  readonly telling: Telling;
  readonly explanation: Explanation | Refusal;
}

const known = new Map<string, Known>();
const MOST_KNOWN = 4;

/** The whole solution of a puzzle from its givens, whatever the player did. */
async function explained(document: GameInput, { signal, progress }: HandlerContext): Promise<Known> {
  const { puzzle } = unwrap(parseGame(document));
  const key = canonicalText(puzzle.document);
  const found = known.get(key);
  if (found) return found;
  const explanation = await run(explainTask(puzzle), { signal, onProgress: progress });
  const made = { telling: new Telling(puzzle), explanation };
  known.set(key, made);
  for (const oldest of known.keys()) if (known.size > MOST_KNOWN) known.delete(oldest);
  return made;
}

const stepsOf = ({ explanation }: Known): readonly Hint[] =>
  explanation.status === 'refused' ? [] : explanation.steps;

/** The step that decides a candidate: places it, removes it, or places what rules it out. */
function decidedBy(steps: readonly Hint[], candidate: number, holds: boolean): Hint | undefined {
  return steps.find(({ step, state }) => {
    if (step.placements.includes(candidate)) return true;
    if (holds) return false;
    return (
      step.eliminations.includes(candidate) ||
      step.placements.some((each) => state.layout.exclude(each, candidate))
    );
  });
}

/** Questions about steps: the next one, all of them, why, and what went wrong. */
export const hints = {
  /** The next step of a game. That something is wrong is told before any step, but not where. */
  async hint(
    { document, uniqueness = true }: { readonly document: GameInput; readonly uniqueness?: boolean },
    { signal, progress }: HandlerContext,
  ): Promise<HintAnswer> {
    const game = unwrap(parseGame(document));
    const answer = await run(hintTask(game, { uniqueness }), { signal, onProgress: progress });
    if (answer.status === 'refused') return refused(answer);
    if (answer.status !== 'step') return { status: answer.status };
    const { hint, ignoredNotes } = answer;
    return { status: 'step', step: new Telling(game.puzzle).step(hint), ignoredNotes };
  },

  /** The first wrong move of a game and what it leads to. */
  async whereWrong(
    { document }: { readonly document: GameInput },
    { signal, progress }: HandlerContext,
  ): Promise<WrongAnswer> {
    const game = unwrap(parseGame(document));
    const answer = await run(whereWrongTask(game), { signal, onProgress: progress });
    if (answer.status === 'refused') return refused(answer);
    if (answer.status === 'right') return answer;
    const { history = [], done = history.length } = game.document.game;
    return { status: 'wrong', wrong: new Telling(game.puzzle).wrong(answer, done) };
  },

  /** The whole solution from the givens as a list; `solutionStep` tells one of its steps in full. */
  async explain(
    { document }: { readonly document: GameInput },
    context: HandlerContext,
  ): Promise<ExplainAnswer> {
    const { telling, explanation } = await explained(document, context);
    if (explanation.status === 'refused') return refused(explanation);
    const { status, grade, rating, steps } = explanation;
    return {
      status,
      grade: GRADES.indexOf(grade) + 1,
      rating,
      steps: steps.map((each) => telling.listed(each)),
    };
  },

  /** One step of the whole solution, counted from 0. */
  async solutionStep(
    { document, index }: { readonly document: GameInput; readonly index: number },
    context: HandlerContext,
  ): Promise<ToldStep | null> {
    const known = await explained(document, context);
    const hint = stepsOf(known)[index];
    return hint ? known.telling.step(hint) : null;
  },

  /** Why a candidate holds or does not: the reasons of the step of the whole solution that decides it. */
  async reasonsOf(
    {
      document,
      candidate,
      holds,
    }: { readonly document: GameInput; readonly candidate: number; readonly holds: boolean },
    context: HandlerContext,
  ): Promise<readonly ToldReason[]> {
    const known = await explained(document, context);
    const hint = decidedBy(stepsOf(known), candidate, holds);
    return hint ? known.telling.reasons(hint) : [];
  },
};
