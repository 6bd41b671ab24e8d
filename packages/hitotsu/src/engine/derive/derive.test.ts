import { describe, expect, it } from 'vitest';
import { Random } from '../../base/index.ts';
import { cellsByRegion, parseRegionMap, Shape } from '../../board/index.ts';
import { ProblemBuilder, Search, SearchEvent } from '../index.ts';
import type { CompiledProblem } from '../problem.ts';
import { deriveSums } from './sums.ts';

/** A 7x7 layout of seven connected regions. */
const REGIONS = ['1111222', '1133222', '1333244', '5533444', '5566644', '5566777', '5667777'].join('');

function unitsOf(shape: Shape, regions: readonly (readonly number[])[] = shape.boxes): readonly number[][] {
  return [...shape.rows, ...shape.columns, ...regions].map((cells) => [...cells]);
}

/** A random full grid of the units. */
function fill(shape: Shape, units: readonly (readonly number[])[], random: Random): number[] {
  const builder = new ProblemBuilder(shape);
  for (const cells of units) builder.unit(cells);
  const search = Search.over(builder.build());
  search.begin(null, { random });
  expect(search.next(1e6)).toBe(SearchEvent.solution);
  const grid = [...search.grid];
  search.release();
  return grid;
}

/** Random disjoint connected groups of up to `largest` cells; some cells stay free. */
function groups(shape: Shape, largest: number, random: Random): number[][] {
  const free = new Set(Array.from({ length: shape.cellCount }, (_, cell) => cell));
  const list: number[][] = [];
  for (const cell of random.shuffle([...free])) {
    if (!free.has(cell) || random.below(12) === 0) continue;
    const group = [cell];
    free.delete(cell);
    const size = 1 + random.below(largest);
    for (let i = 0; i < group.length && group.length < size; i++)
      for (const next of shape.neighbours(group[i] as number))
        if (group.length < size && free.delete(next)) group.push(next);
    list.push(group);
  }
  return list;
}

const total = (grid: readonly number[], cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + (grid[cell] as number), 0);

function killer(shape: Shape, seed: string, largest: number): { problem: CompiledProblem; grid: number[] } {
  const random = new Random(seed);
  const units = unitsOf(shape);
  const grid = fill(shape, units, random);
  const builder = new ProblemBuilder(shape);
  for (const cells of units) builder.unit(cells);
  for (const cells of groups(shape, largest, random)) {
    const isDistinct = new Set(cells.map((cell) => grid[cell])).size === cells.length;
    if (isDistinct && random.below(4) > 0) builder.cage(cells, total(grid, cells));
    else builder.linear(cells, [], total(grid, cells));
  }
  return { problem: builder.build() as CompiledProblem, grid };
}

function solutionsOf(problem: CompiledProblem, limit: number): string[] {
  const search = Search.over(problem);
  search.begin(null);
  const found: string[] = [];
  while (found.length < limit && search.next(1e7) === SearchEvent.solution) found.push(search.grid.join());
  search.release();
  return found.sort();
}

describe('derived sums', () => {
  it.each([4, 6, 8, 9, 12])('hold in the solution they were derived around, size %i', (size) => {
    for (let i = 0; i < 25; i++) {
      const { problem, grid } = killer(Shape.of(size), `sums ${size} ${i}`, 6);
      const { cages, linears } = deriveSums(problem.parts, problem.layout.families);
      expect(cages.length + linears.length).toBeGreaterThan(0);
      for (const { cells, sum } of cages) {
        expect(total(grid, cells)).toBe(sum);
        expect(new Set(cells.map((cell) => grid[cell])).size).toBe(cells.length);
      }
      for (const { positive, negative, sum } of linears)
        expect(total(grid, positive) - total(grid, negative)).toBe(sum);
    }
  });

  it('change no solution set', () => {
    for (let i = 0; i < 40; i++) {
      const { problem } = killer(
        Shape.of(i % 2 === 0 ? 4 : 6, i % 3 === 0 ? [0, i % 2 === 0 ? 3 : 5] : undefined),
        `set ${i}`,
        4,
      );
      const plain = Object.assign(Object.create(problem) as CompiledProblem, { stages: 1 });
      const derived = Object.assign(Object.create(problem) as CompiledProblem, {
        guessesOf: (stage: number) => (stage === 0 ? 0 : 0x7fffffff),
      });
      const expected = solutionsOf(plain, 3000);
      if (expected.length < 3000) expect(solutionsOf(derived, 3000)).toEqual(expected);
    }
  });
});

describe('the law of leftovers', () => {
  it('is found from the units and holds', () => {
    const shape = Shape.of(7);
    const units = unitsOf(shape, cellsByRegion(parseRegionMap(REGIONS)));
    const builder = new ProblemBuilder(shape);
    for (const cells of units) builder.unit(cells);
    const { sameSets } = (builder.build() as CompiledProblem).parts;
    expect(sameSets.length).toBeGreaterThan(5);
    for (let i = 0; i < 20; i++) {
      const grid = fill(shape, units, new Random(`leftovers ${i}`));
      for (const { a, b } of sameSets)
        expect(a.map((cell) => grid[cell]).sort()).toEqual(b.map((cell) => grid[cell]).sort());
    }
  });

  it('says nothing about plain boxes', () => {
    for (const size of [4, 6, 9, 16]) {
      const shape = Shape.of(size);
      const builder = new ProblemBuilder(shape);
      for (const cells of unitsOf(shape)) builder.unit(cells);
      expect((builder.build() as CompiledProblem).parts.sameSets).toEqual([]);
    }
  });
});
