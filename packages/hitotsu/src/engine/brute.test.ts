import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../base/index.ts';
import { Search, SearchEvent } from './index.ts';
import { buildSmall, enumerateAll } from './testkit/brute.ts';
import { smallProblems } from './testkit/problems.ts';

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
      fc.property(smallProblems, ({ shape, list }) => {
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
      fc.property(smallProblems, fc.infiniteStream(fc.nat()), ({ shape, list }, numbers) => {
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
