import type { RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { differentPairs, KNIGHT_STEPS, pairsAt } from './shared/pairs.ts';
import { perShape } from './shared/per-shape.ts';

const broken = {
  en: "{a} and {b} are a knight's move apart and hold the same digit.",
  ja: '{a}と{b}はナイトの動きで移れる位置で、同じ数字が入っています。',
};

const bound = perShape((shape) =>
  withCandidates(shape, differentPairs(shape, pairsAt(shape, KNIGHT_STEPS), broken)),
);

/** No equal digits a chess knight's move apart. */
export const antiKnight: RuleType<{ type: 'anti-knight' }> = {
  type: 'anti-knight',
  words: {
    name: { en: 'Anti-Knight', ja: 'アンチナイトナンプレ' },
    text: {
      en: "A knight's move apart, digits differ.",
      ja: 'ナイトの動きで届くマスどうしには、同じ数字は入りません。',
    },
    short: { en: 'Anti-knight', ja: 'アンチナイト' },
  },
  schema: fieldLess('anti-knight'),
  aliases: {
    antiknight: [{ type: 'anti-knight' }],
    knight: [{ type: 'anti-knight' }],
    アンチナイト: [{ type: 'anti-knight' }],
  },
  sample: { size: 3, digits: '5....5...' },
  create: (_spec, { shape }) => bound(shape),
};
