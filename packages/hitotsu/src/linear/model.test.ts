import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unwrap } from '../base/index.ts';
import { Board, Shape } from '../board/index.ts';
import { enumerateAll, type Meaning } from '../engine/testkit/brute.ts';
import { smallProblems } from '../engine/testkit/problems.ts';
import { type Puzzle, parsePuzzle, puzzleFrom, writeDigits } from '../puzzle/index.ts';
import { builtinRules, type RuleSpec, type RuleType } from '../rules/index.ts';
import { toClauses } from './cnf.ts';
import { toModel } from './model.ts';
import { clauseModels, programSolutions } from './testkit/enumerate.ts';

const SEED_003 = '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6';

/** A grid's digits as the numbers of its variables. */
const literals = ({ minDigit, digitCount }: Shape, grid: string) =>
  grid
    .split(',')
    .map((digit, cell) => 1 + cell * digitCount + Number(digit) - minDigit)
    .join();

/** That program and clauses have exactly some solutions; each is a grid as digits with commas. */
function expectSolutions(puzzle: Puzzle, grids: readonly string[]): void {
  const wanted = [...grids].sort();
  expect(programSolutions(toModel(puzzle))).toEqual(wanted);
  expect(programSolutions(toModel(puzzle, { form: 'full' }))).toEqual(wanted);
  const { cellCount, digitCount } = puzzle.shape;
  const models = clauseModels(toClauses(puzzle), cellCount * digitCount);
  expect(models).toEqual(wanted.map((grid) => literals(puzzle.shape, grid)).sort());
}

describe('the seed', () => {
  const puzzle = unwrap(parsePuzzle({ hitotsu: 1, size: 9, givens: SEED_003 }));

  it('has 729 variables and 324 rows in full, its givens as fixed variables', () => {
    const { variables, rows, unsaid } = toModel(puzzle, { form: 'full' });
    expect([variables.length, rows.length, unsaid.length]).toEqual([729, 324, 0]);
    expect(variables.filter(({ lower }) => lower === 1).length).toBe(28);
    expect(rows.every(({ columns, sense, rhs }) => columns.length === 9 && sense === '=' && rhs === 1)).toBe(
      true,
    );
    const groups = (['cell', 'row', 'column', 'box'] as const).map(
      (kind) => rows.filter(({ name }) => name.startsWith(`${kind}_`)).length,
    );
    expect(groups).toEqual([81, 81, 81, 81]);
    expect(new Set(variables.map(({ name }) => name)).size).toBe(729);
    expect(variables[728]?.name).toBe('x_9_9_9');
  });

  it('is reduced to what the givens leave open', () => {
    const { variables, rows, fixed } = toModel(puzzle);
    expect([variables.length, rows.length]).toEqual([164, 195]);
    expect(writeDigits(fixed)).toBe(SEED_003);
  });
});

describe('every kind of constraint', () => {
  /** A rule that posts some constraints and says nothing else. */
  const posting = (list: readonly Meaning[]): RuleType => ({
    type: 'posted',
    words: { name: { en: 'p', ja: 'p' }, text: { en: 'p', ja: 'p' } },
    schema: z.strictObject({ type: z.literal('posted') }),
    create: ({ type: _ }, { shape }) => ({
      cells: [],
      isValid: () => true,
      candidates: () => shape.allDigits,
      compile: (builder) => {
        for (const meaning of list) meaning.post(builder);
      },
    }),
  });

  it('has the solutions of its plain meaning, as program and as clauses', () => {
    fc.assert(
      fc.property(smallProblems, ({ shape: small, list }) => {
        const { cellCount, digitCount, minDigit } = small;
        fc.pre(digitCount ** cellCount <= 1500);
        const shape = Shape.of(3, [minDigit, minDigit + digitCount - 1]);
        const rest = new Array<number>(9 - cellCount).fill(minDigit);
        const givens = new Board(shape);
        for (let cell = cellCount; cell < 9; cell++) givens.digits[cell] = minDigit;
        const registry = builtinRules.with(posting(list));
        const puzzle = unwrap(puzzleFrom({ shape, givens, rules: ['posted'] }, { registry }));
        const grids = enumerateAll(small, list).map((text) => [text, ...rest].join());
        expectSolutions(puzzle, grids);
      }),
      { numRuns: 150, seed: 3 },
    );
  });
});

/** All Latin squares of order 4 as digits with commas. */
function latinSquares(): string[] {
  const rows = [1, 2, 3, 4].flatMap((a) =>
    [1, 2, 3, 4].flatMap((b) =>
      [1, 2, 3, 4].flatMap((c) => {
        const row = [a, b, c, 10 - a - b - c];
        return new Set(row).size === 4 && row.every((digit) => digit > 0 && digit < 5) ? [row] : [];
      }),
    ),
  );
  const fits = (grid: number[], row: number[]) =>
    row.every((digit, column) => ![0, 4, 8].some((from) => grid[from + column] === digit));
  let grids: number[][] = [[]];
  for (let row = 0; row < 4; row++)
    grids = grids.flatMap((grid) =>
      rows.filter((next) => fits(grid, next)).map((next) => [...grid, ...next]),
    );
  return grids.map((grid) => grid.join());
}

describe('the rules that fit on a small board', () => {
  const cells = ['R1C1', 'R1C2', 'R2C2', 'R3C2'];
  const specs: readonly RuleSpec[] = [
    { type: 'rows' },
    { type: 'columns' },
    { type: 'boxes' },
    { type: 'classic' },
    { type: 'regions', map: '1112122233343444' },
    { type: 'diagonal', which: 'main' },
    { type: 'diagonal', which: 'anti' },
    { type: 'cage', cells: cells.slice(0, 3), sum: 8 },
    { type: 'cage', cells: cells.slice(1), sum: 7 },
    { type: 'cage', cells: ['R1C1', 'R2C2', 'R3C3'] },
    { type: 'cage', cells, sum: 10 },
    { type: 'cage', cells: cells.slice(0, 2), sum: 8 },
    { type: 'thermometer', cells: ['R1C1', 'R2C2', 'R3C3'] },
    { type: 'thermometer', cells: ['R4C1', 'R3C2', 'R2C3', 'R1C4'] },
    { type: 'sum', cells, sum: 9 },
    { type: 'extra-region', cells: ['R1C1', 'R2C2', 'R3C4', 'R4C3'] },
    { type: 'anti-knight' },
    { type: 'anti-king' },
    { type: 'non-consecutive' },
    { type: 'disjoint-groups' },
    { type: 'odd', cells: cells.slice(0, 2) },
    { type: 'even', cells: cells.slice(2) },
  ];
  const squares = latinSquares();
  const shape = Shape.of(4);

  it('is tried on all Latin squares', () => expect(squares.length).toBe(576));

  it.each(specs.map((spec) => [JSON.stringify(spec), spec] as const))(
    '%s keeps its Latin squares',
    (_, spec) => {
      const rules = [{ type: 'rows' }, { type: 'columns' }, spec];
      const puzzle = unwrap(puzzleFrom({ shape, givens: '.'.repeat(16), rules }));
      const rule = puzzle.rules.at(-1)?.rule;
      const kept = squares.filter((grid) => rule?.isValid(new Board(shape, grid.split(',').map(Number))));
      expect(programSolutions(toModel(puzzle))).toEqual(kept.toSorted());
      const models = clauseModels(toClauses(puzzle), 64);
      expect(models).toEqual(kept.map((grid) => literals(shape, grid)).sort());
    },
  );

  it('stays in the reduced form where givens are many', () => {
    for (const spec of specs) {
      const rules = [{ type: 'rows' }, { type: 'columns' }, spec];
      const puzzle = unwrap(puzzleFrom({ shape, givens: '12..3.......4...', rules }));
      const rule = puzzle.rules.at(-1)?.rule;
      const kept = squares.filter((grid) => {
        const digits = grid.split(',').map(Number);
        const given = digits[0] === 1 && digits[1] === 2 && digits[4] === 3 && digits[12] === 4;
        return given && rule?.isValid(new Board(shape, digits));
      });
      expectSolutions(puzzle, kept);
    }
  });
});

it('tells a rule that it cannot state in full', () => {
  const odd: RuleType = {
    type: 'mine',
    words: { name: { en: 'm', ja: 'm' }, text: { en: 'm', ja: 'm' } },
    schema: z.strictObject({ type: z.literal('mine') }),
    create: () => ({ cells: [0, 1], isValid: () => true, candidates: () => 15 }),
  };
  const puzzle = unwrap(
    puzzleFrom(
      { shape: Shape.of(4), givens: '.'.repeat(16), rules: ['classic', 'mine'] },
      { registry: builtinRules.with(odd) },
    ),
  );
  expect(toModel(puzzle).unsaid).toEqual([1]);
  expect(toClauses(puzzle).unsaid).toEqual([1]);
});
