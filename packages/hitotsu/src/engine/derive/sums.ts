import type { Cage, Linear, Parts } from '../parts.ts';

/** Sums that follow from the sums posted and the units. */
export interface Sums {
  readonly cages: readonly Cage[];
  readonly linears: readonly Linear[];
}

export function deriveSums(_parts: Parts, _wide: boolean): Sums {
  return { cages: [], linears: [] };
}
