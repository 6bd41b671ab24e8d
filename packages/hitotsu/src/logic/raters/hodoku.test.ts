import { describe, expect, it } from 'vitest';
import { Board, EMPTY, Shape } from '../../board/index.ts';
import { generateNow } from '../../generator/index.ts';
import { rateHodokuNow } from './hodoku.ts';

describe('HoDoKu rating', () => {
  it('counts a grid with one open cell as one full house', () => {
    const { solution } = generateNow({ seed: 'hodoku-one' });
    const digits = Array.from(solution);
    digits[40] = EMPTY;
    const rating = rateHodokuNow(new Board(Shape.of(9), digits));
    expect(rating).toMatchObject({ score: 4, level: 'Easy', status: 'rated', counts: { 'Full House': 1 } });
  });

  it('solves generated puzzles, adds up its steps and keeps to the solution', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { puzzle, solution } = generateNow({ seed, difficulty: 'hard' });
      const rating = rateHodokuNow(puzzle.givens);
      expect(rating.score).toBe(rating.steps.reduce((sum, { kind }) => sum + kind.score, 0));
      for (const { step } of rating.steps) {
        for (const each of step.placements) expect(solution[Math.floor(each / 9)]).toBe((each % 9) + 1);
        for (const each of step.eliminations) expect(solution[Math.floor(each / 9)]).not.toBe((each % 9) + 1);
      }
    }
  });

  it('says undecided when the budget ends', () => {
    const { puzzle } = generateNow({ seed: 'hodoku-budget' });
    expect(rateHodokuNow(puzzle.givens, { budget: { nodes: 2 } })).toMatchObject({ status: 'undecided' });
  });
});
