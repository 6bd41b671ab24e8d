import type { Grade } from 'hitotsu/logic';
import type { GameFields, PuzzleDocument } from 'hitotsu/puzzle';
import type { Op } from './joined.ts';

/** The grades, easiest first. */
export const GRADES_KNOWN = [
  'easy',
  'medium',
  'hard',
  'expert',
  'extreme',
] as const satisfies readonly Grade[];

/** What is known of a game besides the puzzle. */
export interface GameInfo {
  readonly title?: string;
  readonly grade?: Grade;
  /** Our number of its hardest step. */
  readonly rating?: number;
  /** Key of the technique of its hardest step. */
  readonly technique?: string;
  /** Where it came from: `new`, `daily:…`, `practice:…`, `solve`, `set`, `link`, `file` … */
  readonly from?: string;
}

/** How a game ended. */
export interface Finish {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds of play. */
  readonly time: number;
  /** Moves that a hint made. */
  readonly hints: number;
}

/** The part of a game that hardly changes. */
export interface GameRow {
  readonly id: string;
  readonly created: number;
  readonly info: GameInfo;
  readonly document: PuzzleDocument;
}

/** The part of a game that lists show; written with every move. */
export interface Summary {
  readonly id: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly played: number;
  /** One character a cell, givens left out. */
  readonly entries: string;
  /** Cells the player has filled, and cells that were empty at first. */
  readonly filled: number;
  readonly total: number;
  /** Milliseconds of play since it was last restarted, and how often that was; a time after more restarts is the newer. */
  readonly time: number;
  readonly restarts?: number;
  readonly solved?: Finish;
  /** Deleted, but not yet beyond recall. */
  readonly deleted?: number;
}

/** A game as it was after the journal entry `through`. */
export interface Snapshot {
  readonly id: string;
  readonly game: GameFields;
  /** A name for each move of the history. */
  readonly ids: readonly string[];
  readonly through: number;
  /** Named when the whole game was written anew because it had been deleted while it was played. */
  readonly renewed?: string;
}

/** One action of the player. `seq` is its place in the one order that all tabs share; the database gives it. */
export interface JournalRow {
  readonly seq?: number;
  readonly game: string;
  readonly op: Op;
}

/** Everything kept of one game. */
export interface Kept {
  readonly row: GameRow;
  readonly summary: Summary;
  readonly snapshot: Snapshot;
  /** In order. */
  readonly journal: readonly JournalRow[];
}

/** A game in a list. */
export interface GameEntry extends GameRow, Omit<Summary, 'deleted'> {}
