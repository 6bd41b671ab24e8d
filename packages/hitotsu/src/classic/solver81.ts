/** How a stretch of work ended. */
export const Stop = {
  /** The nodes allowed are used up. */
  paused: 0,
  /** There is nothing more, or the count asked for is reached. */
  over: 1,
  /** At a solution. */
  solution: 2,
} as const;
export type Stop = (typeof Stop)[keyof typeof Stop];

/**
 * A search for the solutions of a classic board, whoever does it: each solution once, in an order of the solver's own.
 * Digits are 1 to 9, sets of digits have bit d for digit d + 1.
 */
export interface Solver81 {
  /** Solutions found since `begin`. */
  readonly count: number;
  /** Branchings since `begin`. */
  readonly branches: number;
  /** Starts anew from the candidates of the 81 cells. */
  begin(sets: Int32Array): void;
  /** Goes on to the next solution, for at most so many branchings (at least one). */
  next(branches: number): Stop;
  /** Goes on and only counts, until `count` is `limit` (at most 2^53); never stops at a solution. The search ends with it. */
  tally(limit: number, branches: number): Stop;
  /** Writes the solution found last as 81 digits. */
  read(grid: Int8Array): void;
  /** Gives up what the search holds; `begin` may follow. */
  release(): void;
}
