import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Random } from '../base/index.ts';
import { Shape } from '../board/index.ts';
import { generateNow } from '../generator/index.ts';
import { builtinRules } from '../rules/index.ts';
import { solveNow } from '../solver/index.ts';
import { type KernelName, type Problem, ProblemBuilder, Search, SearchEvent, useKernel } from './index.ts';
import { buildSmall } from './testkit/brute.ts';
import { smallProblems } from './testkit/problems.ts';

afterEach(() => {
  useKernel('wasm');
});

interface Course {
  readonly solutions: string[];
  readonly nodes: number;
  readonly guesses: number;
}

/** The whole course of a search in slices; `turn` may change the twin between them. */
function courseOf(problem: Problem, slice: number, seed: string | null, turn: () => void): Course {
  const search = Search.over(problem);
  search.begin(null, seed === null ? {} : { random: new Random(seed) });
  const solutions: string[] = [];
  for (let i = 0; i < 4000; i++) {
    turn();
    const event = search.next(slice);
    if (event === SearchEvent.solution) solutions.push(search.grid.join());
    if (event === SearchEvent.exhausted) break;
  }
  const { nodes, guesses } = search;
  search.release();
  return { solutions, nodes, guesses };
}

const by = (name: KernelName) => () => {
  useKernel(name);
};

function alternating(): () => void {
  let turn = 0;
  return () => {
    useKernel(++turn % 2 === 0 ? 'wasm' : 'typescript');
  };
}

describe('the WebAssembly module', () => {
  it('is what the sources make', { timeout: 180_000 }, async () => {
    const path = new URL('../../../kernel/build-general.mjs', import.meta.url).href;
    const { buildGeneral, moduleOf } = (await import(path)) as {
      buildGeneral: () => Promise<{ bytes: Uint8Array }>;
      moduleOf: (bytes: Uint8Array) => string;
    };
    const { bytes } = await buildGeneral();
    expect(readFileSync(new URL('./general-wasm.ts', import.meta.url), 'utf8')).toBe(moduleOf(bytes));
  });

  it('is there, and can be left', () => {
    expect(useKernel('wasm')).toBe('wasm');
    expect(useKernel('typescript')).toBe('typescript');
  });
});

describe('the twins', () => {
  it('go the same way over any mix of constraints, also when they take turns', () => {
    fc.assert(
      fc.property(
        smallProblems,
        fc.integer({ min: 1, max: 9 }),
        fc.option(fc.string()),
        ({ shape, list }, slice, seed) => {
          const problem = (name: KernelName): Problem => {
            useKernel(name);
            return buildSmall(shape, list);
          };
          const expected = courseOf(problem('typescript'), slice, seed, by('typescript'));
          expect(courseOf(problem('wasm'), slice, seed, by('wasm'))).toEqual(expected);
          expect(courseOf(buildSmall(shape, list), slice, seed, alternating())).toEqual(expected);
        },
      ),
      { seed: 30, numRuns: 1000 },
    );
  });

  it('propagate alike', () => {
    fc.assert(
      fc.property(smallProblems, fc.infiniteStream(fc.nat()), ({ shape, list }, numbers) => {
        const all = 2 ** shape.digitCount - 1;
        const domains = Int32Array.from(
          { length: shape.cellCount },
          () => ((numbers.next().value as number) % (all + 3)) & all || all,
        );
        const [first, second] = (['typescript', 'wasm'] as const).map((name) => {
          useKernel(name);
          const search = Search.over(buildSmall(shape, list));
          const own = domains.slice();
          const possible = search.propagate(own);
          search.release();
          return { possible, own: possible ? [...own] : [] };
        });
        expect(first).toEqual(second);
      }),
      { seed: 31, numRuns: 600 },
    );
  });

  it('go the same way with sums, long cages and chains, on boards of many sizes', () => {
    for (const size of [4, 6, 8, 9, 10, 12, 16]) {
      const shape = Shape.of(size, size % 3 === 1 ? [0, size - 1] : undefined);
      const plain = new ProblemBuilder(shape);
      for (const cells of [...shape.rows, ...shape.columns, ...shape.boxes]) plain.unit(cells);
      const filler = Search.over(plain.build());
      filler.begin(null, { random: new Random(`grid ${size}`) });
      expect(filler.next(1e6)).toBe(SearchEvent.solution);
      const grid = [...filler.grid];
      filler.release();
      const random = new Random(`clues ${size}`);
      const post = (): Problem => {
        const own = random.fork('same');
        const builder = new ProblemBuilder(shape);
        for (const cells of [...shape.rows, ...shape.columns, ...shape.boxes]) builder.unit(cells);
        const total = (cells: readonly number[]): number =>
          cells.reduce((sum, cell) => sum + (grid[cell] as number), 0);
        for (const [r, row] of shape.rows.entries()) {
          const cut = 1 + own.below(size - 1);
          builder.cage(row.slice(0, cut), total(row.slice(0, cut)));
          const column = shape.columns[r] as readonly number[];
          const step = column.filter((_, i) => (i + r) % 3 === 0);
          const other = column.filter((_, i) => (i + r) % 3 === 1);
          builder.linear(step, other, total(step) - total(other));
          builder.chain(
            row
              .slice(cut)
              .sort((a, b) => (grid[a] as number) - (grid[b] as number))
              .slice(0, 3),
          );
        }
        return builder.build();
      };
      const limit = (problem: Problem, turn: () => void): Course => {
        const search = Search.over(problem);
        search.begin(null);
        const solutions: string[] = [];
        for (let i = 0; i < 20 && solutions.length < 40; i++) {
          turn();
          if (search.next(97) === SearchEvent.solution) solutions.push(search.grid.join());
        }
        const { nodes, guesses } = search;
        search.release();
        return { solutions, nodes, guesses };
      };
      const expected = limit(post(), by('typescript'));
      expect(limit(post(), by('wasm'))).toEqual(expected);
      expect(limit(post(), alternating())).toEqual(expected);
    }
  });

  it('agree on generated puzzles of every rule, and on what is left of them without some givens', () => {
    const lists = [
      ...builtinRules.types.map(({ type }) => [type, 6] as const),
      ['windoku', 9],
      ['diagonals', 9],
      ['killer', 9],
      ['jigsaw', 9],
      ['diagonals+thermometer', 9],
      ['killer+anti-knight', 9],
      ['sum+odd', 9],
    ] as const;
    let compared = 0;
    for (const [rules, size] of lists) {
      const puzzle = puzzleOf(rules, size);
      if (!puzzle) continue;
      compared++;
      const answers = (['typescript', 'wasm'] as const).map((name) => {
        useKernel(name);
        const fewer = Int32Array.from(puzzle.start, (set, cell) =>
          cell % 3 === 0 ? puzzle.shape.allDigits : set,
        );
        return [solveNow(puzzle), courseOfSome(puzzle.problem, fewer)];
      });
      expect(answers[1], rules).toEqual(answers[0]);
    }
    expect(compared).toBeGreaterThan(18);
  });

  it('keep searches apart that run in between, with custom constraints as well', () => {
    const build = (): Problem => {
      const shape = Shape.of(6);
      const builder = new ProblemBuilder(shape);
      for (const cells of [...shape.rows, ...shape.columns]) builder.unit(cells);
      builder.custom([0, 7, 14], (domains, remove) =>
        remove(14, (domains[0] as number) & (domains[7] as number)),
      );
      return builder.build();
    };
    const course = (name: KernelName): unknown => {
      useKernel(name);
      const searches = [build(), build(), buildSmall({ cellCount: 8, digitCount: 3, minDigit: 1 }, [])].map(
        (problem, i) => {
          const search = Search.over(problem);
          search.begin(null, { random: new Random(i) });
          return { search, found: [] as string[] };
        },
      );
      for (let i = 0; i < 60; i++)
        for (const { search, found } of searches)
          if (search.next(1 + (i % 5)) === SearchEvent.solution) found.push(search.grid.join());
      return searches.map(({ search, found }) => {
        search.release();
        return [found, search.nodes, search.guesses];
      });
    };
    expect(course('wasm')).toEqual(course('typescript'));
  });

  it('let an error of a custom propagator through and go on', () => {
    const builder = new ProblemBuilder({ cellCount: 3, digitCount: 4, minDigit: 1 });
    let calm = true;
    builder.custom([0, 1, 2], () => {
      if (calm) return true;
      throw new Error('from the rule');
    });
    const search = Search.over(builder.build());
    expect(useKernel('wasm')).toBe('wasm');
    search.begin(null);
    calm = false;
    expect(() => search.next(10)).toThrow('from the rule');
    calm = true;
    search.begin(null);
    let count = 0;
    while (search.next(10) === SearchEvent.solution) count++;
    expect(count).toBe(64);
    search.release();
  });
});

function puzzleOf(rules: string, size: number): ReturnType<typeof generateNow>['puzzle'] | null {
  try {
    return generateNow({ rules, size, seed: `twins ${rules}`, budget: { nodes: 60_000 } }).puzzle;
  } catch {
    return null; // the rule does not go with the size, or nothing was found
  }
}

function courseOfSome(problem: Problem, domains: Int32Array): Course {
  const search = Search.over(problem);
  search.begin(domains);
  const solutions: string[] = [];
  for (let i = 0; i < 30; i++)
    if (search.next(40) === SearchEvent.solution) solutions.push(search.grid.join());
  const { nodes, guesses } = search;
  search.release();
  return { solutions, nodes, guesses };
}
