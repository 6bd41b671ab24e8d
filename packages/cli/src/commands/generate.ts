import { type Diagnostic, InputError, type Progress } from 'hitotsu/base';
import { type Generated, type GenerateOptions, generateMany, SYMMETRIES, seedOf } from 'hitotsu/generator';
import { GRADES, type Grade, generateTarget, type Target } from 'hitotsu/logic';
import { techniqueKeys, techniqueName, textOf } from 'hitotsu/messages';
import { suggest, writeDigits } from 'hitotsu/puzzle';
import { answerPicture, picture, pictures, prose, puzzleLine } from '../describe.ts';
import { generateByWorkers } from '../made.ts';
import { UsageError } from '../problems.ts';
import { type Answer, Results } from '../results.ts';
import type { Session } from '../session.ts';
import { oneOf, type RawOptions, textOption, threadsFrom, wholeNumber } from '../settings.ts';
import { threadsOf } from '../threads.ts';
import { type Rater, ratingLines, ratingsOf } from './rate.ts';

/** A seed for who gave none: short enough to be typed again. */
function chooseSeed(): string {
  return String(Math.floor(Math.random() * 1_000_000_000));
}

function readWishes(raw: RawOptions): GenerateOptions {
  return {
    // As Japanese keyboards write it: ＋ and ： for + and :.
    rules: textOption(raw, 'rules')?.normalize('NFKC'),
    symmetry: oneOf(raw, 'symmetry', '--symmetry', SYMMETRIES),
    clues: wholeNumber(raw, 'clues', '--clues', 0, 625),
    size: wholeNumber(raw, 'size', '--size', 2, 25),
    minimal: raw.minimal === true ? true : undefined,
    pattern: textOption(raw, 'pattern'),
  };
}

/** Letters and digits alone: `X-Wing`, `x wing` and `xwing` are one name. */
const bare = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A technique by its key, or by its name in either language. */
function readTechnique(raw: RawOptions): string | undefined {
  const written = textOption(raw, 'technique');
  if (written === undefined) return undefined;
  // Two names for one thing: ネイキッドペア（二国同盟）.
  const namesOf = (key: string) =>
    [key, techniqueName(key, 'en'), ...techniqueName(key, 'ja').split(/[（）]/)].map(bare);
  const found = techniqueKeys.find((key) => namesOf(key).includes(bare(written)));
  if (found !== undefined) return found;
  const suggestion = suggest(written, techniqueKeys);
  const values = { technique: written.slice(0, 60), ...(suggestion === undefined ? {} : { suggestion }) };
  const code = suggestion === undefined ? 'technique-unknown' : 'technique-unknown-suggestion';
  throw new UsageError({ code, values: { ...values, example: 'x-wing' } });
}

/** The grade, by either of the names of its option. */
export function readGrade(raw: RawOptions): Grade | undefined {
  const grade = oneOf(raw, 'grade', '--grade', GRADES);
  const difficulty = oneOf(raw, 'difficulty', '--difficulty', GRADES);
  if (grade !== undefined && difficulty !== undefined && grade !== difficulty)
    throw new UsageError({ code: 'options-conflict', values: { one: '--difficulty', other: '--grade' } });
  return difficulty ?? grade;
}

/** What the puzzles shall ask of their solver; null if nothing is said. */
function readTarget(raw: RawOptions): Target | null {
  const grade = readGrade(raw);
  const range = textOption(raw, 'se');
  const technique = readTechnique(raw);
  const exactly = raw.exactly === true;
  if (exactly && technique === undefined)
    throw new UsageError({ code: 'option-needs', values: { option: '--exactly', other: '--technique' } });
  const match =
    range === undefined ? null : /^(\d{1,2}(?:\.\d)?)(?:-(\d{1,2}(?:\.\d)?))?$/.exec(range.normalize('NFKC'));
  const from = Number(match?.[1]);
  const to = Number(match?.[2] ?? match?.[1]);
  if (range !== undefined && (!match || from > to))
    throw new UsageError({ code: 'option-range-form', values: { option: '--se', value: range } });
  if (grade === undefined && range === undefined && technique === undefined) return null;
  return { grade, technique, exactly, ...(match ? { se: [from, to] as const } : {}) };
}

/** `hitotsu generate`: puzzles with exactly one solution under their whole rule list. */
export async function generate(session: Session, raw: RawOptions): Promise<void> {
  const wishes = readWishes(raw);
  const target = readTarget(raw);
  const count = wholeNumber(raw, 'count', '--count', 1) ?? 1;
  const { picture } = session.settings;
  if (picture && picture.file === undefined && count > 1) throw new UsageError({ code: 'pictures-several' });
  const given = textOption(raw, 'seed');
  const seed = given ?? chooseSeed();
  const announce =
    given === undefined ? () => session.note(session.say('cli.generate.seed', { seed })) : undefined;
  try {
    if (target) await makeTargets(session, { ...wishes, seed }, target, count, announce);
    else await makeAll(session, { ...wishes, seed }, count, announce, threadsFrom(raw));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.errors.map((each) => withoutBoxes(each, raw) ?? asOption(each)));
  }
}

/** Where a size has no boxes although nobody asked for any: what there is instead. */
function withoutBoxes({ code }: Diagnostic, raw: RawOptions): Diagnostic | null {
  const rules = textOption(raw, 'rules');
  const [needing, what] = code.split('.');
  const asked = rules?.split(/[+＋]/).some((each) => each.split(':')[0]?.trim() === needing);
  if (what !== 'no-boxes' || asked) return null;
  const suggestion = `--rules ${rules === undefined ? 'jigsaw' : `jigsaw+${rules}`}`;
  return {
    code: 'size-no-boxes',
    path: '--size',
    values: { size: wholeNumber(raw, 'size', '--size', 2, 25) ?? 9, suggestion },
  };
}

const OPTIONS = ['clues', 'minimal', 'pattern', 'symmetry', 'size', 'se', 'technique'];

/** What the generator says of its options, said of those of the command line. */
function asOption(diagnostic: Diagnostic): Diagnostic {
  const { path, values = {}, ...rest } = diagnostic;
  const dashed = Object.entries(values).map(([key, value]) => [
    key,
    ['option', 'one', 'other'].includes(key) && OPTIONS.includes(String(value)) ? `--${value}` : value,
  ]);
  // A list of rules is one word on the command line.
  const place =
    path === undefined
      ? {}
      : {
          path: path
            .replace(/^rules\[\d+\]\.?/, 'rules ')
            .trim()
            .replace(/^\w+/, '--$&'),
        };
  // Its sentence names the option itself.
  const names = dashed.some(([, value]) => value === place.path);
  return { ...rest, ...(names ? {} : place), values: Object.fromEntries(dashed) };
}

/** Who reads along waits no longer than this for a puzzle that is there, milliseconds. */
const WAIT = 250;

/** Writes out what has gathered, if the last time is a while ago. */
function pacer({ out }: Session): () => Promise<void> {
  let shown = performance.now();
  return async () => {
    if (performance.now() - shown < WAIT) return;
    await out.flush();
    shown = performance.now();
  };
}

/** Makes puzzles and writes each as it comes. `announce` is called once the wishes are known to be in order. */
export async function makeAll(
  session: Session,
  wishes: GenerateOptions,
  count: number,
  announce?: () => void,
  threads = 1,
): Promise<void> {
  const results = new Results(session);
  const all = { ...wishes, ...session.settings.limits };
  const workers = count > 1 ? threadsOf(threads) : null;
  const options = {
    ...all,
    registry: session.registry,
    count,
    signal: session.io.signal,
    onProgress: (progress: Progress) => {
      begin();
      session.progress.report(progress);
    },
  };
  const made = workers ? generateByWorkers(session, workers, all, count) : generateMany(options);
  const pace = pacer(session);
  let begun = false;
  const begin = () => {
    if (!begun) announce?.();
    begun = true;
  };
  try {
    for await (const generated of made) {
      begin();
      if (!generated.reached) {
        session.outcome.spent = true;
        session.note(missedText(session, generated));
      }
      await results.put(answer(session, generated));
      await pace();
      session.progress.count();
      if (session.out.closed) break;
    }
  } finally {
    await workers?.close();
    await results.end();
  }
}

/** Puzzles of a wanted difficulty, each from a seed of its own, with what it came to. */
export async function makeTargets(
  session: Session,
  wishes: GenerateOptions & { readonly seed: string },
  target: Target,
  count: number,
  announce?: () => void,
): Promise<void> {
  const results = new Results(session);
  const pace = pacer(session);
  const raters = new Set<Rater>(target.se ? ['se', 'grade'] : ['grade']);
  try {
    for (let index = 0; index < count && !session.out.closed; index++) {
      const made = await generateTarget({
        ...wishes,
        ...session.settings.limits,
        seed: seedOf(wishes.seed, index),
        target,
        registry: session.registry,
        signal: session.io.signal,
        onProgress: (progress: Progress) => session.progress.report(progress),
      });
      if (index === 0) announce?.();
      if (!made.reached) {
        session.outcome.spent = true;
        session.note(missedText(session, made));
      }
      const written = answer(session, made);
      const { se, path } = await ratingsOf(session, made.puzzle, raters);
      const graded = path && path.status !== 'undecided' ? { grade: path.grade, rating: path.rating } : {};
      await results.put({
        ...written,
        record: {
          ...written.record,
          tried: made.tried,
          ...graded,
          ...(se ? { se: { er: se.er, ep: se.ep, ed: se.ed } } : {}),
        },
        text: () => [written.text(), ...ratingLines(session, { se, path, hodoku: null })].join('\n'),
      });
      await pace();
      session.progress.count();
    }
  } finally {
    await results.end();
  }
}

function missedText(session: Session, { missed, seed }: Generated): string {
  const texts = missed.map((miss) => textOf(miss, session.settings.language, session.registry));
  const wishes = texts.join(session.settings.language === 'ja' ? '、' : '; ');
  return session.say('cli.generate.missed', { seed, wishes });
}

function answer(session: Session, generated: Generated): Answer {
  const { puzzle, solution, clues, seed, reached, missed, stats } = generated;
  return {
    record: {
      puzzle: puzzle.document,
      solution: writeDigits(solution),
      clues,
      seed,
      reached,
      ...(reached ? {} : { missed: missed.map(({ code, values }) => ({ code, ...values })) }),
      stats,
    },
    text: () => puzzleAndAnswer(session, generated),
    line: () => puzzleLine(puzzle),
    drawing: { puzzle, options: () => ({}) },
  };
}

/** Both pictures under their titles, and the sentence that says what is proved. */
function puzzleAndAnswer(session: Session, { puzzle, solution, clues, seed }: Generated): string {
  const titled = (title: string, drawn: string) => `${title}\n${drawn}`;
  const both = pictures(session, [
    titled(session.say('cli.generate.puzzle'), picture(session, puzzle)),
    titled(session.say('cli.generate.answer'), answerPicture(session, puzzle, solution)),
  ]);
  return `${both}\n${prose(session, session.say('cli.generate.proof', { count: clues, seed }))}`;
}
