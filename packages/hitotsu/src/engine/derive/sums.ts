import type { Cage, Linear, Parts } from '../parts.ts';
import { bitCount, partitions } from './families.ts';

/** Sums that follow from the sums posted and the units. */
export interface Sums {
  readonly cages: Cage[];
  readonly linears: Linear[];
}

/** Sums up to this many cells are kept whatever they say, */
const SHORT = 5;
/** longer ones, up to this many, only if tight: at most a quarter of the way from the least or the largest total. */
const LONGEST = 20;
const TIGHTNESS = 4;
/** Most units of a base. */
const WIDEST = 4;

/**
 * The rule of 45, general: a unit (or a run of neighbouring units) has a known total. Taking off sums that lie inside gives
 * its innies; taking off one or two that stick out as well gives innies minus outies; taking the unit off all sums that
 * meet it gives its outies minus the holes between them. Every result is an equation that holds in each solution,
 * being a sum of equations that do; the choice below is only about which are worth their time.
 */
export function deriveSums(parts: Parts): Sums {
  return new Deriver(parts).derive();
}

class Deriver {
  private readonly parts: Parts;
  private readonly words: number;
  private readonly unitTotal: number;
  /** Posted sums: bits (`words` each), total, number of cells. */
  private readonly bits: Int32Array;
  private readonly totals: number[] = [];
  private readonly sizes: number[] = [];
  private readonly result: Sums = { cages: [], linears: [] };
  /** Equations that are known, by hash: positive bits, then negative bits. */
  private readonly known = new Map<number, Int32Array[]>();
  private readonly positive: Int32Array;
  private readonly negative: Int32Array;
  private readonly covered: Int32Array;
  private readonly rest: Int32Array;
  private readonly common: Int32Array;
  private least = 0;
  private most = 0;

  constructor(parts: Parts) {
    this.parts = parts;
    this.words = parts.cellWords;
    const { digitCount } = parts;
    this.unitTotal = (digitCount * (digitCount + 1)) / 2;
    this.positive = new Int32Array(this.words);
    this.negative = new Int32Array(this.words);
    this.covered = new Int32Array(this.words);
    this.rest = new Int32Array(this.words);
    this.common = new Int32Array(this.words);
    const lists: { cells: readonly number[]; sum: number }[] = [...parts.cages];
    for (const { positive, negative, sum } of parts.linears)
      if (negative.length === 0 && new Set(positive).size === positive.length)
        lists.push({ cells: positive, sum });
    this.bits = new Int32Array(lists.length * this.words);
    lists.forEach(({ cells, sum }, s) => {
      for (const cell of cells) {
        const at = s * this.words + (cell >> 5);
        this.bits[at] = (this.bits[at] as number) | (1 << (cell & 31));
      }
      this.totals.push(sum);
      this.sizes.push(cells.length);
      this.positive.set(this.bits.subarray(s * this.words, (s + 1) * this.words));
      this.negative.fill(0);
      this.isNew();
    });
    for (let u = 0; u < parts.units.length; u++) {
      this.positive.set(parts.unitBits.subarray(u * this.words, (u + 1) * this.words));
      this.isNew();
    }
  }

  derive(): Sums {
    const { parts, words, unitTotal } = this;
    const base = new Int32Array(words);
    for (let u = 0; u < parts.units.length; u++) {
      base.set(parts.unitBits.subarray(u * words, (u + 1) * words));
      this.around(base, unitTotal);
    }
    for (const family of partitions(parts))
      for (let from = 0; from < family.length; from++) {
        base.fill(0);
        for (let size = 1; size <= WIDEST && from + size <= family.length; size++) {
          const at = (family[from + size - 1] as number) * words;
          for (let w = 0; w < words; w++) base[w] = (base[w] as number) | (parts.unitBits[at + w] as number);
          if (size > 1) this.around(base, unitTotal * size);
        }
      }
    return this.result;
  }

  /** Everything about one base. */
  private around(base: Int32Array, total: number): void {
    const { words, bits, sizes } = this;
    const meeting: number[] = [];
    const outside: number[] = [];
    for (let s = 0; s < sizes.length; s++) {
      let inside = 0;
      for (let w = 0; w < words; w++) {
        const both = (bits[s * words + w] as number) & (base[w] as number);
        if (both !== 0) inside += bitCount(both);
      }
      if (inside === 0) continue;
      meeting.push(s);
      outside[s] = (sizes[s] as number) - inside;
    }
    if (meeting.length === 0) return;
    const overlaps: number[] = [];
    let any = 0;
    for (const s of meeting) {
      let count = 0;
      for (const other of meeting) if (other !== s && this.meet(s, other)) count++;
      overlaps[s] = count;
      any += count;
    }
    const byOutside = [...meeting].sort((a, b) => (outside[a] as number) - (outside[b] as number));
    const first = this.disjoint(byOutside);
    this.combine(base, total, first, outside);
    if (any === 0) return;
    const byOverlap = [...meeting].sort((a, b) => (overlaps[a] as number) - (overlaps[b] as number));
    const second = this.disjoint(byOverlap);
    if (second.length !== first.length || second.some((s) => !first.includes(s)))
      this.combine(base, total, second, outside);
  }

  private meet(a: number, b: number): boolean {
    for (let w = 0; w < this.words; w++)
      if (((this.bits[a * this.words + w] as number) & (this.bits[b * this.words + w] as number)) !== 0)
        return true;
    return false;
  }

  /** The sums of the list, in order, that do not meet one taken before. */
  private disjoint(order: readonly number[]): number[] {
    const { covered, bits, words } = this;
    covered.fill(0);
    return order.filter((s) => {
      for (let w = 0; w < words; w++)
        if (((covered[w] as number) & (bits[s * words + w] as number)) !== 0) return false;
      for (let w = 0; w < words; w++) covered[w] = (covered[w] as number) | (bits[s * words + w] as number);
      return true;
    });
  }

  private combine(
    base: Int32Array,
    total: number,
    sums: readonly number[],
    outside: readonly number[],
  ): void {
    const { totals, positive, negative } = this;
    const sticking = sums.filter((s) => (outside[s] as number) > 0);
    // Innies: the base without the sums inside.
    let rest = total;
    const innies = base.slice();
    for (const s of sums)
      if (outside[s] === 0) {
        this.take(innies, s);
        rest -= totals[s] as number;
      }
    positive.set(innies);
    negative.fill(0);
    this.emit(rest);
    // The same without one or two that stick out: innies minus outies.
    for (let i = 0; i < sticking.length; i++)
      for (let j = i; j < sticking.length; j++) {
        const a = sticking[i] as number;
        const b = sticking[j] as number;
        if ((outside[a] as number) + (j > i ? (outside[b] as number) : 0) > SHORT) continue;
        positive.set(innies);
        negative.fill(0);
        this.stick(base, a);
        if (j > i) this.stick(base, b);
        this.emit(rest - (totals[a] as number) - (j > i ? (totals[b] as number) : 0));
      }
    this.outies(base, total, sums);
  }

  private take(set: Int32Array, s: number): void {
    for (let w = 0; w < this.words; w++)
      set[w] = (set[w] as number) & ~(this.bits[s * this.words + w] as number);
  }

  /** Takes a sum off the base: its cells inside are no innies any more, its cells outside are outies. */
  private stick(base: Int32Array, s: number): void {
    const { positive, negative, bits, words } = this;
    for (let w = 0; w < words; w++) {
      const word = bits[s * words + w] as number;
      positive[w] = (positive[w] as number) & ~word;
      negative[w] = (negative[w] as number) | (word & ~(base[w] as number));
    }
  }

  /**
   * All chosen sums minus the base: what they have outside minus the holes they leave inside. Holes are filled with units
   * that meet the base in holes only; whole units outside are taken off again.
   */
  private outies(base: Int32Array, total: number, sums: readonly number[]): void {
    const { parts, positive, negative, bits, words, totals, unitTotal } = this;
    const { units, unitBits } = parts;
    let rest = -total;
    positive.fill(0);
    for (const s of sums) {
      rest += totals[s] as number;
      for (let w = 0; w < words; w++) positive[w] = (positive[w] as number) | (bits[s * words + w] as number);
    }
    for (let w = 0; w < words; w++) {
      negative[w] = (base[w] as number) & ~(positive[w] as number);
      positive[w] = (positive[w] as number) & ~(base[w] as number);
    }
    for (let u = 0; u < units.length; u++) {
      let filled = 0;
      let clash = 0;
      for (let w = 0; w < words; w++) {
        const word = unitBits[u * words + w] as number;
        const inside = word & (base[w] as number);
        clash |= inside & ~(negative[w] as number);
        clash |= word & (positive[w] as number);
        if (inside !== 0) filled += bitCount(inside);
      }
      if (clash !== 0 || filled < 2) continue;
      rest += unitTotal;
      for (let w = 0; w < words; w++) {
        const word = unitBits[u * words + w] as number;
        positive[w] = (positive[w] as number) | (word & ~(negative[w] as number));
        negative[w] = (negative[w] as number) & ~word;
      }
    }
    for (let u = 0; u < units.length; u++) {
      let missing = 0;
      for (let w = 0; w < words; w++)
        missing |= (unitBits[u * words + w] as number) & ~(positive[w] as number);
      if (missing !== 0) continue;
      rest -= unitTotal;
      for (let w = 0; w < words; w++)
        positive[w] = (positive[w] as number) & ~(unitBits[u * words + w] as number);
    }
    this.emit(rest);
  }

  /** Keeps the equation positive - negative = total, if it is new and worth it. */
  private emit(total: number): void {
    const { positive, negative, words } = this;
    let plus = 0;
    let minus = 0;
    for (let w = 0; w < words; w++) {
      if (positive[w] !== 0) plus += bitCount(positive[w] as number);
      if (negative[w] !== 0) minus += bitCount(negative[w] as number);
    }
    const count = plus + minus;
    if (count === 0 || count > LONGEST) return;
    const plusCliques = this.cliques(positive);
    const most = this.most;
    const least = this.least;
    const minusCliques = this.cliques(negative);
    const low = least - this.most;
    const high = most - this.least;
    if (count > SHORT && Math.min(total - low, high - total) * TIGHTNESS > high - low) return;
    if (!this.isNew()) return;
    if (minus === 0 && plusCliques === 1)
      this.result.cages.push({ cells: this.cellsOf(positive), sum: total });
    else if (plus === 0 && minusCliques === 1)
      this.result.cages.push({ cells: this.cellsOf(negative), sum: -total });
    else
      this.result.linears.push({
        positive: this.cellsOf(positive),
        negative: this.cellsOf(negative),
        sum: total,
      });
  }

  /**
   * Divides cells into cliques that all see each other, greedily; answers how many, and leaves the least and largest total
   * of the cells in `least` and `most`.
   */
  private cliques(set: Int32Array): number {
    const { rest, common, words, parts } = this;
    const { seen, digitCount } = parts;
    let count = 0;
    this.least = 0;
    this.most = 0;
    for (let w = 0; w < words; w++) rest[w] = set[w] as number;
    for (let from = 0; from < words; ) {
      if (rest[from] === 0) {
        from++;
        continue;
      }
      let size = 0;
      for (let w = from; w < words; w++) common[w] = rest[w] as number;
      for (let w = from; w < words; ) {
        const bits = common[w] as number;
        if (bits === 0) {
          w++;
          continue;
        }
        const bit = bits & -bits;
        const at = ((w << 5) + 31 - Math.clz32(bit)) * words;
        rest[w] = (rest[w] as number) & ~bit;
        size++;
        for (let v = w; v < words; v++) common[v] = (common[v] as number) & (seen[at + v] as number);
      }
      const low = (size * (size + 1)) / 2;
      this.least += low;
      this.most += size * (digitCount + 1) - low;
      count++;
    }
    return count;
  }

  /** Whether the equation in `positive` and `negative` was not met before; it is remembered. */
  private isNew(): boolean {
    const { positive, negative, words } = this;
    let hash = 0;
    for (let w = 0; w < words; w++) {
      hash = Math.imul(hash ^ (positive[w] as number), 0x01000193);
      hash = Math.imul(hash ^ (hash >>> 15) ^ (negative[w] as number), 0x85ebca6b);
    }
    const list = this.known.get(hash);
    if (list?.some((known) => this.isKnown(known))) return false;
    const copy = new Int32Array(2 * words);
    copy.set(positive);
    copy.set(negative, words);
    if (list) list.push(copy);
    else this.known.set(hash, [copy]);
    return true;
  }

  private isKnown(known: Int32Array): boolean {
    for (let w = 0; w < this.words; w++)
      if (known[w] !== this.positive[w] || known[this.words + w] !== this.negative[w]) return false;
    return true;
  }

  private cellsOf(set: Int32Array): number[] {
    const cells: number[] = [];
    for (let w = 0; w < this.words; w++)
      for (let bits = set[w] as number; bits !== 0; bits &= bits - 1)
        cells.push((w << 5) + 31 - Math.clz32(bits & -bits));
    return cells;
  }
}
