import { z } from 'zod';
import type { Shape } from '../board/index.ts';
import type { Rule, RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { hasDigitsFor } from './shared/fits.ts';
import { distinctGroups } from './shared/groups.ts';
import { perShape } from './shared/per-shape.ts';

const schema = z.strictObject({
  type: z.literal('diagonal'),
  /** `main` runs from the top left to the bottom right corner, `anti` from the top right to the bottom left. */
  which: z.enum(['main', 'anti']),
});
type Spec = z.infer<typeof schema>;

const options = z.strictObject({ which: schema.shape.which.default('main') });

const repeat = {
  main: {
    en: '{digit} appears twice on the diagonal from the top left.',
    ja: '右下がりの対角線に{digit}が2つあります。',
  },
  anti: {
    en: '{digit} appears twice on the diagonal from the top right.',
    ja: '右上がりの対角線に{digit}が2つあります。',
  },
};

const names = {
  main: { en: 'the falling diagonal', ja: '右下がりの対角線' },
  anti: { en: 'the rising diagonal', ja: '右上がりの対角線' },
};

/** What is said of a cell of one diagonal, and once of the middle one that both share. */
const said = {
  main: { en: 'on the falling diagonal', ja: '右下がりの対角線上' },
  anti: { en: 'on the rising diagonal', ja: '右上がりの対角線上' },
  both: { en: 'on both diagonals', ja: '2本の対角線上' },
};

const both: readonly Spec[] = [
  { type: 'diagonal', which: 'main' },
  { type: 'diagonal', which: 'anti' },
];

/** One of the diagonals, its cells from the top down. */
function bind(shape: Shape, which: Spec['which']): Rule {
  const cells = Array.from({ length: shape.size }, (_, i) =>
    shape.cellAt(i, which === 'main' ? i : shape.size - 1 - i),
  );
  const number = which === 'main' ? 1 : 2;
  const group = { kind: 'diagonal', number, cells, repeat: repeat[which], name: names[which] } as const;
  return withCandidates(
    shape,
    distinctGroups(shape, [group], (scene) => scene.add({ kind: 'line', cells, style: 'diagonal' })),
  );
}

const bound = perShape((shape) => ({ main: bind(shape, 'main'), anti: bind(shape, 'anti') }));

/** No repeats on one long diagonal. */
export const diagonal: RuleType<Spec, z.infer<typeof options>> = {
  type: 'diagonal',
  words: {
    name: { en: 'Diagonals', ja: '対角線ナンプレ' },
    text: {
      en: '{min} to {max} once on every long diagonal drawn.',
      ja: '引かれた対角線にも{min}～{max}が1つずつ入ります。',
    },
    short: { en: 'Diagonals', ja: '対角線' },
    moreOptions: {
      which: { en: 'Falling (main) or rising (anti)', ja: '右下がり（main）か右上がり（anti）' },
    },
  },
  schema,
  aliases: { diagonals: both, x: both, 対角線: both },
  usual: 'diagonals',
  sample: { size: 3, specs: both },
  tool: {
    gesture: 'board',
    choices: [
      { name: { en: 'Falling diagonal', ja: '右下がりの対角線' }, specs: both.slice(0, 1) },
      { name: { en: 'Rising diagonal', ja: '右上がりの対角線' }, specs: both.slice(1) },
    ],
  },
  create({ which }, context) {
    const { shape } = context;
    if (!hasDigitsFor('diagonal', shape.size, context)) return null;
    const rule = bound(shape)[which];
    const { main, anti } = bound(shape);
    const isCrossed = context.specs.filter(({ type }) => type === 'diagonal').length > 1;
    const isShared = (cell: number) => isCrossed && main.cells.includes(cell) && anti.cells.includes(cell);
    return {
      ...rule,
      say(cell) {
        if (!isShared(cell)) return [{ words: said[which] }];
        return which === 'main' ? [{ words: said.both }] : [];
      },
    };
  },
  options,
  frame: (_shape, { which }) => ({ type: 'diagonal', which }),
};
