import { createGame, type GameInfo } from '../store/games.ts';
import { navigate } from './routes.ts';

/** Begins a game of a puzzle and goes to it. Answers its id. */
export async function playPuzzle(
  document: { readonly [field: string]: unknown },
  info: GameInfo = {},
  { replace = false } = {},
): Promise<string> {
  const id = await createGame(document, info);
  navigate(`/play?game=${encodeURIComponent(id)}`, { replace });
  return id;
}
