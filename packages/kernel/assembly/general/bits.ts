// The twin of kernel/bits.ts: one machine instruction each.

// @ts-ignore: decorator
@inline
export function sizeOf(set: i32): i32 {
  return popcnt(set);
}

// @ts-ignore: decorator
@inline
export function highest(set: i32): i32 {
  return 32 - clz(set);
}

// @ts-ignore: decorator
@inline
export function lowest(word: i32): i32 {
  return ctz(word);
}

// @ts-ignore: decorator
@inline
export function leadingZeros(word: i32): i32 {
  return clz(word);
}
