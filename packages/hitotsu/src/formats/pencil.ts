import { failure, type Result, success } from '../base/index.ts';
import { digitOf, SMALLEST_SIZE, symbolOf } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { type Format, fromDocument, type ReadContext } from './format.ts';
import { lossesOfGivens } from './grid-rules.ts';
import { halfWidth, headOf, isSilent, linesOf } from './text.ts';

/** The board size whose cube is `length`, or null. */
export function pencilSize(length: number): number | null {
  const size = Math.round(Math.cbrt(length));
  return size ** 3 === length && size > SMALLEST_SIZE && size <= 25 ? size : null;
}

/** Whether each character is `.` (or `0`) or the digit that its place stands for, and every cell keeps one. */
export function isPencil(text: string): boolean {
  const size = pencilSize(text.length);
  if (size === null) return false;
  let cells = 0;
  let before = -1;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '.' || char === '0') continue;
    if (digitOf(char) !== (i % size) + 1) return false;
    const cell = Math.floor(i / size);
    if (cell !== before) cells++;
    before = cell;
  }
  return cells === size * size;
}

/** Given pencil marks: N characters a cell, `.` for a digit that is out (729 characters on a 9×9 board). */
export function readPencil(text: string, line: number, context: ReadContext): Result<Puzzle> {
  const marks = halfWidth(text).trim();
  const size = pencilSize(marks.length);
  if (size === null)
    return failure([{ code: 'length', line, column: 1, values: { expected: 729, actual: marks.length } }]);
  const lead = text.length - text.trimStart().length;
  const candidates: Record<string, number[]> = {};
  for (let cell = 0; cell < size * size; cell++) {
    const digits: number[] = [];
    for (let i = 0; i < size; i++) {
      const char = marks.charAt(cell * size + i);
      if (char === '.' || char === '0') continue;
      if (digitOf(char) !== i + 1) {
        const column = lead + cell * size + i + 1;
        return failure([{ code: 'character-here', line, column, values: { char } }]);
      }
      digits.push(i + 1);
    }
    const name = `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`;
    if (digits.length < size) candidates[name] = digits;
  }
  return fromDocument({ size, givens: '.'.repeat(size * size), candidates }, [], context);
}

interface MarkRow {
  readonly line: number;
  readonly tokens: readonly string[];
}

/**
 * The rows of a picture of candidates, as forums and helpers show them: the digits of a cell stand together, cells are
 * parted by blanks. Null if the text is none: as many rows as cells in each, at least one cell with several digits.
 */
function markRows(text: string): MarkRow[] | null {
  const rows: MarkRow[] = [];
  for (const { number, text: content } of linesOf(halfWidth(text))) {
    if (isSilent(content) || !/\d/.test(content)) continue;
    const tokens = content.split(/[\s|│┃║:!]+/u).filter((token) => token !== '');
    if (tokens.length > 9 || !tokens.every((token) => /^[1-9]{1,9}$/.test(token))) return null;
    rows.push({ line: number, tokens });
    if (rows.length > tokens.length) return null;
  }
  const size = rows.length;
  const isSquare = size >= 4 && rows.every(({ tokens }) => tokens.length === size);
  return isSquare && rows.some(({ tokens }) => tokens.some((token) => token.length > 1)) ? rows : null;
}

function readMarkRows(rows: readonly MarkRow[], context: ReadContext): Result<Puzzle> {
  const size = rows.length;
  const candidates: Record<string, number[]> = {};
  for (const [r, { line, tokens }] of rows.entries())
    for (const [c, token] of tokens.entries()) {
      const digits = [...token].map(Number);
      const wrong = digits.find((digit) => digit > size);
      if (wrong !== undefined)
        return failure([
          { code: 'digit-range', line, column: 1, values: { value: wrong, min: 1, max: size } },
        ]);
      candidates[`R${r + 1}C${c + 1}`] = digits;
    }
  return fromDocument({ size, givens: '.'.repeat(size * size), candidates }, [], context);
}

export const pencil: Format = {
  name: 'pencil',
  words: { en: 'Given pencil marks (729 characters)', ja: '候補だけの問題（729文字）' },

  recognise(text) {
    const first = linesOf(headOf(text)).find(({ text: content }) => !isSilent(content));
    if (isPencil(halfWidth(first?.text ?? '').trim())) return 0.95;
    return text.length < 5000 && markRows(text) ? 0.9 : 0;
  },

  read(text, context) {
    const rows = text.length < 5000 ? markRows(text) : null;
    if (rows) return [{ line: rows[0]?.line ?? 1, result: readMarkRows(rows, context) }];
    const items = linesOf(text)
      .filter(({ text: content }) => !isSilent(content))
      .map(({ number, text: content }) => ({ line: number, result: readPencil(content, number, context) }));
    return items.length > 0
      ? items
      : [{ line: 1, result: failure([{ code: 'empty-input', line: 1, column: 1 }]) }];
  },

  write(puzzle) {
    const { shape, start } = puzzle;
    let text = '';
    for (const set of start)
      for (let i = 0; i < shape.digitCount; i++) text += set & (1 << i) ? symbolOf(shape.minDigit + i) : '.';
    const warnings = lossesOfGivens(puzzle, 'pencil').warnings.filter(
      ({ values }) => values?.what !== 'candidates',
    );
    return success(text, warnings);
  },
};
