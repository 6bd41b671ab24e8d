import type { GameFields } from 'hitotsu/puzzle';

const isEmpty = (value: unknown): boolean => {
  if (typeof value === 'string') return /^[.,\s]*$/.test(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === 0 || value === null || value === undefined;
};

/** Whether anything has been done in a game: an entry, a mark, a move, time of play. */
export const hasProgress = ({ version: _, ...fields }: GameFields): boolean => !isEmpty(fields);
