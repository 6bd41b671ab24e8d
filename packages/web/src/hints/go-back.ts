import { EMPTY } from 'hitotsu/board';
import type { Change } from 'hitotsu/puzzle';
import { changesBetween, entryChange } from '../game/change.ts';
import { changed, type Position } from '../game/position.ts';
import type { GameSession } from '../game/session.ts';
import type { ToldWrong } from './told.ts';

/** The position after the first `count` moves that stand. */
function positionAfter(session: GameSession, count: number): Position {
  const later = session.moves.peek().slice(count, session.done.peek());
  const changes = later.flatMap((move) => move.changes);
  return changed(session.shape, session.position.peek(), changes, 'from');
}

/**
 * Back to where everything was right, as a move that can be undone: to the last good position, or, where the history does
 * not show it, without the entries that are wrong.
 */
export function goBack(
  session: GameSession,
  { lastGood, wrong }: Pick<ToldWrong, 'lastGood' | 'wrong'>,
): void {
  const position = session.position.peek();
  const { shape } = session;
  const changes =
    lastGood === null
      ? wrong
          .map((cell) => entryChange(shape, position, cell, EMPTY))
          .filter((change): change is Change => change !== null)
      : changesBetween(shape, position, positionAfter(session, lastGood));
  session.play(changes, 'restore');
}
