import { describe, expect, it } from 'vitest';
import { InputError, unwrap } from '../base/index.ts';
import { parsePuzzle, puzzleHash } from '../puzzle/index.ts';
import type { RuleSpec } from '../rules/index.ts';
import { solveNow } from '../solver/index.ts';
import { completeNow, orbits } from './index.ts';

const puzzleOf = (givens: string, rules: (string | RuleSpec)[] = ['classic'], size = 9) =>
  unwrap(parsePuzzle({ hitotsu: 1, size, givens: givens.padEnd(size * size, '.'), rules }));

describe('finishing a puzzle that was begun', () => {
  it('keeps what stands and adds givens until there is one solution, none too many', () => {
    const begun = puzzleOf('1.3...7..9');
    const { puzzle, solution, added } = completeNow(begun, { seed: 1 });
    expect(puzzle.givens.digit(0)).toBe(1);
    expect(puzzle.givens.digit(9)).toBe(9);
    const solved = solveNow(puzzle);
    expect(solved.status).toBe('unique');
    expect([...(solved.solutions[0] ?? [])]).toEqual([...solution]);
    for (const cell of added) {
      const fewer = puzzle.givens.copy();
      fewer.digits[cell] = -1;
      const less = unwrap(
        parsePuzzle({ ...puzzle.document, givens: [...fewer.digits].map((d) => (d < 0 ? '.' : d)).join('') }),
      );
      expect(solveNow(less).status, `given ${cell}`).toBe('multiple');
    }
  });

  it('makes use of the clues that were drawn', () => {
    const cages = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => ({
      type: 'cage',
      cells: [`R${row + 1}C1`, `R${row + 1}C2`],
      sum: 9 + (row % 3),
    }));
    const { puzzle } = completeNow(puzzleOf('', ['classic', ...cages]), { seed: 2 });
    expect(puzzle.document.rules).toHaveLength(10);
    expect(solveNow(puzzle).status).toBe('unique');
  });

  it('keeps a symmetry in what it adds, and gives more where a grade asks for more', () => {
    const { added, puzzle } = completeNow(puzzleOf(''), {
      seed: 3,
      symmetry: 'half-turn',
      difficulty: 'easy',
    });
    for (const orbit of orbits(puzzle.shape, 'half-turn'))
      expect(new Set(orbit.map((cell) => added.includes(cell))).size).toBe(1);
    expect(added.length).toBeGreaterThanOrEqual(40);
  });

  it('gives the same again for the same seed, another for another', () => {
    const hash = (seed: number) => puzzleHash(completeNow(puzzleOf('12'), { seed }).puzzle.document);
    expect(hash(1)).toBe(hash(1));
    expect(hash(1)).not.toBe(hash(2));
  });

  it('adds nothing to a puzzle that has one solution already', () => {
    const { puzzle } = completeNow(puzzleOf('', ['classic'], 4), { seed: 5 });
    expect(completeNow(puzzle, { seed: 6 }).added).toEqual([]);
  });

  it('refuses what has no solution', () => {
    expect(() => completeNow(puzzleOf('11'), { seed: 1 })).toThrow(InputError);
  });
});
