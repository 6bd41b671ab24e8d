import { type BoardOptions, gridContent } from 'hitotsu/drawing';
import type { Puzzle } from 'hitotsu/puzzle';
import { writeDigits } from 'hitotsu/puzzle';
import {
  type ConflictSet,
  type Grid,
  minimalConflictTask,
  type SolveResult,
  solveTask,
} from 'hitotsu/solver';
import { answerPicture, conflictText, picture, pictures, prose, statedSolution } from '../describe.ts';
import { IlpBackend } from '../ilp.ts';
import { bulkFor } from '../lines/bulk.ts';
import { type Answer, answerAll, type Remark } from '../results.ts';
import type { Session } from '../session.ts';
import { oneOf, type RawOptions, threadsFrom, wholeNumber } from '../settings.ts';

/** Solutions that are drawn at most; records hold them all. */
const DRAWN = 12;

/** Most solutions that may be asked for: they are held in memory, and written in one record. `count` has no such limit. */
const MOST_SOLUTIONS = 100_000;

/** `hitotsu solve`: one solution and the proof that there is no other, or two, or why there is none. */
export async function solve(session: Session, inputs: readonly string[], raw: RawOptions): Promise<void> {
  const limit = wholeNumber(raw, 'limit', '--limit', 1, MOST_SOLUTIONS) ?? 2;
  const { limits } = session.settings;
  const backend = oneOf(raw, 'backend', '--backend', ['search', 'ilp']) ?? 'search';
  const ilp = backend === 'ilp' ? new IlpBackend(session) : null;
  const ask = async (puzzle: Puzzle, remark: Remark): Promise<Answer> => {
    const result = ilp
      ? await ilp.solve(puzzle, limit, remark)
      : await session.work(solveTask(puzzle, { limit, ...limits }));
    if (result.status === 'undecided') session.outcome.spent = true;
    const [solution] = result.solutions;
    const stated = result.status === 'unique' && solution ? statedSolution(puzzle, solution) : null;
    if (stated) remark(stated, 'warning');
    const conflict = await clashOf(session, puzzle, result);
    if (session.settings.picture && result.status !== 'unique') session.note(verdictOf(session, result));
    return answer(session, puzzle, result, conflict);
  };
  try {
    await answerAll(session, inputs, ask, ilp ? undefined : bulkFor(session, limit, threadsFrom(raw)));
  } finally {
    await ilp?.close();
  }
}

/** For people: what clashes where there is no solution. Records are kept quick; `check` has it in records too. */
async function clashOf(
  session: Session,
  puzzle: Puzzle,
  { status }: SolveResult,
): Promise<ConflictSet | null> {
  if (status !== 'none' || session.settings.format !== 'text') return null;
  return (await session.work(minimalConflictTask(puzzle, session.settings.limits))).conflict;
}

function answer(session: Session, puzzle: Puzzle, result: SolveResult, conflict: ConflictSet | null): Answer {
  const { status, solutions, stats } = result;
  const one = status === 'unique' || status === 'solvable' ? solutions[0] : undefined;
  return {
    record: {
      status,
      solution: one ? writeDigits(one) : null,
      solutions: solutions.map(writeDigits),
      stats,
    },
    text: () => solutionText(session, puzzle, result, conflict),
    line: () => (one ? writeDigits(one) : status),
    drawing: { puzzle, options: () => solutionBoard(puzzle, solutions) },
  };
}

/** The solution; of several, what the first two share, and in the cells where they differ both digits. */
function solutionBoard(puzzle: Puzzle, [first, second = first]: readonly Grid[]): BoardOptions {
  const { shape } = puzzle;
  if (!first || !second) return {};
  const written = gridContent(puzzle, first);
  const differ = (cell: number) => first[cell] !== second[cell];
  return {
    content: (cell) =>
      differ(cell)
        ? { notes: shape.setOf(first[cell] as number) | shape.setOf(second[cell] as number) }
        : written(cell),
    state: { causes: [...first.keys()].filter(differ) },
  };
}

function solutionText(
  session: Session,
  puzzle: Puzzle,
  result: SolveResult,
  conflict: ConflictSet | null,
): string {
  const { status, solutions } = result;
  const [first, second] = solutions;
  if (!first) {
    if (conflict)
      return `${picture(session, puzzle, undefined, conflict.givens)}\n${conflictText(session, puzzle, conflict)}`;
    const verdict = status === 'none' ? session.say('status.none') : undecided(session, 0);
    return `${picture(session, puzzle)}\n${verdict}`;
  }
  if (!second) {
    const verdict = status === 'undecided' ? undecided(session, 1) : session.say(`status.${status}`);
    return `${picture(session, puzzle, first)}\n${prose(session, verdict)}`;
  }
  if (solutions.length === 2) return twoSolutions(session, puzzle, first, second);
  const drawn = solutions.slice(0, DRAWN).map((grid) => answerPicture(session, puzzle, grid));
  const count = solutions.length;
  return `${pictures(session, drawn)}\n${session.say('status.multiple.least', { count })}`;
}

/** What a picture does not say. */
function verdictOf(session: Session, { status, solutions }: SolveResult): string {
  if (status === 'undecided') return undecided(session, solutions.length);
  if (status !== 'multiple') return session.say(`status.${status}`);
  return session.say('status.multiple.least', { count: solutions.length });
}

function undecided(session: Session, count: number): string {
  return prose(session, session.say('status.undecided', { count }));
}

/** Two solutions with the cells pointed out in which they differ. */
export function twoSolutions(session: Session, puzzle: Puzzle, first: Grid, second: Grid): string {
  const differ = [...first.keys()].filter((cell) => first[cell] !== second[cell]);
  const drawn = [first, second].map((grid) => answerPicture(session, puzzle, grid, differ));
  const verdict = prose(session, session.say('status.multiple.shown', { count: differ.length }));
  return `${pictures(session, drawn)}\n${verdict}`;
}
