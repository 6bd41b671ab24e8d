/**
 * Sets of small whole numbers (cells, units, candidates) as words of 32 bits, so that one code serves boards of any
 * size. Operations write into a set given to them: searches allocate their sets once.
 */
export type Bits = Uint32Array;

/** An empty set for numbers below `size`. */
export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** The set of the given numbers, all below `size`. */
export function bitsOf(size: number, members: Iterable<number>): Bits {
  const set = emptyBits(size);
  for (const member of members) addBit(set, member);
  return set;
}

export function addBit(set: Bits, member: number): void {
  set[member >>> 5] = (set[member >>> 5] as number) | (1 << (member & 31));
}

export function deleteBit(set: Bits, member: number): void {
  set[member >>> 5] = (set[member >>> 5] as number) & ~(1 << (member & 31));
}

export function hasBit(set: Bits, member: number): boolean {
  return (((set[member >>> 5] as number) >>> (member & 31)) & 1) === 1;
}

function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(set: Bits): number {
  let count = 0;
  for (let i = 0; i < set.length; i++) count += bitCount(set[i] as number);
  return count;
}

/** Number of members the two sets share. */
export function countShared(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += bitCount((a[i] as number) & (b[i] as number));
  return count;
}

export function isEmptyBits(set: Bits): boolean {
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return false;
  return true;
}

export function intersects(a: Bits, b: Bits): boolean {
  for (let i = 0; i < a.length; i++) if (((a[i] as number) & (b[i] as number)) !== 0) return true;
  return false;
}

/** Whether every member of `a` is in `b`. */
export function isSubset(a: Bits, b: Bits): boolean {
  for (let i = 0; i < a.length; i++) if (((a[i] as number) & ~(b[i] as number)) !== 0) return false;
  return true;
}

/** out = a and b. */
export function andBits(out: Bits, a: Bits, b: Bits): Bits {
  for (let i = 0; i < out.length; i++) out[i] = (a[i] as number) & (b[i] as number);
  return out;
}

/** out = a without b. */
export function minusBits(out: Bits, a: Bits, b: Bits): Bits {
  for (let i = 0; i < out.length; i++) out[i] = (a[i] as number) & ~(b[i] as number);
  return out;
}

/** out = a or b. */
export function orBits(out: Bits, a: Bits, b: Bits): Bits {
  for (let i = 0; i < out.length; i++) out[i] = (a[i] as number) | (b[i] as number);
  return out;
}

/** The members, rising. */
export function membersOf(set: Bits): number[] {
  const members: number[] = [];
  for (let i = 0; i < set.length; i++)
    for (let rest = set[i] as number; rest !== 0; rest &= rest - 1)
      members.push((i << 5) + 31 - Math.clz32(rest & -rest));
  return members;
}

/** The smallest member, or -1. */
export function firstOf(set: Bits): number {
  for (let i = 0; i < set.length; i++) {
    const word = set[i] as number;
    if (word !== 0) return (i << 5) + 31 - Math.clz32(word & -word);
  }
  return -1;
}
