import { run } from 'hitotsu/base';
import { generateTargetTask, solvePathTask, techniquesFor } from 'hitotsu/logic';
import { type GameDocument, type PuzzleDocument, writeDigits } from 'hitotsu/puzzle';
import type { ToldStep } from '../../hints/told.ts';
import type { HandlerContext } from '../context.ts';
import { gradeOf, Telling } from '../telling.ts';
import type { Rated } from './making.ts';

/** What a page shows of a technique besides its text. */
export interface TechniqueAnswer {
  /** Difficulty of one use, and its grade from 1 to 5; null for techniques that are never the easiest step. */
  readonly rating: number | null;
  readonly grade: number | null;
  readonly example: TechniqueExample | null;
  /** Practice puzzles that are known. */
  readonly practice: number;
}

export interface TechniqueExample {
  readonly document: GameDocument;
  readonly step: ToldStep;
  /** A hint in this position tells just this step. */
  readonly easiest: boolean;
}

export interface PracticePuzzle extends Rated {
  /** With its solution. */
  readonly document: PuzzleDocument;
  /** Whether the technique is its hardest step. */
  readonly reached: boolean;
}

/** The difficulty of a technique, for any rules: that of the search that finds it. */
function ratingOf(key: string): number | null {
  const found = techniquesFor([]).find(
    ({ technique: { key: own } }) =>
      key === own ||
      key.startsWith(`${own}-`) ||
      (own === 'nice-loop' && /^(aic|(dis)?continuous)/.test(key)),
  );
  return found?.rating ?? null;
}

/** Learning techniques: examples, and puzzles to practise with. */
export const learning = {
  async technique({ key }: { readonly key: string }): Promise<TechniqueAnswer> {
    const { exampleOf } = await import('hitotsu/messages/lore/examples');
    const { practiceSeeds } = await import('hitotsu/messages/lore/practice');
    const example = exampleOf(key);
    const rating = example?.easiest ? example.hint.rating : ratingOf(key);
    return {
      rating,
      grade: rating === null ? null : gradeOf(rating),
      example: example && {
        document: example.game.document,
        step: new Telling(example.game.puzzle).step(example.hint),
        easiest: example.easiest,
      },
      practice: practiceSeeds(key).length,
    };
  },

  /**
   * A puzzle whose hardest step is a technique: the known ones by number, then one that is looked for. `reached` says
   * whether it is one.
   */
  async practice(
    { key, number, seed }: { readonly key: string; readonly number: number; readonly seed: string | number },
    context: HandlerContext,
  ): Promise<PracticePuzzle> {
    const { practiceSeeds, practiceTask, RECIPES } = await import('hitotsu/messages/lore/practice');
    const known = practiceSeeds(key);
    const one = known[number];
    const options = { signal: context.signal, onProgress: context.progress };
    const made = one
      ? await run(practiceTask(one), options)
      : await run(
          generateTargetTask({
            rules: RECIPES[known[0]?.recipe ?? 'classic'].rules,
            seed,
            target: { technique: key },
          }),
          options,
        );
    const { puzzle, solution, reached } = made;
    const { grade, rating, status } = await run(solvePathTask(puzzle, { nets: false }), {
      signal: context.signal,
    });
    return {
      document: { ...puzzle.document, solution: writeDigits(solution) },
      grade,
      rating: status === 'solved' ? rating : null,
      hardest: one || reached ? key : null,
      reached: one !== undefined || reached,
    };
  },
};
