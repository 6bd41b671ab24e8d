import { type DigitSet, indicesOf, type Shape } from '../board/index.ts';

/**
 * The forbidden pairs of digits of a relation as largest bicliques: no digit of the left set goes with any of the right
 * one, so at most one of all these variables is 1. One such row says what many pairs say, and more of the relaxation:
 * for "smaller than" the rows are the cumulative sums.
 */
export function bicliquesOf(
  shape: Shape,
  allowed: Int32Array,
): readonly (readonly [left: DigitSet, right: DigitSet])[] {
  const { digitCount, allDigits } = shape;
  const forbidden = Array.from(allowed, (set) => allDigits & ~set);
  const seen = new Set<string>();
  const found: [DigitSet, DigitSet][] = [];
  const note = (right: DigitSet): void => {
    if (right === 0) return;
    let left = 0;
    for (let x = 0; x < digitCount; x++) if (((forbidden[x] as number) & right) === right) left |= 1 << x;
    if (left === 0) return;
    const widest = indicesOf(left).reduce((common, x) => common & (forbidden[x] as number), allDigits);
    const key = `${left},${widest}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.push([left, widest]);
  };
  // Around each digit of one side, then of the other.
  for (const right of forbidden) note(right);
  for (let y = 0; y < digitCount; y++) note(1 << y);
  return found;
}
