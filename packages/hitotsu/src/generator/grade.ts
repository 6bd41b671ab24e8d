import type { Shape } from '../board/index.ts';

/** The five grades, easiest first. Here they are numbers of givens; `logic/` will grade by technique. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert', 'extreme'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Givens on a classic 9×9 board; `extreme` is whatever no given can be taken from. */
const GIVENS_OF_81: Readonly<Record<Difficulty, number>> = {
  easy: 40,
  medium: 34,
  hard: 28,
  expert: 24,
  extreme: 0,
};

/** The table holds for boards whose minimal puzzles have about the `expert` number of givens, give or take this many. */
const TOLERANCE_OF_81 = 4;

/**
 * How many givens a grade means on a board where the dig came to `least` of them. Classic 9×9: the table. Other sizes:
 * the table in proportion to the number of cells. Rule lists that need far fewer givens (anti-knight 13, killers none)
 * or more (16×16): as many above `least` as the table is above `expert`.
 */
export function givensOf(difficulty: Difficulty, shape: Shape, least: number): number {
  if (difficulty === 'extreme') return least;
  const scale = shape.cellCount / 81;
  const expert = GIVENS_OF_81.expert * scale;
  const shift = Math.abs(least - expert) > TOLERANCE_OF_81 * scale ? least - expert : 0;
  return Math.min(shape.cellCount, Math.max(0, Math.round(GIVENS_OF_81[difficulty] * scale + shift)));
}
