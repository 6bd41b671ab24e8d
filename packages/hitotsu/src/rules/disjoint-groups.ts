import { regionsOf } from './regions.ts';
import type { RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { hasBoxes, hasDigitsFor } from './shared/fits.ts';
import { distinctGroups } from './shared/groups.ts';

const name = { en: 'place {number} of the boxes', ja: 'ブロックの{number}番目の位置' };
const repeat = {
  en: '{digit} appears twice in place {number} of the boxes.',
  ja: 'ブロックの{number}番目の位置に{digit}が2つあります。',
};

/**
 * Cells in the same place of different boxes differ; of given regions, the place is the number of the cell in reading
 * order.
 */
export const disjointGroups: RuleType<{ type: 'disjoint-groups' }> = {
  type: 'disjoint-groups',
  words: {
    name: { en: 'Disjoint Groups', ja: '同位置ナンプレ' },
    text: {
      en: 'Cells in the same place of different boxes (in regions: counted in reading order) must hold different digits.',
      ja: 'どのブロックでも同じ位置にあるマスどうしには、同じ数字は入りません（領域では、左上から順に数えた位置）。',
    },
    short: { en: 'Disjoint groups', ja: '同位置' },
  },
  schema: fieldLess('disjoint-groups'),
  aliases: {
    disjoint: [{ type: 'disjoint-groups' }],
    'disjoint-sets': [{ type: 'disjoint-groups' }],
    同位置: [{ type: 'disjoint-groups' }],
  },
  sample: {
    size: 4,
    specs: [{ type: 'boxes' }, { type: 'disjoint-groups' }],
    digits: '5.........5.....',
  },
  create(_spec, context) {
    const { shape } = context;
    const regions = regionsOf(context);
    if (regions.length === 0 && !hasBoxes('disjoint-groups', context)) return null;
    if (!hasDigitsFor('disjoint-groups', regions.length, context)) return null;
    const places = Array.from({ length: shape.size }, (_, place) =>
      // Regions of wrong size are the regions rule's error; here they only must not crash.
      regions.map((cells) => cells[place]).filter((cell) => cell !== undefined),
    );
    return withCandidates(
      shape,
      distinctGroups(
        shape,
        places.map((cells, i) => ({ kind: 'group', number: i + 1, cells, repeat, name })),
        (scene) => scene.add({ kind: 'whole-board' }),
      ),
    );
  },
};
