import { type Diagnostic, failure, type Result, success } from '../base/index.ts';
import { type Shape, symbolOf } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { type Format, fromDocument, type ReadContext, type ReadItem } from './format.ts';
import {
  listRows,
  mayHaveSize,
  type Part,
  partsOf,
  pictureGroups,
  pictureLines,
  type Row,
} from './grid-rows.ts';
import { lossesOfGivens } from './grid-rules.ts';
import { decodeCells, headOf } from './text.ts';

/** Sizes with plain boxes, the usual ones first: the first that fits the text is taken. */
const SIZES = [9, 16, 6, 4, 12, 8, 10, 25];

interface Found {
  readonly size: number;
  readonly parts: readonly Part[];
  /** Rows of this size in the text, also those of grids that are not whole. */
  readonly rows: number;
}

/** Rows out of lists: as many as a row has cells; or strings of a row each; or one list of all cells. */
function fromLists(text: string): Found | null {
  if (!/[[({]/.test(text)) return null;
  const lists = listRows(text);
  for (const size of SIZES) {
    const rows: Row[] = [];
    for (const { line, cells } of lists) {
      if (cells.length === size && cells.every(({ token }) => token.length === size))
        for (const { token, column } of cells)
          rows.push({ line, cells: [...token].map((sign, i) => ({ token: sign, column: column + i })) });
      else if (cells.length === size * size)
        for (let i = 0; i < size; i++) rows.push({ line, cells: cells.slice(i * size, (i + 1) * size) });
      else if (cells.length === size) rows.push({ line, cells });
      // A list of as many strings as it has rows, each a row in quotes or brackets of its own.
      else if (cells.length === 1 && cells[0]?.token.length === size)
        rows.push({
          line,
          cells: [...cells[0].token].map((token, i) => ({ token, column: (cells[0]?.column ?? 1) + i })),
        });
    }
    if (rows.length >= size) return { size, parts: partsOf([rows], size), rows: rows.length };
  }
  return null;
}

function find(text: string): Found | null {
  const lists = fromLists(text);
  if (lists) return lists;
  let best: Found | null = null;
  for (const dashes of text.includes('-') ? [false, true] : [false]) {
    const lines = pictureLines(text, dashes);
    for (const size of SIZES) {
      if (!mayHaveSize(lines, size)) continue;
      const groups = pictureGroups(lines, size);
      let rows = 0;
      for (const group of groups) for (const entry of group) if ('cells' in entry) rows++;
      if (rows === 0) continue;
      const found: Found = { size, parts: partsOf(groups, size), rows };
      if (found.parts.every(({ kind }) => kind === 'grid')) return found;
      if (!best || rows / size > best.rows / best.size) best = found;
    }
  }
  return best;
}

function readGrid(rows: readonly Row[], size: number, context: ReadContext): Result<Puzzle> {
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, line: row.line })));
  const decoded = decodeCells(
    cells.map(({ token }) => (size <= 9 && /^x$/i.test(token) ? '.' : token)),
    size,
  );
  if (decoded.errors.length > 0)
    return failure(
      decoded.errors.slice(0, 10).map(({ cell, code, values }): Diagnostic => {
        const { line = 1, column = 1 } = cells[cell] ?? {};
        return { code, values, line, column };
      }),
    );
  const { givens, digits, warnings } = decoded;
  return fromDocument({ size, givens, ...(digits ? { digits } : {}) }, warnings, context);
}

/** The picture of a board in text, boxes parted by bars and lines. Also used to show boards. */
export function gridText(shape: Shape, digitAt: (cell: number) => number | null): string {
  const width = String(symbolOf(shape.maxDigit)).length;
  const { rows: boxRows, columns: boxColumns } = shape.box ?? { rows: shape.size, columns: shape.size };
  const part = '-'.repeat((width + 1) * boxColumns);
  const rule = Array.from({ length: shape.size / boxColumns }, (_, i) => (i === 0 ? part : `-${part}`)).join(
    '+',
  );
  const lines: string[] = [];
  for (const [r, row] of shape.rows.entries()) {
    if (r > 0 && r % boxRows === 0) lines.push(rule.replace(/-$/, ''));
    let line = '';
    for (const [c, cell] of row.entries()) {
      if (c > 0) line += c % boxColumns === 0 ? ' | ' : ' ';
      const digit = digitAt(cell);
      line += digit === null ? '.' : symbolOf(digit);
    }
    lines.push(line);
  }
  return lines.join('\n');
}

export const grid: Format = {
  name: 'grid',
  words: { en: 'Grid as a picture or a list of rows', ja: '盤面の図、または行のリスト' },

  recognise(text) {
    const head = headOf(text);
    if (!/[\n\r[]/.test(head)) return 0;
    const found = find(head);
    if (!found) return 0;
    const { size, parts, rows } = found;
    const grids = parts.filter(({ kind }) => kind === 'grid').length;
    if (grids === 0) return rows > size / 2 ? 0.2 : 0;
    // The last grid of a head may be cut off.
    const whole = grids === parts.length || (head.length < text.length && grids === parts.length - 1);
    return whole ? 0.65 : 0.5;
  },

  read(text, context) {
    const { size, parts } = find(text) ?? { size: 9, parts: [] };
    if (parts.length === 0)
      return [{ line: 1, result: failure([{ code: 'empty-input', line: 1, column: 1 }]) }];
    return parts.map((part): ReadItem => {
      if (part.kind === 'grid')
        return { line: part.rows[0]?.line ?? 1, result: readGrid(part.rows, size, context) };
      const { kind: code, line, actual } = part;
      return { line, result: failure([{ code, line, column: 1, values: { expected: size, actual } }]) };
    });
  },

  write(puzzle) {
    const { shape, givens } = puzzle;
    const text = gridText(shape, (cell) => (givens.isEmpty(cell) ? null : givens.digit(cell)));
    return success(text, lossesOfGivens(puzzle, 'grid').warnings);
  },
};
