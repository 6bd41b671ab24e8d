import { type Budget, type Diagnostic, type Progress, run } from 'hitotsu/base';
import type { RuleEntry, Symmetry } from 'hitotsu/generator';
import { type Grade, generateTargetTask, solvePathTask } from 'hitotsu/logic';
import { type Puzzle, type PuzzleDocument, writeDigits } from 'hitotsu/puzzle';
import type { HandlerContext } from '../context.ts';

export interface MakeAsk {
  /** Rules by name with their options, or specs; what goes without saying is added. Default: classic. */
  readonly rules?: string | readonly RuleEntry[] | undefined;
  readonly size?: number | undefined;
  readonly grade?: Grade | undefined;
  /** Key of a technique that the puzzle needs, with nothing harder. */
  readonly technique?: string | undefined;
  /** Sudoku Explainer's number, from and to; classic 9×9 only. */
  readonly se?: readonly [from: number, to: number] | undefined;
  readonly symmetry?: Symmetry | undefined;
  readonly clues?: number | undefined;
  readonly seed: string | number;
  /** In nodes, so that every device gives the same answer. */
  readonly budget?: Budget | undefined;
  /** Put into the document. */
  readonly id?: string | undefined;
}

/** How hard a puzzle is. */
export interface Rated {
  readonly grade: Grade;
  /** Our number; null where the techniques do not solve it. */
  readonly rating: number | null;
  /** Key of the hardest step's technique; null where there is none. */
  readonly hardest: string | null;
}

export interface Made extends Rated {
  /** With its solution. */
  readonly document: PuzzleDocument;
  readonly seed: string | number;
  /** Boards tried for it. */
  readonly tried: number;
  /** Whether it is all that was asked for; else the nearest found, with what it misses. */
  readonly reached: boolean;
  readonly missed: readonly Diagnostic[];
}

/** The best so far, told while a puzzle is made. */
export type MakeNote = Pick<Rated, 'grade' | 'rating'>;

/** Nodes where nothing else is said: some seconds. */
const USUAL: Budget = { nodes: 400_000 };
/** Steps of a path that is followed only to tell its grade. */
const MOST_STEPS = 2_000;

/** Grade, number and hardest step of a puzzle. Nets are left out: what needs them is extreme anyway. */
export async function rated(puzzle: Puzzle, { signal }: HandlerContext): Promise<Rated> {
  const path = await run(solvePathTask(puzzle, { nets: false, budget: { nodes: MOST_STEPS } }), { signal });
  const hardest = path.steps.reduce<(typeof path.steps)[number] | null>(
    (most, step) => (most && most.rating >= step.rating ? most : step),
    null,
  );
  const solved = path.status === 'solved';
  return {
    grade: path.grade,
    rating: solved ? path.rating : null,
    hardest: solved ? (hardest?.step.technique ?? null) : null,
  };
}

/** Making puzzles. */
export const making = {
  async make(ask: MakeAsk, context: HandlerContext): Promise<Made> {
    const { rules, size, grade, technique, se, symmetry, clues, seed, budget = USUAL, id } = ask;
    const task = generateTargetTask({
      rules,
      size,
      symmetry,
      clues,
      seed,
      budget,
      target: { grade, technique, se },
    });
    const onProgress = (progress: Progress) => context.progress(progress);
    const { puzzle, solution, tried, reached, missed } = await run(task, {
      signal: context.signal,
      onProgress,
    });
    const document: PuzzleDocument = {
      ...puzzle.document,
      ...(id === undefined ? {} : { id }),
      solution: writeDigits(solution),
    };
    return { document, ...(await rated(puzzle, context)), seed, tried, reached, missed };
  },
};
