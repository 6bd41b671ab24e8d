import { unwrap } from 'hitotsu/base';
import { parseGame } from 'hitotsu/puzzle';
import { expect, it } from 'vitest';
import { GameSession } from '../game/session.ts';
import { goBack } from './go-back.ts';

const blank = () =>
  new GameSession(
    'test',
    unwrap(parseGame({ hitotsu: 1, size: 4, givens: '.'.repeat(16), game: { version: 1 } })),
  );
const entry = (cell: string, to: number) => [{ cell, what: 'entry' as const, from: null, to }];

it('goes back to the last good move, and that can be undone', () => {
  const game = blank();
  game.play(entry('R1C1', 1));
  game.play(entry('R1C2', 2));
  game.play(entry('R2C1', 3));
  const before = game.position.value;
  goBack(game, { lastGood: 1, wrong: [] });
  expect([...game.position.value.entries].filter((each) => each >= 0)).toEqual([1]);
  expect(game.moves.value.at(-1)?.by).toBe('restore');
  game.undo();
  expect(game.position.value).toEqual(before);
});

it('takes wrong entries out where there is no history to go back in', () => {
  const game = blank();
  game.play(entry('R1C1', 1));
  game.play(entry('R1C2', 2));
  goBack(game, { lastGood: null, wrong: [1] });
  expect(Array.from(game.position.value.entries).slice(0, 2)).toEqual([1, -1]);
});
