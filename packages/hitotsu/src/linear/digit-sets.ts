import type { DigitSet, Shape } from '../board/index.ts';

/**
 * The sets of `count` different digits that add up to `sum`, hold all of `must` and nothing but `may`. Stops with null
 * when there are more than `most`.
 */
export function digitSets(
  shape: Shape,
  count: number,
  sum: number,
  must: DigitSet,
  may: DigitSet,
  most: number,
): readonly DigitSet[] | null {
  const { digitCount, minDigit } = shape;
  const sets: DigitSet[] = [];
  /** Digits below `next` are settled; `left` cells and `rest` of the sum remain. False: too many. */
  const choose = (next: number, set: DigitSet, left: number, rest: number): boolean => {
    if (left === 0) {
      if (rest === 0 && (set & must) === must) sets.push(set);
      return sets.length <= most;
    }
    const least = left * (minDigit + next) + (left * (left - 1)) / 2;
    const greatest = left * (minDigit + digitCount) - (left * (left + 1)) / 2;
    if (digitCount - next < left || rest < least || rest > greatest) return true;
    const bit = 1 << next;
    if ((may & bit) !== 0 && !choose(next + 1, set | bit, left - 1, rest - minDigit - next)) return false;
    return (must & bit) !== 0 || choose(next + 1, set, left, rest);
  };
  return choose(0, 0, count, sum) ? sets : null;
}
