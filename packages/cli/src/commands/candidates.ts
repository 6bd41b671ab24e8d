import { sizeOf } from 'hitotsu/board';
import { candidatePicture } from 'hitotsu/drawing';
import type { Puzzle } from 'hitotsu/puzzle';
import { type Status, type TrueCandidates, trueCandidatesTask } from 'hitotsu/solver';
import { digitsOf, picture, pictureOptions, prose } from '../describe.ts';
import { answerAll } from '../results.ts';
import type { Session } from '../session.ts';

/** `hitotsu candidates`: the digits of every cell that occur in at least one solution. */
export async function candidates(session: Session, inputs: readonly string[]): Promise<void> {
  const { limits } = session.settings;
  await answerAll(session, inputs, async (puzzle) => {
    const result = await session.work(trueCandidatesTask(puzzle, limits));
    if (!result.decided) session.outcome.spent = true;
    return {
      record: {
        status: statusOf(result),
        decided: result.decided,
        none: result.none,
        candidates: byCell(puzzle, result.sets),
        ...(result.decided ? {} : { undecided: byCell(puzzle, result.undecided) }),
        stats: result.stats,
      },
      text: () => describe(session, puzzle, result),
      line: () => [...result.sets].map((set) => digitsOf(puzzle, set).join(',')).join(' '),
    };
  });
}

/** What the candidates say of the puzzle's solutions. */
function statusOf({ none, decided, sets }: TrueCandidates): Status {
  if (none) return 'none';
  // Two digits of one cell are two solutions, whatever is open elsewhere.
  if (sets.some((set) => sizeOf(set) > 1)) return 'multiple';
  return decided ? 'unique' : 'undecided';
}

/** Digits by cell name, as in a document's `candidates`; cells without any are left out. */
function byCell(puzzle: Puzzle, sets: Int32Array): Record<string, number[]> {
  const cells: Record<string, number[]> = {};
  sets.forEach((set, cell) => {
    if (set !== 0) cells[puzzle.shape.nameOf(cell)] = digitsOf(puzzle, set);
  });
  return cells;
}

function describe(session: Session, puzzle: Puzzle, result: TrueCandidates): string {
  if (result.none) return session.say('status.none');
  const open = result.decided ? undefined : result.undecided;
  const drawn =
    result.decided && result.sets.every((set) => sizeOf(set) === 1)
      ? picture(
          session,
          puzzle,
          Int8Array.from(result.sets, (set) => digitsOf(puzzle, set)[0] as number),
        )
      : candidatePicture(puzzle, result.sets, open, pictureOptions(session));
  const verdict = session.say(result.decided ? 'cli.candidates.decided' : 'cli.candidates.open');
  return `${drawn}\n${prose(session, verdict)}`;
}
