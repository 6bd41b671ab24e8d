import type { RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { hasDigitsFor } from './shared/fits.ts';
import { distinctGroups } from './shared/groups.ts';
import { perShape } from './shared/per-shape.ts';

const repeat = { en: '{digit} appears twice in row {number}.', ja: '{number}行目に{digit}が2つあります。' };
const name = { en: 'row {number}', ja: '{number}行目' };

/** The rule's body, also a part of `classic`. */
export const rowsBody = perShape((shape) =>
  distinctGroups(
    shape,
    shape.rows.map((cells, i) => ({ kind: 'row', number: i + 1, cells, repeat, name })),
  ),
);
const bound = perShape((shape) => withCandidates(shape, rowsBody(shape)));

/** Every row holds each digit once. */
export const rows: RuleType<{ type: 'rows' }> = {
  type: 'rows',
  words: {
    name: { en: 'Rows', ja: '行' },
    text: { en: 'Every row holds each digit once.', ja: 'どの行にも同じ数字は入りません。' },
  },
  schema: fieldLess('rows'),
  aliases: { 行: [{ type: 'rows' }] },
  base: [],
  sample: { size: 4, digits: '....3..3........' },
  create(_spec, context) {
    if (!hasDigitsFor('rows', context.shape.size, context)) return null;
    return bound(context.shape);
  },
};
