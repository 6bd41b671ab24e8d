/**
 * A set of digits as bits: bit `i` stands for the digit `smallest + i` of the board at hand (`Shape.minDigit`).
 * A board has at most 31 digits, so a set is a non-negative 32-bit number.
 */
export type DigitSet = number;

/** Number of digits in the set. */
export function sizeOf(set: DigitSet): number {
  let v = set - ((set >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Bit index of the lowest digit; -1 for the empty set. */
export function lowestIndex(set: DigitSet): number {
  return 31 - Math.clz32(set & -set);
}

/** Bit indices of the digits, rising. */
export function indicesOf(set: DigitSet): number[] {
  const indices: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) indices.push(lowestIndex(rest));
  return indices;
}
