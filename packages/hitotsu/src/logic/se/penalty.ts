/** The length penalty of chains and the order of chain hints. */

/** Added for n potentials, in SE's own floating-point additions, which decide between equal printed ratings. */
export function penalty(n: number): number {
  let added = 0;
  let threshold = 4;
  for (let odd = false; n - 2 > threshold; odd = !odd) {
    added += 0.1;
    threshold = odd ? Math.floor((threshold * 4) / 3) : Math.floor((threshold * 3) / 2);
  }
  return added;
}

/** Printed tenths of a rating. */
export function tenthsOf(rating: number): number {
  return Math.floor((rating + 0.05) * 10);
}

/** Sort keys of chain hints at equal rating and length, smaller first. */
export const SortKey = { double: 1, x: 2, y: 3, xy: 4, cell: 5, region: 6, contradiction: 7 } as const;

/** The largest n for which a hint with this base and key still comes before (rating, n, key); 0 if none. */
export function longestBeating(
  base: number,
  key: number,
  rating: number,
  n: number,
  bestKey: number,
): number {
  let longest = 0;
  for (let length = 2; length < 20_000; length++) {
    const own = base + penalty(length);
    if (own > rating) break;
    if (own === rating && (length > n || (length === n && key >= bestKey))) break;
    longest = length;
    if (length > 400 && rating === Number.POSITIVE_INFINITY) return Number.MAX_SAFE_INTEGER;
  }
  return longest;
}
