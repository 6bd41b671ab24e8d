import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it('takes the first language of the reader that the app speaks', () => {
  expect(languageOf(['ja-JP', 'en'])).toBe('ja');
  expect(languageOf(['fr-FR', 'JA'])).toBe('ja');
  expect(languageOf(['de', 'en-US', 'ja'])).toBe('en');
  expect(languageOf(['jam', 'enm', 'fr'])).toBe('en');
  expect(languageOf([])).toBe('en');
});
