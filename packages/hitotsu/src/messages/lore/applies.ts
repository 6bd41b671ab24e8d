import type { Words } from '../../base/index.ts';
import { familyOf } from './families.ts';

/** On which boards techniques can be used. */
const APPLIES = {
  all: { en: 'For any rules', ja: 'どのルールでも使える' },
  lines: { en: 'For all rules with rows and columns', ja: '行と列のあるルールすべてで使える' },
  areas: {
    en: 'For rules with lines and boxes or regions',
    ja: '行・列とブロックや領域のあるルールで使える',
  },
  swap: {
    en: 'For cells that no other rule touches; uses that the solution is unique',
    ja: 'ほかのルールがかからないマスで使える（解が1つだけという前提）',
  },
  board: {
    en: 'Where all rules are units; uses that the solution is unique',
    ja: 'ルールがすべてユニットの盤面で使える（解が1つだけという前提）',
  },
  sums: { en: 'For cages and other sums', ja: 'ケージなど合計のあるルールで使える' },
  rising: { en: 'For thermometers and other rising lines', ja: '温度計など順に大きくなる線で使える' },
  pairs: { en: 'For rules that tie two cells', ja: '2つのマスを結ぶルールで使える' },
  asked: { en: 'For rules of any kind', ja: 'どんなルールでも使える' },
} as const satisfies Readonly<Record<string, Words>>;

const BY_FAMILY: Readonly<Record<string, keyof typeof APPLIES>> = {
  fish: 'lines',
  'finned-fish': 'lines',
  'wide-fish': 'areas',
  uniqueness: 'swap',
  sums: 'sums',
};

const BY_KEY: Readonly<Record<string, keyof typeof APPLIES>> = {
  'last-digit': 'lines',
  skyscraper: 'lines',
  'two-string-kite': 'areas',
  'dual-two-string-kite': 'areas',
  'empty-rectangle': 'areas',
  'dual-empty-rectangle': 'areas',
  'sue-de-coq': 'areas',
  'law-of-leftovers': 'areas',
  'bug-plus-one': 'board',
  'bug-type-1': 'board',
  'bug-type-2': 'board',
  'bug-type-3': 'board',
  'bug-type-4': 'board',
  'rule-says': 'asked',
  'chain-bounds': 'rising',
  'pair-relation': 'pairs',
};

/** On which boards a technique can be used, in words. */
export const appliesTo = (key: string): Words =>
  APPLIES[BY_KEY[key] ?? BY_FAMILY[familyOf(key)?.key ?? ''] ?? 'all'];
