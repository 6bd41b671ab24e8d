import { type Diagnostic, failure, type Result, success } from '../base/index.ts';
import { MAX_DEPTH, MAX_DOCUMENT_LENGTH } from './limits.ts';
import { isPlainJson, type Plain, toPlain } from './plain.ts';
import { firstJsonError, firstTooDeep, positionAt, positionsOfPaths } from './position.ts';

const SHORT_TEXT = 50_000;

/**
 * The data of a JSON text. Errors: `empty-input`, `too-long`, `too-deep`, `not-json` (with line and column), and those of
 * `toPlain`.
 */
export function parseJson(text: string): Result<Plain> {
  if (text.length > MAX_DOCUMENT_LENGTH)
    return failure([{ code: 'too-long', values: { max: MAX_DOCUMENT_LENGTH, actual: text.length } }]);
  // A byte order mark is blanked, not cut, so that offsets stay those of the text.
  const source = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text;
  if (source.trim() === '') return failure([{ code: 'empty-input', line: 1, column: 1 }]);
  // A short text is parsed in no time, whatever it is; what millions of brackets would do is better not tried.
  let deep = source.length > SHORT_TEXT ? tooDeep(source) : null;
  if (deep) return deep;
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    deep = tooDeep(source);
    if (deep) return deep;
    const offset = firstJsonError(source);
    return failure([{ code: 'not-json', ...positionAt(source, offset < 0 ? source.length : offset) }]);
  }
  if (isPlainJson(value)) return success(value as Plain);
  deep = tooDeep(source);
  if (deep) return deep;
  const plain = toPlain(value);
  return 'error' in plain ? failure(placed(source, [plain.error])) : success(plain.value);
}

/** The error of a text that is nested too deep, also where it is no JSON otherwise. */
function tooDeep(text: string): Result<never> | null {
  const at = firstTooDeep(text);
  return at < 0 ? null : failure([{ code: 'too-deep', values: { max: MAX_DEPTH }, ...positionAt(text, at) }]);
}

function placed(text: string, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const paths = diagnostics.map(({ path, line }) => (line === undefined ? path : undefined));
  if (paths.every((path) => path === undefined)) return diagnostics;
  const positions = positionsOfPaths(
    text,
    paths.map((path) => path ?? ''),
  );
  return diagnostics.map((diagnostic, i) => {
    const position = positions[i];
    if (paths[i] === undefined || !position) return diagnostic;
    // Within a text of one character a cell, behind its quote.
    const within = diagnostic.values?.at;
    const column = position.column + (typeof within === 'number' ? within + 1 : 0);
    return { ...diagnostic, ...position, column };
  });
}

/** Adds line and column in the JSON text that was read to everything that has a path. */
export function atPlaces<T>(text: string, result: Result<T>): Result<T> {
  const source = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text;
  const warnings = placed(source, result.warnings);
  return result.ok ? success(result.value, warnings) : failure(placed(source, result.errors), warnings);
}
