import { describe, expect, it } from 'vitest';
import { Random } from '../base/index.ts';
import { cellsByRegion, formatRegionMap, isConnected, parseRegionMap, Shape } from '../board/index.ts';
import { regions } from './regions.ts';
import { checkRule, differ, errorsOf, type Rows } from './testkit/index.ts';

const plain = (map: string) => (rows: Rows) => {
  const digits = rows.flat();
  return [...new Set(map)].every((name) => differ(digits.filter((_, i) => map[i] === name)));
};
const on = (name: string, shape: Shape, map: string) => ({
  name,
  shape,
  spec: { type: 'regions', map },
  plain: plain(map),
});

checkRule(regions, [
  on('2×2', Shape.of(2), 'aabb'),
  on('3×3', Shape.of(3), 'aababbccc'),
  on('4×4, not connected', Shape.of(4), '1222133213341444'),
  on('5×5 from 0', Shape.of(5, [0, 4]), '1112211222334553344534455'),
  on(
    '7×7',
    Shape.of(7),
    formatRegionMap(parseRegionMap('1111111222222233333334444444555555566666667777777')),
  ),
]);

describe('regions: what is refused', () => {
  const shape = Shape.of(4);
  const errors = (map: string, on = shape) => errorsOf(regions, { type: 'regions', map }, on);

  it('a map of the wrong length', () => {
    expect(errors('1122')).toMatchObject([
      { code: 'regions.length', path: 'map', values: { expected: 16, actual: 4 } },
    ]);
    expect(errors('')).toMatchObject([{ code: 'regions.length' }]);
    expect(errors('x'.repeat(20_000_000))).toMatchObject([{ values: { actual: 20_000_000 } }]);
  });

  it('regions of the wrong size, by name and size', () => {
    expect(errors('1122112233443345')).toMatchObject([
      { code: 'regions.size', path: 'map', values: { size: 4, name: '4', actual: 3 } },
      { code: 'regions.size', path: 'map', values: { size: 4, name: '5', actual: 1 } },
    ]);
    expect(errors('1111111111111111')).toMatchObject([
      { code: 'regions.size', values: { name: '1', actual: 16 } },
    ]);
  });

  it('fewer digits than a region has cells', () => {
    expect(errors('1122112233443344', Shape.of(4, [1, 3]))).toMatchObject([
      { code: 'regions.too-few-digits' },
    ]);
  });
});

describe('regions: random layouts', () => {
  const layout = (shape: Shape, seed: number, wish: object = {}) => {
    const options = regions.options?.parse(wish) ?? {};
    const spec = regions.frame?.(shape, options, new Random(seed));
    return (spec as { map: string }).map;
  };

  it.each([4, 5, 6, 7, 8, 9, 10, 12, 16])('of size %i: connected, of one size, by seed', (size) => {
    const shape = Shape.of(size);
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const map = layout(shape, seed);
      const parts = cellsByRegion(parseRegionMap(map));
      expect(parts).toHaveLength(size);
      for (const cells of parts) {
        expect(cells).toHaveLength(size);
        expect(isConnected(shape, cells)).toBe(true);
      }
      expect(errorsOf(regions, { type: 'regions', map }, shape)).toEqual([]);
      expect(layout(shape, seed)).toBe(map);
      seen.add(map);
    }
    expect(seen.size).toBeGreaterThan(size === 4 ? 6 : 11);
  });

  it('size 2 and 3 end too', () => {
    for (const size of [2, 3]) expect(layout(Shape.of(size), 1)).toHaveLength(size * size);
  });

  it('leave the boxes they start from: two neighbours are in one region about as often wherever they stand', () => {
    const shape = Shape.of(9);
    let inside = 0;
    let across = 0;
    for (let seed = 0; seed < 60; seed++) {
      const map = layout(shape, seed);
      // R5C4-R5C5 share the middle box at the start; R5C6-R5C7 do not.
      if (map[39] === map[40]) inside++;
      if (map[41] === map[42]) across++;
    }
    expect(across).toBeGreaterThan(15);
    expect(inside).toBeLessThan(50);
  });

  it('stay at the boxes when no exchange is wanted', () => {
    expect(layout(Shape.of(4), 1, { exchanges: 0 })).toBe('1122112233443344');
  });
});
