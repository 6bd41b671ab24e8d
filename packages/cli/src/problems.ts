import type { Diagnostic } from 'hitotsu/base';

/** The command was called in a way that cannot be carried out; exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly diagnostic: Diagnostic;
  /** The command whose help explains more. */
  readonly command: string | undefined;

  constructor(diagnostic: Diagnostic, command?: string) {
    super(diagnostic.code);
    this.diagnostic = diagnostic;
    this.command = command;
  }
}

/** What happened over all puzzles of one run, and the exit status that follows (design, section 6). */
export class Outcome {
  /** Some input was bad. */
  bad = false;
  /** The answer to the question asked is "no". */
  no = false;
  /** A budget ran out. */
  spent = false;

  /** Bad input counts most, then a plain "no" (whatever else was left open), then an open question. */
  get status(): number {
    if (this.bad) return 2;
    if (this.no) return 1;
    return this.spent ? 3 : 0;
  }
}
