import { describe, expect, it } from 'vitest';
import { Random } from '../../base/index.ts';
import { cellsByRegion, parseRegionMap, Shape } from '../../board/index.ts';
import { type Problem, ProblemBuilder, Search } from '../index.ts';
import type { CompiledProblem } from '../problem.ts';
import { deriveSums } from './sums.ts';

const SEVEN = cellsByRegion(parseRegionMap('1111222113322213332445533444556664455667775667777'));

/** Boards with units that cross in many ways: boxes, long boxes, irregular regions, with windows, with diagonals. */
const BOARDS: readonly [string, Shape, readonly (readonly number[])[]][] = [
  ['boxes', Shape.of(9), Shape.of(9).boxes],
  ['long boxes', Shape.of(6), Shape.of(6).boxes],
  ['regions', Shape.of(7), SEVEN],
  ['boxes and windows', Shape.of(9), [...Shape.of(9).boxes, ...windows()]],
  ['boxes and a diagonal', Shape.of(9), [...Shape.of(9).boxes, Array.from({ length: 9 }, (_, i) => i * 10)]],
];

function windows(): number[][] {
  return [10, 14, 46, 50].map((corner) =>
    Array.from({ length: 9 }, (_, i) => corner + Math.floor(i / 3) * 9 + (i % 3)),
  );
}

function problemOf(units: readonly (readonly number[])[], shape: Shape): Problem {
  const builder = new ProblemBuilder(shape);
  for (const cells of units) builder.unit(cells);
  return builder.build();
}

describe('crossings', () => {
  it.each(BOARDS)('clear the rest of the other unit, %s', (_, shape, others) => {
    const units = [...shape.rows, ...shape.columns, ...others];
    const search = Search.over(problemOf(units, shape));
    let pairs = 0;
    for (const one of units)
      for (const two of units) {
        const shared = one.filter((cell) => two.includes(cell));
        if (one === two || shared.length < 2 || shared.length === one.length) continue;
        pairs++;
        const domains = new Int32Array(shape.cellCount).fill(shape.allDigits);
        for (const cell of one) if (!shared.includes(cell)) domains[cell] = shape.allDigits & ~2;
        expect(search.propagate(domains)).toBe(true);
        for (const cell of two)
          expect((domains[cell] as number) & 2, `cell ${cell}`).toBe(shared.includes(cell) ? 2 : 0);
      }
    expect(pairs).toBeGreaterThan(20);
    search.release();
  });

  it('find every confined digit, however the candidates lie', () => {
    const random = new Random('crossings');
    for (const [, shape, others] of BOARDS) {
      const units = [...shape.rows, ...shape.columns, ...others];
      const search = Search.over(problemOf(units, shape));
      for (let round = 0; round < 60; round++) {
        const domains = Int32Array.from({ length: shape.cellCount }, () => {
          let set = 0;
          for (let digit = 0; digit < shape.digitCount; digit++) if (random.below(10) > 2) set |= 1 << digit;
          return set === 0 ? shape.allDigits : set;
        });
        if (!search.propagate(domains)) continue;
        const union = (cells: readonly number[]): number =>
          cells.reduce((all, cell) => all | (domains[cell] as number), 0);
        for (const one of units)
          for (const two of units) {
            const shared = one.filter((cell) => two.includes(cell));
            if (one === two || shared.length < 2) continue;
            const only = union(shared) & ~union(one.filter((cell) => !shared.includes(cell)));
            expect(only & union(two.filter((cell) => !shared.includes(cell)))).toBe(0);
          }
      }
      search.release();
    }
  });
});

describe('what sums leave of a unit', () => {
  it('is a cage, whatever its length', () => {
    const shape = Shape.of(9);
    const builder = new ProblemBuilder(shape);
    for (const cells of [...shape.rows, ...shape.columns, ...shape.boxes]) builder.unit(cells);
    builder.cage([0, 1], 9);
    const problem = builder.build() as CompiledProblem;
    const { cages } = deriveSums(problem.parts, problem.layout.families);
    expect(cages).toContainEqual({ cells: [2, 3, 4, 5, 6, 7, 8], sum: 36 });
    expect(cages).toContainEqual({ cells: [2, 9, 10, 11, 18, 19, 20], sum: 36 });
  });
});
