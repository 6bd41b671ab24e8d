/** Puzzles to practise a technique with: seeds of puzzles whose hardest step it is. */

import type { Task } from '../../../base/index.ts';
import { type Generated, generateTask } from '../../../generator/index.ts';
import { RECIPES, type RecipeName } from './recipes.ts';
import { SEEDS } from './seeds.ts';

export { RECIPES, type RecipeName } from './recipes.ts';

/** One puzzle: the recipe and its number there. */
export interface PracticeSeed {
  readonly recipe: RecipeName;
  readonly number: number;
}

/** The puzzles known for a technique, in the order of the recipes; none for a technique that never comes last. */
export function practiceSeeds(key: string): readonly PracticeSeed[] {
  const own = Object.hasOwn(SEEDS, key) ? SEEDS[key] : undefined;
  return Object.entries(own ?? {}).flatMap(([recipe, numbers]) =>
    numbers.map((number) => ({ recipe: recipe as RecipeName, number })),
  );
}

/** Makes the puzzle of a seed again. */
export function practiceTask({ recipe, number }: PracticeSeed): Task<Generated> {
  return generateTask({ ...RECIPES[recipe], seed: `practice ${number}` });
}
