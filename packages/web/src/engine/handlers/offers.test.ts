import { builtinRules } from 'hitotsu/rules';
import { describe, expect, it } from 'vitest';
import { offers } from './offers.ts';

const everyRule = () =>
  Object.fromEntries(builtinRules.types.map(({ type, usual }) => [type, usual ?? type]));

const on = (rules: string[], size = 9) => offers.offers({ rules, more: everyRule(), size });
const keys = async (...rules: string[]) => (await on(rules)).techniques.map(({ key }) => key);

describe('what a new puzzle can be offered', () => {
  it('blocks nothing on the ordinary board', async () => {
    const { trouble, blocked } = await on(['classic']);
    expect(trouble).toEqual([]);
    expect(blocked).toEqual({});
  });

  it('says why a rule cannot be had: no boxes of this size', async () => {
    const { trouble, blocked } = await on(['jigsaw'], 7);
    expect(trouble).toEqual([]);
    expect(blocked.windoku?.words?.en).toBe('Needs boxes. This size has none.');
    expect(blocked.thermometer).toBeUndefined();
    // Groups of the regions that are there, not of boxes.
    expect(blocked['disjoint-groups']).toBeUndefined();
  });

  it('says what is wrong with what is ticked, and blames no other rule for it', async () => {
    const { trouble, blocked, techniques } = await on(['classic'], 7);
    expect(trouble[0]?.code).toBe('classic.no-boxes');
    expect(techniques).toEqual([]);
    expect(blocked.thermometer).toBeUndefined();
  });

  it('lists only techniques that the rules can give rise to, easiest first', async () => {
    const plain = await keys('classic');
    expect(plain.slice(0, 2)).toEqual(['full-house', 'hidden-single']);
    expect(plain).toContain('x-wing');
    expect(plain).not.toContain('innies-outies');
    expect(plain).not.toContain('chain-bounds');
    expect(new Set(plain).size).toBe(plain.length);
    expect(await keys('cage')).toContain('innies-outies');
    expect(await keys('thermometer', 'diagonals')).toContain('chain-bounds');
  });

  it('grades the techniques', async () => {
    const { techniques } = await on(['classic']);
    const grade = (key: string) => techniques.find((each) => each.key === key)?.grade;
    expect(grade('hidden-single')).toBe('easy');
    expect(grade('x-wing')).toBe('medium');
    expect(grade('xy-wing')).toBe('hard');
  });
});
