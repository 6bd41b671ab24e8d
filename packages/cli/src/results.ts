import type { Diagnostic } from 'hitotsu/base';
import type { Puzzle } from 'hitotsu/puzzle';
import { visible } from './caret.ts';
import { complainAbout, placeOfItem } from './input/complain.ts';
import { type Item, readPuzzles } from './input/read.ts';
import type { Bulk } from './lines/bulk.ts';
import { type Drawing, PictureWriter } from './pictures.ts';
import type { Session } from './session.ts';

/** What came of one puzzle, in each form that a result can be written in. */
export interface Answer {
  /** The record without the place of the puzzle, which is put before it. */
  readonly record: Readonly<Record<string, unknown>>;
  /** For people; lines without a line end behind the last. */
  text(): string;
  /** One line for scripts. */
  line(): string;
  /** As a picture, where it can be drawn. */
  readonly drawing?: Drawing;
}

/** Writes answers in the form asked for, each whole. */
export class Results {
  private readonly session: Session;
  private readonly pictures: PictureWriter | null;
  private written = 0;

  constructor(session: Session) {
    this.session = session;
    const { picture } = session.settings;
    this.pictures = picture && new PictureWriter(session, picture);
  }

  async put(answer: Answer, place: Readonly<Record<string, unknown>> = {}, heading = ''): Promise<void> {
    const first = this.written++ === 0;
    const { session } = this;
    switch (session.settings.format) {
      case 'picture':
        if (answer.drawing) return await this.pictures?.put(answer.drawing);
        return session.note(answer.text());
      case 'ndjson':
        return session.write(`${JSON.stringify({ ...place, ...answer.record })}\n`);
      case 'json':
        return session.write(`${first ? '[' : ','}\n${indented({ ...place, ...answer.record })}`);
      case 'line':
        return session.write(`${answer.line()}\n`);
      case 'text': {
        const head = heading === '' ? '' : `${heading}\n`;
        return session.write(`${first ? '' : '\n'}${head}${answer.text()}\n`);
      }
    }
  }

  /** Closes what is open, also after an interrupt, so that what was written stays readable. */
  async end(): Promise<void> {
    if (this.session.settings.format === 'json')
      this.session.out.write(this.written === 0 ? '[]\n' : '\n]\n');
    this.session.progress.clear();
    await this.session.out.flush();
  }
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

/** A diagnostic as a part of a record. */
export function errorRecord(session: Session, diagnostic: Diagnostic): Record<string, unknown> {
  const { code, path, line, column } = diagnostic;
  return {
    code,
    ...(path === undefined ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    message: session.tell(diagnostic),
  };
}

function placeRecord(item: Item): Record<string, unknown> {
  const id = item.result.ok ? item.result.value.document.id : undefined;
  return {
    ...(item.file === '' ? {} : { file: item.file }),
    line: item.line,
    ...(id === undefined ? {} : { id }),
  };
}

function headingOf(item: Item): string {
  const document = item.result.ok ? item.result.value.document : undefined;
  const name = document?.title ?? document?.id ?? '';
  return `── ${visible([placeOfItem(item), name].filter((part) => part !== '').join('  '))}`;
}

/** The answer to input that is no puzzle: a record with the error; for people the error is a message, not a result. */
function invalid(session: Session, item: Item): Answer {
  const errors = item.result.ok ? [] : item.result.errors.map((error) => errorRecord(session, error));
  return {
    record: {
      status: 'invalid',
      error: errors[0],
      ...(errors.length > 1 ? { errors: errors.slice(0, 10) } : {}),
    },
    text: () => 'invalid',
    line: () => 'invalid',
  };
}

/** Says something about the puzzle that is being asked about, with its place. */
export type Remark = (diagnostic: Diagnostic, kind: 'error' | 'warning') => void;

/**
 * Answers one question about every puzzle of the input, in its order. `ask` may throw nothing but an interrupt; bad input
 * is answered with `invalid` and the rest goes on. With `bulk` plain lines are answered without being asked about.
 */
export async function answerAll(
  session: Session,
  arguments_: readonly string[],
  ask: (puzzle: Puzzle, remark: Remark) => Promise<Answer>,
  bulk?: Bulk,
): Promise<void> {
  const results = new Results(session);
  const items = readPuzzles(session, arguments_, bulk);
  const forPeople = session.settings.format === 'text';
  // Whether there are several decides if each gets a heading; somebody who types puzzles in waits for each answer.
  const looksAhead = forPeople && session.io.stdin.isTTY !== true;
  try {
    let next = await items.next();
    for (let several = false; !next.done && !session.out.closed; ) {
      const item = next.value;
      const ahead: IteratorResult<Item, void> | null = looksAhead && !several ? await items.next() : null;
      several ||= ahead?.done === false;
      complainAbout(session, item);
      const { result } = item;
      const remark: Remark = (diagnostic, kind) => session.complain(diagnostic, placeOfItem(item), kind);
      const answer = result.ok ? await ask(result.value, remark) : invalid(session, item);
      const heading = several && (item.file !== '' || item.lines.length > 0) ? headingOf(item) : '';
      // What is no puzzle was complained about; as a record, or among others, it has a place of its own too.
      const isTold = forPeople ? several : session.settings.format !== 'picture';
      if (result.ok || isTold) await results.put(answer, placeRecord(item), heading);
      session.progress.count();
      next = ahead ?? (await items.next());
      several ||= forPeople && !looksAhead;
    }
  } finally {
    await items.return();
    await bulk?.workers?.close();
    await results.end();
  }
}
