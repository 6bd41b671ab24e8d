/**
 * Whether a rule is being asked from inside a search. The engine works in one memory and cannot be entered again from one
 * of its own propagators, and changing places there would cost more than the answer is worth.
 */
let depth = 0;

export function isInSearch(): boolean {
  return depth > 0;
}

/** Marks what `ask` does as done from inside a search. */
export function askedInSearch(ask: () => boolean): boolean {
  depth++;
  try {
    return ask();
  } finally {
    depth--;
  }
}
