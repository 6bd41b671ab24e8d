import { expect, it } from 'vitest';
import { Shape } from '../board/index.ts';
import { boxes } from './boxes.ts';
import { block, checkRule, differ, errorsOf, type Rows } from './testkit/index.ts';

/** Boxes of a size, by stepping over the board. */
const plain = (height: number, width: number) => (rows: Rows) => {
  for (let top = 0; top < rows.length; top += height)
    for (let left = 0; left < rows.length; left += width)
      if (!differ(block(rows, top, left, height, width))) return false;
  return true;
};

checkRule(boxes, [
  { name: '4×4', shape: Shape.of(4), spec: { type: 'boxes' }, plain: plain(2, 2) },
  { name: '6×6 from 0', shape: Shape.of(6, [0, 5]), spec: { type: 'boxes' }, plain: plain(2, 3) },
  { name: '8×8', shape: Shape.of(8), spec: { type: 'boxes' }, plain: plain(2, 4) },
  { name: '9×9', shape: Shape.of(9), spec: { type: 'boxes' }, plain: plain(3, 3) },
  { name: '10×10', shape: Shape.of(10), spec: { type: 'boxes' }, plain: plain(2, 5) },
  { name: '12×12', shape: Shape.of(12), spec: { type: 'boxes' }, plain: plain(3, 4) },
]);

it('boxes refuse sizes that have none', () => {
  expect(errorsOf(boxes, { type: 'boxes' }, Shape.of(7))).toMatchObject([
    { code: 'boxes.no-boxes', values: { size: 7 } },
  ]);
});
