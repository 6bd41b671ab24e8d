// What worker threads and the thread that drives them say to each other.

import type { Diagnostic } from 'hitotsu/base';
import type { LineOptions } from 'hitotsu/classic';
import type { GenerateOptions } from 'hitotsu/generator';
import type { PuzzleDocument } from 'hitotsu/puzzle';

/** Puzzles of a run, from one index on. */
export interface GenerateJob {
  readonly kind: 'generate';
  readonly wishes: GenerateOptions;
  readonly first: number;
  readonly count: number;
  /** Modules with the user's own rules. */
  readonly load: readonly string[];
  readonly cwd: string;
}

/** A puzzle as it goes from thread to thread. */
export interface SentPuzzle {
  readonly document: PuzzleDocument;
  readonly solution: Int8Array;
  readonly clues: number;
  readonly seed: string | number;
  readonly reached: boolean;
  readonly missed: readonly Diagnostic[];
  readonly nodes: number;
}

/** What a worker can be asked to do. */
export type Job =
  | {
      readonly kind: 'lines';
      readonly block: Uint8Array;
      readonly first: number;
      readonly options: LineOptions;
    }
  | GenerateJob;

/** What comes back: an answer, or what was thrown. */
export type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly error: unknown });
