import { expect, it } from 'vitest';
import { Trail } from './trail.ts';

function through(...points: [x: number, y: number][]): number[] {
  const trail = new Trail(9);
  const [[x, y], ...rest] = points as [[number, number], ...[number, number][]];
  trail.begin(Math.floor(y) * 9 + Math.floor(x), x, y);
  for (const point of rest) trail.moveTo(...point);
  return [...trail.cells];
}

it('goes along a diagonal without the cells beside it', () => {
  expect(through([0.5, 0.5], [3.5, 3.5])).toEqual([0, 10, 20, 30]);
  expect(through([0.62, 0.4], [2.6, 2.4])).toEqual([0, 10, 20]);
});

it('misses no cell, however far the pointer jumps', () => {
  expect(through([0.5, 0.5], [8.5, 0.5])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('takes a cell near its middle only, and each once', () => {
  expect(through([0.5, 0.5], [0.97, 0.97])).toEqual([0]);
  expect(through([0.5, 0.5], [1.05, 0.5])).toEqual([0]);
  expect(through([0.5, 0.5], [1.13, 0.5])).toEqual([0, 1]);
  expect(through([0.5, 0.5], [2.5, 0.5], [0.5, 0.5])).toEqual([0, 1, 2]);
});

it('stays on the board', () => {
  expect(through([7.5, 0.5], [12, 0.5])).toEqual([7, 8]);
  expect(through([0.5, 0.5], [-3, -3])).toEqual([0]);
});
