import type { Diagnostic } from '../base/index.ts';
import { digitOf, symbolOf } from '../board/index.ts';

/** Longest text that is read as a whole, and most lines of it. (Streams of lines have no limit: see `readLine`.) */
export const MAX_TEXT = 16_000_000;
export const MAX_LINES = 1_000_000;

/** How much of a text the guesses look at: several hundred lines of the widest grid. */
const GUESSED = 40_000;

/** The whole lines at the start of a text by which its format is guessed; one line alone may be cut. */
export function headOf(text: string): string {
  if (text.length <= GUESSED) return text;
  const head = text.slice(0, GUESSED);
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('\r'));
  return end > 0 ? head.slice(0, end) : head;
}

/** Whether a text has more line ends than may be read as a whole. */
export function hasTooManyLines(text: string): boolean {
  if (text.length <= MAX_LINES) return false;
  let lines = 1;
  for (let at = 0; at < text.length && lines <= MAX_LINES; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) lines++;
  }
  return lines > MAX_LINES;
}

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** The lines of a text without their ends; a byte order mark is dropped. */
export function linesOf(text: string): Line[] {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return plain.split(/\r\n|\n|\r/).map((line, i) => ({ number: i + 1, text: line }));
}

/** Full-width letters, digits and signs as their usual forms, unit for unit, so that columns stay right. */
export function halfWidth(text: string): string {
  return /[\u3000\uff01-\uff5e]/.test(text)
    ? text.replace(/[\u3000\uff01-\uff5e]/g, (char) =>
        char === '\u3000' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 0xfee0),
      )
    : text;
}

/** Signs for an empty cell apart from `0` and `-`, as people write them. */
export const EMPTY_SIGNS = '._*?·・□○';

/** Whether a line says nothing: blank, or a comment. */
export function isSilent(line: string): boolean {
  const text = line.trim();
  return text === '' || text.startsWith('#') || text.startsWith('//');
}

export interface CellError {
  /** Index of the cell. */
  readonly cell: number;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Cells {
  readonly givens: string;
  /** Only where they do not start at 1. */
  readonly digits?: readonly [number, number];
  readonly warnings: readonly Diagnostic[];
  readonly errors: readonly CellError[];
}

type Reading = (token: string) => number | null;

const plainReading: Reading = (token) => {
  if (/^\d{1,2}$/.test(token)) return Number(token);
  const digit = digitOf(token);
  return digit < 0 ? null : digit;
};

const lettersFromOne: Reading = (token) => {
  const digit = digitOf(token);
  return digit < 10 ? null : digit - 9;
};

/**
 * Cells as people write them (one token a cell) as the givens of a document. Beyond 9 there are three customs: 1-9 and
 * A = 10 or numbers, A = 1 without figures, and 0-9 and A = 10 with 0 a digit and another sign for empty cells. Which one
 * it is shows in the tokens; the last two give a warning.
 */
export function decodeCells(tokens: readonly string[], size: number): Cells {
  const isEmpty = (token: string) => token === '' || token === '-' || EMPTY_SIGNS.includes(token);
  const written = tokens.filter((token) => !isEmpty(token));
  const figures = written.filter((token) => /^[1-9]/.test(token));
  const zeros = written.some((token) => token === '0');
  const dots = written.length < tokens.length;
  const warnings: Diagnostic[] = [];
  let read = plainReading;
  let min = 1;
  if (
    size > 9 &&
    figures.length === 0 &&
    !zeros &&
    written.length > 0 &&
    written.every((token) => {
      const digit = lettersFromOne(token);
      return digit !== null && digit <= size;
    })
  ) {
    read = lettersFromOne;
    warnings.push({ code: 'letters-from-one' });
  } else if (size > 9 && zeros && dots && written.every((token) => (plainReading(token) ?? size) < size)) {
    min = 0;
    warnings.push({ code: 'digits-from-zero', values: { max: size - 1 } });
  }
  const max = min + size - 1;
  const errors: CellError[] = [];
  let givens = '';
  for (const [cell, token] of tokens.entries()) {
    const digit = isEmpty(token) || (token === '0' && min > 0) ? -1 : read(token);
    if (digit === -1) givens += '.';
    else if (digit === null) {
      errors.push({ cell, code: 'character-here', values: { char: token.slice(0, 20) } });
      givens += '.';
    } else if (digit < min || digit > max) {
      errors.push({ cell, code: 'digit-range', values: { value: digit, min, max } });
      givens += '.';
    } else givens += symbolOf(digit);
  }
  return { givens, ...(min === 0 ? { digits: [0, max] as const } : {}), warnings, errors };
}
