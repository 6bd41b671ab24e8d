import { countTask } from 'hitotsu/solver';
import { answerAll } from '../results.ts';
import type { Session } from '../session.ts';
import { type RawOptions, wholeNumber } from '../settings.ts';

/** Where counting stops unless asked otherwise: a few seconds of work. */
const LIMIT = 1_000_000;

/** `hitotsu count`: the exact number of solutions, up to a limit. */
export async function count(session: Session, inputs: readonly string[], raw: RawOptions): Promise<void> {
  const limit = wholeNumber(raw, 'limit', '--limit', 1) ?? LIMIT;
  const { limits } = session.settings;
  await answerAll(session, inputs, async (puzzle) => {
    const {
      count: found,
      exact,
      status,
      stats,
    } = await session.work(countTask(puzzle, { limit, ...limits }));
    if (!exact && found < limit) session.outcome.spent = true;
    const key = exact ? 'status.multiple.exact' : 'status.multiple.least';
    return {
      record: { count: found, exact, status, stats },
      text: () => (exact && found === 0 ? session.say('status.none') : session.say(key, { count: found })),
      line: () => `${found}${exact ? '' : '+'}`,
    };
  });
}
