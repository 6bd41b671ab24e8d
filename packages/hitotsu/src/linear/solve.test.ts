import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unwrap } from '../base/index.ts';
import { EMPTY, Shape } from '../board/index.ts';
import { readAny } from '../formats/index.ts';
import { generateNow } from '../generator/index.ts';
import {
  givenCells,
  type Puzzle,
  parsePuzzle,
  puzzleFrom,
  withGivens,
  writeDigits,
} from '../puzzle/index.ts';
import { builtinRules, type RuleType } from '../rules/index.ts';
import { solveNow } from '../solver/index.ts';
import { highsSolver } from './highs.ts';
import { remoteProgramSolver, serveProgramSolver } from './remote.ts';
import { solveProgram } from './solve.ts';

/** Seed 003's data matrix, as printed there, and its answer. */
const TRIPLES = `B = [1,1,4;
1,4,2; 1,6,1; 1,9,7; 2,1,1; 2,9,3; 3,3,8; 3,5,7; 3,7,4; 4,2,2; 4,4,5; 4,6,4; 4,8,6; 5,2,4; 5,8,5;
6,2,8; 6,4,3; 6,6,2; 6,8,9; 7,3,9; 7,5,1; 7,7,2; 8,1,6; 8,9,1; 9,1,5; 9,4,4; 9,6,8; 9,9,6];`;
const SEED_003 = '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6';
const ANSWER = '493251687167849523258673419321594768946187352785362194839716245674925831512438976';

const solver = highsSolver();
beforeAll(async () => {
  // What it costs to load is no part of any test.
  await solveProgram(unwrap(parsePuzzle({ hitotsu: 1, size: 4, givens: '.'.repeat(16) })), solver, {
    limit: 1,
  });
}, 30_000);

const classic = (givens: string): Puzzle =>
  unwrap(parsePuzzle({ hitotsu: 1, size: Math.sqrt(givens.length), givens }));

it('solves seed 003 from its triples, and proves what the seed does not', async () => {
  const [item] = readAny(TRIPLES).items;
  if (!item) throw new Error('nothing read');
  const { status, solutions, stats } = await solveProgram(unwrap(item.result), solver);
  expect(status).toBe('unique');
  expect(solutions.map(writeDigits)).toEqual([ANSWER]);
  expect(stats).toMatchObject({ variables: 164, rows: 195, runs: 2, cuts: 0 });
});

it('solves the full form alike', async () => {
  const { status, solutions, stats } = await solveProgram(classic(SEED_003), solver, { form: 'full' });
  expect([status, ...solutions.map(writeDigits)]).toEqual(['unique', ANSWER]);
  expect(stats).toMatchObject({ variables: 729, rows: 324 });
});

describe('says', () => {
  it('multiple, with as many solutions as asked for, all different', async () => {
    const puzzle = classic('12..34..........');
    const all = solveNow(puzzle, { limit: 100 }).solutions.map(writeDigits).sort();
    expect(all.length).toBeGreaterThan(4);
    const { status, solutions } = await solveProgram(puzzle, solver, { limit: 100 });
    expect(status).toBe('multiple');
    expect(solutions.map(writeDigits).sort()).toEqual(all);
    expect((await solveProgram(puzzle, solver, { limit: 3 })).solutions.length).toBe(3);
    expect((await solveProgram(puzzle, solver, { limit: 1 })).status).toBe('solvable');
  });

  it('none, seen by the givens alone or by the solver', async () => {
    expect((await solveProgram(classic('11..............'), solver)).status).toBe('none');
    // Nothing clashes at a glance: 4 has no place in the upper right box.
    expect((await solveProgram(classic('123....4........'), solver)).status).toBe('none');
    expect((await solveProgram(classic('12....34........'), solver)).status).toBe('none');
  });

  it('unique of a full grid, and none of a wrong one', async () => {
    expect((await solveProgram(classic('1234341221434321'), solver)).status).toBe('unique');
    expect((await solveProgram(classic('1234341221434312'), solver)).status).toBe('none');
  });

  it('undecided when time or nodes are spent', async () => {
    const hard = classic('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
    const { status, solutions } = await solveProgram(hard, solver, { budget: { ms: 1 } });
    expect([status, solutions.length]).toEqual(['undecided', 0]);
    expect((await solveProgram(hard, solver, { budget: { nodes: 0 } })).status).toBe('undecided');
  });
});

describe('agrees with the engine', () => {
  it.each(builtinRules.types.map(({ type }) => type))(
    'on a puzzle with %s, and with a given less',
    async (type) => {
      const size = type === 'windoku' ? 9 : 6;
      const { puzzle, solution } = generateNow({ rules: type, size, minimal: true, seed: `ilp/${type}` });
      const { status, solutions } = await solveProgram(puzzle, solver);
      expect(status).toBe('unique');
      expect(solutions[0]).toEqual(solution);
      const [first] = givenCells(puzzle);
      if (first === undefined) return;
      const fewer = puzzle.givens.copy();
      fewer.digits[first] = EMPTY;
      expect((await solveProgram(unwrap(withGivens(puzzle, fewer)), solver)).status).toBe('multiple');
    },
  );
});

describe('a rule that is not linear', () => {
  /** The corners add up to an even number. */
  const corners: RuleType = {
    type: 'corners',
    words: { name: { en: 'c', ja: 'c' }, text: { en: 'c', ja: 'c' } },
    schema: z.strictObject({ type: z.literal('corners') }),
    create: (_, { shape }) => ({
      cells: [0, 3, 12, 15],
      isValid(board) {
        const digits = this.cells.map((cell) => board.digit(cell));
        return digits.includes(EMPTY) || digits.reduce((sum, digit) => sum + digit, 0) % 2 === 0;
      },
      candidates: (board, cell) => (board.isEmpty(cell) ? shape.allDigits : shape.setOf(board.digit(cell))),
    }),
  };
  const rules = ['classic', 'corners'];
  const make = (givens: string) =>
    unwrap(puzzleFrom({ shape: Shape.of(4), givens, rules }, { registry: builtinRules.with(corners) }));

  it('has its answers checked and cut until all are kept', async () => {
    const puzzle = make('12..34..........');
    const wanted = solveNow(puzzle, { limit: 1000 }).solutions.map(writeDigits).sort();
    const { solutions, stats } = await solveProgram(puzzle, solver, { limit: 1000 });
    expect(solutions.map(writeDigits).sort()).toEqual(wanted);
    expect(stats.cuts).toBeGreaterThan(0);
    expect((await solveProgram(make('1..2........3..1'), solver)).status).toBe('none');
  });

  it('is refused by name where that is asked for', async () => {
    await expect(solveProgram(make('.'.repeat(16)), solver, { relaxation: 'refuse' })).rejects.toMatchObject({
      errors: [{ code: 'model-not-linear', values: { rules: 'rules[1] (corners)' } }],
    });
  });
});

it('works over a channel, errors and all', async () => {
  const ends: ((message: unknown) => void)[] = [];
  const port = (mine: number) => ({
    post: (message: unknown) => queueMicrotask(() => ends[1 - mine]?.(structuredClone(message))),
    listen: (take: (message: unknown) => void) => {
      ends[mine] = take;
    },
  });
  const remote = remoteProgramSolver(port(0));
  serveProgramSolver(highsSolver(), port(1));
  await expect(remote.next([], {})).rejects.toThrow('no program is open');
  expect((await solveProgram(classic(SEED_003), remote)).status).toBe('unique');
  await remote.close();
}, 30_000);

it('stops between runs when asked to', async () => {
  await expect(
    solveProgram(classic('.'.repeat(16)), solver, { signal: { aborted: true, reason: new Error('enough') } }),
  ).rejects.toThrow('enough');
});
