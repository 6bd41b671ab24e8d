import type { Shape } from '../board/index.ts';
import type { RuleType } from './rule.ts';
import { type CompiledRule, withCandidates } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { hasDigitsFor } from './shared/fits.ts';
import { distinctGroups } from './shared/groups.ts';

const repeat = { en: '{digit} appears twice in row {number}.', ja: '{number}行に{digit}が2つあります。' };

/** The rule's body, also a part of `classic`. */
export function rowsBody(shape: Shape): CompiledRule {
  return distinctGroups(
    shape,
    shape.rows.map((cells, i) => ({ kind: 'row', number: i + 1, cells, repeat })),
  );
}

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
  create(_spec, context) {
    if (!hasDigitsFor('rows', context.shape.size, context)) return null;
    return withCandidates(context.shape, rowsBody(context.shape));
  },
};
