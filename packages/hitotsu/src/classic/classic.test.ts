import { afterEach, describe, expect, it } from 'vitest';
import { Random, runNow } from '../base/index.ts';
import { Board } from '../board/index.ts';
import { SearchEvent } from '../engine/index.ts';
import { type Puzzle, parsePuzzle, withGivens } from '../puzzle/index.ts';
import {
  countNow,
  enumerateNow,
  redundantCluesNow,
  solveNow,
  solveTask,
  trueCandidatesNow,
} from '../solver/index.ts';
import { BandSolver } from './band.ts';
import {
  type ClassicName,
  classicName,
  drawClassic,
  isClassic,
  makeClassic,
  searchOver,
  useClassic,
} from './index.ts';
import { UNITS } from './recognise.ts';
import { Stop } from './solver81.ts';

const NAMES: readonly ClassicName[] = ['simd', 'band', 'none'];
const MOVES = [0x01, 0x09, 0x69, 0x03, 0x05, 0x11, 0x81, 0xff];

function puzzleOf(document: Record<string, unknown>): Puzzle {
  const made = parsePuzzle({ hitotsu: 1, size: 9, givens: '.'.repeat(81), ...document });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.value;
}

const empty = puzzleOf({});
const textOf = (digits: Int8Array) => Array.from(digits, (digit) => digit || '.').join('');

function given(digits: Int8Array | string): Puzzle {
  const made = withGivens(empty, typeof digits === 'string' ? digits : textOf(digits));
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.value;
}

/** Runs the same questions of every solver. */
function byEach<T>(ask: () => T): T[] {
  return NAMES.map((name) => {
    expect(useClassic(name)).toBe(name);
    return ask();
  });
}

function isFull(grid: Int8Array): boolean {
  return UNITS.every((unit) => new Set(unit.map((cell) => grid[cell])).size === 9) && !grid.includes(0);
}

/** A made puzzle with clues taken, added and changed at random. */
function altered(index: number): Int8Array {
  const random = new Random(`altered/${index}`);
  const { puzzle, solution } = makeClassic(7, 7, index, 1, 0);
  const clues = [...puzzle.keys()].filter((cell) => puzzle[cell] !== 0);
  const others = [...puzzle.keys()].filter((cell) => puzzle[cell] === 0);
  for (let n = random.below(4); n > 0; n--) puzzle[random.pick(clues)] = 0;
  for (let n = random.below(3); n > 0; n--) {
    const cell = random.pick(others);
    puzzle[cell] = solution[cell] as number;
  }
  if (index % 3 === 0) puzzle[random.pick(others)] = 1 + random.below(9);
  return puzzle;
}

afterEach(() => {
  useClassic('simd');
});

describe('what is classic', () => {
  const rows = Array.from({ length: 9 }, (_, row) => ({
    type: 'extra-region',
    cells: Array.from({ length: 9 }, (_, column) => `R${row + 1}C${column + 1}`),
  }));
  const map = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => 3 * Math.floor(row / 3) + Math.floor(column / 3) + 1).join(''),
  ).join('');

  it('goes by the constraints, not by the names of rules', () => {
    expect(isClassic(empty.problem)).toBe(true);
    expect(isClassic(puzzleOf({ rules: ['rows', 'columns', { type: 'regions', map }] }).problem)).toBe(true);
    expect(isClassic(puzzleOf({ rules: [...rows, 'columns', 'boxes'] }).problem)).toBe(true);
    expect(isClassic(puzzleOf({ digits: [0, 8] }).problem)).toBe(true);
  });

  it('is nothing with a constraint more or less', () => {
    for (const rules of [
      ['rows', 'columns'],
      ['classic', 'anti-knight'],
      ['classic', { type: 'diagonal', which: 'main' }],
      ['classic', { type: 'even', cells: ['R1C1'] }],
      ['classic', { type: 'thermometer', cells: ['R1C1', 'R1C2'] }],
      ['classic', { type: 'extra-region', cells: ['R1C1', 'R5C5'] }],
      ['classic', { type: 'cage', cells: ['R1C1', 'R1C2'], sum: 9 }],
      ['classic', { type: 'sum', cells: ['R1C1', 'R1C2'], sum: 9 }],
    ])
      expect(isClassic(puzzleOf({ rules }).problem)).toBe(false);
    expect(isClassic(puzzleOf({ size: 6, givens: '.'.repeat(36) }).problem)).toBe(false);
  });
});

describe('the same answers as the engine', () => {
  it('counts exactly, and solutions are solutions', () => {
    for (let index = 0; index < 120; index++) {
      const digits = altered(index);
      const puzzle = given(digits);
      const [one, ...rest] = byEach(() => {
        const { count, exact } = countNow(puzzle, { limit: 1000 });
        const { status, solutions } = solveNow(puzzle);
        for (const grid of solutions) {
          expect(isFull(grid)).toBe(true);
          digits.forEach((digit, cell) => {
            if (digit !== 0) expect(grid[cell]).toBe(digit);
          });
        }
        return {
          count,
          exact,
          status,
          solution: status === 'unique' ? textOf(solutions[0] as Int8Array) : null,
        };
      });
      for (const other of rest) expect(other).toEqual(one);
    }
  });

  it('enumerates the same set of solutions', () => {
    const sets = byEach(() => {
      const found = new Set<string>();
      for (const grid of enumerateNow(empty)) if (found.add(textOf(grid)).size === 40) break;
      return found.size;
    });
    expect(sets).toEqual([40, 40, 40]);
    const few = given(altered(1));
    const [one, two, three] = byEach(() => [...enumerateNow(few)].map(textOf).sort());
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  it('true candidates, redundant givens, entries, pencil marks', () => {
    for (let index = 0; index < 12; index++) {
      const digits = altered(index);
      const puzzle = given(digits);
      const { solution } = makeClassic(7, 7, index, 1, 0);
      const entries = new Board(puzzle.shape);
      entries.digits[40] = 1 + (index % 9);
      const candidates: Record<string, number[]> = {};
      for (const cell of [3, 17, 55])
        candidates[puzzle.shape.nameOf(cell)] = [
          solution[cell] as number,
          1 + ((solution[cell] as number) % 9),
        ];
      const marked = puzzleOf({ givens: textOf(digits), candidates });
      const [one, ...rest] = byEach(() => ({
        sets: [...trueCandidatesNow(puzzle).sets],
        marks: [...trueCandidatesNow(marked).sets],
        redundant: redundantCluesNow(puzzle).givens,
        marksRedundant: redundantCluesNow(marked).candidates,
        entered: solveNow(puzzle, { entries }).status,
        marked: countNow(marked, { limit: 300 }).count,
      }));
      for (const other of rest) expect(other).toEqual(one);
    }
  });

  it('answers a seed alike with and without a kernel', () => {
    const draw = () => solveNow(empty, { limit: 2, seed: 'spring' }).solutions.map(textOf);
    const [one, two, three] = byEach(draw);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  it('shifts other digits', () => {
    const { solution, puzzle } = makeClassic(3, 4, 0, 1, 0);
    const symbols = Array.from(puzzle, (digit) => (digit === 0 ? '.' : digit - 1)).join('');
    for (const grid of byEach(() => solveNow(puzzleOf({ digits: [0, 8], givens: symbols })).solutions[0]))
      expect([...(grid as Int8Array)]).toEqual([...solution].map((digit) => digit - 1));
  });
});

describe('slices', () => {
  const sparse = given(`1${'.'.repeat(79)}2`);

  it('a sliced search is the same search, also between others', () => {
    for (const name of ['simd', 'band'] as const) {
      useClassic(name);
      const grids = (slices: readonly number[]) => {
        const searches = slices.map(() => searchOver(empty.problem));
        for (const search of searches) search.begin(sparse.start);
        const found = slices.map((): string[] => []);
        while (found.some((list) => list.length < 20))
          searches.forEach((search, i) => {
            if (search.next(slices[i] as number) === SearchEvent.solution)
              found[i]?.push(textOf(search.grid));
          });
        for (const search of searches) search.release();
        return found.map((list) => list.slice(0, 20));
      };
      const [whole] = grids([1e9]);
      for (const list of grids([3, 11, 256])) expect(list).toEqual(whole);
    }
  });

  it('keeps to a budget in nodes, reports progress and stops when aborted', () => {
    for (const name of ['simd', 'band'] as const) {
      useClassic(name);
      const { count, exact, stats } = countNow(empty, { budget: { nodes: 5000 } });
      expect(exact).toBe(false);
      expect(count).toBeGreaterThan(100);
      expect(stats.nodes).toBeLessThan(5300);
      let reports = 0;
      expect(() =>
        countNow(empty, {
          onProgress: () => {
            if (++reports === 5) throw new Error('enough');
          },
        }),
      ).toThrow('enough');
    }
    expect(
      runNow(
        solveTask(
          given('.......1.....2...3.........4....3.......5...6....1.........78......6........32...'),
          { budget: { nodes: 2 } },
        ),
      ).status,
    ).toBe('undecided');
  });

  it('counts in bulk what it counts one by one', () => {
    const digits = altered(4);
    for (const name of ['simd', 'band'] as const) {
      useClassic(name);
      const one = searchOver(empty.problem);
      one.begin(given(digits).start);
      let count = 0;
      while (one.next(1e9) === SearchEvent.solution && count < 5000) count++;
      one.release();
      expect(countNow(given(digits), { limit: 5000 }).count).toBe(Math.min(count, 5000));
    }
  });
});

describe('making puzzles', () => {
  const unique = (puzzle: Int8Array) => {
    const solver = new BandSolver();
    solver.begin(Int32Array.from(puzzle, (digit) => (digit === 0 ? 511 : 1 << (digit - 1))));
    return solver.tally(2, 1e9) === Stop.over && solver.count === 1;
  };
  const image = (cell: number, move: number) => {
    let [row, column] = [Math.floor(cell / 9), cell % 9];
    if (move & 4) [row, column] = [column, row];
    if (move & 2) row = 8 - row;
    if (move & 1) column = 8 - column;
    return 9 * row + column;
  };

  it('gives the same bytes by either twin: unique, symmetric, no orbit can go', () => {
    for (const symmetry of MOVES)
      for (let index = 0; index < 8; index++) {
        const [made, twin] = (['simd', 'band'] as const).map((name) => {
          useClassic(name);
          return makeClassic(0xfedcba98, 77, index, symmetry, 0);
        }) as [ReturnType<typeof makeClassic>, ReturnType<typeof makeClassic>];
        expect(twin).toEqual(made);
        const { puzzle, solution } = made;
        expect(isFull(solution) && unique(puzzle)).toBe(true);
        for (let cell = 0; cell < 81; cell++) {
          if (puzzle[cell] === 0) continue;
          expect(puzzle[cell]).toBe(solution[cell]);
          const less = puzzle.slice();
          for (let move = 0; move < 8; move++) {
            if (((symmetry >> move) & 1) === 0) continue;
            expect(puzzle[image(cell, move)]).not.toBe(0);
            less[image(cell, move)] = 0;
          }
          expect(unique(less)).toBe(false);
        }
      }
  });

  it('never goes below the number of givens asked for', () => {
    for (const symmetry of MOVES)
      for (const target of [24, 33, 40]) {
        const [one, two] = (['simd', 'band'] as const).map((name) => {
          useClassic(name);
          return makeClassic(9, 9, target, symmetry, target).puzzle;
        });
        expect(two).toEqual(one);
        expect((one as Int8Array).filter((digit) => digit !== 0).length).toBeGreaterThanOrEqual(target);
      }
  });

  it('draws grids in which every digit is about equally frequent in every cell', () => {
    const n = 4000;
    const seen = new Float64Array(729);
    for (let index = 0; index < n; index++) {
      const grid = drawClassic(42, 0, index);
      for (let cell = 0; cell < 81; cell++) {
        const at = cell * 9 + (grid[cell] as number) - 1;
        seen[at] = (seen[at] as number) + 1;
      }
    }
    // 729 counts of mean n / 9: chi-square with 648 degrees of freedom, standard deviation 36.
    const chi = seen.reduce((sum, count) => sum + (count - n / 9) ** 2 / (n / 9), 0);
    expect(Math.abs(chi - 648)).toBeLessThan(5 * 36);
  });
});

it('uses SIMD here', () => {
  expect(classicName()).toBe('simd');
});
