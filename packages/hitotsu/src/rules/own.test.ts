import { describe, expect, it } from 'vitest';
import { builtinRules } from './index.ts';
import { completedRule, type OwnRuleType } from './own.ts';

const bare: OwnRuleType = { type: 'own', create: () => null };

describe('a rule of a user’s own', () => {
  it('needs a name and create; the rest is put in', () => {
    const own = builtinRules.with(bare).get('own');
    expect(own?.words).toEqual({ name: { en: 'own', ja: 'own' }, text: { en: 'own', ja: 'own' } });
    expect(own?.schema.safeParse({ type: 'own', cells: ['R1C1'] })).toEqual({
      success: true,
      data: { type: 'own', cells: ['R1C1'] },
    });
  });

  it('has the words of one language for the other', () => {
    const words = { name: { ja: '自作' }, text: { en: 'Own.' }, short: { en: 'o', ja: '自' } };
    const own = builtinRules.with({ ...bare, words }).get('own');
    expect(own?.words).toEqual({
      ...words,
      name: { en: '自作', ja: '自作' },
      text: { en: 'Own.', ja: 'Own.' },
    });
  });

  it('is named for what it lacks', () => {
    expect(completedRule(undefined)).toBe('object');
    expect(completedRule({ ...bare, type: 'Own rule' })).toBe('type');
    expect(completedRule({ type: 'own' })).toBe('create()');
    const add = (rule: unknown) => () => builtinRules.with(rule as OwnRuleType);
    expect(add({ type: 'own' })).toThrow('The rule "own" has no right create: a function');
    expect(add({ create: () => null })).toThrow('small letters');
    expect(add(null)).toThrow('{ type, create }');
  });
});
