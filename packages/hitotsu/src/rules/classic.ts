import { boxesBody } from './boxes.ts';
import { columnsBody } from './columns.ts';
import { rowsBody } from './rows.ts';
import type { RuleType } from './rule.ts';
import { allOf } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { hasBoxes, hasDigitsFor } from './shared/fits.ts';
import { perShape } from './shared/per-shape.ts';

const bound = perShape((shape) => allOf(shape, [rowsBody(shape), columnsBody(shape), boxesBody(shape)]));

/** Rows, columns and plain boxes. */
export const classic: RuleType<{ type: 'classic' }> = {
  type: 'classic',
  words: {
    name: { en: 'Classic Sudoku', ja: '基本ルール' },
    text: {
      en: '{min} to {max} once in every row, column and box.',
      ja: '行・列・ブロックに{min}～{max}が1つずつ入ります。',
    },
    short: { en: 'Classic', ja: '標準' },
  },
  schema: fieldLess('classic'),
  aliases: { standard: [{ type: 'classic' }], スタンダード: [{ type: 'classic' }] },
  base: [],
  sample: { size: 9 },
  create(_spec, context) {
    const { shape } = context;
    if (!hasBoxes('classic', context) || !hasDigitsFor('classic', shape.size, context)) return null;
    return bound(shape);
  },
};
