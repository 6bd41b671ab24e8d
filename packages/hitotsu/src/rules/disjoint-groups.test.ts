import { describe, expect, it } from 'vitest';
import { Shape } from '../board/index.ts';
import { disjointGroups } from './disjoint-groups.ts';
import { at, checkRule, differ, errorsOf, type Rows } from './testkit/index.ts';

const plain = (height: number, width: number) => (rows: Rows) => {
  for (let r = 0; r < height; r++)
    for (let c = 0; c < width; c++) {
      const same = rows.flatMap((row, i) => (i % height === r ? row.filter((_, j) => j % width === c) : []));
      if (!differ(same)) return false;
    }
  return true;
};
const spec = { type: 'disjoint-groups' };
const map = { type: 'regions', map: 'aababbccc' };

checkRule(disjointGroups, [
  { name: '4×4', shape: Shape.of(4), spec, plain: plain(2, 2) },
  { name: '6×6 from 0', shape: Shape.of(6, [0, 5]), spec, plain: plain(2, 3) },
  { name: '9×9', shape: Shape.of(9), spec, plain: plain(3, 3) },
  { name: '12×12', shape: Shape.of(12), spec, plain: plain(3, 4) },
  {
    name: '3×3 with regions: places in reading order',
    shape: Shape.of(3),
    spec,
    others: [map],
    plain: (rows) =>
      [
        ['R1C1', 'R1C3', 'R3C1'],
        ['R1C2', 'R2C2', 'R3C2'],
        ['R2C1', 'R2C3', 'R3C3'],
      ].every((names) => differ(names.map((name) => at(rows, name)))),
  },
]);

describe('disjoint groups', () => {
  it('need boxes or regions', () => {
    expect(errorsOf(disjointGroups, spec, Shape.of(5))).toMatchObject([{ code: 'disjoint-groups.no-boxes' }]);
    expect(errorsOf(disjointGroups, spec, Shape.of(9, [1, 8]))).toMatchObject([
      { code: 'disjoint-groups.too-few-digits' },
    ]);
  });

  it('do not stumble over regions that are wrong (that is the regions rule to say)', () => {
    for (const wrong of ['', 'aaaaaaaab', 'abcdefghi'])
      expect(() =>
        errorsOf(disjointGroups, spec, Shape.of(3), [{ type: 'regions', map: wrong }]),
      ).not.toThrow();
    expect(() => errorsOf(disjointGroups, spec, Shape.of(3), [{ type: 'regions' }])).not.toThrow();
  });
});
