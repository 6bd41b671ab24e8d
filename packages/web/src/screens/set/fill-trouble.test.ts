import { afterEach, expect, it } from 'vitest';
import { language } from '../../words/words.ts';
import { fillTrouble } from './fill-trouble.ts';

afterEach(() => {
  language.value = 'en';
});

it('a search that ran out of its budget is not called a puzzle without solution', async () => {
  const values = { nodes: 500_000 };
  expect(await fillTrouble({ code: 'no-grid', values })).toBe('No solution');
  expect(await fillTrouble({ code: 'no-grid-in-budget', values })).toContain('within the budget');
  language.value = 'ja';
  expect(await fillTrouble({ code: 'no-grid', values })).toBe('解なし');
  expect(await fillTrouble({ code: 'no-grid-in-budget', values })).toContain('予算');
});
