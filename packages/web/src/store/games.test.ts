import { unwrap } from 'hitotsu/base';
import { expect, it, vi } from 'vitest';
import { payloadOf, readLink } from '../share/link.ts';
import { createGame, openGame, unfinished } from './games.ts';

vi.stubGlobal('BroadcastChannel', undefined);

it('knows the game of a puzzle that was begun by its link', async () => {
  const { document } = unwrap(
    readLink(unwrap(payloadOf({ hitotsu: 1, size: 4, givens: '1234341221434..1' }))),
  );
  const { game: _, ...puzzle } = document;
  const find = async (from = 'link') => (await unfinished(puzzle, from))?.id;
  expect(await find()).toBeUndefined();
  const id = await createGame(document, { from: 'link' });
  await createGame({ ...puzzle, givens: '1234341221434...' }, { from: 'link' });
  expect(await find()).toBe(id);
  expect(await find('solve')).toBeUndefined();
  const session = await openGame(id);
  session.play([
    { cell: 'R4C2', what: 'entry', from: null, to: 3 },
    { cell: 'R4C3', what: 'entry', from: null, to: 2 },
  ]);
  await vi.waitFor(async () => expect(await find()).toBeUndefined());
});
