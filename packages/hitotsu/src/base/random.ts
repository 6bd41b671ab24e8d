/** Any text or number names a stream of random numbers; equal seeds give equal streams on every machine. */
export type Seed = string | number;

/**
 * Small fast counter generator (SFC32 of PractRand, Chris Doty-Humphrey), seeded by a text hash. Integer arithmetic
 * only, so the same seed gives the same numbers everywhere.
 */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;
  private readonly seed: string;

  constructor(seed: Seed) {
    this.seed = String(seed);
    let h = 0x811c9dc5;
    for (let i = 0; i < this.seed.length; i++) h = Math.imul(h ^ this.seed.charCodeAt(i), 0x01000193);
    this.a = h;
    this.b = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
    this.c = Math.imul(this.b ^ (this.b >>> 13), 0xc2b2ae35);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next unsigned 32-bit number. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    this.c |= 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to `count - 1`, each equally likely (rejection, no bias). `count` from 1 to 2^32. */
  below(count: number): number {
    const limit = 4294967296 - (4294967296 % count);
    let value = this.next();
    while (value >= limit) value = this.next();
    return value % count;
  }

  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Shuffles in place (Fisher-Yates) and returns the list. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
    return list;
  }

  /** A stream of its own, determined by this one's seed and the label alone (not by what was drawn before). */
  fork(label: Seed): Random {
    return new Random(`${this.seed}/${label}`);
  }
}
