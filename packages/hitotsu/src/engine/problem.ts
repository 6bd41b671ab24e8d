/** Removes digits that cannot be; answers false when the constraint cannot hold. See `Rule.propagate`. */
export type CustomPropagator = (
  domains: Int32Array,
  remove: (cell: number, digits: number) => boolean,
) => boolean;

/** A compiled rule list, reusable for any number of searches. */
export interface Problem {
  readonly cellCount: number;
  readonly digitCount: number;
  readonly minDigit: number;
  /** Building already met a contradiction. */
  readonly impossible: boolean;
  readonly start: Int32Array;
  readonly propagators: readonly CustomPropagator[];
}
