import { type BoardState, gameContent } from 'hitotsu/drawing';
import type { Puzzle } from 'hitotsu/puzzle';
import type { Drawing } from './pictures.ts';
import type { Session } from './session.ts';
import { sourceOf } from './steps.ts';

/** The puzzle as a picture, with what was written on it where it is a game. */
export function writtenDrawing(session: Session, puzzle: Puzzle, state: BoardState = {}): Drawing {
  const read = sourceOf(puzzle, { registry: session.registry });
  const game = 'source' in read && 'entries' in read.source ? read.source : null;
  return { puzzle, options: () => ({ state, ...(game ? { content: gameContent(game) } : {}) }) };
}
