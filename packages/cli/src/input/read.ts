import type { Diagnostic, Result } from 'hitotsu/base';
import { MAX_LINES, MAX_TEXT, readAny, readLine } from 'hitotsu/formats';
import type { Puzzle } from 'hitotsu/puzzle';
import { answerLines, type Bulk, begin } from '../lines/bulk.ts';
import type { Session } from '../session.ts';
import { type Line, lineBatches } from './lines.ts';
import { looksLikeCells, type Source, sourcesOf } from './sources.ts';

/** One puzzle that came in, good or bad. */
export interface Item {
  /** The file, if there are several sources. */
  readonly file: string;
  /** Line on which it starts, from 1. */
  readonly line: number;
  readonly result: Result<Puzzle>;
  /** Lines of its text and the number of the first, to show where an error is. */
  readonly lines: readonly string[];
  readonly firstLine: number;
}

/** Lines that are looked at, and characters, before it is decided how a stream is to be read. */
const HEAD_LINES = 40;
const HEAD_SIZE = 1 << 16;
/** A shorter line may be a row of a grid. */
const SHORTEST_PUZZLE = 36;

/**
 * Reads puzzles from what the arguments name, one at a time, in order. Trouble with a source becomes an item. With `bulk`
 * streams of plain lines are answered on the way, and only what is left comes as items.
 */
export async function* readPuzzles(
  session: Session,
  arguments_: readonly string[],
  bulk?: Bulk,
): AsyncGenerator<Item, void, void> {
  const reader = new Reader(session);
  for (const source of sourcesOf(arguments_, session.io, (text) => reader.isWhole(text))) {
    if (source.kind === 'missing') yield reader.refused(source.name, source.diagnostic);
    else if (source.kind === 'text') yield* reader.whole(source.name, source.text.split('\n'), 1);
    else yield* readStream(session, reader, source, bulk);
  }
}

async function* readStream(
  session: Session,
  reader: Reader,
  source: Extract<Source, { kind: 'stream' }>,
  bulk: Bulk | undefined,
): AsyncGenerator<Item, void, void> {
  const { signal } = session.io;
  const stream = source.open();
  if (stream.isTTY) session.note(session.say('cli.reading'));
  const stop = () => stream.destroy?.();
  signal.addEventListener('abort', stop);
  try {
    const { isCells, chunks } = bulk ? await begin(stream) : { isCells: false, chunks: stream };
    if (bulk && isCells) {
      reader.cells = 81;
      for await (const line of answerLines(session, bulk, source.name, chunks))
        if (!reader.isSilent(line.text)) yield reader.one(source.name, line);
    } else yield* itemsOf(session, reader, source.name, lineBatches(chunks));
    signal.throwIfAborted();
  } catch (error) {
    signal.throwIfAborted();
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    yield reader.refused(source.name, {
      code: 'file-unreadable',
      values: { file: source.file, code },
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * A stream of lines with a puzzle each goes through as it comes, and the answers to what has come are written before
 * more is waited for; anything else is read to its end first.
 */
async function* itemsOf(
  session: Session,
  reader: Reader,
  file: string,
  batches: AsyncIterable<Line[]>,
): AsyncGenerator<Item, void, void> {
  const head: Line[] = [];
  let size = 0;
  let linewise = false;
  for await (const batch of batches) {
    if (linewise) {
      for (const line of batch) if (!reader.isSilent(line.text)) yield reader.one(file, line);
      await session.flush();
      continue;
    }
    for (const line of batch) {
      head.push(line);
      size += line.text.length + 1;
    }
    if (size > MAX_TEXT || head.length > MAX_LINES) {
      // What comes behind is left unread: of a stream without end there would be no end.
      yield reader.refused(
        file,
        size > MAX_TEXT
          ? { code: 'too-long', values: { actual: size, max: MAX_TEXT } }
          : { code: 'too-many-lines', values: { max: MAX_LINES } },
      );
      return;
    }
    if (size <= HEAD_SIZE || head.length <= HEAD_LINES) {
      linewise = reader.isLinewise(head, false);
      if (!linewise) continue;
      for (const line of head) if (!reader.isSilent(line.text)) yield reader.one(file, line);
      head.length = 0;
      await session.flush();
    }
  }
  if (linewise) return;
  if (reader.isLinewise(head, true)) {
    for (const line of head) if (!reader.isSilent(line.text)) yield reader.one(file, line);
    return;
  }
  const cut = head.find((line) => line.cut);
  if (cut) yield reader.one(file, cut);
  else
    yield* reader.whole(
      file,
      head.map(({ text }) => text),
      1,
    );
}

class Reader {
  private readonly session: Session;
  /** Cells of the last puzzle that stood on a line. */
  cells: number | undefined;

  constructor(session: Session) {
    this.session = session;
  }

  private get options() {
    const { registry, settings } = this.session;
    return { registry, ...(settings.from === undefined ? {} : { format: settings.from }) };
  }

  /** Lines that say nothing: empty ones and comments. */
  isSilent(text: string): boolean {
    const first = text.trimStart();
    return first === '' || first.startsWith('#') || first.startsWith('//');
  }

  isWhole(text: string): boolean {
    return readLine(text, 1, this.options).ok;
  }

  /** Whether each line is a puzzle of its own: one of the first lines is, and could not be a row of a grid. */
  isLinewise(head: readonly Line[], complete: boolean): boolean {
    const telling = head.filter(({ text }) => !this.isSilent(text)).slice(0, HEAD_LINES);
    if (telling.some(({ text }) => text.trim().length >= SHORTEST_PUZZLE && this.isWhole(text))) return true;
    // 16 characters are a puzzle of size 4, or a row of one of size 16, which then has 16 rows.
    const short = telling.filter(({ text }) => text.trim().length === 16).length;
    return short > 16 || (complete && short > 0 && short === telling.length && short < 16);
  }

  one(file: string, { number, text, cut }: Line): Item {
    const place = { file, line: number, lines: [text], firstLine: number };
    if (cut) return { ...place, result: failed({ code: 'line-too-long', line: number, column: 1 }) };
    const result = readLine(text, number, { ...this.options, cells: this.cells });
    if (result.ok) this.cells = result.value.shape.cellCount;
    return { ...place, result };
  }

  *whole(file: string, lines: readonly string[], firstLine: number): Generator<Item, void, void> {
    const text = lines.join('\n');
    // No text holds one, and a picture of a grid may be made out of any noise.
    if (text.includes('\0')) {
      yield this.refused(file, { code: 'binary-input', line: firstLine, column: 1 });
      return;
    }
    const telling = lines.filter((line) => !this.isSilent(line));
    const rowsOf16 = telling.length === 16 && telling.every((line) => /^[.0-9A-G]{16}$/i.test(line.trim()));
    const { format, items } = readAny(text, { ...(rowsOf16 ? { format: 'grid' } : {}), ...this.options });
    const number = lines.findIndex((line) => !this.isSilent(line));
    const first = lines[number] ?? '';
    if (format === null && text.includes('\ufffd'))
      yield this.refused(file, { code: 'binary-input', line: firstLine, column: 1 });
    else if (format === null && telling.length === 1 && looksLikeCells(first))
      yield this.one(file, { number: number + firstLine, text: first, cut: false });
    else for (const { line, result } of items) yield { file, line, result, lines, firstLine };
  }

  refused(file: string, diagnostic: Diagnostic): Item {
    return { file, line: 1, result: failed(diagnostic), lines: [], firstLine: 1 };
  }
}

function failed(diagnostic: Diagnostic): Result<Puzzle> {
  return { ok: false, errors: [diagnostic], warnings: [] };
}
