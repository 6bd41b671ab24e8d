import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { GameRow, JournalRow, Kept, Snapshot, Summary } from './records.ts';
import type { Vault } from './vault.ts';

interface Schema extends DBSchema {
  games: { key: string; value: GameRow };
  summaries: { key: string; value: Summary };
  snapshots: { key: string; value: Snapshot };
  journal: { key: number; value: JournalRow; indexes: { game: string } };
}

type Stores = ('games' | 'summaries' | 'snapshots' | 'journal')[];
type Tables = 'games' | 'summaries' | 'snapshots' | 'journal';
const ALL: Stores = ['games', 'summaries', 'snapshots', 'journal'];

/**
 * One step for each version of the database: what leads from version n to n + 1. A step that was published is never
 * changed, a new one is added at the end.
 */
const MIGRATIONS: readonly ((db: IDBPDatabase<Schema>) => void)[] = [
  (db) => {
    db.createObjectStore('games', { keyPath: 'id' });
    db.createObjectStore('summaries', { keyPath: 'id' });
    db.createObjectStore('snapshots', { keyPath: 'id' });
    db.createObjectStore('journal', { keyPath: 'seq', autoIncrement: true }).createIndex('game', 'game');
  },
];

const NAME = 'hitotsu';

/**
 * Games in IndexedDB. Every action of the player is a record of its own, committed without waiting: what the tab has
 * handed over is safe when the tab dies. Rejects where the browser has no database for the page.
 */
export async function databaseVault(): Promise<Vault> {
  let db: IDBPDatabase<Schema> | null = null;
  const open = async (): Promise<IDBPDatabase<Schema>> => {
    const opened = await openDB<Schema>(NAME, MIGRATIONS.length, {
      upgrade: (raw, from) => {
        for (const step of MIGRATIONS.slice(from)) step(raw);
      },
      // A newer version of the app in another tab wants to change the database: let it.
      blocking: () => close(),
      terminated: () => {
        db = null;
      },
    });
    db = opened;
    return opened;
  };
  const close = (): void => {
    db?.close();
    db = null;
  };
  await open();

  /** Straight away where the database is open: the record is on its way before the caller goes on. */
  const write = <T>(
    work: (tx: IDBPTransaction<Schema, Stores, 'readwrite'>) => Promise<T>,
    stores: Stores = ALL,
  ): Promise<T> => {
    const start = (opened: IDBPDatabase<Schema>) => {
      const tx = opened.transaction(stores, 'readwrite');
      const done = work(tx as IDBPTransaction<Schema, Stores, 'readwrite'>);
      return Promise.all([done, tx.done]).then(([result]) => result);
    };
    return db ? start(db) : open().then(start);
  };
  const reader = async () => (db ?? (await open())).transaction(ALL, 'readonly');

  async function keptIn(
    tx: IDBPTransaction<Schema, Tables[], 'readonly'> | IDBPTransaction<Schema, Tables[], 'readwrite'>,
    id: string,
  ): Promise<Kept | null> {
    const [row, summary, snapshot, journal] = await Promise.all([
      tx.objectStore('games').get(id),
      tx.objectStore('summaries').get(id),
      tx.objectStore('snapshots').get(id),
      tx.objectStore('journal').index('game').getAll(id),
    ]);
    if (!row || !summary || !snapshot) return null;
    return { row, summary, snapshot, journal };
  }

  const dropJournal = async (tx: IDBPTransaction<Schema, Stores, 'readwrite'>, id: string) => {
    const store = tx.objectStore('journal');
    const keys = await store.index('game').getAllKeys(id);
    await Promise.all(keys.map((key) => store.delete(key)));
  };

  return {
    async all() {
      const tx = await reader();
      const [rows, summaries] = await Promise.all([
        tx.objectStore('games').getAll(),
        tx.objectStore('summaries').getAll(),
      ]);
      const byId = new Map(summaries.map((summary) => [summary.id, summary]));
      return rows.flatMap((row) => {
        const summary = byId.get(row.id);
        return summary ? [{ row, summary }] : [];
      });
    },
    load: async (id) => keptIn(await reader(), id),
    create: (row, summary, snapshot) =>
      write(async (tx) => {
        if ((await tx.objectStore('games').getKey(row.id)) !== undefined) return false;
        await dropJournal(tx, row.id);
        await Promise.all([
          tx.objectStore('games').put(row),
          tx.objectStore('summaries').put(summary),
          tx.objectStore('snapshots').put(snapshot),
        ]);
        return true;
      }),
    async append(rows, summary) {
      const { id } = summary;
      // Asked and written in one go: a look before would leave the record uncommitted for a moment.
      const { isThere, places } = await write(
        async (tx) => {
          const there = tx.objectStore('games').getKey(id);
          const store = tx.objectStore('journal');
          const keys = rows.map((row) => store.add(row));
          const put = tx.objectStore('summaries').put(summary);
          tx.commit();
          await put;
          return { isThere: (await there) !== undefined, places: await Promise.all(keys) };
        },
        ['games', 'journal', 'summaries'],
      );
      if (isThere) return places;
      await write(async (tx) => {
        if ((await tx.objectStore('games').getKey(id)) !== undefined) return;
        await Promise.all([tx.objectStore('summaries').delete(id), dropJournal(tx, id)]);
      });
      return [];
    },
    compact: (id, make) =>
      write(async (tx) => {
        const kept = await keptIn(tx, id);
        if (!kept) return;
        const { snapshot, summary } = make(kept);
        await Promise.all([
          tx.objectStore('snapshots').put(snapshot),
          tx.objectStore('summaries').put(summary),
          dropJournal(tx, id),
        ]);
      }),
    describe: (id, info) =>
      write(async (tx) => {
        const row = await tx.objectStore('games').get(id);
        if (!row) return false;
        await tx.objectStore('games').put({ ...row, info });
        return true;
      }),
    summarise: (id, change) =>
      write(async (tx) => {
        const summary = await tx.objectStore('summaries').get(id);
        if (summary) await tx.objectStore('summaries').put(change(summary));
      }),
    remove: (ids) =>
      write(async (tx) => {
        for (const id of ids)
          await Promise.all([
            tx.objectStore('games').delete(id),
            tx.objectStore('summaries').delete(id),
            tx.objectStore('snapshots').delete(id),
            dropJournal(tx, id),
          ]);
      }),
  };
}
