// Small vector helpers over the state of layout.ts. All are inlined.

import { FULL, GUARD, LOW } from './layout';

/** Lane C takes lane C + 1 (mod 3): the next stack. */
// @ts-ignore: decorator
@inline
export function nextStack(x: v128): v128 {
  return v128.shuffle<i32>(x, x, 1, 2, 0, 3);
}

/** Lane C takes lane C + 2 (mod 3). */
// @ts-ignore: decorator
@inline
export function lastStack(x: v128): v128 {
  return v128.shuffle<i32>(x, x, 2, 0, 1, 3);
}

/** Field R takes field R + 1 (mod 3): the next band. Leaves rubbish in bits 30 and 31. */
// @ts-ignore: decorator
@inline
export function nextBand(x: v128): v128 {
  return v128.or(i32x4.shr_u(x, 10), i32x4.shl(x, 20));
}

/** Field R takes field R + 2 (mod 3). Leaves rubbish in bits 30 and 31. */
// @ts-ignore: decorator
@inline
export function lastBand(x: v128): v128 {
  return v128.or(i32x4.shr_u(x, 20), i32x4.shl(x, 10));
}

/** Guard bits of the fields of x (no guards set in it) that are not empty. */
// @ts-ignore: decorator
@inline
export function filled(x: v128): v128 {
  return v128.and(i32x4.add(x, i32x4(FULL, FULL, FULL, 0)), i32x4(GUARD, GUARD, GUARD, 0));
}

/** Nine ones in every field whose guard is set. */
// @ts-ignore: decorator
@inline
export function spread(guards: v128): v128 {
  return i32x4.sub(guards, i32x4.shr_u(guards, 9));
}

/** x without the lowest digit of each field. A field must not be empty: the borrow would reach the next one. */
// @ts-ignore: decorator
@inline
export function dropLowest(x: v128): v128 {
  return v128.and(x, i32x4.sub(x, i32x4(LOW, LOW, LOW, 0)));
}

/** The same where fields may be empty. */
// @ts-ignore: decorator
@inline
export function dropLowestOrNone(x: v128): v128 {
  return v128.and(x, i32x4.sub(v128.or(x, i32x4(GUARD, GUARD, GUARD, 0)), i32x4(LOW, LOW, LOW, 0)));
}

/** The fields that have exactly three digits (others empty), where every field has three or more. */
// @ts-ignore: decorator
@inline
export function exactlyThree(x: v128): v128 {
  return v128.andnot(x, spread(filled(dropLowest(dropLowest(dropLowest(x))))));
}

/** What three digits or more drive out of their field: its other digits. Nothing where there are fewer. */
// @ts-ignore: decorator
@inline
export function drivenOut(x: v128): v128 {
  return v128.andnot(spread(filled(dropLowestOrNone(dropLowestOrNone(x)))), x);
}
