import { expect, it } from 'vitest';
import { Board, Shape } from '../board/index.ts';
import { nonConsecutive } from './non-consecutive.ts';
import { bind, checkRule, everyPair, type Rows } from './testkit/index.ts';

const apart = (x: number, y: number) => x - y !== 1 && y - x !== 1;
const plain = (rows: Rows) => everyPair(rows, [0, 1], apart) && everyPair(rows, [1, 0], apart);
const spec = { type: 'non-consecutive' };

checkRule(nonConsecutive, [
  { name: '2×2: only equal digits', shape: Shape.of(2), spec, plain },
  { name: '3×3', shape: Shape.of(3), spec, plain },
  { name: '4×4 from 0', shape: Shape.of(4, [0, 3]), spec, plain },
  { name: '9×9', shape: Shape.of(9), spec, plain },
]);

it('non-consecutive names the digits', () => {
  const board = new Board(Shape.of(12));
  board.digits[0] = 9;
  board.digits[12] = 10;
  expect(bind(nonConsecutive, spec, board.shape).conflicts?.(board)).toMatchObject([
    { cells: [0, 12], values: { a: '9', b: 'A' } },
  ]);
});
