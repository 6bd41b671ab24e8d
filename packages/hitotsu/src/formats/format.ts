import { type Diagnostic, failure, type Result, success, type Words } from '../base/index.ts';
import { type Puzzle, parsePuzzle } from '../puzzle/index.ts';
import type { RuleRegistry } from '../rules/index.ts';

/** One puzzle met in a text, good or bad. A bad one does not hold up the others. */
export interface ReadItem {
  /** The line on which it starts, from 1. */
  readonly line: number;
  readonly result: Result<Puzzle>;
}

export interface ReadContext {
  readonly registry: RuleRegistry;
  /** Cells of the puzzles on the lines around, where that is known: what a line of a wrong length should have had. */
  readonly cells?: number | undefined;
}

/**
 * A way to write puzzles down. `read` and `write` are there where the format can be read and written. Both answer what
 * they could not take over or put down with warnings: `format-unsupported`, `format-drawing`, `format-cannot-carry`, each
 * with `values.what` and `values.count`.
 */
export interface Format {
  /** The name on the command line. */
  readonly name: string;
  readonly words: Words;
  /** How sure it is that a text is in this format: 0 not at all, 1 beyond doubt. Cheap; never throws. */
  recognise(text: string): number;
  /** All puzzles of a text. Never throws; a text without any puzzle gives one item with errors. */
  read?(text: string, context: ReadContext): readonly ReadItem[];
  /** Whether what is written holds what the player did, too. */
  readonly keepsGame?: true;
  /** One puzzle, without a line end behind it. */
  write?(puzzle: Puzzle): Result<string>;
}

/** A puzzle from the fields of a document that a format found, with what the format had to leave out. */
export function fromDocument(
  document: Readonly<Record<string, unknown>>,
  warnings: readonly Diagnostic[],
  { registry }: ReadContext,
): Result<Puzzle> {
  const result = parsePuzzle({ hitotsu: 1, ...document }, { registry });
  const all = [...warnings, ...result.warnings];
  return result.ok ? success(result.value, all) : failure(result.errors, all);
}

/** Counts the things of one kind that a format leaves out, and says each kind once. */
export class Losses {
  private readonly code: string;
  private readonly values: Record<string, string>;
  private readonly counts = new Map<string, number>();

  constructor(code: string, values: Record<string, string> = {}) {
    this.code = code;
    this.values = values;
  }

  add(what: string, count = 1): void {
    if (count > 0) this.counts.set(what, (this.counts.get(what) ?? 0) + count);
  }

  get warnings(): Diagnostic[] {
    return [...this.counts].map(([what, count]) => ({
      code: this.code,
      values: { ...this.values, what, count },
    }));
  }
}
