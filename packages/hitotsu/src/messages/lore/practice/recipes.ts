import type { GenerateOptions } from '../../../generator/index.ts';

/** How practice puzzles are generated: for seeds that are kept, so that none may change. */
export const RECIPES = {
  classic: { rules: 'classic', difficulty: 'extreme' },
  'classic-many': { rules: 'classic', difficulty: 'medium' },
  'classic-some': { rules: 'classic', difficulty: 'expert' },
  killer: { rules: 'killer' },
  jigsaw: { rules: 'jigsaw', difficulty: 'extreme' },
  thermometer: { rules: 'thermo', difficulty: 'hard' },
  'anti-knight': { rules: 'anti-knight', difficulty: 'extreme' },
  diagonals: { rules: 'diagonals', difficulty: 'extreme' },
  'non-consecutive': { rules: 'non-consecutive', difficulty: 'extreme' },
  'killer-diagonals': { rules: 'killer+diagonals' },
} as const satisfies Readonly<Record<string, GenerateOptions>>;

export type RecipeName = keyof typeof RECIPES;
