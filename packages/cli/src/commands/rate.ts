import {
  type HodokuRating,
  type LogicPath,
  logicOf,
  rateHodokuTask,
  rateSeTask,
  type SeRating,
  solvePathTask,
  techniqueCounts,
} from 'hitotsu/logic';
import { techniqueName } from 'hitotsu/messages';
import { type Puzzle, writeDigits } from 'hitotsu/puzzle';
import { solveTask } from 'hitotsu/solver';
import { prose } from '../describe.ts';
import { UsageError } from '../problems.ts';
import { type Answer, answerAll } from '../results.ts';
import type { Session } from '../session.ts';
import { type RawOptions, textOption } from '../settings.ts';

const RATERS = ['se', 'hodoku', 'grade'] as const;
export type Rater = (typeof RATERS)[number];

export interface Ratings {
  readonly se: SeRating | null;
  readonly hodoku: HodokuRating | null;
  readonly path: LogicPath | null;
}

/** `hitotsu rate`: Sudoku Explainer and HoDoKu for classic puzzles, our own grade and the techniques for all. */
export async function rate(session: Session, inputs: readonly string[], raw: RawOptions): Promise<void> {
  const wanted = readRaters(textOption(raw, 'by'));
  const { limits } = session.settings;
  await answerAll(session, inputs, async (puzzle) => {
    const { status } = await session.work(solveTask(puzzle, { limit: 2, ...limits }));
    if (status !== 'unique') {
      if (status === 'undecided') session.outcome.spent = true;
      else session.outcome.no = true;
      return {
        record: { status, se: null, hodoku: null, techniques: {}, grade: null },
        text: () =>
          prose(session, session.say(status === 'undecided' ? 'cli.rate.open' : `status.${status}`)),
        line: () => status,
      };
    }
    const ratings = await ratingsOf(session, puzzle, wanted);
    if (Object.values(ratings).some((each: Ratings[keyof Ratings]) => each?.status === 'undecided'))
      session.outcome.spent = true;
    return answer(session, ratings);
  });
}

/** The ratings that are wanted and that there are for the puzzle, which has exactly one solution. */
export async function ratingsOf(
  session: Session,
  puzzle: Puzzle,
  wanted: ReadonlySet<Rater>,
): Promise<Ratings> {
  const { limits } = session.settings;
  const classic = isClassic(puzzle);
  const { givens } = puzzle;
  return {
    se:
      wanted.has('se') && classic ? await session.work(rateSeTask(writeDigits(givens.digits), limits)) : null,
    hodoku: wanted.has('hodoku') && classic ? await session.work(rateHodokuTask(givens, limits)) : null,
    path: wanted.has('grade') ? await session.work(solvePathTask(puzzle, limits)) : null,
  };
}

function readRaters(text: string | undefined): ReadonlySet<Rater> {
  if (text === undefined) return new Set(RATERS);
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !RATERS.some((rater) => rater === name));
  if (unknown !== undefined)
    throw new UsageError({
      code: 'option-choice',
      values: { option: '--by', value: unknown, known: RATERS.join(', ') },
    });
  return new Set(names as Rater[]);
}

/** The two older programs know rows, columns and boxes of 9×9 with the digits 1 to 9 and plain givens. */
function isClassic(puzzle: Puzzle): boolean {
  const { shape, document } = puzzle;
  return (
    shape.size === 9 &&
    shape.minDigit === 1 &&
    shape.maxDigit === 9 &&
    document.candidates === undefined &&
    logicOf(puzzle).layout.plain
  );
}

const statusOf = (rating: { readonly status: string }) =>
  rating.status === 'rated' ? {} : { status: rating.status };

/** Ratings in words, a line each. */
export function ratingLines(session: Session, { se, hodoku, path }: Ratings): string[] {
  const lines: string[] = [];
  const figure = (value: number) => value.toFixed(1);
  const open = (status: string) => (status === 'undecided' ? ` ${session.say('cli.rate.sofar')}` : '');
  if (se)
    lines.push(
      se.status === 'unsolved'
        ? session.say('cli.rate.se.unsolved')
        : session.say('cli.rate.se', { er: figure(se.er), ep: figure(se.ep), ed: figure(se.ed) }) +
            open(se.status),
    );
  if (hodoku)
    lines.push(
      session.say('cli.rate.hodoku', { level: hodoku.level, score: hodoku.score }) + open(hodoku.status),
    );
  if (path?.status === 'undecided') lines.push(session.say('cli.rate.open'));
  else if (path) {
    const grade = session.say(`grade.${path.grade}`);
    lines.push(
      path.status === 'solved'
        ? session.say('cli.rate.grade', { grade, rating: figure(path.rating) })
        : session.say('cli.rate.beyond', { grade }),
    );
  }
  return lines;
}

function answer(session: Session, ratings: Ratings): Answer {
  const { se, hodoku, path } = ratings;
  const graded = path?.status === 'undecided' ? null : path;
  const solved = path?.status === 'solved';
  const techniques = path ? techniqueCounts(path.steps) : {};
  return {
    record: {
      status: 'unique',
      se: se && { er: se.er, ep: se.ep, ed: se.ed, ...statusOf(se) },
      hodoku: hodoku && { score: hodoku.score, level: hodoku.level, ...statusOf(hodoku) },
      techniques,
      grade: graded?.grade ?? null,
      rating: graded?.rating ?? null,
      ...(path && !solved ? { logic: path.status } : {}),
    },
    text: () =>
      [
        ...ratingLines(session, ratings),
        ...Object.entries(techniques).map(
          ([key, count]) =>
            `  ${String(count).padStart(3)} × ${techniqueName(key, session.settings.language)}`,
        ),
      ].join('\n'),
    line: () =>
      [
        ...(se ? [se.er, se.ep, se.ed].map((value) => value.toFixed(1)) : []),
        ...(hodoku ? [hodoku.level, String(hodoku.score)] : []),
        ...(path ? [graded?.grade ?? 'undecided', ...(graded ? [graded.rating.toFixed(1)] : [])] : []),
      ].join(' '),
  };
}
