import { unwrap } from 'hitotsu/base';
import { parseGame } from 'hitotsu/puzzle';
import { expect, it } from 'vitest';
import { hasProgress } from './progress.ts';

it.each([
  [{}, false],
  [{ history: [], done: 0, time: 0 }, false],
  [{ entries: '.2..............' }, true],
  [{ corner: { R1C2: [2] } }, true],
  [{ time: 500 }, true],
])('a game with %o has progress: %s', (fields, expected) => {
  const game = unwrap(
    parseGame({ hitotsu: 1, size: 4, givens: '1...............', game: { version: 1, ...fields } }),
  );
  expect(hasProgress(game.document.game)).toBe(expected);
});
