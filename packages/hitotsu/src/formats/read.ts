import { type Diagnostic, failure, type Result } from '../base/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { builtinRules, type RuleRegistry } from '../rules/index.ts';
import type { Format, ReadContext, ReadItem } from './format.ts';
import { readFpuzzlesText } from './fpuzzles.ts';
import { jigsawSize, readJigsaw } from './jigsaw.ts';
import { json, readDocumentText, shifted } from './json.ts';
import { line, readGivens } from './line.ts';
import { formatNamed, formats } from './list.ts';
import { isPencil, readPencil } from './pencil.ts';
import { readSudokupadId, sudokupadId } from './sudokupad.ts';
import { halfWidth, hasTooManyLines, MAX_LINES, MAX_TEXT } from './text.ts';

export interface ReadOptions {
  readonly registry?: RuleRegistry;
  /** The name of a format, to skip the guess. */
  readonly format?: string;
  /** Of a line: how many cells the puzzles around it have. */
  readonly cells?: number | undefined;
}

export interface ReadAnswer {
  /** The name of the format that was recognised or asked for; null if there is none. */
  readonly format: string | null;
  /** At least one. */
  readonly items: readonly ReadItem[];
}

function refused(error: Diagnostic): ReadAnswer {
  return { format: null, items: [{ line: 1, result: failure([error]) }] };
}

/** Below this a format is no more than a guess. */
const GUESS = 0.4;

/** A web address in a text, up to a blank, a quote or a bracket. */
const ADDRESS = /https?:\/\/[^\s"'<>()「」（）]+/;

/** The puzzle behind a link that stands in words, of a sentence or below a title; undefined if there is none. */
function linked(text: string, context: ReadContext): ReadAnswer | undefined {
  const found = ADDRESS.exec(text);
  const format = found && recognise(found[0]);
  if (!format?.read) return undefined;
  const line = text.slice(0, found?.index).split(/\r\n|\n|\r/).length;
  const items = format.read(found?.[0] as string, context);
  return { format: format.name, items: items.map(({ result }) => ({ line, result: shifted(result, line) })) };
}

/** The format that a text is most surely in (above `least`); undefined if none knows it. */
export function recognise(text: string, least = 0): Format | undefined {
  let best: Format | undefined;
  let surest = least;
  for (const format of formats) {
    const sure = format.read ? format.recognise(text) : 0;
    if (sure <= surest) continue;
    surest = sure;
    best = format;
  }
  return best;
}

/**
 * All puzzles in a text of any format: whole links, ids, lines, pictures, lists, triples, documents, several of them one
 * after the other. Errors are items; nothing is thrown. Codes of the text as a whole: `empty-input`, `too-long`,
 * `too-many-lines`, `unknown-format`, `no-such-format`, `cannot-read-format`.
 */
export function readAny(text: string, options: ReadOptions = {}): ReadAnswer {
  const context: ReadContext = { registry: options.registry ?? builtinRules };
  if (text.length > MAX_TEXT)
    return refused({ code: 'too-long', values: { max: MAX_TEXT, actual: text.length } });
  if (hasTooManyLines(text)) return refused({ code: 'too-many-lines', values: { max: MAX_LINES } });
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (source.trim() === '') return refused({ code: 'empty-input', line: 1, column: 1 });
  let format: Format | undefined;
  if (options.format === undefined) {
    format = recognise(source, GUESS);
    const answer = format ? undefined : linked(source, context);
    if (answer) return answer;
    format ??= recognise(source);
    if (!format) return refused({ code: 'unknown-format', line: 1, column: 1 });
  } else {
    format = formatNamed(options.format);
    const known = formats.map(({ name }) => name).join(', ');
    if (!format)
      return refused({ code: 'no-such-format', values: { name: options.format.slice(0, 40), known } });
  }
  if (!format.read) return refused({ code: 'cannot-read-format', values: { name: format.name } });
  return { format: format.name, items: format.read(source, context) };
}

/**
 * The puzzle on one line of a stream: givens (81 characters or N²), givens and region map, pencil marks, a document, a
 * link or an id. Quick for plain lines (the classic rules are bound once), so that millions can go through. `number` is
 * the line's number for error places.
 */
export function readLine(text: string, number = 1, options: ReadOptions = {}): Result<Puzzle> {
  const context: ReadContext = { registry: options.registry ?? builtinRules, cells: options.cells };
  if (options.format !== undefined && formatNamed(options.format) !== line) {
    const [item] = readAny(text, options).items;
    return shifted((item as ReadItem).result, number);
  }
  if (text.length === 81) return readGivens(text, number, context);
  const content = text.startsWith('\ufeff') ? text.slice(1) : text;
  const bare = content.trim();
  if (options.format === undefined) {
    if (
      bare.startsWith('{') ||
      (bare.length > 25 && /[/%=]/.test(bare)) ||
      /^(scl|ctc|scf|fpuz|N4Ig)/.test(bare)
    )
      return readOne(content, number, context);
    if (jigsawSize(bare.length) !== null && !/\s/.test(bare)) return readJigsaw(content, number, context);
    if (isPencil(halfWidth(bare))) return readPencil(content, number, context);
  }
  return readGivens(content, number, context);
}

/** A line that is no row of characters: a document, a link, an id. */
function readOne(text: string, number: number, context: ReadContext): Result<Puzzle> {
  const id = sudokupadId(text);
  if (id !== null) return shifted(readSudokupadId(id, context), number);
  const puzzle = readFpuzzlesText(text, context);
  if (puzzle !== null) return shifted(puzzle, number);
  const format = recognise(text);
  if (format === json) return readDocumentText(text, number, context);
  const [item] = format?.read?.(text, context) ?? [];
  return item ? shifted(item.result, number) : failure([{ code: 'unknown-format', line: number, column: 1 }]);
}
