/** Sides of a board that can be set. */
export const SIZES: readonly number[] = Array.from({ length: 13 }, (_, i) => 4 + i);
