import { symbolOf } from '../board/index.ts';
import type { RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { EDGE_STEPS, pairRule, pairsAt } from './shared/pairs.ts';
import { perShape } from './shared/per-shape.ts';

const broken = { en: '{a} and {b} are neighbours and consecutive.', ja: '隣り合う{a}と{b}の差が1です。' };

const holds = (x: number, y: number): boolean => Math.abs(x - y) !== 1;

const bound = perShape((shape) =>
  withCandidates(
    shape,
    pairRule(shape, {
      pairs: pairsAt(shape, EDGE_STEPS),
      holds,
      words: broken,
      values: (_a, _b, x, y) => ({ a: symbolOf(x), b: symbolOf(y) }),
      compile: (builder, [a, b]) => builder.relation(a, b, 'non-consecutive', holds),
    }),
  ),
);

/** No digits that differ by one in cells that share an edge. (Equal ones are other rules' business.) */
export const nonConsecutive: RuleType<{ type: 'non-consecutive' }> = {
  type: 'non-consecutive',
  words: {
    name: { en: 'Non-Consecutive', ja: '不連続ナンプレ' },
    text: {
      en: 'Orthogonally adjacent cells must not hold consecutive digits.',
      ja: '上下左右に隣り合うマスに、差が1の数字は入りません。',
    },
    short: { en: 'Non-consecutive', ja: '不連続' },
  },
  schema: fieldLess('non-consecutive'),
  aliases: {
    nonconsecutive: [{ type: 'non-consecutive' }],
    不連続: [{ type: 'non-consecutive' }],
  },
  sample: { size: 3, digits: '...45....' },
  create: (_spec, { shape }) => bound(shape),
};
