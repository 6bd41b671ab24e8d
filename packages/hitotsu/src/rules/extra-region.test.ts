import { describe, expect, it } from 'vitest';
import { isConnected, Shape } from '../board/index.ts';
import { classic } from './classic.ts';
import { extraRegion } from './extra-region.ts';
import { at, bind, checkRule, differ, errorsOf, fullBoard, layChecked } from './testkit/index.ts';

const on = (name: string, shape: Shape, cells: string[]) => ({
  name,
  shape,
  spec: { type: 'extra-region', cells },
  plain: (rows: readonly (readonly number[])[]) => differ(cells.map((cell) => at(rows, cell))),
});
const four = ['R1C1', 'R2C2', 'R2C3', 'R3C3'];

checkRule(extraRegion, [
  on('2×2', Shape.of(2), ['R1C1', 'R2C2']),
  on('3×3, smaller than the digits', Shape.of(3, [0, 2]), ['R1C1', 'R2C2']),
  on('4×4, a unit', Shape.of(4), four),
  on('6×6', Shape.of(6), four),
  on('9×9, a unit', Shape.of(9), [...four, 'R4C4', 'R5C5', 'R6C6', 'R7C7', 'R9C9']),
]);

describe('extra region', () => {
  it('is a unit if it has a cell for every digit', () => {
    expect(bind(extraRegion, { type: 'extra-region', cells: four }, Shape.of(4)).units?.()).toHaveLength(1);
    expect(bind(extraRegion, { type: 'extra-region', cells: four }, Shape.of(9)).units?.()).toHaveLength(0);
  });

  it('refuses more cells than digits', () => {
    const errors = errorsOf(extraRegion, { type: 'extra-region', cells: four }, Shape.of(3, [1, 3]));
    expect(errors).toMatchObject([{ code: 'extra-region.too-many-cells', values: { count: 4, max: 3 } }]);
  });

  it('lays connected regions with every digit that are no row, column or box', () => {
    for (const size of [4, 6, 9]) {
      const solution = fullBoard([classic], [{ type: 'classic' }], Shape.of(size), size);
      const { shape } = solution;
      let found = 0;
      for (let seed = 0; seed < 10; seed++)
        for (const spec of layChecked(extraRegion, solution, {}, seed)) {
          found++;
          const cells = (spec.cells as string[]).map((name) => shape.cellNamed(name));
          expect(cells).toHaveLength(size);
          expect(isConnected(shape, cells)).toBe(true);
          for (const unit of [...shape.rows, ...shape.columns, ...shape.boxes])
            expect(cells.every((cell) => unit.includes(cell))).toBe(false);
        }
      expect(found).toBeGreaterThan(size === 4 ? 3 : 15);
    }
  });
});
