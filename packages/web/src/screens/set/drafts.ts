import { signal } from '@preact/signals';
import type { PuzzleDocument } from 'hitotsu/puzzle';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A puzzle being set, as it is kept. */
export interface DraftRow {
  readonly id: string;
  readonly document: PuzzleDocument;
  /** A region map that was not finished. */
  readonly map: string | null;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

interface Drafts extends DBSchema {
  drafts: { key: string; value: DraftRow };
}

/** Whether drafts reach the device: `memory` where it has no room or allows none. */
export const draftState = signal<'kept' | 'memory' | 'full'>('kept');

let opening: Promise<IDBPDatabase<Drafts>> | undefined;
const memory = new Map<string, DraftRow>();

function database(): Promise<IDBPDatabase<Drafts>> {
  opening ??= openDB<Drafts>('hitotsu-set', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'id' });
    },
  });
  return opening;
}

export const newDraftId = (): string => crypto.randomUUID();

/** Saves a draft as it stands. */
export async function saveDraft(row: DraftRow): Promise<void> {
  memory.set(row.id, row);
  try {
    await (await database()).put('drafts', row);
    draftState.value = 'kept';
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    draftState.value = full ? 'full' : 'memory';
  }
}

/** All drafts, the newest first. */
export async function listDrafts(): Promise<readonly DraftRow[]> {
  const rows = await database()
    .then((db) => db.getAll('drafts'))
    .catch(() => [...memory.values()]);
  return rows.sort((a, b) => b.changed - a.changed);
}

export async function deleteDraft(id: string): Promise<void> {
  memory.delete(id);
  await database()
    .then((db) => db.delete('drafts', id))
    .catch(() => {});
}
