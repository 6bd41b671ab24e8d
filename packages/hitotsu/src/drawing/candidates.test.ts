import { expect, it } from 'vitest';
import { Board, EMPTY, Shape } from '../board/index.ts';
import { candidatePicture, type DrawablePuzzle } from './index.ts';

const shape = Shape.of(4);
const rule = {
  cells: [],
  isValid: () => true,
  candidates: () => shape.allDigits,
  draw: (scene: { add(drawn: { kind: 'region'; cells: readonly number[] }): void }) => {
    for (const cells of shape.boxes) scene.add({ kind: 'region', cells });
  },
};
const givens = new Board(shape, [1, ...new Array<number>(15).fill(EMPTY)]);
const puzzle: DrawablePuzzle = {
  shape,
  givens,
  rules: [{ rule, type: { words: { name: { en: 'x', ja: 'x' } } } }],
};

it('shows candidates at their places, single ones alone, open ones with a question mark', () => {
  const sets = [0b1, 0b1110, 0b1000, 0b0110, ...new Array<number>(12).fill(0b1111)];
  const open = [0, 0, 0, 0b1000, ...new Array<number>(12).fill(0)];
  expect(candidatePicture(puzzle, sets, open).split('\n').slice(0, 4)).toEqual([
    '┏━━━━━┯━━━━━┳━━━━━┯━━━━━┓',
    '┃  1  │   2 ┃  4  │   2 ┃',
    '┃     │ 3 4 ┃     │ 3 4?┃',
    '┠─────┼─────╂─────┼─────┨',
  ]);
});
