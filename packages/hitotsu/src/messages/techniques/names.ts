/** Names of techniques by key; fish are named by their parts. */
import type { Language } from '../../base/index.ts';
import { TECHNIQUES, type TechniqueWords } from './table.ts';

export type { TechniqueWords } from './table.ts';

interface FishWords {
  readonly en: string;
  readonly ja: string;
  readonly size: number;
  readonly reading?: string;
}

const FISH: Readonly<Record<string, FishWords>> = {
  'x-wing': { en: 'X-Wing', ja: 'X-Wing', size: 2, reading: 'エックスウイング' },
  swordfish: { en: 'Swordfish', ja: 'ソードフィッシュ', size: 3 },
  jellyfish: { en: 'Jellyfish', ja: 'ジェリーフィッシュ', size: 4 },
  squirmbag: { en: 'Squirmbag', ja: 'スクワームバッグ', size: 5 },
  whale: { en: 'Whale', ja: 'ホエール', size: 6 },
  leviathan: { en: 'Leviathan', ja: 'リヴァイアサン', size: 7 },
};

/** In the order in which they stand before a size, in both languages. */
const PARTS = [
  ['siamese', { en: 'Siamese', ja: 'シャム' }],
  ['finned', { en: 'Finned', ja: 'フィン付き' }],
  ['sashimi', { en: 'Sashimi', ja: 'サシミ' }],
  ['franken', { en: 'Franken', ja: 'フランケン' }],
  ['mutant', { en: 'Mutant', ja: 'ミュータント' }],
] as const;

const FISH_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'x-wing': ['井桁', 'Xウイング', 'X-ウイング', 'たすき掛け'],
  swordfish: ['3連井桁', 'スワードフィッシュ'],
  jellyfish: ['4連井桁'],
  squirmbag: ['Starfish', '5-Fish'],
  whale: ['6-Fish'],
  leviathan: ['7-Fish'],
};

function fishWords(key: string): TechniqueWords | undefined {
  const size = Object.keys(FISH).find((name) => key === name || key.endsWith(`-${name}`));
  if (size === undefined) return undefined;
  const own = FISH[size] as FishWords;
  const before = key
    .slice(0, key.length - size.length)
    .split('-')
    .filter((part) => part !== '');
  const parts = before.map((part) => PARTS.find(([name]) => name === part)?.[1]);
  if (parts.includes(undefined)) return undefined;
  const en = [...parts.map((part) => part?.en), own.en].join(' ');
  const ja = [...parts.map((part) => part?.ja), own.ja].join('');
  const lines = before.some((part) => part === 'franken' || part === 'mutant');
  const fins = before.some((part) => part === 'finned' || part === 'sashimi');
  const base = lines ? 'units' : 'rows (or columns)';
  return {
    name: { en, ja },
    ...(own.reading === undefined
      ? {}
      : { reading: [...parts.map((part) => part?.ja), own.reading].join('') }),
    aliases: before.length === 0 ? (FISH_ALIASES[size] ?? []) : [],
    text: {
      en: fins
        ? `In ${own.size} ${base} the digit fits only in ${own.size} crossing units and a few more cells, the fins; cells that see every fin lose it.`
        : `In ${own.size} ${base} the digit fits only in the same ${own.size} crossing units, so it leaves the rest of those.`,
      ja: fins
        ? `${own.size}本のユニットで、その数字の候補が、フィン（余分な候補）のほかは同じ${own.size}本のユニットにしかない形です。すべてのフィンから見えるマスから除外できます。`
        : `${own.size}本のユニットで、その数字の候補が同じ${own.size}本のユニットにしかないので、そのほかのマスから除外できます。`,
    },
  };
}

/** The words of a technique; undefined for a key that is not known. */
export function techniqueWords(key: string): TechniqueWords | undefined {
  const table: Readonly<Record<string, TechniqueWords>> = TECHNIQUES;
  return Object.hasOwn(table, key) ? table[key] : fishWords(key);
}

/** All keys of the table, and the plain and finned fish. */
export const techniqueKeys: readonly string[] = [
  ...Object.keys(TECHNIQUES),
  ...['', 'finned-', 'sashimi-', 'franken-', 'finned-franken-', 'mutant-', 'finned-mutant-'].flatMap((kind) =>
    Object.keys(FISH).map((size) => kind + size),
  ),
];

/** The name of a technique; `spoken`: as it is read aloud. A key without words is shown as it is. */
export function techniqueName(key: string, language: Language, spoken = false): string {
  const words = techniqueWords(key);
  if (!words) return key;
  return (spoken && language === 'ja' ? words.reading : undefined) ?? words.name[language];
}
