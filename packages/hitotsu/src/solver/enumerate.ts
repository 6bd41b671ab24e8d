import { run, runNow } from '../base/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import type { Grid } from './grid.ts';
import { Inquiry, type InquiryOptions } from './inquiry.ts';

/** What an enumeration returns after its last grid: how many there were, and whether those are all. */
export interface EnumerationEnd {
  readonly count: number;
  readonly exact: boolean;
}

/**
 * Every solution, one after the other, in the memory of one search. Leaving the loop (`break`, `return()`), an abort or
 * the budget ends it; the value returned by the iterator itself says which.
 */
export async function* enumerate(
  puzzle: Puzzle,
  options: InquiryOptions = {},
): AsyncGenerator<Grid, EnumerationEnd, void> {
  const inquiry = new Inquiry(puzzle, options);
  try {
    for (let count = 0; ; count++) {
      const sought = await run(inquiry.next(), options);
      if (sought !== 'found') return { count, exact: sought === 'ended' };
      yield inquiry.grid;
    }
  } finally {
    inquiry.close();
  }
}

/** The same without pauses. */
export function* enumerateNow(
  puzzle: Puzzle,
  options: InquiryOptions = {},
): Generator<Grid, EnumerationEnd, void> {
  const inquiry = new Inquiry(puzzle, options);
  try {
    for (let count = 0; ; count++) {
      const sought = runNow(inquiry.next(), options);
      if (sought !== 'found') return { count, exact: sought === 'ended' };
      yield inquiry.grid;
    }
  } finally {
    inquiry.close();
  }
}
