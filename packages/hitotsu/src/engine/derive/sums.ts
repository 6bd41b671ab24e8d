import type { Cage, Linear, Parts } from '../parts.ts';
import { cellsOf, isClique } from './cell-sets.ts';
import { bitCount } from './families.ts';

/** Sums that follow from the sums posted and the units. */
export interface Sums {
  readonly cages: Cage[];
  readonly linears: Linear[];
}

/** Sums up to this many cells are kept whatever they say, */
const SHORT = 5;
/** longer ones, up to this many, only if tight: at most a quarter of the way from the least or the largest total; */
const LONGEST = 20;
const TIGHTNESS = 4;
/** and only until there are so many sums, since among many the long ones find next to nothing. */
const ENOUGH = 200;
/** Most digits for which the kernel knows combinations. */
const TABLE_DIGITS = 12;
/** Most units of a base. */
const WIDEST = 4;

/**
 * The rule of 45, general: a unit (or a run of neighbouring units) has a known total. Taking off sums that lie inside gives
 * its innies; taking off one or two that stick out as well gives innies minus outies; taking the unit off all sums that
 * meet it gives its outies minus the holes between them. Every result is an equation that holds in each solution,
 * being a sum of equations that do; the choice below is only about which are worth their time.
 */
export function deriveSums(parts: Parts, families: readonly (readonly number[])[]): Sums {
  return new Deriver(parts).derive(families);
}

/** The list sorted by key, ties in their order. (By insertion: the lists are short.) */
function sortedBy(list: readonly number[], keys: readonly number[]): number[] {
  const sorted = [...list];
  for (let i = 1; i < sorted.length; i++) {
    const item = sorted[i] as number;
    const key = keys[item] as number;
    let at = i;
    for (; at > 0 && (keys[sorted[at - 1] as number] as number) > key; at--)
      sorted[at] = sorted[at - 1] as number;
    sorted[at] = item;
  }
  return sorted;
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
  /** Long equations, not yet among the results. */
  private readonly long: Linear[] = [];
  /** Most cells of what sums leave of a unit, kept whatever it says: digits that the unit has elsewhere say much of it. */
  private readonly longestRest: number;
  /** How much longer the range of an equation may get. */
  private room = 0;
  /** For each sum the others that have a cell of it. */
  private readonly meeting: number[][] = [];

  constructor(parts: Parts) {
    this.parts = parts;
    this.words = parts.cellWords;
    const { digitCount } = parts;
    this.unitTotal = (digitCount * (digitCount + 1)) / 2;
    this.longestRest = digitCount <= TABLE_DIGITS ? digitCount - 2 : 0;
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
    for (let s = 0; s < lists.length; s++) this.meeting.push([]);
    for (let s = 1; s < lists.length; s++)
      for (let other = 0; other < s; other++)
        if (this.meet(s, other)) {
          (this.meeting[s] as number[]).push(other);
          (this.meeting[other] as number[]).push(s);
        }
    for (let u = 0; u < parts.units.length; u++) {
      this.positive.set(parts.unitBits.subarray(u * this.words, (u + 1) * this.words));
      this.isNew();
    }
  }

  derive(families: readonly (readonly number[])[]): Sums {
    const { parts, words, unitTotal } = this;
    const base = new Int32Array(words);
    for (let u = 0; u < parts.units.length; u++) {
      base.set(parts.unitBits.subarray(u * words, (u + 1) * words));
      this.around(base, unitTotal);
    }
    for (const family of families)
      for (let from = 0; from < family.length; from++) {
        base.fill(0);
        for (let size = 1; size <= WIDEST && from + size <= family.length; size++) {
          const at = (family[from + size - 1] as number) * words;
          for (let w = 0; w < words; w++) base[w] = (base[w] as number) | (parts.unitBits[at + w] as number);
          if (size > 1) this.around(base, unitTotal * size);
        }
      }
    const { cages, linears } = this.result;
    for (const sum of this.long) {
      if (cages.length + linears.length >= ENOUGH) break;
      linears.push(sum);
    }
    return this.result;
  }

  private meet(a: number, b: number): boolean {
    const { bits, words } = this;
    for (let w = 0; w < words; w++)
      if (((bits[a * words + w] as number) & (bits[b * words + w] as number)) !== 0) return true;
    return false;
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
      for (const other of this.meeting[s] as readonly number[]) if (outside[other] !== undefined) count++;
      overlaps[s] = count;
      any += count;
    }
    const byOutside = sortedBy(meeting, outside);
    const first = this.disjoint(byOutside);
    this.combine(base, total, first, outside);
    if (any === 0) return;
    const byOverlap = sortedBy(meeting, overlaps);
    const second = this.disjoint(byOverlap);
    if (second.length !== first.length || second.some((s) => !first.includes(s)))
      this.combine(base, total, second, outside);
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
    const { totals, sizes, positive, negative, words } = this;
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
    let count = 0;
    for (let w = 0; w < words; w++) count += bitCount(innies[w] as number);
    // The same without one or two that stick out: innies minus outies.
    for (let i = 0; i < sticking.length; i++)
      for (let j = i; j < sticking.length; j++) {
        const a = sticking[i] as number;
        const b = sticking[j] as number;
        let minus = outside[a] as number;
        let plus = count - (sizes[a] as number) + minus;
        let target = rest - (totals[a] as number);
        if (j > i) {
          minus += outside[b] as number;
          plus -= (sizes[b] as number) - (outside[b] as number);
          target -= totals[b] as number;
        }
        if (minus > SHORT || !this.mayBeTight(plus, minus, target)) continue;
        for (let w = 0; w < words; w++) {
          positive[w] = innies[w] as number;
          negative[w] = 0;
        }
        this.stick(base, a);
        if (j > i) this.stick(base, b);
        this.emit(target);
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
      for (let w = 0; w < words && clash === 0; w++) {
        const word = unitBits[u * words + w] as number;
        const inside = word & (base[w] as number);
        clash = (inside & ~(negative[w] as number)) | (word & (positive[w] as number));
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
      for (let w = 0; w < words && missing === 0; w++)
        missing = (unitBits[u * words + w] as number) & ~(positive[w] as number);
      if (missing !== 0) continue;
      rest -= unitTotal;
      for (let w = 0; w < words; w++)
        positive[w] = (positive[w] as number) & ~(unitBits[u * words + w] as number);
    }
    this.emit(rest);
  }

  /**
   * Whether the equation with so many cells is worth a closer look; leaves in `room` how long its range may be. Least and
   * largest total lie equally far from the sum of the cells' middle digits, whatever the cliques; the range is shortest if
   * the cells of one sign make cliques as large as can be.
   */
  private mayBeTight(plus: number, minus: number, total: number): boolean {
    const count = plus + minus;
    this.room = Number.POSITIVE_INFINITY;
    if (count <= SHORT) return count > 0;
    if (count > LONGEST) return false;
    const { digitCount } = this.parts;
    this.room = (Math.abs(2 * total - (plus - minus) * (digitCount + 1)) * TIGHTNESS) / 2;
    const p = plus % digitCount;
    const m = minus % digitCount;
    return p * (digitCount - p) + m * (digitCount - m) <= this.room;
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
    if (minus === 0 && plus > SHORT && plus <= this.longestRest && isClique(this.parts, positive)) {
      if (this.isNew()) this.result.cages.push({ cells: cellsOf(positive), sum: total });
      return;
    }
    if (!this.mayBeTight(plus, minus, total)) return;
    const plusCliques = this.cliques(positive);
    if (this.room < 0) return;
    const minusCliques = this.cliques(negative);
    if (this.room < 0 || !this.isNew()) return;
    if (minus === 0 && plusCliques === 1) this.result.cages.push({ cells: cellsOf(positive), sum: total });
    else if (plus === 0 && minusCliques === 1)
      this.result.cages.push({ cells: cellsOf(negative), sum: -total });
    else {
      const list = plus + minus > SHORT ? this.long : this.result.linears;
      list.push({ positive: cellsOf(positive), negative: cellsOf(negative), sum: total });
    }
  }

  /**
   * Divides cells into cliques that all see each other, greedily; answers how many. Takes the distance between their least
   * and their largest total off `room`, and stops where that falls below 0.
   */
  private cliques(set: Int32Array): number {
    const { rest, common, words, parts } = this;
    const { seen, digitCount } = parts;
    let count = 0;
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
      count++;
      this.room -= size * (digitCount - size);
      if (this.room < 0) return count;
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
}
