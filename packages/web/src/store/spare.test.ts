import { unwrap } from 'hitotsu/base';
import { parseGame } from 'hitotsu/puzzle';
import { describe, expect, it } from 'vitest';
import { Keeper, savedState } from './keeper.ts';
import { memoryVault } from './memory.ts';
import type { Kept } from './records.ts';
import { withSpare } from './spare.ts';
import type { Vault } from './vault.ts';

const document = unwrap(parseGame({ hitotsu: 1, size: 4, givens: '1...............' })).puzzle.document;

describe('a vault without room', () => {
  it('lets a new game be played, and takes it in when there is room', async () => {
    const inner = memoryVault();
    let full = true;
    const refusing = <T>(write: () => Promise<T>): Promise<T> =>
      full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : write();
    const main: Vault = {
      ...inner,
      create: (...each) => refusing(() => inner.create(...each)),
      append: (...each) => refusing(() => inner.append(...each)),
      compact: (...each) => refusing(() => inner.compact(...each)),
    };
    const said: string[] = [];
    const vault = withSpare(main, { full: () => said.push('full'), room: () => said.push('room') });
    await vault.create(
      { id: 'g', created: 0, info: {}, document },
      { id: 'g', played: 0, entries: '.'.repeat(16), filled: 0, total: 15, time: 0 },
      { id: 'g', game: { version: 1 }, ids: [], through: 0 },
    );
    expect(said).toEqual(['full']);
    let count = 0;
    const keeper = new Keeper((await vault.load('g')) as Kept, vault, () => `${count++}`, {
      saved: () => {},
      solved: () => {},
      deleted: () => {},
      failed: () => {},
    });
    const enter = (cell: string, to: number) =>
      keeper.session.play([{ cell, what: 'entry', from: null, to }]);
    enter('R1C2', 2);
    enter('R1C3', 3);
    await keeper.settled();
    expect((await vault.all()).map(({ summary }) => summary.filled)).toEqual([2]);
    expect(await inner.all()).toEqual([]);
    full = false;
    enter('R1C4', 4);
    await keeper.settled();
    expect(said.at(-1)).toBe('room');
    const kept = (await inner.load('g')) as Kept;
    expect(savedState(kept).moves.length).toBe(3);
    await keeper.refresh();
    expect(keeper.session.moves.peek().length).toBe(3);
  });
});
