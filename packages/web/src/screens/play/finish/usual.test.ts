import { expect, it } from 'vitest';
import { usualTime } from './usual.ts';

const game = (id: string, time: number | null, grade: 'easy' | 'hard' = 'hard') => ({
  id,
  info: { grade },
  ...(time === null ? {} : { solved: { at: 0, time, hints: 0 } }),
});

it('is the middle of the other solved games of the grade', () => {
  const games = [
    game('me', 1),
    game('a', 300),
    game('b', 100),
    game('c', 200),
    game('d', null),
    game('e', 9, 'easy'),
  ];
  expect(usualTime(games, 'me', 'hard')).toBe(200);
  expect(usualTime([...games, game('f', 400)], 'me', 'hard')).toBe(250);
});

it('is nothing with fewer than three, or without a grade', () => {
  expect(usualTime([game('a', 300), game('b', 100)], 'me', 'hard')).toBeNull();
  expect(usualTime([game('a', 3), game('b', 1), game('c', 2)], 'me', undefined)).toBeNull();
});
