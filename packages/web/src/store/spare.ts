import { memoryVault } from './memory.ts';
import type { JournalRow, Summary } from './records.ts';
import type { Vault } from './vault.ts';

export interface RoomEvents {
  /** Something found no room. */
  full(): void;
  /** Everything is saved again. */
  room(): void;
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * A vault that has a place for games which find no room in it: the memory of the page. They are moved over as soon as
 * there is room; until then they can be played like any other.
 */
export function withSpare(main: Vault, events: RoomEvents): Vault {
  const spare = memoryVault();
  /** Games in the spare place. */
  const here = new Set<string>();

  /** Tells what a write to the main place says about room. */
  async function watched<T>(writing: Promise<T>): Promise<T> {
    try {
      const answer = await writing;
      if (here.size === 0) events.room();
      return answer;
    } catch (error) {
      if (isFull(error)) events.full();
      throw error;
    }
  }

  /** Moves a game over; answers whether it is in the main place now. */
  async function settle(id: string): Promise<boolean> {
    if (!here.has(id)) return true;
    const kept = await spare.load(id);
    if (!kept) return true;
    try {
      await main.create(kept.row, kept.summary, kept.snapshot);
      const rows = kept.journal.map(({ game, op }): JournalRow => ({ game, op }));
      if (rows.length > 0) await main.append(rows, kept.summary);
    } catch (error) {
      if (!isFull(error)) throw error;
      events.full();
      return false;
    }
    here.delete(id);
    await spare.remove([id]);
    if (here.size === 0) events.room();
    return true;
  }

  const placeOf = async (id: string): Promise<Vault> => ((await settle(id)) ? main : spare);

  return {
    all: async () => [...(await main.all()), ...(await spare.all())],
    load: (id) => (here.has(id) ? spare.load(id) : main.load(id)),
    async create(row, summary, snapshot) {
      try {
        return await watched(main.create(row, summary, snapshot));
      } catch (error) {
        if (!isFull(error)) throw error;
        here.add(row.id);
        return spare.create(row, summary, snapshot);
      }
    },
    append(rows: readonly JournalRow[], summary: Summary) {
      // Straight away, so that what is on its way outlives the page.
      if (!here.has(summary.id)) return watched(main.append(rows, summary));
      return placeOf(summary.id).then((place) => place.append(rows, summary));
    },
    compact: async (id, make) => watched((await placeOf(id)).compact(id, make)),
    describe: async (id, info) => (await placeOf(id)).describe(id, info),
    summarise: async (id, change) => (await placeOf(id)).summarise(id, change),
    async remove(ids) {
      await spare.remove(ids);
      for (const id of ids) here.delete(id);
      await main.remove(ids);
      for (const id of [...here]) await settle(id);
    },
  };
}
