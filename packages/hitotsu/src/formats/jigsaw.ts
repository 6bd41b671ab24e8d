import { failure, type Result, success } from '../base/index.ts';
import { LARGEST_SIZE, REGION_SYMBOLS, SMALLEST_SIZE } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { type Format, fromDocument, type ReadContext } from './format.ts';
import { gridRules, lossesOfGivens } from './grid-rules.ts';
import { decodeCells, halfWidth, isSilent, linesOf } from './text.ts';

/** The board size of a line of twice so many characters as cells, or null. (Twice a square is never a square.) */
export function jigsawSize(length: number): number | null {
  const size = Math.round(Math.sqrt(length / 2));
  return 2 * size * size === length && size >= SMALLEST_SIZE + 2 && size <= LARGEST_SIZE ? size : null;
}

/** Givens and region map in one line: 162 characters on a 9×9 board. */
export function readJigsaw(text: string, line: number, context: ReadContext): Result<Puzzle> {
  const first = halfWidth(text).trim();
  const size = jigsawSize(first.length);
  if (size === null)
    return failure([{ code: 'length', line, column: 1, values: { expected: 162, actual: first.length } }]);
  const column = text.length - text.trimStart().length + 1;
  const cells = decodeCells([...first.slice(0, size * size)], size);
  if (cells.errors.length > 0)
    return failure(
      cells.errors
        .slice(0, 10)
        .map(({ cell, code, values }) => ({ code, line, column: column + cell, values })),
    );
  const map = first.slice(size * size);
  const { givens, digits, warnings } = cells;
  return fromDocument(
    { size, ...(digits ? { digits } : {}), givens, rules: ['rows', 'columns', { type: 'regions', map }] },
    warnings,
    context,
  );
}

export const jigsaw: Format = {
  name: 'jigsaw',
  words: { en: 'Jigsaw: givens and region map in one line', ja: 'ジグソー（ヒント数字と領域を1行で）' },

  recognise(text) {
    const first = linesOf(text.slice(0, 20_000)).find(({ text: content }) => !isSilent(content));
    const content = halfWidth(first?.text ?? '').trim();
    return jigsawSize(content.length) !== null && /^[0-9A-Za-z._*?-]+$/.test(content) ? 0.75 : 0;
  },

  read(text, context) {
    const items = linesOf(text)
      .filter(({ text: content }) => !isSilent(content))
      .map(({ number, text: content }) => ({ line: number, result: readJigsaw(content, number, context) }));
    return items.length > 0
      ? items
      : [{ line: 1, result: failure([{ code: 'empty-input', line: 1, column: 1 }]) }];
  },

  write(puzzle) {
    const { regions } = gridRules(puzzle);
    const { size, boxes, cellCount } = puzzle.shape;
    const map = Array.from({ length: cellCount }, () => REGION_SYMBOLS.charAt(0));
    boxes.forEach((cells, i) => {
      for (const cell of cells) map[cell] = REGION_SYMBOLS.charAt(i);
    });
    const text = regions === null || regions === 'boxes' ? map.join('') : regions;
    const warnings = lossesOfGivens(puzzle, 'jigsaw').warnings.filter(
      ({ values }) => values?.what !== 'regions',
    );
    if (regions === null) return failure([{ code: 'no-regions', values: { size } }], warnings);
    return success(puzzle.document.givens + text, warnings);
  },
};
