import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Diagnostic } from 'hitotsu/base';
import {
  type ProgramForm,
  readForeignAnswer,
  toAsp,
  toClauses,
  toDimacs,
  toLp,
  toModel,
  toMps,
  unsaidNames,
} from 'hitotsu/linear';
import { canonicalText, type Puzzle, writeDigits } from 'hitotsu/puzzle';
import { picture, prose } from '../describe.ts';
import { UsageError } from '../problems.ts';
import { type Answer, answerAll, errorRecord, type Remark } from '../results.ts';
import type { Session } from '../session.ts';
import { type RawOptions, textOption } from '../settings.ts';

/** Forms that a model can be written in. */
export const MODEL_FORMATS = ['lp', 'mps', 'cnf', 'asp'] as const;
type ModelFormat = (typeof MODEL_FORMATS)[number];

/** Characters of a remark in a model; some readers take short lines only. */
const REMARK = 100;

interface Written {
  readonly text: string;
  readonly unsaid: readonly number[];
  readonly size: Readonly<Record<string, number>>;
}

/** `hitotsu model`: a puzzle as a text for other solvers; with `--read-solution`, what one of them answered. */
export async function model(session: Session, inputs: readonly string[], raw: RawOptions): Promise<void> {
  const form: ProgramForm = raw.full === true ? 'full' : 'reduced';
  const file = textOption(raw, 'readSolution');
  if (file !== undefined) {
    const text = await contentOf(session, file);
    await answerAll(session, inputs, async (puzzle, remark) => readBack(session, text, puzzle, form, remark));
    return;
  }
  const format = MODEL_FORMATS.find((name) => name === raw.ownFormat) ?? 'lp';
  await answerAll(session, inputs, async (puzzle, remark) => {
    const { text, unsaid, size } = write(puzzle, format, form);
    const left = unsaidNames(puzzle, { unsaid });
    if (left.length > 0) remark({ code: 'model-relaxed', values: { rules: left.join(', ') } }, 'warning');
    return {
      record: { model: format, ...size, unsaid: left, text },
      text: () => text.trimEnd(),
      line: () => Object.values(size).join(' '),
    };
  });
}

function write(puzzle: Puzzle, format: ModelFormat, form: ProgramForm): Written {
  const { size, minDigit, digitCount } = puzzle.shape;
  const remarks = remarksOf(puzzle);
  const without = (unsaid: readonly number[]) => unsaidNames(puzzle, { unsaid }).map((name) => `! ${name}`);
  if (format === 'cnf') {
    const clauses = toClauses(puzzle);
    const numbering = `x_r_c_d = ${size * digitCount}(r-1) + ${digitCount}(c-1) + d - ${minDigit} + 1`;
    return {
      text: toDimacs(clauses, [...remarks, ...without(clauses.unsaid), numbering]),
      unsaid: clauses.unsaid,
      size: { variables: clauses.variables, clauses: clauses.clauses.length },
    };
  }
  if (format === 'asp') {
    const { unsaid } = toModel(puzzle);
    return { text: toAsp(puzzle, [...remarks, ...without(unsaid)]).text, unsaid, size: {} };
  }
  const program = toModel(puzzle, { form });
  const print = format === 'mps' ? toMps : toLp;
  return {
    text: print(program, [...remarks, ...without(program.unsaid)]),
    unsaid: program.unsaid,
    size: { variables: program.variables.length, rows: program.rows.length },
  };
}

/** The puzzle itself, so that a model says what it is of; in plain ASCII, which every reader takes. */
function remarksOf(puzzle: Puzzle): readonly string[] {
  const { title: _, author: __, solution: ___, ...document } = puzzle.document;
  const text = canonicalText(document)
    .replaceAll('\n', ' ')
    .replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return text.match(new RegExp(`.{1,${REMARK}}`, 'g')) ?? [];
}

async function contentOf(session: Session, file: string): Promise<string> {
  try {
    return await readFile(resolve(session.io.cwd, file), 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'EIO';
    const fault: Diagnostic = { code: 'file-unreadable', values: { file, code } };
    throw new UsageError(fault, 'model');
  }
}

function readBack(session: Session, text: string, puzzle: Puzzle, form: ProgramForm, remark: Remark): Answer {
  const read = readForeignAnswer(text, puzzle, form);
  if (!read.ok) {
    session.outcome.bad = true;
    for (const error of read.errors) remark(error, 'error');
    const [error] = read.errors;
    return {
      record: { status: 'invalid', error: error && errorRecord(session, error) },
      text: () => 'invalid',
      line: () => 'invalid',
    };
  }
  const { grid } = read.value;
  const status = grid ? 'solvable' : 'none';
  return {
    record: { status, solution: grid && writeDigits(grid) },
    text: () =>
      `${picture(session, puzzle, grid ?? undefined)}\n${prose(session, session.say(grid ? 'cli.model.kept' : 'cli.model.none'))}`,
    line: () => (grid ? writeDigits(grid) : status),
  };
}
