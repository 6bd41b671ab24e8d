import { type Budget, run, unwrap } from 'hitotsu/base';
import { completeTask, type Difficulty, type Symmetry } from 'hitotsu/generator';
import { type PuzzleDocument, type PuzzleDocumentInput, parsePuzzle } from 'hitotsu/puzzle';
import type { HandlerContext } from '../context.ts';

export interface FinishAsk {
  readonly document: PuzzleDocumentInput;
  readonly seed: string | number;
  readonly symmetry?: Symmetry | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly budget?: Budget | undefined;
}

export interface FinishAnswer {
  readonly givens: PuzzleDocument['givens'];
  /** Cells of the givens that were added. */
  readonly added: readonly number[];
}

/** Finishing a puzzle that is being set. */
export const finishing = {
  async finish(
    { document, budget, ...options }: FinishAsk,
    { signal, progress }: HandlerContext,
  ): Promise<FinishAnswer> {
    const begun = unwrap(parsePuzzle(document));
    const task = completeTask(begun, { ...options, ...(budget ? { budget } : {}) });
    const { puzzle, added } = await run(task, { signal, onProgress: progress });
    return { givens: puzzle.document.givens, added };
  },
};
