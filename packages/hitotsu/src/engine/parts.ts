import type { RelationTables } from './relations.ts';

/**
 * Removes digits that cannot be; answers false when the constraint cannot hold. `domains` is to be read only, `remove`
 * answers false when a cell is left without digits. Must be safe at any time; is called again after any change to the
 * cells it was posted with, its own changes included.
 */
export type CustomPropagator = (
  domains: Int32Array,
  remove: (cell: number, digits: number) => boolean,
) => boolean;

/** A sum of different digits, as internal values (index + 1). */
export interface Cage {
  readonly cells: readonly number[];
  readonly sum: number;
}

/** positive - negative = sum, in internal values; a cell may come more than once, but has one sign. */
export interface Linear {
  readonly positive: readonly number[];
  readonly negative: readonly number[];
  readonly sum: number;
}

/** Two groups that hold the same digits, each as often. */
export interface SameSet {
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** What was posted to a builder, cleaned: the input of the image and of everything derived. */
export interface Parts {
  readonly cellCount: number;
  readonly digitCount: number;
  readonly minDigit: number;
  /** Words of a set of cells. */
  readonly cellWords: number;
  impossible: boolean;
  /** Digits a cell may have from the start. */
  readonly start: Int32Array;
  readonly units: (readonly number[])[];
  /** The cells of each unit as bits, `cellWords` words a unit. */
  unitBits: Int32Array;
  /** For each cell the cells it must differ from, as bits, `cellWords` words a cell. */
  readonly seen: Int32Array;
  /** First branching weight of each cell. */
  readonly weights: Int32Array;
  readonly cages: Cage[];
  readonly linears: Linear[];
  readonly chains: (readonly number[])[];
  readonly relations: { readonly a: number; readonly b: number; readonly tables: RelationTables }[];
  readonly sameSets: SameSet[];
  readonly customs: { readonly cells: readonly number[]; readonly propagate: CustomPropagator }[];
}

/** Whether two cells must differ. */
export function sees(parts: Parts, a: number, b: number): boolean {
  return (((parts.seen[a * parts.cellWords + (b >> 5)] as number) >>> (b & 31)) & 1) === 1;
}
