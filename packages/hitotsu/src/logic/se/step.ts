/**
 * One step of a Sudoku Explainer path, as plain data. Cells are 0-80 row by row, digits 1-9, candidates
 * `cell * 9 + digit - 1`, units blocks 0-8, rows 9-17, columns 18-26.
 */
export interface SeStep {
  /** Number of the producer in the order in which SE tries them, 1-30. */
  readonly producer: number;
  /** Kebab-case technique name. */
  readonly technique: string;
  /** Rating in tenths: 66 = 6.6. */
  readonly tenths: number;
  /** Number of distinct potentials of a chain. */
  readonly n?: number;
  /** Candidates that the step strikes, ascending; what a placement strikes in the peers is not listed. */
  readonly eliminations: readonly number[];
  /** The candidate that the step proves, if it places a digit. */
  readonly placement?: number;
  /** Cells, digits and units that make the pattern; for an exclusion or a loop in the order of the pattern. */
  readonly cells?: readonly number[];
  readonly digits?: readonly number[];
  readonly units?: readonly number[];
  /** Further cells of the pattern: the extra cells of a loop, the excluders, the wings. */
  readonly more?: readonly number[];
  /** The premises of a chain. */
  readonly chain?: SeChain;
}

/** A chain: what is assumed in each branch and how the conclusion follows. */
export interface SeChain {
  readonly kind: 'cycle' | 'forcing' | 'contradiction' | 'double' | 'cell' | 'region';
  /** The cell of a cell forcing chain or the unit of a region forcing chain, and its digit. */
  readonly cell?: number;
  readonly unit?: number;
  readonly digit?: number;
  readonly branches: readonly SeBranch[];
  /** The different nested chains used; n is the number of all nodes of the branches and the n of these. */
  readonly nested?: readonly SeNested[];
}

/** A chain inside a chain, found on what the outer one had left of the position: its potentials, branch by branch. */
export interface SeNested {
  readonly n: number;
  readonly chains: readonly (readonly { readonly candidate: number; readonly on: boolean }[])[];
}

/** One branch: the potentials that its target rests on, each after its parents; the last one is the target. */
export interface SeBranch {
  readonly nodes: readonly SeNode[];
}

/** A potential: a candidate that is on (true) or off (false), and why. */
export interface SeNode {
  readonly candidate: number;
  readonly on: boolean;
  /** Indices of its parents in the branch; none for the assumption. */
  readonly parents: readonly number[];
  /** Unit through which an "on" follows, -1 for the only candidate of its cell, or the name of an advanced cause. */
  readonly cause?: number | string;
  /** With the cause `nested-chain`: which one of the chain's `nested`. */
  readonly nested?: number;
}

/** What a producer says when it finds nothing. */
export type Found = SeStep | null;
