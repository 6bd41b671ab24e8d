import type { DigitSet, Shape } from '../board/index.ts';

/** How often each digit index comes in some cells. */
export type DigitBag = readonly number[];

/** The bags of `count` digits out of `may` that add up to `sum`; null when there are more than `most`. */
export function digitBags(
  shape: Shape,
  count: number,
  sum: number,
  may: DigitSet,
  most: number,
): readonly DigitBag[] | null {
  const { digitCount, minDigit, maxDigit } = shape;
  const bags: DigitBag[] = [];
  const choose = (bag: DigitBag, left: number, rest: number): boolean => {
    if (left === 0 && rest === 0) bags.push([...bag, ...new Array<number>(digitCount - bag.length).fill(0)]);
    if (left === 0 || bag.length === digitCount) return bags.length <= most;
    const digit = minDigit + bag.length;
    if (rest < left * digit || rest > left * maxDigit) return true;
    const times = ((may >> bag.length) & 1) === 1 ? left : 0;
    for (let n = 0; n <= times; n++) if (!choose([...bag, n], left - n, rest - n * digit)) return false;
    return true;
  };
  return choose([], count, sum) ? bags : null;
}

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
