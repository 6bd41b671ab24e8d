import { describe, expect, it } from 'vitest';
import { template } from './_template.ts';
import { builtinRules, optionFields, optionNames } from './index.ts';
import type { AnyRuleType } from './rule.ts';

const of = (name: string) => optionFields(builtinRules.get(name) as AnyRuleType);

describe('options as a form asks for them', () => {
  it('are read from the schema, with bounds and what is usual', () => {
    expect(of('cage')).toMatchObject([
      { kind: 'number', name: 'largest', min: 1, max: 31, usual: 4 },
      { kind: 'number', name: 'smallest', min: 1, max: 31, usual: 2 },
    ]);
    expect(of('thermometer')).toMatchObject([
      { name: 'count', usual: undefined },
      { name: 'longest', usual: 6 },
      { kind: 'switch', name: 'diagonal', usual: true },
      { kind: 'switch', name: 'overlap', usual: false },
    ]);
  });

  it('are all there that have a name', () => {
    for (const type of builtinRules.types)
      expect(optionFields(type).map(({ name }) => name)).toEqual(Object.keys(type.words.options ?? {}));
  });

  it('are none for a rule that names none', () => {
    expect(of('classic')).toEqual([]);
    expect(optionFields(template)).toEqual([]);
  });

  it('are taken by the schema at their bounds and usual values', () => {
    for (const type of builtinRules.types)
      for (const field of optionFields(type))
        if (field.usual !== undefined)
          expect(type.options?.safeParse({ [field.name]: field.usual }).success, field.name).toBe(true);
  });
});

describe('options as they are written', () => {
  it('are all there, each with words, those of forms first', () => {
    const thermometer = optionNames(builtinRules.get('thermometer') as AnyRuleType);
    expect(thermometer.map(({ name, usual }) => [name, usual])).toEqual([
      ['count', undefined],
      ['longest', '6'],
      ['diagonal', 'true'],
      ['overlap', 'false'],
      ['shortest', '3'],
    ]);
    expect(thermometer[2]?.choices).toEqual(['true', 'false']);
    expect(optionNames(builtinRules.get('diagonal') as AnyRuleType)[0]?.choices).toEqual(['main', 'anti']);
    for (const type of builtinRules.types)
      for (const { name, words } of optionNames(type)) expect(words, `${type.type} ${name}`).toBeDefined();
  });
});
