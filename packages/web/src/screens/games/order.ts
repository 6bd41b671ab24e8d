import { type GameEntry, GRADES_KNOWN } from '../../store/records.ts';

export const FILTERS = ['all', 'open', 'solved', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];
export const ORDERS = ['byPlayed', 'byCreated', 'byGrade', 'byTime', 'byFilled'] as const;
export type Order = (typeof ORDERS)[number];

/** Puzzles that the reader brought or set. */
const MINE = /^(set|solve|file|link)\b/;

const PASSES: Readonly<Record<Filter, (game: GameEntry) => boolean>> = {
  all: () => true,
  open: ({ solved }) => !solved,
  solved: ({ solved }) => solved !== undefined,
  mine: ({ info }) => MINE.test(info.from ?? ''),
};

const share = ({ filled, total }: GameEntry) => filled / Math.max(1, total);
const hardness = ({ info }: GameEntry) =>
  info.rating ?? (info.grade ? GRADES_KNOWN.indexOf(info.grade) * 2.5 : -1);

const BEFORE: Readonly<Record<Order, (a: GameEntry, b: GameEntry) => number>> = {
  byPlayed: (a, b) => b.played - a.played,
  byCreated: (a, b) => b.created - a.created,
  byGrade: (a, b) => hardness(b) - hardness(a),
  byTime: (a, b) => b.time - a.time,
  byFilled: (a, b) => Number(a.solved !== undefined) - Number(b.solved !== undefined) || share(b) - share(a),
};

/** The games that pass, in an order; what is equal stays as it was. */
export function chosen(games: readonly GameEntry[], filter: Filter, order: Order): GameEntry[] {
  return games.filter(PASSES[filter]).sort(BEFORE[order]);
}
