import { type Diagnostic, failure, type Result, success } from '../base/index.ts';
import { EMPTY, LARGEST_SIZE, symbolOf } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { type Format, fromDocument, type ReadContext } from './format.ts';
import { lossesOfGivens } from './grid-rules.ts';
import { halfWidth, headOf } from './text.ts';

interface Triple {
  readonly numbers: readonly number[];
  readonly line: number;
  readonly column: number;
}

interface Table {
  readonly size: number | null;
  readonly triples: readonly Triple[];
  /** The first thing that has no place in such a table. */
  readonly foreign: { readonly text: string; readonly line: number; readonly column: number } | null;
}

/** One blank for each run of them, none at the ends: patterns over the result cannot take long. */
function plainBlanks(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/**
 * Splits a table of numbers into entries: brackets of any kind, `;` and line ends part them, commas and blanks part the
 * numbers. A name before it (`B = [`) and comments (`# …`, `% …`) are passed over; `# size 6` gives the size.
 */
function tableOf(text: string): Table {
  const triples: Triple[] = [];
  let size: number | null = null;
  let foreign: Table['foreign'] = null;
  for (const [index, raw] of halfWidth(text.replace(/^\ufeff/, ''))
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    const stated = /^[#%]? ?(?:size|n) ?[:=]? ?(\d{1,2})$/i.exec(raw.length < 40 ? plainBlanks(raw) : '');
    if (stated) {
      size = Number(stated[1]);
      continue;
    }
    // Blanks in place of what is passed over, so that columns stay right.
    const content = raw
      .replace(/[#%].*$/, '')
      .replace(/^\s*[A-Za-z_]\w*\s*=(?!=)/, (name) => ' '.repeat(name.length));
    for (const match of content.matchAll(/[^;[\](){}"'`]+/g)) {
      const lead = match[0].length - match[0].trimStart().length;
      const entry = plainBlanks(match[0]).replace(/^, ?| ?,$/g, '');
      if (entry === '') continue;
      const place = { line, column: (match.index ?? 0) + lead + 1 };
      // Two tabs hold an empty field between them, which no triple has: a table of cells.
      const isTriple = /^\d{1,3}(?:(?: ?, ?| )\d{1,3})*$/.test(entry) && !/\t *\t/.test(match[0]);
      if (isTriple) triples.push({ numbers: entry.split(/[, ]+/).map(Number), ...place });
      else foreign ??= { text: entry.slice(0, 20), ...place };
    }
  }
  return { size, triples, foreign };
}

/** The smallest usual size that nearly all triples fit; one in ten may be a slip, and is told as one. */
function usualSize(triples: readonly { readonly numbers: readonly number[] }[]): number {
  const looked = triples.slice(0, 10_000);
  const slips = Math.floor(looked.length / 10);
  const fits = (size: number) =>
    looked.filter(({ numbers }) => numbers.some((each) => each > size)).length <= slips;
  return [9, 16, LARGEST_SIZE].find(fits) ?? 9;
}

function readTriples(text: string, context: ReadContext): Result<Puzzle> {
  const table = tableOf(text);
  if (table.foreign) {
    const { text: char, line, column } = table.foreign;
    return failure([{ code: 'character-here', line, column, values: { char } }]);
  }
  if (table.triples.length === 0) return failure([{ code: 'empty-input', line: 1, column: 1 }]);
  const size = table.size ?? usualSize(table.triples);
  const errors: Diagnostic[] = [];
  const givens = new Map<number, number>();
  for (const [i, { numbers, line, column }] of table.triples.entries()) {
    if (errors.length >= 20) break;
    const [row = 0, col = 0, value = 0] = numbers;
    const number = i + 1;
    if (numbers.length !== 3) {
      errors.push({ code: 'triple-shape', line, column, values: { number, actual: numbers.length } });
      continue;
    }
    if (numbers.some((each) => each < 1 || each > size)) {
      errors.push({ code: 'triples', line, column, values: { number, size } });
      continue;
    }
    const cell = (row - 1) * size + col - 1;
    const before = givens.get(cell);
    if (before !== undefined && before !== value) {
      const values = { cell: `R${row}C${col}`, a: before, b: value };
      errors.push({ code: 'two-givens', line, column, values });
    }
    givens.set(cell, value);
  }
  if (errors.length > 0) return failure(errors);
  const symbols = Array.from({ length: size * size }, (_, cell) => {
    const digit = givens.get(cell);
    return digit === undefined ? '.' : symbolOf(digit);
  });
  return fromDocument({ size, givens: symbols.join('') }, [], context);
}

export const triples: Format = {
  name: 'triples',
  words: { en: 'Triples: row, column, value', ja: '行,列,数字の組' },

  recognise(text) {
    const table = tableOf(headOf(text));
    if (table.triples.length === 0 || table.foreign) return 0;
    const good = table.triples.filter(({ numbers }) => numbers.length === 3).length;
    if (good === table.triples.length) return 0.7;
    return good > 2 && good > table.triples.length / 2 ? 0.3 : 0;
  },

  read(text, context) {
    return [{ line: 1, result: readTriples(text, context) }];
  },

  write(puzzle) {
    const { shape, givens } = puzzle;
    const lines = shape.size === 9 ? [] : [`# size ${shape.size}`];
    for (let cell = 0; cell < shape.cellCount; cell++)
      if (givens.digit(cell) !== EMPTY)
        lines.push([shape.rowOf(cell) + 1, shape.columnOf(cell) + 1, givens.digit(cell)].join(','));
    return success(lines.join('\n'), lossesOfGivens(puzzle, 'triples').warnings);
  },
};
