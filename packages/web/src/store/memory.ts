import type { GameRow, JournalRow, Kept, Snapshot, Summary } from './records.ts';
import type { Vault } from './vault.ts';

/** Games in the memory of the page: for browsers without a database, and for tests. */
export function memoryVault(): Vault {
  const rows = new Map<string, GameRow>();
  const summaries = new Map<string, Summary>();
  const snapshots = new Map<string, Snapshot>();
  let journal: (JournalRow & { readonly seq: number })[] = [];
  let next = 1;
  const kept = (id: string): Kept | null => {
    const row = rows.get(id);
    const summary = summaries.get(id);
    const snapshot = snapshots.get(id);
    if (!row || !summary || !snapshot) return null;
    return { row, summary, snapshot, journal: journal.filter(({ game }) => game === id) };
  };
  return {
    all: async () => [...rows.values()].map((row) => ({ row, summary: summaries.get(row.id) as Summary })),
    load: async (id) => structuredClone(kept(id)),
    async create(row, summary, snapshot) {
      if (rows.has(row.id)) return false;
      rows.set(row.id, structuredClone(row));
      summaries.set(row.id, summary);
      snapshots.set(row.id, structuredClone(snapshot));
      return true;
    },
    async append(added, summary) {
      if (!rows.has(summary.id)) return [];
      const placed = added.map((row) => ({ ...structuredClone(row), seq: next++ }));
      journal.push(...placed);
      summaries.set(summary.id, summary);
      return placed.map(({ seq }) => seq);
    },
    async compact(id, make) {
      const before = kept(id);
      if (!before) return;
      const { snapshot, summary } = make(structuredClone(before));
      snapshots.set(id, structuredClone(snapshot));
      summaries.set(id, summary);
      journal = journal.filter(({ game }) => game !== id);
    },
    async describe(id, info) {
      const row = rows.get(id);
      if (!row) return false;
      rows.set(id, { ...row, info });
      return true;
    },
    async summarise(id, change) {
      const summary = summaries.get(id);
      if (summary) summaries.set(id, change(summary));
    },
    async remove(ids) {
      for (const id of ids) {
        rows.delete(id);
        summaries.delete(id);
        snapshots.delete(id);
        journal = journal.filter(({ game }) => game !== id);
      }
    },
  };
}
