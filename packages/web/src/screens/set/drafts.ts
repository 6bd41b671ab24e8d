import { signal } from '@preact/signals';
import type { PuzzleDocument } from 'hitotsu/puzzle';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { tabLine } from '../../store/tabs.ts';

/** A puzzle being set, as it is kept. */
export interface DraftRow {
  readonly id: string;
  readonly document: PuzzleDocument;
  /** A region map that was not finished. */
  readonly map: string | null;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** The tab that wrote it. */
  readonly by?: string;
}

interface Drafts extends DBSchema {
  drafts: { key: string; value: DraftRow };
}

/** Whether drafts reach the device. `memory`: the browser gives the page no database; `full`: there is no room. */
export const draftState = signal<'kept' | 'memory' | 'full'>('kept');

/** What another tab has saved or deleted last. */
export const changedElsewhere = signal<{ readonly id: string } | null>(null);
const line = tabLine<string>('hitotsu.drafts', (id) => {
  changedElsewhere.value = { id };
});

export const newDraftId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** This tab, until it is loaded again. */
const TAB = newDraftId();
export const isByThisTab = ({ by }: DraftRow): boolean => by === TAB;

let opening: Promise<IDBPDatabase<Drafts>> | undefined;
/** Drafts that the device did not take; they last as long as the page. */
const spare = new Map<string, DraftRow>();

async function database(): Promise<IDBPDatabase<Drafts>> {
  opening ??= openDB<Drafts>('hitotsu-set', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'id' });
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
}

interface SaveOptions {
  /** `changed` of the row that the draft goes on from; null for a new one. */
  readonly since?: number | null;
  /** The page may be gone at once: nothing is waited for, nothing compared. */
  readonly hasty?: boolean;
}

/** Saves a draft as it stands. Answers false, and does nothing, if another tab has changed it since. */
export async function saveDraft(
  row: DraftRow,
  { since = null, hasty = false }: SaveOptions = {},
): Promise<boolean> {
  try {
    const tx = (await database()).transaction('drafts', 'readwrite');
    const there = hasty ? undefined : await tx.store.get(row.id);
    if (there && !isByThisTab(there) && there.changed !== since) return false;
    const put = tx.store.put({ ...row, by: TAB });
    tx.commit();
    await Promise.all([put, tx.done]);
    spare.delete(row.id);
    draftState.value = 'kept';
    line.tell(row.id);
  } catch (error) {
    spare.set(row.id, row);
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    draftState.value = full ? 'full' : 'memory';
  }
  return true;
}

/** All drafts, the newest first. */
export async function listDrafts(): Promise<readonly DraftRow[]> {
  let rows: readonly DraftRow[] = [];
  try {
    rows = await (await database()).getAll('drafts');
  } catch {
    draftState.value = 'memory';
  }
  return [...rows.filter(({ id }) => !spare.has(id)), ...spare.values()].sort(
    (a, b) => b.changed - a.changed,
  );
}

export async function deleteDraft(id: string): Promise<void> {
  spare.delete(id);
  try {
    await (await database()).delete('drafts', id);
    line.tell(id);
  } catch {
    draftState.value = 'memory';
  }
}
