import { describe, expect, it } from 'vitest';
import { techniqueKeys } from '../techniques/index.ts';
import { appliesTo, FAMILIES, familyOf, loreOf } from './index.ts';

const PARTS = ['what', 'why', 'spot'] as const;

describe('what a page tells of each technique', () => {
  it('is there for every technique, whole sentences in both languages', () => {
    for (const key of techniqueKeys) {
      const told = loreOf(key);
      expect(told, key).toBeDefined();
      for (const part of PARTS) {
        expect(told?.[part].en, `${key} ${part}`).toMatch(/^[A-Z0-9].*[.?]$/);
        expect(told?.[part].ja, `${key} ${part}`).toMatch(/。$/);
      }
    }
  });

  it('keeps the tone: no exclamation marks, em dashes, pleas or undefined words', () => {
    for (const key of techniqueKeys)
      for (const part of PARTS) {
        const { en, ja } = loreOf(key)?.[part] ?? { en: '', ja: '' };
        expect(en, key).not.toMatch(/[!—]|\bplease\b|\boops\b|undefined| {2}/i);
        expect(ja, key).not.toMatch(/[!！—]|数独|undefined|[、。]{2}|[０-９]/);
        // Between Japanese characters and digits or letters stands no blank.
        expect(ja, key).not.toMatch(/[ぁ-んァ-ヶ一-龠] | {2}[ぁ-んァ-ヶ一-龠]/);
      }
  });

  it('puts every technique in exactly one family', () => {
    const listed = FAMILIES.flatMap(({ techniques, further = [] }) => [...techniques, ...further]);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed].sort()).toEqual([...techniqueKeys].sort());
    for (const key of listed) {
      expect(familyOf(key)).toBeDefined();
      expect(appliesTo(key).ja).not.toBe('');
    }
  });

  it('knows nothing of other names', () => {
    expect(loreOf('flying-x-wing')).toBeUndefined();
    expect(loreOf('toString')).toBeUndefined();
  });
});
