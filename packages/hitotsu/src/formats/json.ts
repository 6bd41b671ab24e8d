import { type Diagnostic, failure, type Result, success } from '../base/index.ts';
import { atPlaces, canonicalText, type Plain, type Puzzle, parseJson, parsePuzzle } from '../puzzle/index.ts';
import { isFields, isList } from './fields.ts';
import type { Format, ReadContext, ReadItem } from './format.ts';
import { linesOf } from './text.ts';

/** Bad entries of a list that are told with line and column. */
const PLACED = 20;

/** Moves the lines of diagnostics by the line on which their text starts. */
export function shifted<T>(result: Result<T>, line: number): Result<T> {
  const move = (list: readonly Diagnostic[]) =>
    list.map((diagnostic) =>
      diagnostic.line === undefined
        ? { ...diagnostic, line, column: 1 }
        : { ...diagnostic, line: diagnostic.line + line - 1 },
    );
  return result.ok
    ? success(result.value, move(result.warnings))
    : failure(move(result.errors), move(result.warnings));
}

/** A record of a result (`{"puzzle": {…}, …}`, as `generate` writes it) holds the document inside. */
function inner(value: Plain): Plain | null {
  return isFields(value) && value.hitotsu === undefined && isFields(value.puzzle) ? value.puzzle : null;
}

/** One document, or one record with a document in it, as JSON text. */
export function readDocumentText(text: string, line: number, { registry }: ReadContext): Result<Puzzle> {
  if (!/"hitotsu"\s*:/.test(text.slice(0, text.indexOf('{') + 20)) && /"puzzle"\s*:/.test(text)) {
    const record = parseJson(text);
    const document = record.ok ? inner(record.value) : null;
    if (document) return shifted(parsePuzzle(document, { registry }), line);
  }
  return shifted(parsePuzzle(text, { registry }), line);
}

/** Whether each line that is not blank starts an object of its own. */
function isNdjson(text: string): boolean {
  const lines = linesOf(text).filter(({ text: content }) => content.trim() !== '');
  return lines.length > 1 && lines.every(({ text: content }) => /^\s*\{.*\}\s*$/s.test(content));
}

export const json: Format = {
  name: 'json',
  words: { en: 'Hitotsu puzzle document (JSON)', ja: 'Hitotsuの問題文書（JSON）' },

  recognise(text) {
    const head = text.slice(0, 2000).replace(/^\ufeff/, '');
    if (/^\s*\{/.test(head)) return /"hitotsu"\s*:/.test(text) ? 0.9 : 0.5;
    return /^\s*\[\s*\{/.test(head) ? 0.8 : 0;
  },

  read(text, context) {
    if (isNdjson(text)) {
      const items: ReadItem[] = [];
      for (const { number, text: content } of linesOf(text))
        if (content.trim() !== '')
          items.push({ line: number, result: readDocumentText(content, number, context) });
      return items;
    }
    if (/^\s*\[/.test(text.replace(/^\ufeff/, ''))) {
      const list = parseJson(text);
      if (!list.ok) return [{ line: list.errors[0]?.line ?? 1, result: list }];
      if (isList(list.value) && list.value.length > 0) {
        let bad = 0;
        return list.value.map((entry, i) => {
          const result = parsePuzzle(inner(entry) ?? entry, { registry: context.registry });
          const stated = within(result, `[${i}]`);
          // Each place takes a look through the whole text.
          if (result.ok || ++bad > PLACED) return { line: 1, result: stated };
          const placed = atPlaces(text, stated);
          return { line: placed.ok ? 1 : (placed.errors[0]?.line ?? 1), result: placed };
        });
      }
    }
    return [{ line: 1, result: readDocumentText(text, 1, context) }];
  },

  keepsGame: true,
  write(puzzle) {
    return success(canonicalText(puzzle.document));
  },
};

/** Puts a list index before the paths of diagnostics. */
function within<T>(result: Result<T>, base: string): Result<T> {
  const move = (list: readonly Diagnostic[]) =>
    list.map((diagnostic) => ({
      ...diagnostic,
      path: diagnostic.path ? `${base}.${diagnostic.path}` : base,
    }));
  return result.ok
    ? success(result.value, move(result.warnings))
    : failure(move(result.errors), move(result.warnings));
}
