import type { RecipeName } from './recipes.ts';

/** Written by scripts/technique-examples.mjs: numbers of puzzles by technique and recipe. */
export const SEEDS: Readonly<Record<string, Readonly<Partial<Record<RecipeName, readonly number[]>>>>> = {
  'hidden-single': { classic: [9] },
  'locked-candidates-pointing': { classic: [3, 6, 7, 12], thermometer: [1, 2], 'killer-diagonals': [2] },
  'common-peer': { killer: [2], 'killer-diagonals': [1] },
  'hidden-pair': { classic: [2, 11, 13, 15, 16] },
  'xy-chain': { classic: [14] },
  'xy-wing': { classic: [8] },
  'wxyz-wing': { classic: [1, 5] },
  'discontinuous-nice-loop': { classic: [10], jigsaw: [1] },
  'als-xz': { classic: [4], diagonals: [1] },
  'forcing-chain-contradiction': { killer: [1] },
};
