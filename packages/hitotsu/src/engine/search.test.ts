import { describe, expect, it } from 'vitest';
import { Random } from '../base/index.ts';
import { Shape } from '../board/index.ts';
import { type Problem, ProblemBuilder, Search, SearchEvent } from './index.ts';
import type { CompiledProblem } from './problem.ts';

function builderOf(shape: Shape, ...groups: (readonly (readonly number[])[])[]): ProblemBuilder {
  const builder = new ProblemBuilder(shape);
  for (const group of [shape.rows, shape.columns, shape.boxes, ...groups])
    for (const cells of group) builder.unit(cells);
  return builder;
}

const classic = (size: number): Problem => builderOf(Shape.of(size)).build();

/** Start domains of a grid text: `.` = every digit; letters are digits from 10 on. */
function domainsOf(shape: Shape, text: string): Int32Array {
  return Int32Array.from(text, (symbol) =>
    symbol === '.' ? shape.allDigits : shape.setOf('0123456789ABCDEFGHIJKLMNOP'.indexOf(symbol)),
  );
}

interface Outcome {
  readonly solutions: string[];
  readonly nodes: number;
  readonly guesses: number;
}

/** All solutions up to a limit, in slices of `slice` nodes, with `between` called at each pause. */
function collect(search: Search, slice: number, limit = 1e9, between: () => void = () => {}): Outcome {
  const solutions: string[] = [];
  for (;;) {
    const event = search.next(slice);
    if (event === SearchEvent.solution) solutions.push(search.grid.join(''));
    if (event === SearchEvent.exhausted || solutions.length === limit)
      return { solutions, nodes: search.nodes, guesses: search.guesses };
    between();
  }
}

/** Counts the fillings of a classic grid with plain backtracking over rows, columns and boxes. */
function plainCount(text: string): number {
  const grid = Array.from(text, (symbol) => (symbol === '.' ? 0 : Number(symbol)));
  const rows = new Array<number>(9).fill(0);
  const columns = new Array<number>(9).fill(0);
  const boxes = new Array<number>(9).fill(0);
  const boxOf = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
  const toggle = (cell: number, digit: number): void => {
    const bit = 1 << digit;
    rows[Math.floor(cell / 9)] = (rows[Math.floor(cell / 9)] as number) ^ bit;
    columns[cell % 9] = (columns[cell % 9] as number) ^ bit;
    boxes[boxOf(cell)] = (boxes[boxOf(cell)] as number) ^ bit;
  };
  const usedAt = (cell: number): number =>
    (rows[Math.floor(cell / 9)] as number) | (columns[cell % 9] as number) | (boxes[boxOf(cell)] as number);
  grid.forEach((digit, cell) => {
    if (digit) toggle(cell, digit);
  });
  const count = (): number => {
    let best = -1;
    let fewest = 10;
    for (let cell = 0; cell < 81; cell++) {
      if (grid[cell]) continue;
      let open = 0;
      for (let digit = 1; digit <= 9; digit++) if (!(usedAt(cell) & (1 << digit))) open++;
      if (open < fewest) [best, fewest] = [cell, open];
    }
    if (best < 0) return 1;
    let total = 0;
    for (let digit = 1; digit <= 9; digit++) {
      if (usedAt(best) & (1 << digit)) continue;
      grid[best] = digit;
      toggle(best, digit);
      total += count();
      toggle(best, digit);
      grid[best] = 0;
    }
    return total;
  };
  return count();
}

const MINIMAL = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** The solved grid with every cell of the listed digits taken away. */
const without = (digits: string): string => SOLVED.replace(new RegExp(`[${digits}]`, 'g'), '.');

describe('solutions of classic grids', () => {
  const shape = Shape.of(9);
  const problem = classic(9);

  it('proves a proper puzzle unique', () => {
    const search = Search.over(problem);
    search.begin(domainsOf(shape, MINIMAL));
    expect(collect(search, 1e6).solutions).toEqual([SOLVED]);
    expect(search.next(10)).toBe(SearchEvent.exhausted);
    search.release();
  });

  it.each(['12', '147', '3689', '2458'])('counts like plain backtracking without the digits %s', (digits) => {
    const text = without(digits);
    const search = Search.over(problem);
    search.begin(domainsOf(shape, text));
    const { solutions } = collect(search, 1e9);
    search.release();
    expect(solutions.length).toBe(plainCount(text));
    expect(new Set(solutions).size).toBe(solutions.length);
  });

  it('counts all 288 grids of size 4', () => {
    const search = Search.over(classic(4));
    search.begin(null);
    expect(collect(search, 1e9).solutions.length).toBe(288);
    search.begin(null, { random: new Random(5) });
    expect(new Set(collect(search, 7).solutions).size).toBe(288);
    search.release();
  });

  it('says at once that two equal givens in a row are impossible', () => {
    const search = Search.over(problem);
    search.begin(domainsOf(shape, `11${'.'.repeat(79)}`));
    expect(search.next(100)).toBe(SearchEvent.exhausted);
    expect(search.guesses).toBe(0);
    search.begin(Int32Array.from({ length: 81 }, (_, cell) => (cell === 7 ? 0 : 511)));
    expect(search.next(100)).toBe(SearchEvent.exhausted);
    search.release();
  });
});

describe('determinism', () => {
  const shape = Shape.of(9);
  const windows = [10, 14, 46, 50].map((corner) =>
    [0, 1, 2, 9, 10, 11, 18, 19, 20].map((step) => corner + step),
  );
  const killer = (): Problem => {
    const builder = builderOf(shape);
    const sums = Array.from({ length: 40 }, (_, i) => Number(SOLVED[2 * i]) + Number(SOLVED[2 * i + 1]));
    sums.forEach((sum, i) => {
      if (i % 9 !== 4) builder.cage([2 * i, 2 * i + 1], sum);
    });
    return builder.build();
  };

  it('gives the same whether paused or not, and whatever runs in between', () => {
    const cases: [Problem, string][] = [
      [classic(9), without('3689')],
      [builderOf(shape, windows).build(), `1${'.'.repeat(80)}`],
      [killer(), '.'.repeat(81)],
    ];
    const straight = cases.map(([problem, text]) => {
      const search = Search.over(problem);
      search.begin(domainsOf(shape, text));
      const outcome = collect(search, 1e9, 60);
      search.release();
      return outcome;
    });
    const searches = cases.map(([problem, text]) => {
      const search = Search.over(problem);
      search.begin(domainsOf(shape, text));
      return { search, solutions: [] as string[], over: false };
    });
    const probe = classic(4);
    while (searches.some(({ over }) => !over))
      for (const entry of searches) {
        if (entry.over) continue;
        const event = entry.search.next(3);
        if (event === SearchEvent.solution) entry.solutions.push(entry.search.grid.join(''));
        entry.over = event === SearchEvent.exhausted || entry.solutions.length === 60;
        const other = Search.over(probe);
        other.propagate(new Int32Array(16).fill(15));
        other.release();
        entry.search.propagate(domainsOf(shape, MINIMAL));
      }
    searches.forEach(({ search, solutions }, i) => {
      expect({ solutions, nodes: search.nodes, guesses: search.guesses }).toEqual(straight[i]);
      search.release();
    });
  });

  it('draws the same full grid from the same seed, and others from other seeds', () => {
    const search = Search.over(classic(9));
    const draw = (seed: string, slice: number): string => {
      search.begin(null, { random: new Random(seed) });
      return collect(search, slice, 1).solutions[0] as string;
    };
    const grids = Array.from({ length: 20 }, (_, i) => draw(`seed ${i}`, 1e6));
    expect(new Set(grids).size).toBe(20);
    expect(Array.from({ length: 20 }, (_, i) => draw(`seed ${i}`, 5))).toEqual(grids);
    search.release();
  });

  it('draws full grids of a sparse rule', () => {
    const builder = builderOf(shape);
    for (let cell = 0; cell < 81; cell++)
      for (const other of shape.neighbours(cell))
        if (other > cell) builder.relation(cell, other, 'not-consecutive', (x, y) => Math.abs(x - y) !== 1);
    const search = Search.over(builder.build());
    search.begin(null, { random: new Random('sparse') });
    expect(search.next(300_000)).toBe(SearchEvent.solution);
    for (let cell = 0; cell < 81; cell++)
      for (const other of shape.neighbours(cell))
        expect(Math.abs((search.grid[cell] as number) - (search.grid[other] as number))).not.toBe(1);
    search.release();
  });
});

describe('boards that are not 9x9', () => {
  it.each([16, 25])('fills a grid of size %i', (size) => {
    const shape = Shape.of(size);
    const search = Search.over(classic(size));
    search.begin(null, { random: new Random(size) });
    expect(search.next(200_000)).toBe(SearchEvent.solution);
    for (const cells of [...shape.rows, ...shape.columns, ...shape.boxes])
      expect(new Set(cells.map((cell) => search.grid[cell])).size).toBe(size);
    search.release();
  });

  it('has cages and sums at 16 with every number of cells, digits from 0', () => {
    const shape = Shape.of(16, [0, 15]);
    const search = Search.over(builderOf(shape).build());
    search.begin(null, { random: new Random('zero') });
    search.next(1e6);
    const grid = search.grid.slice();
    const value = (cell: number): number => grid[cell] as number;
    const builder = builderOf(shape);
    const total = (cells: readonly number[]): number => cells.reduce((sum, cell) => sum + value(cell), 0);
    for (const [r, row] of shape.rows.entries()) {
      builder.cage(row.slice(0, r), total(row.slice(0, r)));
      builder.linear(row.slice(r), [], total(row.slice(r)));
    }
    search.release();
    const caged = Search.over(builder.build());
    const domains = Int32Array.from(grid, (digit, cell) => (cell % 3 === 1 ? 0xffff : 1 << digit));
    caged.begin(domains);
    const { solutions } = collect(caged, 1e6);
    expect(solutions).toContain(grid.join(''));
    caged.release();
  });

  it('takes more digits than cells in a line', () => {
    const shape = Shape.of(3, [0, 4]);
    const builder = new ProblemBuilder(shape);
    for (const cells of [...shape.rows, ...shape.columns]) builder.unit(cells);
    const search = Search.over(builder.build());
    search.begin(null);
    // 3 x 3 Latin rectangles over five symbols.
    expect(collect(search, 1e9).solutions.length).toBe(27_480);
    search.release();
  });
});

describe('what cannot be', () => {
  const shape = { cellCount: 4, digitCount: 4, minDigit: 1 };
  const built = (post: (builder: ProblemBuilder) => void): Problem => {
    const builder = new ProblemBuilder(shape);
    post(builder);
    return builder.build();
  };

  it.each<[string, (builder: ProblemBuilder) => void]>([
    ['a cage without cells and with a sum', (b) => b.cage([], 3)],
    ['a sum that is no whole number', (b) => b.cage([0, 1], 4.5)],
    ['a sum out of reach', (b) => b.cage([0, 1], 8)],
    ['a cell twice in a cage', (b) => b.cage([0, 0], 4)],
    ['a cell twice in a chain', (b) => b.chain([0, 1, 0])],
    ['a sum beyond 32 bits', (b) => b.linear([0, 1], [], 2 ** 32 + 4)],
    ['groups of different size with the same digits', (b) => b.sameSet([0], [1, 2])],
    ['a cell without digits', (b) => b.restrict(0, 0)],
  ])('%s', (_, post) => {
    const problem = built(post);
    expect(problem.impossible).toBe(true);
    const search = Search.over(problem);
    search.begin(null);
    expect(search.next(10)).toBe(SearchEvent.exhausted);
    expect(search.propagate(new Int32Array(4).fill(15))).toBe(false);
    search.release();
  });

  it('finds out about more cells than digits', () => {
    const builder = new ProblemBuilder({ cellCount: 5, digitCount: 4, minDigit: 0 });
    builder.unit([0, 1, 2, 3, 4]);
    expect(builder.build().impossible).toBe(true);
  });

  it('refuses cells that are not there', () => {
    expect(() => built((b) => b.unit([0, 4]))).toThrow(RangeError);
    expect(() => built((b) => b.restrict(-1, 1))).toThrow(RangeError);
    expect(() => built((b) => b.linear([0.5], [], 1))).toThrow(RangeError);
  });
});

describe('custom constraints', () => {
  const shape = { cellCount: 3, digitCount: 4, minDigit: 1 };

  it('take part in the search and run last', () => {
    const builder = new ProblemBuilder(shape);
    builder.custom([0, 2], (domains, remove) => {
      const a = domains[0] as number;
      return (a & (a - 1)) !== 0 || (remove(2, ~a) && remove(1, a));
    });
    const search = Search.over(builder.build());
    search.begin(null);
    const { solutions } = collect(search, 1e6);
    search.release();
    expect(solutions.length).toBe(12);
    expect(solutions.every((text) => text[0] === text[2] && text[0] !== text[1])).toBe(true);
  });

  it('leave the kernel clean when they throw', () => {
    const builder = new ProblemBuilder(shape);
    let calm = true;
    builder.custom([0, 1, 2], () => {
      if (calm) return true;
      throw new Error('from the rule');
    });
    const search = Search.over(builder.build());
    search.begin(null);
    expect(search.next(0)).toBe(SearchEvent.paused);
    calm = false;
    expect(() => search.next(10)).toThrow('from the rule');
    expect(search.next(10)).toBe(SearchEvent.exhausted);
    const other = Search.over(classic(4));
    other.begin(null);
    expect(collect(other, 1e6).solutions.length).toBe(288);
    other.release();
    calm = true;
    search.begin(null);
    expect(collect(search, 1e6).solutions.length).toBe(64);
    search.release();
  });

  it('may not start a search themselves', () => {
    const builder = new ProblemBuilder(shape);
    const inner = Search.over(classic(4));
    builder.custom([0], () => {
      inner.begin(null);
      return true;
    });
    const search = Search.over(builder.build());
    expect(() => search.begin(null)).toThrow('must not use a search');
    search.release();
    inner.release();
  });
});

describe('lists of groups', () => {
  const shape = Shape.of(4);
  const post = (
    lists: readonly (readonly (readonly number[])[])[],
    extra: (builder: ProblemBuilder) => void,
  ) => {
    const builder = new ProblemBuilder(shape);
    for (const list of lists) builder.units(list);
    extra(builder);
    return builder.build() as CompiledProblem;
  };
  const plain = (lists: readonly (readonly (readonly number[])[])[]) =>
    post([], (builder) => {
      for (const list of lists) for (const cells of list) builder.unit(cells);
    }).parts;

  it('posted again and again mean the same, whatever comes before and after', () => {
    const { rows, columns, boxes } = shape;
    const others = [[0, 5, 10, 15]];
    for (let i = 0; i < 5; i++)
      for (const lists of [
        [rows, columns, boxes],
        [rows, boxes],
        [columns],
        [rows, rows],
        [rows, columns, others],
      ]) {
        const { units, unitBits, seen, weights } = post(lists, () => {}).parts;
        const wanted = plain(lists);
        expect(units).toEqual(wanted.units);
        expect([...unitBits.subarray(0, units.length)]).toEqual([
          ...wanted.unitBits.subarray(0, units.length),
        ]);
        expect([...seen]).toEqual([...wanted.seen]);
        expect([...weights]).toEqual([...wanted.weights]);
        post(lists, (builder) => {
          builder.cage([0, 1, 4], 6);
          builder.units(boxes);
        });
      }
  });

  it('reach a builder that only listens group by group', () => {
    const heard: (readonly number[])[] = [];
    class Listener extends ProblemBuilder {
      override unit(cells: readonly number[]): void {
        heard.push(cells);
      }
    }
    for (let i = 0; i < 3; i++) new Listener(shape).units(shape.rows);
    expect(heard).toHaveLength(12);
  });
});
