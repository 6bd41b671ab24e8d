import { type DigitSet, lowestIndex, type Shape, sizeOf } from '../../board/index.ts';

/** Whether `sum` lies between the smallest and the largest sum of `count` different digits of a set. */
export function isWithinDistinctSums(shape: Shape, digits: DigitSet, count: number, sum: number): boolean {
  const size = sizeOf(digits);
  if (size < count) return false;
  let least = 0;
  let most = 0;
  for (let rest = digits, i = 0; rest !== 0; rest &= rest - 1, i++) {
    const digit = shape.minDigit + lowestIndex(rest);
    if (i < count) least += digit;
    if (i >= size - count) most += digit;
  }
  return sum >= least && sum <= most;
}
