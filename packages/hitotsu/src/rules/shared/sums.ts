import { type DigitSet, indicesOf, type Shape } from '../../board/index.ts';

/** Smallest and largest sum of `count` different digits of a set, or null if it has fewer. */
export function distinctSumRange(
  shape: Shape,
  digits: DigitSet,
  count: number,
): readonly [least: number, most: number] | null {
  const values = indicesOf(digits).map((index) => shape.minDigit + index);
  if (values.length < count) return null;
  const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);
  return [total(values.slice(0, count)), total(values.slice(values.length - count))];
}
