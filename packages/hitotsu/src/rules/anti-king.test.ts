import { expect, it } from 'vitest';
import { Board, Shape } from '../board/index.ts';
import { antiKing } from './anti-king.ts';
import { bind, checkRule, everyPair, type Rows } from './testkit/index.ts';

const plain = (rows: Rows) =>
  [-1, 0, 1].every((r) =>
    [-1, 0, 1].every((c) => (r === 0 && c === 0) || everyPair(rows, [r, c], (x, y) => x !== y)),
  );
const spec = { type: 'anti-king' };

checkRule(antiKing, [
  { name: '2×2, four digits', shape: Shape.of(2, [0, 3]), spec, plain },
  { name: '2×2, too few digits', shape: Shape.of(2), spec, plain, impossible: true },
  { name: '4×4', shape: Shape.of(4), spec, plain },
  { name: '5×5 from 0', shape: Shape.of(5, [0, 4]), spec, plain },
  { name: '9×9', shape: Shape.of(9), spec, plain },
]);

it('anti-king names the two cells', () => {
  const board = new Board(Shape.of(9));
  board.digits[4] = board.digits[12] = 4;
  expect(bind(antiKing, spec, board.shape).conflicts?.(board)).toMatchObject([
    { cells: [4, 12], values: { a: 'R1C5', b: 'R2C4' } },
  ]);
});
