import type { RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { differentPairs, KING_STEPS, pairsAt } from './shared/pairs.ts';
import { perShape } from './shared/per-shape.ts';

const broken = {
  en: '{a} and {b} touch and hold the same digit.',
  ja: '{a}と{b}は隣り合う位置で、同じ数字が入っています。',
};

const bound = perShape((shape) =>
  withCandidates(shape, differentPairs(shape, pairsAt(shape, KING_STEPS), broken)),
);

/** No equal digits in cells that touch, corners included. */
export const antiKing: RuleType<{ type: 'anti-king' }> = {
  type: 'anti-king',
  words: {
    name: { en: 'Anti-King', ja: 'アンチキングナンプレ' },
    text: {
      en: 'Cells that touch, even at a corner, must not hold the same digit.',
      ja: 'ななめも含めて隣り合うマスどうしには、同じ数字は入りません。',
    },
    short: { en: 'Anti-king', ja: 'アンチキング' },
  },
  schema: fieldLess('anti-king'),
  aliases: {
    antiking: [{ type: 'anti-king' }],
    king: [{ type: 'anti-king' }],
    'no-touch': [{ type: 'anti-king' }],
    アンチキング: [{ type: 'anti-king' }],
    アンタッチャブル: [{ type: 'anti-king' }],
  },
  sample: { size: 3, digits: '5...5....' },
  create: (_spec, { shape }) => bound(shape),
};
