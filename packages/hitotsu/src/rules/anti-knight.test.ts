import { expect, it } from 'vitest';
import { Board, Shape } from '../board/index.ts';
import { antiKnight } from './anti-knight.ts';
import { bind, checkRule, everyPair, type Rows } from './testkit/index.ts';

const steps = [-2, -1, 1, 2].flatMap((rows) =>
  [-2, -1, 1, 2]
    .filter((columns) => Math.abs(rows * columns) === 2)
    .map((columns) => [rows, columns] as const),
);
const plain = (rows: Rows) => steps.every((step) => everyPair(rows, step, (x, y) => x !== y));
const spec = { type: 'anti-knight' };

checkRule(antiKnight, [
  { name: '2×2, where no knight moves', shape: Shape.of(2), spec, plain },
  { name: '3×3', shape: Shape.of(3), spec, plain },
  { name: '4×4 from 0', shape: Shape.of(4, [0, 3]), spec, plain },
  { name: '7×7', shape: Shape.of(7), spec, plain },
  { name: '9×9', shape: Shape.of(9), spec, plain },
]);

it('anti-knight names the two cells', () => {
  const board = new Board(Shape.of(9));
  board.digits[0] = board.digits[11] = 4;
  expect(bind(antiKnight, spec, board.shape).conflicts?.(board)).toMatchObject([
    { cells: [0, 11], values: { a: 'R1C1', b: 'R2C3' } },
  ]);
});
