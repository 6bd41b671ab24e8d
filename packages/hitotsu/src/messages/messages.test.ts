import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePuzzle } from '../puzzle/index.ts';
import { cliEn } from './cli.en.ts';
import { cliJa } from './cli.ja.ts';
import { en } from './en.ts';
import { message, messageOf, textOf } from './index.ts';
import { ja } from './ja.ts';

const both: readonly (readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>])[] = [
  [en, ja],
  [cliEn, cliJa],
];

/** Names of the places in a text, sorted, each once. */
function places(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)[|}]/g), (match) => match[1] as string))].sort();
}

/** The codes that the sources of a layer raise without words of their own. */
function codesIn(layer: string): string[] {
  const folder = new URL(`../${layer}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return Array.from(text.matchAll(/(?:code: |new Losses\()'([a-z-]+)'/g), (match) => match[1] as string);
    });
}

describe('the catalogue', () => {
  it('has every sentence in both languages with the same places', () => {
    for (const [english, japanese] of both) {
      expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(english)) {
        expect(text, key).not.toBe('');
        expect(places(japanese[key] as string), key).toEqual(places(text));
      }
    }
  });

  it('has words for every code that documents and formats raise', () => {
    const codes = [...codesIn('puzzle'), ...codesIn('formats')];
    expect(codes.length).toBeGreaterThan(40);
    for (const code of codes)
      for (const language of ['en', 'ja'] as const) expect(textOf({ code }, language), code).not.toBe(code);
  });

  it('calls the product’s puzzles by their own name', () => {
    for (const [, japanese] of both)
      for (const text of Object.values(japanese)) expect(text).not.toContain('数独');
  });
});

describe('a message', () => {
  it('counts', () => {
    expect(message('status.multiple.exact', 'en', { count: 1 })).toBe('1 solution.');
    expect(message('status.multiple.exact', 'en', { count: 332 })).toBe('332 solutions.');
    expect(message('status.multiple.exact', 'ja', { count: 332 })).toBe('解は332通りあります。');
  });

  it('says where', () => {
    const diagnostic = { code: 'cell-name', values: { value: 'R0C1', size: 9 } };
    expect(messageOf(diagnostic, 'en')).toBe('"R0C1" is not a cell (R1C1 … R9C9).');
    expect(messageOf({ ...diagnostic, path: 'rules[2].cells[1]' }, 'en')).toMatch(
      /^rules\[2\]\.cells\[1\]: "R0C1"/,
    );
    expect(messageOf({ ...diagnostic, line: 5, column: 7 }, 'ja')).toMatch(/^5行目7文字目: 「R0C1」/);
    expect(messageOf({ ...diagnostic, path: 'a', line: 5, column: 7 }, 'en')).toMatch(
      /^a \(line 5, column 7\): /,
    );
  });

  it('words what was expected and what was left out', () => {
    const wrong = parsePuzzle({ hitotsu: 1, size: 'nine', givens: '' });
    const [error] = wrong.ok ? [] : wrong.errors;
    expect(error && messageOf(error, 'en')).toBe('size: Must be a number.');
    expect(error && messageOf(error, 'ja')).toBe('size: 数で書いてください。');
    const lost = { code: 'format-cannot-carry', values: { format: 'line', what: 'cage', count: 2 } };
    expect(messageOf(lost, 'en')).toContain('Killer Cage (cage) (2)');
    expect(messageOf(lost, 'ja')).toContain('サムナンプレ');
  });

  it('words what formats and the generator speak of', () => {
    const lost = { code: 'format-cannot-carry', values: { format: 'line', what: 'no-rows', count: 1 } };
    expect(messageOf(lost, 'ja')).toContain('行に同じ数字が入ってもよいこと');
    const level = { code: 'missed-difficulty', values: { asked: 'easy', clues: 40, got: 38 } };
    expect(messageOf(level, 'ja')).toContain('難易度初級');
    expect(messageOf({ code: 'missed-rule', values: { rule: 'cage' } }, 'ja')).toContain('サムナンプレ');
    const range = { code: 'digit-range', values: { value: 9, min: 1, max: 4 } };
    expect(messageOf({ ...range, values: { ...range.values, cell: 'R2C4' } }, 'en')).toBe(
      'Digit 9 (R2C4) is outside 1-4.',
    );
    expect(messageOf(range, 'en')).toBe('Digit 9 is outside 1-4.');
  });

  it('uses the words that come along', () => {
    const own = { code: 'cage.odd', words: { en: 'Odd: {n}', ja: '変: {n}' }, values: { n: 3 } };
    expect(messageOf(own, 'en')).toBe('Odd: 3');
    expect(messageOf(own, 'ja')).toBe('変: 3');
    expect(messageOf({ code: 'nothing-like-it' }, 'en')).toBe('nothing-like-it');
  });
});
