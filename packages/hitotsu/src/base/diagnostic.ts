import { fill, type Words, type WordValues } from './words.ts';

/**
 * Something wrong with an input (an error) or lost from it (a warning), as data. It is worded only by `messages/`.
 *
 * `code` is a stable kebab-case name. A code raised by a rule is `RULE.NAME` and carries its own words, so that a
 * rule's words stay in the rule's file.
 */
export interface Diagnostic {
  readonly code: string;
  /** Where in a document: `rules[2].cells[1]`. */
  readonly path?: string;
  /** Where in a text, both from 1. */
  readonly line?: number;
  readonly column?: number;
  readonly values?: WordValues;
  readonly words?: Words;
}

/** Either a value, perhaps with warnings, or at least one error. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Diagnostic[] }
  | { readonly ok: false; readonly errors: readonly Diagnostic[]; readonly warnings: readonly Diagnostic[] };

export function success<T>(value: T, warnings: readonly Diagnostic[] = []): Result<T> {
  return { ok: true, value, warnings };
}

export function failure<T>(errors: readonly Diagnostic[], warnings: readonly Diagnostic[] = []): Result<T> {
  return { ok: false, errors, warnings };
}

/** What is wrong, for who writes the program: the words it brings along, or its code and values: `unknown rule (type: foo)`. */
function plainly({ code, path, values = {}, words }: Diagnostic): string {
  const said = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  const text = words
    ? fill(words.en, values)
    : `${code.replace(/-(suggestion|known)$/, '').replaceAll('-', ' ')}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
  return path ? `${path}: ${text}` : text;
}

/**
 * Thrown by the calls that promise a value instead of a `Result`; carries the same diagnostics. Its message is for who
 * writes the program; people are told by `messages/`.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly errors: readonly Diagnostic[];
  constructor(errors: readonly Diagnostic[]) {
    super(errors.map(plainly).join('; '));
    this.errors = errors;
  }
}

/** The value of a result, or an `InputError`. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new InputError(result.errors);
}
