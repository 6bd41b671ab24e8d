import { computed } from '@preact/signals';
import { gamesSignal } from '../../store/games.ts';

/** Where a practice game says it came from: the technique and the number of the puzzle. */
export const practiceFrom = (key: string, number: number): string => `practice:${key}:${number}`;

interface Practice {
  readonly key: string;
  readonly number: number;
  readonly game: string;
  readonly solved: boolean;
}

/** All practice games there are. */
const practiceGames = computed((): readonly Practice[] =>
  (gamesSignal.value ?? []).flatMap(({ id, info, solved }) => {
    const match = /^practice:([\w-]+):(\d+)$/.exec(info.from ?? '');
    return match
      ? [{ key: match[1] as string, number: Number(match[2]), game: id, solved: solved !== undefined }]
      : [];
  }),
);

/** Techniques of which a practice puzzle has been solved. */
export const practised = computed(
  () => new Set(practiceGames.value.filter(({ solved }) => solved).map(({ key }) => key)),
);

/** How practice with a technique stands: the first number not begun, and a game that is not finished. */
export function practiceOf(key: string): { readonly next: number; readonly open: string | null } {
  const own = practiceGames.value.filter((each) => each.key === key);
  const numbers = new Set(own.map(({ number }) => number));
  let next = 0;
  while (numbers.has(next)) next++;
  return { next, open: own.find(({ solved }) => !solved)?.game ?? null };
}
