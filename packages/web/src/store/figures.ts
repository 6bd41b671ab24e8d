import type { Grade } from 'hitotsu/logic';
import { type GameEntry, GRADES_KNOWN } from './records.ts';

/** Times of finished games of one kind. */
export interface Times {
  readonly count: number;
  /** The middle one: half took longer. */
  readonly usual: number;
  /** Shortest without a hint; of all if none was without. */
  readonly best: number;
  /** The last ones, oldest first. */
  readonly last: readonly number[];
}

/** How many of the last times are shown. */
const LAST = 24;

type Solved = GameEntry & Required<Pick<GameEntry, 'solved'>>;

const isSolved = (entry: GameEntry): entry is Solved => entry.solved !== undefined;

function timesOf(games: readonly Solved[]): Times {
  const ordered = [...games].sort((a, b) => a.solved.at - b.solved.at);
  const times = ordered.map(({ solved }) => solved.time).sort((a, b) => a - b);
  const clean = ordered.filter(({ solved }) => solved.hints === 0).map(({ solved }) => solved.time);
  return {
    count: times.length,
    usual: times[Math.floor((times.length - 1) / 2)] as number,
    best: Math.min(...(clean.length > 0 ? clean : times)),
    last: ordered.slice(-LAST).map(({ solved }) => solved.time),
  };
}

function grouped<K>(games: readonly Solved[], keyOf: (game: Solved) => K): Map<K, Solved[]> {
  const groups = new Map<K, Solved[]>();
  for (const game of games) {
    const group = groups.get(keyOf(game));
    if (group) group.push(game);
    else groups.set(keyOf(game), [game]);
  }
  return groups;
}

export interface Figures {
  readonly solved: number;
  /** Milliseconds of play, over all games. */
  readonly time: number;
  /** Easiest first; null for games whose grade is not known, last. */
  readonly grades: readonly { readonly grade: Grade | null; readonly times: Times }[];
  /** By key of the technique of the hardest step, the most frequent first. */
  readonly techniques: readonly { readonly key: string; readonly times: Times }[];
}

/** What the finished games say about their player. */
export function figuresOf(games: readonly GameEntry[]): Figures {
  const solved = games.filter(isSolved);
  const byGrade = grouped(solved, ({ info }) => info.grade ?? null);
  const byTechnique = grouped(
    solved.filter(({ info }) => info.technique !== undefined),
    ({ info }) => info.technique as string,
  );
  return {
    solved: solved.length,
    time: games.reduce((sum, { time }) => sum + time, 0),
    grades: [...GRADES_KNOWN, null].flatMap((grade) => {
      const group = byGrade.get(grade);
      return group ? [{ grade, times: timesOf(group) }] : [];
    }),
    techniques: [...byTechnique]
      .map(([key, group]) => ({ key, times: timesOf(group) }))
      .sort((a, b) => b.times.count - a.times.count || (a.key < b.key ? -1 : 1)),
  };
}
