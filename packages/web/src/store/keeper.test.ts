import { Random, unwrap } from 'hitotsu/base';
import { EMPTY } from 'hitotsu/board';
import { parseGame, writeDigits } from 'hitotsu/puzzle';
import { describe, expect, it } from 'vitest';
import type { GameSession } from '../game/session.ts';
import { Keeper, savedState } from './keeper.ts';
import { memoryVault } from './memory.ts';
import type { Kept } from './records.ts';
import type { Vault } from './vault.ts';

const document = unwrap(parseGame({ hitotsu: 1, size: 4, givens: '1...............' })).puzzle.document;
const quiet = {
  saved: () => {},
  solved: () => {},
  deleted: () => {},
  failed: (error: unknown) => expect(error).toBeUndefined(),
};

async function begun(): Promise<Vault> {
  const vault = memoryVault();
  await vault.create(
    { id: 'g', created: 0, info: {}, document },
    { id: 'g', played: 0, entries: '.'.repeat(16), filled: 0, total: 15, time: 0 },
    { id: 'g', game: { version: 1 }, ids: [], through: 0 },
  );
  return vault;
}

/** The same with one thing after the other, each taking its time, as a database does it. */
function slowly(vault: Vault, random: Random): Vault {
  let last: Promise<unknown> = Promise.resolve();
  const late =
    <A extends readonly unknown[], T>(work: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      const pause = () => new Promise((done) => setTimeout(done, random.below(3)));
      const done = last.then(pause).then(() => work(...args));
      last = done.catch(() => {});
      return done.then(async (answer) => {
        await pause();
        return answer;
      });
    };
  const { all, load, create, append, compact, describe, summarise, remove } = vault;
  return {
    all: late(all),
    load: late(load),
    create: late(create),
    append: late(append),
    compact: late(compact),
    describe: late(describe),
    summarise: late(summarise),
    remove: late(remove),
  };
}

let tabs = 0;
async function tabOn(vault: Vault): Promise<Keeper> {
  const tab = `t${tabs++}`;
  let count = 0;
  return new Keeper((await vault.load('g')) as Kept, vault, () => `${tab}-${count++}`, quiet);
}

function act(session: GameSession, random: Random): void {
  const what = random.below(6);
  if (what === 0) session.undo();
  else if (what === 1) session.redo();
  else {
    const cell = 1 + random.below(15);
    const held = session.position.peek().entries[cell] ?? EMPTY;
    const to = 1 + random.below(4);
    session.time.value += 100;
    session.play([
      {
        cell: session.shape.nameOf(cell),
        what: 'entry',
        from: held === EMPTY ? null : held,
        to: to === held ? null : to,
      },
    ]);
  }
}

const shown = (session: GameSession) => ({
  entries: writeDigits(session.position.peek().entries),
  done: session.done.peek(),
  moves: session.moves.peek(),
});

describe('saving while playing', () => {
  it('gives the game back as it was, whenever the page ends', async () => {
    const random = new Random('kill');
    for (let round = 0; round < 12; round++) {
      const vault = await begun();
      let keeper = await tabOn(vault);
      for (let turn = 0; turn < 3; turn++) {
        for (let actions = random.below(80); actions > 0; actions--) act(keeper.session, random);
        await keeper.settled();
        // The page ends here: nothing is closed, another begins.
        const again = await tabOn(vault);
        expect(shown(again.session)).toEqual(shown(keeper.session));
        expect(again.session.time.peek()).toBe(keeper.session.time.peek());
        keeper = again;
      }
    }
  });

  it('puts journal and snapshot together without changing the game', async () => {
    const random = new Random('compact');
    const vault = await begun();
    const keeper = await tabOn(vault);
    for (let i = 0; i < 30; i++) act(keeper.session, random);
    await keeper.settled();
    const before = (await vault.load('g')) as Kept;
    await keeper.compact();
    const after = (await vault.load('g')) as Kept;
    expect(before.journal.length).toBeGreaterThan(10);
    expect(after.journal).toEqual([]);
    expect(savedState(after)).toEqual(savedState(before));
  });

  it('joins what two tabs do; both come to the same game and no move is lost', async () => {
    const random = new Random('two tabs');
    for (let round = 0; round < 30; round++) {
      const vault = await begun();
      const one = await tabOn(vault);
      const two = await tabOn(vault);
      const entered: string[] = [];
      for (let step = 0; step < 25; step++) {
        const { session } = random.pick([one, two]);
        const cell = 1 + random.below(15);
        const to = 1 + random.below(4);
        const held = session.position.peek().entries[cell] ?? EMPTY;
        const name = session.shape.nameOf(cell);
        session.play([{ cell: name, what: 'entry', from: held === EMPTY ? null : held, to }]);
        entered.push(`${name}=${to}`);
        if (random.below(3) === 0) await random.pick([one, two]).refresh();
      }
      await one.settled();
      await two.settled();
      await one.refresh();
      await two.refresh();
      expect(shown(one.session)).toEqual(shown(two.session));
      const kept = one.session.moves
        .peek()
        .flatMap(({ changes }) => changes.map(({ cell, to }) => `${cell}=${to}`));
      expect([...kept].sort()).toEqual([...entered].sort());
      expect(shown((await tabOn(vault)).session)).toEqual(shown(one.session));
    }
  });

  it('keeps what cannot be written and writes it when there is room again', async () => {
    const inner = await begun();
    let full = true;
    const vault: Vault = {
      ...inner,
      append: (rows, summary) =>
        full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : inner.append(rows, summary),
    };
    let complaints = 0;
    const keeper = new Keeper((await vault.load('g')) as Kept, vault, () => `f-${Math.random()}`, {
      ...quiet,
      failed: () => {
        complaints++;
      },
    });
    const random = new Random('full');
    for (let i = 0; i < 8; i++) act(keeper.session, random);
    await keeper.settled();
    expect(keeper.isSaved).toBe(false);
    expect(complaints).toBeGreaterThan(0);
    full = false;
    keeper.send();
    await keeper.settled();
    expect(keeper.isSaved).toBe(true);
    expect(shown((await tabOn(inner)).session)).toEqual(shown(keeper.session));
  });

  it('keeps the longest time, unless the game was begun again since', async () => {
    const vault = await begun();
    const [first, second] = [await tabOn(vault), await tabOn(vault)];
    first.session.time.value = 600_000;
    await first.saveTime();
    second.session.time.value = 5000;
    await second.saveTime();
    expect((await vault.load('g'))?.summary.time).toBe(600_000);
    first.session.restartTime();
    await first.saveTime();
    expect((await vault.load('g'))?.summary).toMatchObject({ time: 0, restarts: 1 });
    await second.saveTime();
    await second.compact();
    expect((await vault.load('g'))?.summary.time).toBe(0);
    await second.refresh();
    expect(second.session.time.peek()).toBe(0);
    first.session.time.value = 1000;
    await first.close();
    const again = await tabOn(vault);
    expect([again.session.time.peek(), again.session.restarts.peek()]).toEqual([1000, 1]);
  });

  it('writes a game anew that was deleted while it is played', async () => {
    const random = new Random('deleted');
    for (let round = 0; round < 20; round++) {
      const vault = slowly(await begun(), random);
      const tabs = [await tabOn(vault), await tabOn(vault)];
      const [one, two] = tabs as [Keeper, Keeper];
      for (let actions = random.below(30); actions > 0; actions--) act(one.session, random);
      one.session.setSavepoint('here');
      await one.settled();
      await two.refresh();
      await vault.remove(['g']);
      // At once, without waiting for each other.
      const entered = [1, 2, 3, 4, 5, 6].map((to, at) => {
        const { session } = random.pick(tabs);
        session.play([{ cell: session.shape.nameOf(1 + at), what: 'corner', from: [], to: [1 + (to % 4)] }]);
        if (at === 2) void one.refresh();
        return `${session.shape.nameOf(1 + at)}=${1 + (to % 4)}`;
      });
      for (const tab of [one, two, one, two]) {
        await tab.settled();
        await tab.refresh();
      }
      expect(shown(one.session)).toEqual(shown(two.session));
      expect([one.isSaved, two.isSaved]).toEqual([true, true]);
      const again = await tabOn(vault);
      expect(shown(again.session)).toEqual(shown(one.session));
      expect(again.session.savepoints.peek().length).toBe(1);
      const marks = again.session.moves
        .peek()
        .flatMap(({ changes }) => changes.filter(({ what }) => what === 'corner'))
        .map(({ cell, to }) => `${cell}=${to}`);
      expect(marks.sort()).toEqual(entered.sort());
    }
  });

  it('tells that an open game was deleted; playing on or keeping it brings it back', async () => {
    const vault = await begun();
    const told: boolean[] = [];
    let count = 0;
    const events = { ...quiet, deleted: (_: string, isDeleted: boolean) => void told.push(isDeleted) };
    const keeper = new Keeper((await vault.load('g')) as Kept, vault, () => `d-${count++}`, events);
    const random = new Random('told');
    const mark = () => vault.summarise('g', (summary) => ({ ...summary, deleted: 1 }));
    await mark();
    await keeper.refresh();
    await keeper.refresh();
    expect(told).toEqual([true]);
    await keeper.saveTime();
    await keeper.compact();
    expect((await vault.load('g'))?.summary.deleted).toBe(1);
    keeper.session.play([{ cell: 'R1C2', what: 'entry', from: null, to: 3 }]);
    await keeper.settled();
    expect(told).toEqual([true, false]);
    expect((await vault.load('g'))?.summary.deleted).toBeUndefined();
    await vault.remove(['g']);
    await keeper.refresh();
    await keeper.keep();
    expect(told).toEqual([true, false, true, false]);
    for (let i = 0; i < 9; i++) act(keeper.session, random);
    await keeper.settled();
    expect(shown((await tabOn(vault)).session)).toEqual(shown(keeper.session));
  });

  it('tells once when a game is finished, with its time and the hints', async () => {
    const vault = await begun();
    const finishes: unknown[] = [];
    const keeper = new Keeper((await vault.load('g')) as Kept, vault, () => `s-${Math.random()}`, {
      ...quiet,
      solved: (_, finish) => finishes.push(finish),
    });
    const { session } = keeper;
    const solution = '1234341221434321';
    for (let cell = 1; cell < 16; cell++) {
      session.time.value = cell * 1000;
      session.play(
        [{ cell: session.shape.nameOf(cell), what: 'entry', from: null, to: Number(solution[cell]) }],
        cell === 3 ? 'hint' : undefined,
      );
    }
    await keeper.settled();
    expect(finishes).toMatchObject([{ time: 15_000, hints: 1 }]);
    expect((await vault.load('g'))?.summary).toMatchObject({
      filled: 15,
      total: 15,
      solved: { time: 15_000 },
    });
  });
});
