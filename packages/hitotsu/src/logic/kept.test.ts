import { expect, it } from 'vitest';
import { type Puzzle, parsePuzzle } from '../puzzle/index.ts';
import { builtinRules } from '../rules/index.ts';
import { Kept } from './kept.ts';
import { logicOf } from './path.ts';

const read = (givens: string, more: object = {}): Puzzle => {
  const made = parsePuzzle({ hitotsu: 1, size: 4, givens, ...more }, { registry: builtinRules });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.value;
};
const GIVENS = '21...3.2..43....';

it('knows a puzzle that is read anew by what it says, whatever its title', () => {
  const kept = new Kept<string>(['size', 'digits', 'givens', 'candidates', 'rules'], 4, (puzzle) => puzzle);
  kept.set(read(GIVENS), 'answer');
  expect(kept.get(read(GIVENS, { title: 'other' }))).toBe('answer');
  expect(kept.get(read(`${GIVENS.slice(0, -1)}1`))).toBeUndefined();
  expect(kept.get(read(GIVENS, { candidates: { R1C3: [3, 4] } }))).toBeUndefined();
  expect(kept.get(read(GIVENS, { rules: ['classic', 'diagonals'] }))).toBeUndefined();
});

it('keeps the last few: the one used least recently goes', () => {
  const kept = new Kept<number>(['size', 'givens'], 2, (puzzle) => puzzle);
  const grids = [GIVENS, '1...............', '2...............'];
  kept.set(read(grids[0] as string), 0);
  kept.set(read(grids[1] as string), 1);
  kept.get(read(grids[0] as string));
  kept.set(read(grids[2] as string), 2);
  expect(grids.map((each) => kept.get(read(each)))).toEqual([0, undefined, 2]);
});

it('shares the layout between documents with the same rules, and only these', () => {
  const { layout } = logicOf(read(GIVENS));
  expect(logicOf(read('................')).layout).toBe(layout);
  expect(logicOf(read(GIVENS, { digits: [0, 3], givens: '.'.repeat(16) })).layout).not.toBe(layout);
  expect(logicOf(read(GIVENS, { rules: ['classic', 'anti-king'] })).layout).not.toBe(layout);
});
