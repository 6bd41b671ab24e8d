// Bit counting, in the operations that this host has. (AssemblyScript has its own file with machine instructions.)

/** Number of digits in a set. */
export function sizeOf(set: number): number {
  let v = set - ((set >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The internal value (index + 1) of the largest digit in a set; 0 of none. */
export function highest(set: number): number {
  return 32 - Math.clz32(set);
}

/** Index of the lowest bit; the word is not 0. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Zeros before the highest bit; 32 for 0. */
export function leadingZeros(word: number): number {
  return Math.clz32(word);
}
