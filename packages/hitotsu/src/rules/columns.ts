import type { RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { hasDigitsFor } from './shared/fits.ts';
import { distinctGroups } from './shared/groups.ts';
import { perShape } from './shared/per-shape.ts';

const repeat = {
  en: '{digit} appears twice in column {number}.',
  ja: '{number}列目に{digit}が2つあります。',
};

const name = { en: 'column {number}', ja: '{number}列目' };

/** The rule's body, also a part of `classic`. */
export const columnsBody = perShape((shape) =>
  distinctGroups(
    shape,
    shape.columns.map((cells, i) => ({ kind: 'column', number: i + 1, cells, repeat, name })),
  ),
);
const bound = perShape((shape) => withCandidates(shape, columnsBody(shape)));

/** Every column holds each digit once. */
export const columns: RuleType<{ type: 'columns' }> = {
  type: 'columns',
  words: {
    name: { en: 'Columns', ja: '列' },
    text: { en: 'Every column holds each digit once.', ja: 'どの列にも同じ数字は入りません。' },
  },
  schema: fieldLess('columns'),
  aliases: { 列: [{ type: 'columns' }] },
  base: [],
  sample: { size: 4, digits: '..3...........3.' },
  create(_spec, context) {
    if (!hasDigitsFor('columns', context.shape.size, context)) return null;
    return bound(context.shape);
  },
};
