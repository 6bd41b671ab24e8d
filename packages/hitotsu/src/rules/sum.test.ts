import { describe, expect, it } from 'vitest';
import { Board, isConnected, Shape } from '../board/index.ts';
import { classic } from './classic.ts';
import { sum } from './sum.ts';
import { at, bind, checkRule, errorsOf, fullBoard, layChecked, total } from './testkit/index.ts';

const on = (name: string, shape: Shape, cells: string[], wanted: number) => ({
  name,
  shape,
  spec: { type: 'sum', cells, sum: wanted },
  plain: (rows: readonly (readonly number[])[]) => total(cells.map((cell) => at(rows, cell))) === wanted,
});
const three = ['R1C1', 'R1C2', 'R2C2'];

checkRule(sum, [
  on('2×2, one cell', Shape.of(2), ['R2C1'], 2),
  on('2×2, all cells', Shape.of(2), ['R1C1', 'R1C2', 'R2C1', 'R2C2'], 6),
  on('3×3', Shape.of(3), three, 7),
  on('3×3, from 0', Shape.of(3, [0, 2]), three, 0),
  on('9×9', Shape.of(9), [...three, 'R9C9'], 31),
  on('9×9, the most there can be', Shape.of(9), three, 27),
  on('9×9, more cells than digits', Shape.of(3), ['R1C1', 'R1C2', 'R1C3', 'R2C1', 'R2C2', 'R2C3'], 13),
  on('16×16', Shape.of(16), three, 40),
  { ...on('out of reach', Shape.of(9), three, 28), impossible: true },
]);

describe('sum', () => {
  it('says what the cells add up to, or that the sum is out of reach', () => {
    const board = new Board(Shape.of(9));
    const rule = bind(sum, { type: 'sum', cells: three, sum: 27 }, board.shape);
    board.digits[0] = 8;
    expect(rule.conflicts?.(board)).toMatchObject([{ cells: [0, 1, 10], values: { sum: 27 } }]);
    board.digits[1] = board.digits[10] = 9;
    expect(rule.conflicts?.(board)).toMatchObject([{ values: { sum: 27, actual: 26 } }]);
  });

  it('refuses cells off the board and cells listed twice', () => {
    const errors = (cells: string[]) => errorsOf(sum, { type: 'sum', cells, sum: 5 }, Shape.of(4));
    expect(errors(['R1C1', 'R1C1'])).toMatchObject([{ code: 'sum.cell-twice', path: 'cells[1]' }]);
    expect(errors(['C1R1'])).toMatchObject([{ code: 'sum.cell-name', path: 'cells[0]' }]);
    expect(errors([])).toMatchObject([{ code: 'sum.no-cells' }]);
  });

  it('lays connected groups that keep off each other', () => {
    const solution = fullBoard([classic], [{ type: 'classic' }], Shape.of(9), 1);
    for (let seed = 0; seed < 10; seed++) {
      const laid = layChecked(sum, solution, { count: 6, smallest: 3, largest: 5 }, seed);
      expect(laid).toHaveLength(6);
      const names = laid.map((spec) => spec.cells as string[]);
      expect(new Set(names.flat()).size).toBe(names.flat().length);
      for (const cells of names) {
        expect(cells.length).toBeGreaterThanOrEqual(3);
        expect(cells.length).toBeLessThanOrEqual(5);
        expect(
          isConnected(
            solution.shape,
            cells.map((cell) => solution.shape.cellNamed(cell)),
          ),
        ).toBe(true);
      }
    }
    expect(layChecked(sum, solution, { count: 500 }, 1).length).toBeLessThan(41);
  });
});
