import type { GameEntry } from '../../../store/games.ts';

/** Fewest games that make something usual. */
const FEWEST = 3;

/** The middle of the times of other solved games of the same grade; null if there are too few. */
export function usualTime(
  games: readonly Pick<GameEntry, 'id' | 'info' | 'solved'>[],
  id: string,
  grade: string | undefined,
): number | null {
  if (grade === undefined) return null;
  const times = games
    .filter((game) => game.id !== id && game.info.grade === grade)
    .flatMap(({ solved }) => (solved ? [solved.time] : []))
    .sort((a, b) => a - b);
  if (times.length < FEWEST) return null;
  const middle = times.length / 2;
  return ((times[Math.floor(middle - 0.5)] as number) + (times[Math.floor(middle)] as number)) / 2;
}
