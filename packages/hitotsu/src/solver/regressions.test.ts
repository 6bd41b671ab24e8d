import { describe, expect, it } from 'vitest';
import type { RuleSpec } from '../rules/index.ts';
import { checkNow, type Status, solveNow, trueCandidatesNow } from './index.ts';
import { orientations, puzzleOf, textOf } from './testkit/puzzles.ts';

interface Case {
  /** Where the input was reported to go wrong, and how. */
  readonly origin: string;
  readonly givens: string;
  readonly status: Status;
  readonly rules?: readonly (string | RuleSpec)[];
  readonly solution?: string;
}

/** Inputs that broke other programs, with their right answers. */
const CASES: readonly Case[] = [
  {
    origin: 'SudokuMonster/SukakuExplainer#111: X + windoku solved wrongly, hard for plain searches',
    givens: '.......1.....2...3.........4....3.......5...6....1.........78......6........32...',
    rules: ['classic', 'diagonals', 'windoku'],
    status: 'unique',
    solution: '932674518678521943541398267469283751217459386853716429326147895794865132185932674',
  },
  {
    origin: '1to9only/HoDoKu#11: endless loop when 5 is entered in R2C9 of a grid with many solutions',
    givens: `49675.8..218693755.5.48..69${'.'.repeat(54)}`,
    status: 'none',
  },
  {
    origin: 'freeCodeCamp/freeCodeCamp#48307: an invalid grid was "solved"',
    givens: '.99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..',
    status: 'none',
  },
  {
    origin: 'open-thought/reasoning-gym#153: 4×4 puzzles that are not unique',
    givens: '.....1..1.43.31.',
    status: 'multiple',
  },
  {
    origin: 'jeffsieu/py-sudoku#5: endless loop on a contradictory grid',
    givens: '.........7.6.....6..........7..7...38.......523..9..7..5.7.....3.....7....7..9...',
    status: 'none',
  },
  {
    origin: 'kyoyama-kazusa/Sudoku#810: analysis crashes on a mistyped puzzle',
    givens: '895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5',
    status: 'multiple',
  },
  {
    origin: 'kyoyama-kazusa/Sudoku#660: a technique is missed',
    givens: '6..2...9...5.6.3...9.1.5..7.5...46.......2.7....91...5..1.2.9...6......13..4..2..',
    status: 'unique',
    solution: '618237594475869312293145867159374628834652179726918435541726983962583741387491256',
  },
  {
    origin: 'jubalh/nudoku#76: puzzles that break the rules',
    givens: '5..2.4.96.711697.54287...425.964.28319...5.142...129..8...835.97.25263719..9..4.8',
    status: 'none',
  },
  {
    origin: 'dclamage/SudokuSolver#48: givens that break a constraint were ignored',
    givens: `12${'.'.repeat(79)}`,
    rules: ['classic', { type: 'thermometer', cells: ['R1C2', 'R1C1'] }],
    status: 'none',
  },
  {
    origin: 'the numpy tutorial whose removal test asks for any solution: what it calls a puzzle',
    givens: '000059200000800003130240000300908605908000020260010908700100064021003000400000000'.replaceAll(
      '0',
      '.',
    ),
    status: 'multiple',
  },
];

describe('inputs that broke other programs', () => {
  for (const { origin, givens, rules, status, solution } of CASES)
    it(origin, () => {
      const result = solveNow(puzzleOf(givens, rules));
      expect(result.status).toBe(status);
      if (solution) expect(textOf(result.solutions[0])).toBe(solution);
    });

  it('1to9only/HoDoKu#11 before the entry: two solutions at once', () => {
    const givens = '49675.8..21869375..5.48..69......................................................';
    expect(solveNow(puzzleOf(givens)).status).toBe('multiple');
  });

  it('chrisboyle/sgtpuzzles#440: a full grid with a wrong diagonal is not solved', () => {
    const full = '493251687167849523258673419321594768946187352785362194839716245674925831512438976';
    expect(solveNow(puzzleOf(full)).status).toBe('unique');
    expect(solveNow(puzzleOf(full, ['classic', 'diagonals'])).status).toBe('none');
  });

  it.each([
    ['row', ['R1C1', 'R1C2', 'R1C3']],
    ['column', ['R1C1', 'R2C1', 'R3C1']],
  ])('dclamage/SudokuSolver#87: two totals for the same cells of a %s end at once', (_, cells) => {
    const rules = ['classic', { type: 'sum', cells, sum: 12 }, { type: 'sum', cells, sum: 13 }];
    expect(solveNow(puzzleOf('.'.repeat(81), rules), { budget: { nodes: 2000 } }).status).toBe('none');
  });

  it('kaajjo/LibreSudoku#171: digits above 9 count with their value in a cage', () => {
    const givens = `B${'.'.repeat(143)}`;
    const rules = ['classic', { type: 'cage', cells: ['R1C1', 'R1C2'], sum: 14 }];
    const { sets } = trueCandidatesNow(puzzleOf(givens, rules), { budget: { nodes: 20_000 } });
    expect(sets[1]).toBe(1 << 2);
  });

  it("seed 003: the search finds the printed answer of the integer program's puzzle, and no other", () => {
    const puzzle = puzzleOf(
      '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6',
    );
    const { status, solutions } = solveNow(puzzle);
    expect(status).toBe('unique');
    expect(textOf(solutions[0])).toBe(
      '493251687167849523258673419321594768946187352785362194839716245674925831512438976',
    );
  });

  it('grantm/sudoku-web-app#4: a sparse grid that hangs in some orientations, in all eight', () => {
    const sparse =
      '001000000200000000003000000400000005005000600600000040007103000800000000009020000'.replaceAll(
        '0',
        '.',
      );
    const all = orientations(sparse);
    expect(new Set(all).size).toBe(8);
    for (const givens of all) {
      const { status, stats } = solveNow(puzzleOf(givens));
      expect(status).toBe('multiple');
      expect(stats.nodes).toBeLessThan(500);
    }
  });

  it('TN1ck/super-sudoku#33: the check of a custom puzzle takes 20 s; here a handful of nodes', () => {
    const sparse = `1${'.'.repeat(79)}2`;
    const { status, stats } = solveNow(puzzleOf(sparse));
    expect(status).toBe('multiple');
    expect(stats.nodes).toBeLessThan(500);
  });

  it('dclamage/SudokuSolver#100: a killer cage is called invalid without saying why', () => {
    const cages = [
      { type: 'cage', cells: ['R1C1', 'R1C2', 'R1C3'], sum: 24 },
      { type: 'cage', cells: ['R1C4', 'R1C5'], sum: 17 },
    ];
    const { status, conflict } = checkNow(puzzleOf('.'.repeat(81), ['classic', ...cages]));
    expect(status).toBe('none'); // 7, 8, 9 and 8, 9 in one row
    expect(conflict).toMatchObject({ givens: [], rules: [0, 1, 2], smallest: true });
  });
});

describe('the two wrong functions of the numpy tutorial', () => {
  const PUZZLE = '000059200000800003130240000300908605908000020260010908700100064021003000400000000';

  /** Its `solve`: first empty cell, digits in order. */
  function solve(board: number[]): boolean {
    const cell = board.indexOf(0);
    if (cell < 0) return true;
    for (let digit = 1; digit <= 9; digit++) {
      if (!fits(board, cell, digit)) continue;
      board[cell] = digit;
      if (solve(board)) return true;
      board[cell] = 0;
    }
    return false;
  }

  function fits(board: readonly number[], cell: number, digit: number): boolean {
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    return !board.some((other, at) => {
      const r = Math.floor(at / 9);
      const c = at % 9;
      const box = Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
      return other === digit && (r === row || c === column || box);
    });
  }

  /** Its `has_unique_solution`: looks for empty cells on the board that was just solved, where there are none. */
  function hasUniqueSolution(board: readonly number[]): boolean {
    const solved = [...board];
    if (!solve(solved)) return false;
    for (const [cell, held] of solved.entries()) {
      if (held !== 0) continue;
      for (let digit = 1; digit <= 9; digit++) {
        if (!fits(solved, cell, digit)) continue;
        const changed = [...solved];
        changed[cell] = digit;
        if (solve(changed)) return false;
      }
    }
    return true;
  }

  const digits = Array.from(PUZZLE, Number);

  it('accepts a removal because some solution exists; ours sees two', () => {
    expect(solve([...digits])).toBe(true);
    const { status, solutions } = solveNow(puzzleOf(PUZZLE.replaceAll('0', '.')));
    expect(status).toBe('multiple');
    expect(textOf(solutions[0])).not.toBe(textOf(solutions[1]));
  });

  it('calls every solvable puzzle unique, this one too', () => {
    expect(hasUniqueSolution(digits)).toBe(true);
    expect(checkNow(puzzleOf(PUZZLE.replaceAll('0', '.'))).differ?.length).toBeGreaterThan(0);
  });
});
