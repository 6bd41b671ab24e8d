import type { Move } from '../game/session.ts';
import type { NamedMove, Op } from './joined.ts';

/** Names of actions: those of this tab, counted. */
export type Namer = () => string;

/** What a player did, from the histories before and after. */
export function actions(
  before: readonly Move[],
  standing: number,
  moves: readonly Move[],
  done: number,
  named: (move: Move) => NamedMove,
  name: Namer,
): Op[] {
  const ops: Op[] = [];
  const undo = (move: Move) => ops.push({ kind: 'undo', id: name(), undone: named(move).id });
  const redo = (move: Move) => ops.push({ kind: 'redo', id: name(), redone: named(move) });
  if (moves === before || moves.length === before.length) {
    const isSame = moves.every((move, at) => move === before[at]);
    if (isSame) {
      for (let at = standing - 1; at >= done; at--) undo(before[at] as Move);
      for (let at = standing; at < done; at++) redo(before[at] as Move);
      return ops;
    }
  }
  // A full history loses its oldest moves at the front.
  const first = moves[0];
  const offset = first ? Math.max(0, before.indexOf(first)) : 0;
  let common = 0;
  while (
    common < done &&
    offset + common < standing &&
    moves[common] !== undefined &&
    moves[common] === before[offset + common]
  )
    common++;
  for (let at = standing - 1; at >= offset + common; at--) undo(before[at] as Move);
  for (const move of moves.slice(common)) ops.push({ kind: 'play', ...named(move) });
  for (let at = moves.length - 1; at >= done; at--) undo(moves[at] as Move);
  return ops;
}
