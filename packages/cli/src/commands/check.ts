import { type Puzzle, writeDigits } from 'hitotsu/puzzle';
import { type CheckResult, checkTask } from 'hitotsu/solver';
import { conflictRecord, conflictText, picture, prose, statedSolution } from '../describe.ts';
import { type Answer, answerAll } from '../results.ts';
import type { Session } from '../session.ts';
import { twoSolutions } from './solve.ts';

/** `hitotsu check`: is there exactly one solution, and if not, why. */
export async function check(session: Session, inputs: readonly string[]): Promise<void> {
  const { limits } = session.settings;
  await answerAll(session, inputs, async (puzzle, remark) => {
    const result = await session.work(checkTask(puzzle, limits));
    if (result.status === 'undecided') session.outcome.spent = true;
    else if (result.status !== 'unique') session.outcome.no = true;
    const [solution] = result.solutions;
    const stated = result.status === 'unique' && solution ? statedSolution(puzzle, solution) : null;
    if (stated) remark(stated, 'warning');
    return answer(session, puzzle, result);
  });
}

function answer(session: Session, puzzle: Puzzle, result: CheckResult): Answer {
  const { status, stats, solutions, conflict, differ } = result;
  return {
    record: {
      status,
      ...(status === 'multiple'
        ? {
            solutions: solutions.map(writeDigits),
            differ: differ?.map((cell) => puzzle.shape.nameOf(cell)),
          }
        : {}),
      ...(conflict ? { conflict: conflictRecord(puzzle, conflict) } : {}),
      stats,
    },
    text: () => `${status}\n${reason(session, puzzle, result)}`,
    line: () => status,
  };
}

function reason(session: Session, puzzle: Puzzle, { status, solutions, conflict }: CheckResult): string {
  const [first, second] = solutions;
  if (first && second) return twoSolutions(session, puzzle, first, second);
  if (conflict)
    return `${picture(session, puzzle, undefined, conflict.givens)}\n${conflictText(session, puzzle, conflict)}`;
  return prose(session, session.say(`status.${status}`, { count: solutions.length }));
}
