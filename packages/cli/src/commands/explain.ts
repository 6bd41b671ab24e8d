import { type Explanation, explainTask } from 'hitotsu/logic';
import { techniqueName } from 'hitotsu/messages';
import type { Puzzle } from 'hitotsu/puzzle';
import { picture, prose } from '../describe.ts';
import { type Answer, answerAll } from '../results.ts';
import type { Session } from '../session.ts';
import type { RawOptions } from '../settings.ts';
import { refused, StepWriter } from '../steps.ts';

/** `hitotsu explain`: the whole path to the solution in words. */
export async function explain(session: Session, inputs: readonly string[], raw: RawOptions): Promise<void> {
  const uniqueness = raw.uniqueness !== false;
  const { limits } = session.settings;
  await answerAll(session, inputs, async (puzzle) => {
    const told = await session.work(explainTask(puzzle, { uniqueness, ...limits }));
    return told.status === 'refused' ? refused(session, puzzle, told) : answer(session, puzzle, told);
  });
}

function answer(session: Session, puzzle: Puzzle, told: Explanation): Answer {
  const writer = new StepWriter(session, puzzle);
  const { language } = session.settings;
  const { status, steps, grade, rating, techniques } = told;
  const solved = status === 'solved';
  if (status === 'undecided') session.outcome.spent = true;
  else if (!solved) session.outcome.no = true;
  return {
    record: {
      status,
      solved,
      ...(solved ? { grade, rating } : {}),
      techniques,
      steps: steps.map((each) => writer.record(each)),
    },
    text: () => {
      const lines = steps.map((each, i) => {
        const name = techniqueName(each.step.technique, language);
        const text = writer.join(each.reasons.map(({ statement }) => statement));
        return prose(session, session.say('cli.explain.step', { number: i + 1, technique: name, text }));
      });
      const end = solved
        ? session.say('cli.explain.solved', {
            grade: session.say(`grade.${grade}`),
            rating: rating.toFixed(1),
          })
        : session.say(status === 'undecided' ? 'cli.hint.undecided' : 'cli.hint.stuck');
      return [picture(session, puzzle), ...lines, prose(session, end)].join('\n');
    },
    line: () => steps.map((each) => `${each.step.technique} ${writer.result(each)}`).join('; ') || status,
  };
}
