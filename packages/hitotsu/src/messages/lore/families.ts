import type { Words } from '../../base/index.ts';

/** Techniques that belong together, easiest first; what a hint never needs because simpler ones cover it comes apart. */
export interface Family {
  readonly key: string;
  readonly name: Words;
  readonly techniques: readonly string[];
  /** Known by name and checked against other programs, but never the easiest step. */
  readonly further?: readonly string[];
}

const family = (
  key: string,
  en: string,
  ja: string,
  techniques: readonly string[],
  further?: readonly string[],
): Family => ({ key, name: { en, ja }, techniques, ...(further ? { further } : {}) });

const kinds = (parts: readonly string[], sizes: readonly string[]): string[] =>
  sizes.flatMap((size) => parts.map((part) => (part === '' ? size : `${part}-${size}`)));

const LARGE = ['squirmbag', 'whale', 'leviathan'];
const BASIC = ['x-wing', 'swordfish', 'jellyfish'];

/** All techniques by family. */
export const FAMILIES: readonly Family[] = [
  family('singles', 'Singles', 'シングル', ['full-house', 'hidden-single', 'naked-single'], ['last-digit']),
  family('locked', 'Locked candidates', 'ロック候補', [
    'locked-candidates-pointing',
    'locked-candidates-claiming',
    'common-peer',
  ]),
  family('subsets', 'Pairs, triples, quadruples', '組（同盟）', [
    'naked-pair',
    'hidden-pair',
    'locked-pair',
    'naked-triple',
    'hidden-triple',
    'locked-triple',
    'naked-quadruple',
    'hidden-quadruple',
  ]),
  family('fish', 'Fish', '井桁（フィッシュ）', BASIC, LARGE),
  family(
    'finned-fish',
    'Finned fish',
    'フィン付きの井桁',
    kinds(['finned', 'sashimi'], BASIC),
    kinds(['finned', 'sashimi'], LARGE),
  ),
  family(
    'wide-fish',
    'Fish with boxes, kraken',
    'ブロックを使う井桁',
    [...kinds(['franken', 'finned-franken'], ['x-wing', 'swordfish']), 'kraken-fish-1', 'kraken-fish-2'],
    [
      ...kinds(['franken', 'finned-franken'], ['jellyfish', ...LARGE]),
      ...kinds(['mutant', 'finned-mutant'], [...BASIC, ...LARGE]),
    ],
  ),
  family(
    'single-digit',
    'One digit',
    '1つの数字のつながり',
    ['skyscraper', 'two-string-kite', 'empty-rectangle', 'turbot-fish', 'x-chain'],
    ['dual-two-string-kite', 'dual-empty-rectangle'],
  ),
  family('colouring', 'Colouring', '色分け', [
    'simple-colors-trap',
    'simple-colors-wrap',
    'multi-colors-1',
    'multi-colors-2',
    'x-colors-trap',
    'x-colors-wrap',
    '3d-medusa-trap',
    '3d-medusa-wrap',
  ]),
  family('wings', 'Wings', 'ウイング', ['xy-wing', 'xyz-wing', 'w-wing', 'wxyz-wing', 'vwxyz-wing']),
  family('uniqueness', 'Uniqueness', '唯一解の利用', [
    'uniqueness-test-1',
    'uniqueness-test-2',
    'uniqueness-test-3',
    'uniqueness-test-4',
    'uniqueness-test-5',
    'uniqueness-test-6',
    'hidden-rectangle',
    'avoidable-rectangle-1',
    'avoidable-rectangle-2',
    'unique-loop-1',
    'unique-loop-2',
    'unique-loop-3',
    'unique-loop-4',
    'bug-plus-one',
    'bug-type-1',
    'bug-type-2',
    'bug-type-3',
    'bug-type-4',
  ]),
  family('sums', 'Cages and sums', 'ケージ', [
    'sum-combinations',
    'needed-digit',
    'innies-outies',
    'unit-sums',
    'sum-relation',
  ]),
  family('rules', 'Other rules', 'そのほかのルール', [
    'rule-says',
    'chain-bounds',
    'pair-relation',
    'law-of-leftovers',
  ]),
  family('chains', 'Chains', 'チェーン', [
    'remote-pair',
    'xy-chain',
    'aic',
    'discontinuous-nice-loop',
    'continuous-nice-loop',
    'grouped-aic',
    'grouped-discontinuous-nice-loop',
    'grouped-continuous-nice-loop',
  ]),
  family('sets', 'Almost locked sets', 'ALS（ほぼロック集合）', [
    'sue-de-coq',
    'aligned-pair-exclusion',
    'als-xz',
    'als-xy-wing',
    'aligned-triplet-exclusion',
    'als-chain',
    'death-blossom',
  ]),
  family(
    'forcing',
    'Last resorts',
    '最後の手段',
    [
      'forcing-chain-contradiction',
      'forcing-chain-verity',
      'forcing-net-contradiction',
      'forcing-net-verity',
    ],
    ['template-set', 'template-delete'],
  ),
];

/** The family of a technique. */
export const familyOf = (key: string): Family | undefined =>
  FAMILIES.find(({ techniques, further = [] }) => techniques.includes(key) || further.includes(key));
