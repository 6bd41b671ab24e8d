import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../base/index.ts';
import { Search, SearchEvent } from './index.ts';
import { buildSmall, enumerateAll, type Meaning, meanings, type SmallShape } from './testkit/brute.ts';

const RELATIONS: readonly [string, (x: number, y: number) => boolean][] = [
  ['less', (x, y) => x < y],
  ['apart2', (x, y) => Math.abs(x - y) >= 2],
  ['not-consecutive', (x, y) => Math.abs(x - y) !== 1],
  ['equal', (x, y) => x === y],
  ['different', (x, y) => x !== y],
  ['double', (x, y) => x === 2 * y || y === 2 * x],
  ['always', () => true],
];

const shapes: fc.Arbitrary<SmallShape> = fc
  .record({
    cellCount: fc.integer({ min: 1, max: 8 }),
    digitCount: fc.integer({ min: 1, max: 5 }),
    minDigit: fc.integer({ min: 0, max: 3 }),
  })
  .filter(({ cellCount, digitCount }) => digitCount ** cellCount <= 20_000);

function meaningOn({ cellCount, digitCount, minDigit }: SmallShape): fc.Arbitrary<Meaning> {
  const cell = fc.integer({ min: 0, max: cellCount - 1 });
  const group = (min: number, max: number): fc.Arbitrary<number[]> =>
    fc.uniqueArray(cell, { minLength: Math.min(min, cellCount), maxLength: Math.min(max, cellCount) });
  const sum = fc.integer({ min: minDigit * 2 - 1, max: (minDigit + digitCount) * 4 });
  return fc.oneof(
    group(2, digitCount + 1).map(meanings.unit),
    group(2, 4).map(meanings.distinct),
    fc.tuple(group(1, 5), fc.option(sum)).map(([cells, s]) => meanings.cage(cells, s)),
    fc
      .tuple(
        fc.array(cell, { maxLength: 5 }),
        fc.array(cell, { maxLength: 3 }),
        fc.integer({ min: -4, max: 14 }),
      )
      .map(([p, n, s]) => meanings.linear(p, n, s)),
    group(1, 4).map(meanings.chain),
    fc
      .tuple(cell, cell, fc.constantFrom(...RELATIONS))
      .map(([a, b, [key, f]]) => meanings.relation(a, b, key, f)),
    fc
      .integer({ min: 1, max: Math.min(3, cellCount) })
      .chain((size) => fc.tuple(group(size, size), group(size, size)))
      .map(([a, b]) => meanings.sameSet(a, b)),
    fc
      .tuple(cell, fc.integer({ min: 1, max: 2 ** digitCount - 1 }))
      .map(([c, set]) => meanings.restrict(c, set, minDigit)),
  );
}

const problems = shapes.chain((shape) =>
  fc.record({ shape: fc.constant(shape), list: fc.array(meaningOn(shape), { maxLength: 7 }) }),
);

function solutionsOf(search: Search, slice: number): string[] {
  const found: string[] = [];
  for (;;) {
    const event = search.next(slice);
    if (event === SearchEvent.solution) found.push(search.grid.join());
    else if (event === SearchEvent.exhausted) return found;
  }
}

describe('the engine against plain enumeration', () => {
  it('finds every solution once, whatever the constraints', () => {
    fc.assert(
      fc.property(problems, ({ shape, list }) => {
        const expected = enumerateAll(shape, list);
        const problem = buildSmall(shape, list);
        if (problem.impossible) expect(expected).toEqual([]);
        const search = Search.over(problem);
        search.begin(null);
        const found = solutionsOf(search, 1e9);
        search.begin(null, { random: new Random('brute') });
        const drawn = solutionsOf(search, 3);
        search.release();
        expect(found.sort()).toEqual(expected);
        expect(drawn.sort()).toEqual(expected);
      }),
      { seed: 20, numRuns: 1500 },
    );
  });

  it('keeps every solution within start domains, and propagation alone loses none', () => {
    fc.assert(
      fc.property(problems, fc.infiniteStream(fc.nat()), ({ shape, list }, numbers) => {
        const all = 2 ** shape.digitCount - 1;
        const domains = Int32Array.from(
          { length: shape.cellCount },
          () => ((numbers.next().value as number) % (all + 3)) & all || all,
        );
        const expected = enumerateAll(shape, list).filter((text) =>
          text
            .split(',')
            .every((digit, cell) => ((domains[cell] as number) >>> (Number(digit) - shape.minDigit)) & 1),
        );
        const problem = buildSmall(shape, list);
        const search = Search.over(problem);
        const fixed = domains.slice();
        const possible = search.propagate(fixed);
        if (!possible) expect(expected).toEqual([]);
        for (const text of expected)
          text.split(',').forEach((digit, cell) => {
            expect(((fixed[cell] as number) >>> (Number(digit) - shape.minDigit)) & 1).toBe(1);
          });
        search.begin(domains);
        expect(solutionsOf(search, 1e9).sort()).toEqual(expected);
        search.release();
      }),
      { seed: 21, numRuns: 800 },
    );
  });
});
