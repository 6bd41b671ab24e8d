import { describe, expect, it } from 'vitest';
import sheet from '../styles/fonts.css?raw';

type Catalogue = { readonly en: Record<string, string>; readonly ja: Record<string, string> };

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' &&
  value !== null &&
  'en' in value &&
  'ja' in value &&
  typeof value.en === 'object';

const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const catalogues = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, Catalogue] => isCatalogue(entry[1]))
    .map(([name, catalogue]) => ({ name: `${file} ${name}`, catalogue })),
);

const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[}|]/g)].map(([, name]) => name))];

it('there are catalogues', () => {
  expect(catalogues.length).toBeGreaterThan(10);
});

describe.each(catalogues)('$name', ({ catalogue: { en, ja } }) => {
  it('says everything in both languages, with the same values', () => {
    expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(text.trim() + (ja[key] ?? '').trim(), key).not.toBe('');
      // A language may do without a value, but knows no other.
      expect(places(text), key).toEqual(expect.arrayContaining(places(ja[key] ?? '')));
    }
  });

  it('keeps to the tone of the app', () => {
    for (const [key, text] of Object.entries(en)) {
      expect(text, key).not.toMatch(/!|—|\b(please|oops|sorry)\b/i);
      expect(text, key).not.toMatch(/\b(color|center|gray|license)s?\b/);
    }
    for (const [key, text] of Object.entries(ja)) {
      expect(text, key).not.toMatch(/[！!—]/);
      // Half-width punctuation beside Japanese, full-width digits.
      expect(text, key).not.toMatch(/[\u3040-\u9fff][,;?]|[０-９]/);
      // The name of others is only used where it is said to be theirs.
      if (text.includes('数独')) expect(text, key).toContain('登録商標');
    }
  });
});

it('every Japanese character of the words is in a font that is served', () => {
  const has = new Set<number>();
  for (const [, list = ''] of sheet.matchAll(/unicode-range:\s*([^;]+);/g))
    for (const part of list.split(',')) {
      const [from = '', to = from] = part.trim().slice(2).split('-');
      for (let point = Number.parseInt(from, 16); point <= Number.parseInt(to, 16); point++) has.add(point);
    }
  const missing = new Set<string>();
  for (const { catalogue } of catalogues)
    for (const text of Object.values(catalogue.ja))
      for (const character of text)
        if (/[\u3000-\u9fff\uff00-\uffef]/.test(character) && !has.has(character.codePointAt(0) ?? 0))
          missing.add(character);
  // node scripts/subset-fonts.mjs writes the fonts anew.
  expect([...missing].join('')).toBe('');
});
