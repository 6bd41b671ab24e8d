import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { InputError, Random } from '../base/index.ts';
import { Board } from '../board/index.ts';
import { builtinRules, type RuleSpec, type RuleType } from '../rules/index.ts';
import {
  checkNow,
  count,
  countNow,
  enumerate,
  enumerateNow,
  minimalConflictNow,
  redundantCluesNow,
  solve,
  solveNow,
  trueCandidatesNow,
} from './index.ts';
import { bruteForce } from './testkit/brute-force.ts';
import { puzzleOf, textOf } from './testkit/puzzles.ts';

const EMPTY4 = '.'.repeat(16);
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EASY_SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Sparse random 4×4 puzzles of several rule lists, with some that contradict themselves. */
function smallPuzzles(): ReturnType<typeof puzzleOf>[] {
  const random = new Random('small puzzles');
  const lists: (string | RuleSpec)[][] = [
    ['classic'],
    ['classic', 'diagonals'],
    ['classic', { type: 'cage', cells: ['R1C1', 'R1C2', 'R2C2'], sum: 7 }],
    ['classic', { type: 'thermometer', cells: ['R4C1', 'R3C2', 'R3C3'] }],
    ['rows', 'columns', { type: 'regions', map: '1112133243324442' }],
  ];
  return Array.from({ length: 60 }, (_, i) => {
    const rules = lists[i % lists.length];
    const grid = textOf(solveNow(puzzleOf(EMPTY4, rules), { limit: 1, seed: i }).solutions[0]);
    const givens = Array.from(grid, (digit) => (random.below(3) > 0 ? '.' : digit));
    if (i % 3 === 0) givens[random.below(16)] = String(1 + random.below(4));
    return puzzleOf(givens.join(''), rules);
  });
}

describe('against brute force on 4×4', () => {
  it('counts, solves, enumerates and finds the true candidates', () => {
    const seen = new Set<string>();
    for (const puzzle of smallPuzzles()) {
      const all = bruteForce(puzzle);
      const { givens } = puzzle.document;
      expect(countNow(puzzle), givens).toMatchObject({ count: all.length, exact: true });
      const { status } = solveNow(puzzle);
      seen.add(status);
      expect(status).toBe(all.length === 0 ? 'none' : all.length === 1 ? 'unique' : 'multiple');
      expect([...enumerateNow(puzzle)].map(textOf).sort()).toEqual(all.map(textOf).sort());
      const sets = puzzle.start.map((_, cell) =>
        all.reduce((set, grid) => set | puzzle.shape.setOf(grid[cell] as number), 0),
      );
      const found = trueCandidatesNow(puzzle);
      expect(found).toMatchObject({ decided: true, none: all.length === 0 });
      expect([...found.sets]).toEqual([...sets]);
    }
    expect([...seen].sort()).toEqual(['multiple', 'none', 'unique']);
  });

  it('finds the clues that could go', () => {
    for (const puzzle of smallPuzzles()) {
      const found = redundantCluesNow(puzzle);
      if (bruteForce(puzzle).length !== 1) {
        expect(found).toMatchObject({ givens: [], rules: [] });
        continue;
      }
      const without = (givens: string, rules: readonly RuleSpec[]) =>
        bruteForce(puzzleOf(givens, rules)).length === 1;
      const { givens, rules } = puzzle.document;
      const cells = [...givens].flatMap((symbol, cell) =>
        symbol !== '.' && without(`${givens.slice(0, cell)}.${givens.slice(cell + 1)}`, rules) ? [cell] : [],
      );
      expect(found.givens).toEqual(cells);
      const indices = rules.flatMap((_, index) =>
        index > 0 &&
        without(
          givens,
          rules.filter((_, other) => other !== index),
        )
          ? [index]
          : [],
      );
      expect(found.rules.filter((index) => index > 0)).toEqual(indices);
    }
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses the limit %d', (limit) => {
    expect(() => solveNow(puzzleOf(EMPTY4), { limit })).toThrow(InputError);
    expect(() => countNow(puzzleOf(EMPTY4), { limit })).toThrow(InputError);
  });

  it('counts the 288 grids, to any limit', () => {
    expect(countNow(puzzleOf(EMPTY4))).toMatchObject({ count: 288, exact: true, status: 'multiple' });
    expect(countNow(puzzleOf(EMPTY4), { limit: 100 })).toMatchObject({ count: 100, exact: false });
    expect(countNow(puzzleOf(EMPTY4), { limit: 1 })).toMatchObject({ count: 1, status: 'solvable' });
  });
});

describe('solve', () => {
  it('proves one solution', () => {
    const { status, solutions } = solveNow(puzzleOf(EASY));
    expect(status).toBe('unique');
    expect(solutions.map(textOf)).toEqual([EASY_SOLUTION]);
  });

  it('says undecided when the budget is gone, with how far it came', () => {
    const result = solveNow(puzzleOf('.'.repeat(81)), { budget: { nodes: 3 } });
    expect(result.status).toBe('undecided');
    expect(result.stats.nodes).toBeLessThanOrEqual(3);
  });

  it('asks about the givens and about the entries apart', () => {
    const puzzle = puzzleOf(EASY);
    const entries = new Board(puzzle.shape);
    entries.digits[2] = 4;
    expect(solveNow(puzzle, { entries }).status).toBe('unique');
    entries.digits[2] = 1;
    expect(solveNow(puzzle, { entries }).status).toBe('none');
    expect(solveNow(puzzle).status).toBe('unique');
  });

  it('draws other solutions with another seed, the same with the same', () => {
    const draw = (seed: number) => textOf(solveNow(puzzleOf(EMPTY4), { limit: 1, seed }).solutions[0]);
    expect(draw(1)).toBe(draw(1));
    expect(new Set([1, 2, 3, 4, 5].map(draw)).size).toBeGreaterThan(1);
  });

  it('stops at a signal and reports progress', async () => {
    const signal = { aborted: false, reason: new Error('enough') };
    const counting = count(puzzleOf('.'.repeat(81)), {
      signal,
      onProgress: ({ nodes }) => {
        if (nodes > 500) signal.aborted = true;
      },
    });
    await expect(counting).rejects.toThrow('enough');
    await expect(solve(puzzleOf(EASY), { signal: { aborted: true } })).rejects.toThrow('aborted');
  });
});

describe('enumerate', () => {
  it('can be left at any time', async () => {
    const grids: string[] = [];
    for await (const grid of enumerate(puzzleOf('.'.repeat(81)))) {
      grids.push(textOf(grid));
      if (grids.length === 5) break;
    }
    expect(new Set(grids).size).toBe(5);
  });

  it('returns how many there were and whether that is all', async () => {
    const iterator = enumerate(puzzleOf('12..............'));
    let step = await iterator.next();
    while (!step.done) step = await iterator.next();
    expect(step.value).toEqual({ count: 24, exact: true });
  });
});

it('tells which candidates are proved when the budget ends', () => {
  const found = trueCandidatesNow(puzzleOf('.'.repeat(81)), { budget: { nodes: 60 } });
  expect(found.decided).toBe(false);
  expect(found.undecided.some((set) => set !== 0)).toBe(true);
  found.sets.forEach((set, cell) => {
    expect(set & (found.undecided[cell] as number)).toBe(0);
  });
});

describe('minimalConflict', () => {
  it('names two equal digits in a row', () => {
    const { status, conflict } = minimalConflictNow(
      puzzleOf(`1.......1${'.'.repeat(72)}`, ['rows', 'columns', 'boxes']),
    );
    expect(status).toBe('clash');
    expect(conflict).toEqual({
      givens: [0, 8],
      candidates: [],
      entries: [],
      rules: [0],
      minimal: true,
      smallest: true,
    });
  });

  it('names a rule that no grid can keep', () => {
    const cage = { type: 'cage', cells: ['R1C1', 'R1C2'], sum: 20 };
    const { conflict } = minimalConflictNow(puzzleOf(EASY, ['classic', cage]));
    expect(conflict).toMatchObject({ givens: [], rules: [1], smallest: true });
  });

  it('finds a clash no two digits show: a cell without candidates', () => {
    const { conflict } = minimalConflictNow(puzzleOf('.12.3...4.......', ['rows', 'columns', 'boxes']));
    // R1C1 sees 1 and 2 in its row, 3 and 4 in its column
    expect(conflict).toMatchObject({ givens: [1, 2, 4, 8], rules: [0, 1], smallest: true });
  });

  it('agrees with trying every set, on 4×4', () => {
    let clashes = 0;
    for (const puzzle of smallPuzzles()) {
      const { status, conflict } = minimalConflictNow(puzzle);
      const { givens, rules } = puzzle.document;
      expect(status).toBe(bruteForce(puzzle).length > 0 ? 'consistent' : 'clash');
      if (!conflict) continue;
      clashes++;
      expect(conflict.smallest).toBe(true);
      const given = [...givens].flatMap((symbol, cell) => (symbol === '.' ? [] : [cell]));
      const clues = [...given.map((cell) => ({ cell })), ...rules.map((rule) => ({ rule }))];
      let smallest = clues.length;
      for (let bits = 0; bits < 2 ** clues.length; bits++) {
        const chosen = clues.filter((_, i) => (bits >> i) & 1);
        if (chosen.length >= smallest) continue;
        const cells = chosen.flatMap((clue) => ('cell' in clue ? [clue.cell] : []));
        const text = Array.from(givens, (symbol, cell) => (cells.includes(cell) ? symbol : '.')).join('');
        const left = chosen.flatMap((clue) => ('rule' in clue ? [clue.rule] : []));
        if (left.length === 0) continue;
        if (solveNow(puzzleOf(text, left), { limit: 1 }).status === 'none') smallest = chosen.length;
      }
      expect(conflict.givens.length + conflict.rules.length, givens).toBe(smallest);
    }
    expect(clashes).toBeGreaterThan(5);
  });

  it('counts wrong entries as clues, and given pencil marks', () => {
    const puzzle = puzzleOf(EASY);
    const entries = new Board(puzzle.shape);
    entries.digits[2] = 1;
    const { conflict } = minimalConflictNow(puzzle, { entries });
    expect(conflict?.entries).toEqual([2]);
    expect(minimalConflictNow(puzzle).status).toBe('consistent');
  });

  it('is part of check, as are two solutions', () => {
    expect(checkNow(puzzleOf('11..............')).conflict).toMatchObject({ givens: [0, 1], smallest: true });
    const multiple = checkNow(puzzleOf('12..34..........'));
    expect(multiple.status).toBe('multiple');
    expect(multiple.differ?.length).toBeGreaterThan(0);
  });
});

it("works for a user's rule that says only what is valid and what may go", () => {
  const corner: RuleType<{ type: 'corner' }> = {
    type: 'corner',
    words: { name: { en: 'Corner', ja: '角' }, text: { en: 'R1C1 is 1.', ja: 'R1C1は1。' } },
    schema: z.strictObject({ type: z.literal('corner') }),
    create: () => ({
      cells: [0],
      isValid: (board) => board.isEmpty(0) || board.digit(0) === 1,
      candidates: (board) => (board.isEmpty(0) || board.digit(0) === 1 ? 1 : 0),
    }),
  };
  const puzzle = puzzleOf(EMPTY4, ['classic', 'corner'], builtinRules.with(corner));
  expect(countNow(puzzle)).toMatchObject({ count: 72, exact: true });
});
