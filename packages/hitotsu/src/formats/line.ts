import { failure, type Result, success } from '../base/index.ts';
import { LARGEST_SIZE, SMALLEST_SIZE } from '../board/index.ts';
import { type Puzzle, parsePuzzle, withGivens } from '../puzzle/index.ts';
import type { RuleRegistry } from '../rules/index.ts';
import { type Format, fromDocument, type ReadContext, type ReadItem } from './format.ts';
import { lossesOfGivens } from './grid-rules.ts';
import { decodeCells, EMPTY_SIGNS, halfWidth, headOf, isSilent, linesOf } from './text.ts';

/** Sizes with plain boxes: the lengths of a line are their squares. */
const SIZES = [4, 6, 8, 9, 10, 12, 16, 25];

const classics = new WeakMap<RuleRegistry, Map<number, Puzzle>>();

/** An empty classic puzzle, bound and compiled once for each size and registry. */
function classicOf(size: number, registry: RuleRegistry): Puzzle | null {
  let known = classics.get(registry);
  if (!known) {
    known = new Map();
    classics.set(registry, known);
  }
  const found = known.get(size);
  if (found) return found;
  const made = parsePuzzle({ hitotsu: 1, size, givens: '.'.repeat(size * size) }, { registry });
  if (!made.ok) return null;
  known.set(size, made.value);
  return made.value;
}

/** The first field of a line (quotes dropped), where it starts, and what follows it. */
function fieldsOf(line: string): { first: string; column: number; rest: string } {
  const match = /^(\s*["'[(]?)([^\s,;"'\])]*)["'\])]?[\s,;]*(.*)$/s.exec(line);
  const [, lead = '', first = '', rest = ''] = match ?? [];
  return { first, column: lead.length + 1, rest: rest.trim() };
}

/** The size of a plain board with so many cells, or the nearest one. */
function sizeFor(length: number): number {
  return SIZES.reduce((best, size) =>
    Math.abs(size * size - length) < Math.abs(best * best - length) ? size : best,
  );
}

function squareSide(length: number): number | null {
  const side = Math.round(Math.sqrt(length));
  return side * side === length && side >= SMALLEST_SIZE && side <= LARGEST_SIZE ? side : null;
}

/** One line of givens (81 characters, or N² for another size), as `readLine` takes it when nothing else fits. */
export function readGivens(text: string, line: number, context: ReadContext): Result<Puzzle> {
  if (text.length === 81 && /^[.0-9]{81}$/.test(text)) {
    // The quick way for the lines that come by the million.
    const classic = classicOf(9, context.registry);
    if (classic) return withGivens(classic, text);
  }
  const { first, column, rest } = fieldsOf(halfWidth(text));
  if (first === '') return failure([{ code: 'empty-input', line, column }]);
  const size = squareSide(first.length);
  if (size === null || (!SIZES.includes(size) && size < 7)) {
    const expected = context.cells ?? sizeFor(first.length) ** 2;
    return failure([{ code: 'length', line, column, values: { expected, actual: first.length } }]);
  }
  if (!SIZES.includes(size)) return failure([{ code: 'no-regions', line, column, values: { size } }]);
  const small = size <= 9;
  const cells = decodeCells(
    Array.from(first, (char) => (small && (char === 'x' || char === 'X') ? '.' : char)),
    size,
  );
  if (cells.errors.length > 0)
    return failure(
      cells.errors.slice(0, 10).map(({ cell, code, values }) => ({
        code,
        line,
        column: column + cell,
        values,
      })),
    );
  const warnings = [...cells.warnings];
  const second = fieldsOf(rest).first;
  const solved =
    second.length === first.length &&
    decodeCells([...second], size).errors.length === 0 &&
    !/[.0]/.test(second);
  if (!solved && rest !== '' && !/^(#|\/\/)/.test(rest))
    warnings.push({
      code: 'trailing-text',
      line,
      column: text.length - rest.length + 1,
      values: { text: rest.length > 40 ? `${rest.slice(0, 40)}…` : rest },
    });
  if (!cells.digits && !solved) {
    const classic = classicOf(size, context.registry);
    if (classic) {
      const made = withGivens(classic, cells.givens);
      return made.ok ? success(made.value, warnings) : made;
    }
  }
  const { givens, digits } = cells;
  const document = { size, givens, ...(digits ? { digits } : {}) };
  const solution = solved ? { solution: decodeCells([...second], size).givens } : {};
  return fromDocument({ ...document, ...solution }, warnings, context);
}

/** The first line that says something. */
function firstOf(text: string): string {
  const head = text.slice(0, 20_000).replace(/^\ufeff/, '');
  const lines = head.split(/[\r\n]+/).filter((line) => !isSilent(line));
  return (isHead(lines[0] ?? '') ? lines[1] : lines[0]) ?? '';
}

/** Sixteen characters are a 4×4 puzzle, or one row of a 16×16 grid when there are 16 such lines with larger digits. */
function isRowOf16(first: string, text: string): boolean {
  if (first.length !== 16) return false;
  const lines = headOf(text)
    .split(/[\r\n]+/)
    .filter((line) => !isSilent(line));
  return lines.length % 16 === 0 && lines.some((line) => /[5-9A-Ga-g]/.test(line));
}

/** The head of a table (`quizzes,solutions`), as published collections have it. */
function isHead(line: string): boolean {
  return line.length < 60 && /^[A-Za-z_ ]+(,[A-Za-z_ ]+)*$/.test(line);
}

const cellSign = new RegExp(`^[0-9A-Za-z${EMPTY_SIGNS.replaceAll('·', '\\u00b7')}-]+$`, 'u');

export const line: Format = {
  name: 'line',
  words: { en: 'One line a puzzle (81 characters)', ja: '1行に1問（81文字）' },

  recognise(text) {
    const { first } = fieldsOf(halfWidth(firstOf(text)));
    if (!cellSign.test(first)) return 0;
    const size = squareSide(first.length);
    if (size !== null && SIZES.includes(size)) return isRowOf16(first, text) ? 0.5 : 0.8;
    // A line of digits and dots of a wrong length: say so, instead of that nothing is known.
    const telling = first.replace(/[^0-9.]/g, '').length;
    return first.length >= 30 && telling >= first.length / 2 ? 0.3 : 0;
  },

  read(text, context) {
    const items: ReadItem[] = [];
    let { cells } = context;
    for (const { number, text: content } of linesOf(text)) {
      if (isSilent(content)) continue;
      if (items.length === 0 && isHead(content)) continue;
      const result = readGivens(content, number, { ...context, cells });
      if (result.ok) cells = result.value.shape.cellCount;
      items.push({ line: number, result });
    }
    if (items.length === 0)
      items.push({ line: 1, result: failure([{ code: 'empty-input', line: 1, column: 1 }]) });
    return items;
  },

  write(puzzle) {
    return success(puzzle.document.givens, lossesOfGivens(puzzle, 'line').warnings);
  },
};
