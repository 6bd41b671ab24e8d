import { describe, expect, it } from 'vitest';
import { Board, Shape } from '../board/index.ts';
import { rows } from './rows.ts';
import { bind, checkRule, differ, errorsOf } from './testkit/index.ts';

const plain = (grid: readonly (readonly number[])[]) => grid.every(differ);

checkRule(rows, [
  { name: '2×2', shape: Shape.of(2), spec: { type: 'rows' }, plain },
  { name: '2×2 with digits to spare', shape: Shape.of(2, [0, 3]), spec: { type: 'rows' }, plain },
  { name: '3×3', shape: Shape.of(3), spec: { type: 'rows' }, plain },
  { name: '4×4 from 0', shape: Shape.of(4, [0, 3]), spec: { type: 'rows' }, plain },
  { name: '7×7', shape: Shape.of(7), spec: { type: 'rows' }, plain },
  { name: '25×25', shape: Shape.of(25), spec: { type: 'rows' }, plain },
]);

describe('rows', () => {
  it('makes units only when every digit fits in a row', () => {
    expect(bind(rows, { type: 'rows' }, Shape.of(9)).units?.()).toHaveLength(9);
    expect(bind(rows, { type: 'rows' }, Shape.of(4, [0, 4])).units?.()).toHaveLength(0);
  });

  it('says which row holds a digit twice', () => {
    const board = new Board(Shape.of(9));
    board.digits[20] = board.digits[25] = 7;
    expect(bind(rows, { type: 'rows' }, board.shape).conflicts?.(board)).toMatchObject([
      { cells: [20, 25], values: { digit: '7', number: 3 } },
    ]);
  });

  it('refuses a board with too few digits', () => {
    expect(errorsOf(rows, { type: 'rows' }, Shape.of(9, [1, 8]))).toMatchObject([
      { code: 'rows.too-few-digits' },
    ]);
  });
});
