import { type DigitSet, lowestIndex, type Shape, sizeOf } from '../../board/index.ts';

/** Whether `count` different digits of a set add up to `sum`. */
export function addUp(shape: Shape, digits: DigitSet, count: number, sum: number): boolean {
  const size = sizeOf(digits);
  if (size < count) return false;
  if (count === 0) return sum === 0;
  let least = 0;
  let most = 0;
  for (let rest = digits, i = 0; rest !== 0; rest &= rest - 1, i++) {
    const digit = shape.minDigit + lowestIndex(rest);
    if (i < count) least += digit;
    if (i >= size - count) most += digit;
  }
  if (sum < least || sum > most) return false;
  // Digits that follow each other without a gap make every sum between.
  const run = digits / (digits & -digits);
  if (sum === least || sum === most || (run & (run + 1)) === 0) return true;
  // With the smallest digit of the set, or without it.
  const rest = digits & (digits - 1);
  const smallest = shape.minDigit + lowestIndex(digits);
  return addUp(shape, rest, count - 1, sum - smallest) || addUp(shape, rest, count, sum);
}
