import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { builtinRules } from './index.ts';
import { RuleRegistry } from './registry.ts';
import type { RuleType } from './rule.ts';

const own: RuleType = {
  type: 'own',
  words: { name: { en: 'Own', ja: '自作' }, text: { en: 'Own.', ja: '自作。' } },
  schema: z.object({ type: z.literal('own') }),
  create: () => null,
};

describe('registry', () => {
  it('knows the rules of the design by type and by alias', () => {
    const types =
      'classic rows columns boxes regions diagonal cage thermometer sum extra-region windoku anti-knight anti-king non-consecutive disjoint-groups odd even';
    expect(builtinRules.types.map(({ type }) => type)).toEqual(types.split(' '));
    expect(builtinRules.expand('cage')).toEqual([{ type: 'cage' }]);
    expect(builtinRules.expand('killer')).toEqual([{ type: 'cage' }]);
    expect(builtinRules.expand('jigsaw')).toEqual([{ type: 'regions' }]);
    expect(builtinRules.expand('thermo')).toEqual([{ type: 'thermometer' }]);
    for (const name of ['x', 'diagonals', '対角線'])
      expect(builtinRules.expand(name)).toEqual([
        { type: 'diagonal', which: 'main' },
        { type: 'diagonal', which: 'anti' },
      ]);
    expect(builtinRules.get('killer')).toBeUndefined();
  });

  it('names only what it can expand, to specs whose types it has', () => {
    for (const name of builtinRules.names())
      for (const spec of builtinRules.expand(name) ?? []) expect(builtinRules.get(spec.type)).toBeDefined();
  });

  it('is not fooled by names that every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString', '']) {
      expect(builtinRules.get(name)).toBeUndefined();
      expect(builtinRules.expand(name)).toBeUndefined();
    }
  });

  it('takes a user rule in, and no second rule of a name', () => {
    const more = builtinRules.with(own);
    expect(more.get('own')).toBe(own);
    expect(builtinRules.get('own')).toBeUndefined();
    expect(() => more.with(own)).toThrow('own');
    expect(() => new RuleRegistry([{ ...own, aliases: { own: [] } }])).toThrow('own');
    expect(() => builtinRules.with({ ...own, type: 'killer' })).toThrow('killer');
  });

  it('puts before rules that were only named what goes without saying', () => {
    const named = (...names: string[]) =>
      builtinRules.withBase(names.flatMap((name) => builtinRules.expand(name) ?? [])).map(({ type }) => type);
    expect(named()).toEqual(['classic']);
    expect(named('thermo')).toEqual(['classic', 'thermometer']);
    expect(named('classic', 'windoku')).toEqual(['classic', 'windoku']);
    expect(named('jigsaw', 'killer')).toEqual(['rows', 'columns', 'regions', 'cage']);
    expect(named('rows', 'jigsaw')).toEqual(['columns', 'rows', 'regions']);
    expect(named('rows', 'columns')).toEqual(['rows', 'columns']);
  });

  it('has no rule without an option schema for what it lays or frames', () => {
    for (const type of builtinRules.types)
      if (type.lay || type.frame) expect(type.options?.safeParse({}).success, type.type).toBe(true);
  });
});
