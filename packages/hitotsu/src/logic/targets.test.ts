import { describe, expect, it } from 'vitest';
import { InputError } from '../base/index.ts';
import { writeDigits } from '../puzzle/index.ts';
import { solveNow } from '../solver/index.ts';
import { solvePathNow } from './path.ts';
import { rateSeNow } from './raters/se.ts';
import { generateTargetNow } from './targets.ts';

describe('generateTarget', () => {
  it('reaches the grades', () => {
    for (const grade of ['easy', 'medium', 'hard'] as const) {
      const made = generateTargetNow({ target: { grade }, seed: `grade-${grade}` });
      expect(made).toMatchObject({ reached: true, missed: [] });
      expect(solveNow(made.puzzle).status).toBe('unique');
      expect(solvePathNow(made.puzzle, { nets: false }).grade).toBe(grade);
    }
  });

  it('reaches a range of Sudoku Explainer’s scale', () => {
    const made = generateTargetNow({ target: { se: [2.6, 3.4] }, seed: 'se' });
    expect(made.reached).toBe(true);
    const { er } = rateSeNow(writeDigits(made.puzzle.givens.digits));
    expect(er >= 2.6 && er <= 3.4).toBe(true);
  });

  it('makes puzzles that need a technique and nothing harder', () => {
    for (const technique of ['full-house', 'naked-pair', 'skyscraper', 'swordfish']) {
      const made = generateTargetNow({ target: { technique }, seed: 'need' });
      expect(made.reached).toBe(true);
      expect(solveNow(made.puzzle).status).toBe('unique');
      const { steps } = solvePathNow(made.puzzle);
      const used = steps.filter(({ step }) => step.technique === technique);
      expect(used.length).toBeGreaterThan(0);
      expect(Math.max(...steps.map(({ rating }) => rating))).toBe(used[0]?.rating);
    }
  });

  it('keeps the symmetry where givens are added for a technique', () => {
    const made = generateTargetNow({
      target: { technique: 'x-wing' },
      symmetry: 'half-turn',
      seed: 'turned',
    });
    expect(made.reached).toBe(true);
    const given = Array.from(made.puzzle.givens.digits, (digit) => digit >= 0);
    expect(given).toEqual(given.toReversed());
  });

  it('works for variants by our own grade', () => {
    const made = generateTargetNow({ rules: 'thermo', size: 6, target: { grade: 'easy' }, seed: 'thermo' });
    expect(made.reached).toBe(true);
  });

  it('gives more where a puzzle asks too much, and stays unique', () => {
    for (const [rules, grade] of [
      ['jigsaw', 'medium'],
      ['killer', 'hard'],
    ] as const) {
      const made = generateTargetNow({ rules, target: { grade }, seed: 'more' });
      expect(made).toMatchObject({ reached: true, missed: [] });
      expect(solveNow(made.puzzle).status).toBe('unique');
      expect(made.puzzle.givens.digits.filter((digit) => digit >= 0)).toHaveLength(made.clues);
      expect(solvePathNow(made.puzzle, { nets: false }).grade).toBe(grade);
    }
  });

  it('is the same for the same seed, and says what it missed', () => {
    const options = { target: { technique: 'x-wing', exactly: true }, tries: 3, seed: 'rare' } as const;
    const made = generateTargetNow(options);
    expect(generateTargetNow(options).puzzle.document).toEqual(made.puzzle.document);
    if (!made.reached) expect(made.missed[0]?.code).toMatch(/^missed-technique/);
    expect(made.tried).toBeLessThanOrEqual(3);
  });

  it('refuses what the rules cannot give', () => {
    const impossible = [{ se: [1, 2] as const }, { technique: 'telepathy' }];
    for (const target of impossible)
      expect(() => generateTargetNow({ rules: 'diagonals', target, seed: 1, tries: 1 })).toThrow(InputError);
  });
});
