import { type Budget, run, unwrap } from 'hitotsu/base';
import { type Game, type GameDocument, type PuzzleDocumentInput, parseGame } from 'hitotsu/puzzle';
import { solveTask } from 'hitotsu/solver';

/** A puzzle, or a game of one. */
export type DocumentInput = PuzzleDocumentInput | GameDocument | { readonly [field: string]: unknown };

export interface Asking {
  readonly document: DocumentInput;
  /** With the player's entries as if they were givens. Default: the givens alone. */
  readonly entries?: boolean;
  readonly budget?: Budget;
}

export const gameOf = (document: DocumentInput): Game => unwrap(parseGame(document));

export const withEntries = ({ entries }: Game, wanted: boolean | undefined) => (wanted ? { entries } : {});

export const budgetOf = (budget: Budget | undefined) => (budget ? { budget } : {});

/** Solutions looked at when it is to be said what would settle a puzzle, or which digits occur once. */
const MOST_LISTED = 400;

/** All solutions; null if there are too many or the budget ended. */
export async function listed(
  game: Game,
  entries: boolean | undefined,
  budget: Budget | undefined,
  signal: AbortSignal,
): Promise<readonly Int8Array[] | null> {
  const options = { limit: MOST_LISTED, ...budgetOf(budget), ...withEntries(game, entries) };
  const { solutions, status } = await run(solveTask(game.puzzle, options), { signal });
  if (status === 'undecided' || solutions.length >= MOST_LISTED) return null;
  return solutions;
}
