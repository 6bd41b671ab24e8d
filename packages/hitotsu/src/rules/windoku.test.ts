import { expect, it } from 'vitest';
import { Shape } from '../board/index.ts';
import { block, checkRule, differ, errorsOf, type Rows } from './testkit/index.ts';
import { windoku, windowsOf } from './windoku.ts';

/** Windows by their corners, counted off a picture of the board. */
const plain = (height: number, width: number, tops: number[], lefts: number[]) => (rows: Rows) =>
  tops.every((top) => lefts.every((left) => differ(block(rows, top - 1, left - 1, height, width))));
const spec = { type: 'windoku' };

checkRule(windoku, [
  { name: '4×4', shape: Shape.of(4), spec, plain: plain(2, 2, [2], [2]) },
  { name: '6×6 from 0', shape: Shape.of(6, [0, 5]), spec, plain: plain(2, 3, [2], [2]) },
  { name: '8×8', shape: Shape.of(8), spec, plain: plain(2, 4, [2, 5], [2]) },
  { name: '9×9', shape: Shape.of(9), spec, plain: plain(3, 3, [2, 6], [2, 6]) },
  { name: '12×12', shape: Shape.of(12), spec, plain: plain(3, 4, [2, 6], [2, 7]) },
  { name: '16×16', shape: Shape.of(16), spec, plain: plain(4, 4, [2, 7, 12], [2, 7, 12]) },
]);

it('windoku has as many windows as fit', () => {
  expect([4, 6, 8, 9, 10, 12, 16, 25].map((size) => windowsOf(Shape.of(size)).length)).toEqual([
    1, 1, 2, 4, 3, 4, 9, 16,
  ]);
  expect(errorsOf(windoku, spec, Shape.of(7))).toMatchObject([{ code: 'windoku.no-boxes' }]);
});
