import { exampleKeys } from 'hitotsu/messages/lore/examples';
import { practiceSeeds } from 'hitotsu/messages/lore/practice';
import { techniqueKeys } from 'hitotsu/messages/techniques';
import { describe, expect, it } from 'vitest';
import { learning } from './learning.ts';

const context = { signal: new AbortController().signal, progress: () => {} };

describe('learning', () => {
  it('has an example in four stages with the difficulty, as plain data', async () => {
    const answer = await learning.technique({ key: 'xy-wing' });
    expect(answer).toMatchObject({ rating: 4.2, grade: 3 });
    expect(structuredClone(answer)).toEqual(answer);
    expect(answer.example?.step.technique).toBe('xy-wing');
    expect(answer.example?.step.stages).toHaveLength(4);
  });

  it('says honestly that there is no example, or no difficulty', async () => {
    const without = techniqueKeys.filter((key) => !exampleKeys.includes(key));
    for (const key of without.slice(0, 2)) expect((await learning.technique({ key })).example).toBeNull();
    expect((await learning.technique({ key: 'last-digit' })).rating).toBeNull();
  });

  it('makes the same practice puzzle each time, and its hardest step is the technique', async () => {
    expect(practiceSeeds('hidden-pair').length).toBeGreaterThan(0);
    const ask = { key: 'hidden-pair', number: 0, seed: 1 };
    const made = await learning.practice(ask, context);
    expect(made).toMatchObject({ hardest: 'hidden-pair', reached: true });
    expect((await learning.practice({ ...ask, seed: 2 }, context)).document).toEqual(made.document);
  });
});
