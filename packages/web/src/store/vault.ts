import type { GameInfo, GameRow, JournalRow, Kept, Snapshot, Summary } from './records.ts';

/** Where games are kept: the browser's database, or the memory of the page where there is none. */
export interface Vault {
  all(): Promise<readonly { readonly row: GameRow; readonly summary: Summary }[]>;
  /** Null if there is no such game. */
  load(id: string): Promise<Kept | null>;
  /** Does nothing and answers false if the id is taken; what a deleted game of that id has left behind is gone. */
  create(row: GameRow, summary: Summary, snapshot: Snapshot): Promise<boolean>;
  /**
   * Adds actions to the journal in one go with the new summary; answers their places, none if there is no such game. A game
   * that was deleted but is not beyond recall is back.
   */
  append(rows: readonly JournalRow[], summary: Summary): Promise<readonly number[]>;
  /** Puts a snapshot made of the old one and the journal in place of both. */
  compact(id: string, make: (kept: Kept) => { snapshot: Snapshot; summary: Summary }): Promise<void>;
  /** Changes what is known of a game; answers false if there is no such game. */
  describe(id: string, info: GameInfo): Promise<boolean>;
  /** Changes a summary that is there. */
  summarise(id: string, change: (summary: Summary) => Summary): Promise<void>;
  /** Beyond recall. */
  remove(ids: readonly string[]): Promise<void>;
}
