import { expect, it } from 'vitest';
import type { Placement } from '../../../game/solve-times.ts';
import type { ListedStep } from '../../../hints/told.ts';
import { curveOf, hardnessOf } from './curve.ts';

const step = (technique: string, rating: number, ...placements: number[]): ListedStep => ({
  technique,
  name: { en: technique, ja: technique },
  rating,
  grade: 1,
  result: { en: [], ja: [] },
  placements,
});
const placed = (cell: number, time: number): Placement => ({ cell, digit: 1, time, isHelp: false });

// Candidates: cell * 9 + digit index.
const steps = [
  step('single', 1.2, 0),
  step('pair', 3),
  step('wing', 4.2),
  step('single', 1.5, 9 * 5 + 3),
  step('single', 1, 9 * 7),
];

it('a cell is as hard as the hardest step since the placement before it', () => {
  const hardness = hardnessOf(steps, 9);
  expect([0, 5, 7].map((cell) => hardness.get(cell)?.rating)).toEqual([1.2, 4.2, 1]);
  expect(hardness.get(5)?.technique).toBe('wing');
});

it('is told in the order of the player', () => {
  const points = curveOf([placed(7, 100), placed(5, 9000), placed(0, 50)], steps, 9);
  expect(points?.map(({ cell, rating, time }) => [cell, rating, time])).toEqual([
    [7, 1, 100],
    [5, 4.2, 9000],
    [0, 1.2, 50],
  ]);
});

it('is nothing where steps do not reach a cell', () => {
  expect(curveOf([placed(7, 100), placed(8, 1)], steps, 9)).toBeNull();
});
