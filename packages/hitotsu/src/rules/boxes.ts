import type { RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { hasBoxes, hasDigitsFor } from './shared/fits.ts';
import { distinctGroups } from './shared/groups.ts';
import { perShape } from './shared/per-shape.ts';

const repeat = {
  en: '{digit} appears twice in box {number}.',
  ja: 'ブロック{number}に{digit}が2つあります。',
};

const name = { en: 'box {number}', ja: 'ブロック{number}' };

/** The rule's body, also a part of `classic`. */
export const boxesBody = perShape((shape) =>
  distinctGroups(
    shape,
    shape.boxes.map((cells, i) => ({ kind: 'box', number: i + 1, cells, repeat, name })),
    (scene) => {
      for (const cells of shape.boxes) scene.add({ kind: 'region', cells });
    },
  ),
);
const bound = perShape((shape) => withCandidates(shape, boxesBody(shape)));

/** Every plain box of the size holds each digit once. */
export const boxes: RuleType<{ type: 'boxes' }> = {
  type: 'boxes',
  words: {
    name: { en: 'Boxes', ja: 'ブロック' },
    text: { en: 'Every box holds each digit once.', ja: 'どのブロックにも同じ数字は入りません。' },
  },
  schema: fieldLess('boxes'),
  aliases: { ブロック: [{ type: 'boxes' }] },
  base: [],
  create(_spec, context) {
    const fits = hasBoxes('boxes', context) && hasDigitsFor('boxes', context.shape.size, context);
    return fits ? bound(context.shape) : null;
  },
};
