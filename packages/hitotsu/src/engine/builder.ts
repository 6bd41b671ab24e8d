import type { DigitSet } from '../board/index.ts';
import { Layout } from './derive/layout.ts';
import { isAmong } from './derive/leftovers.ts';
import { MAX_CELLS } from './kernel/memory.ts';
import type { CustomPropagator, Parts } from './parts.ts';
import { CompiledProblem, type Problem } from './problem.ts';
import { relationTables } from './relations.ts';

/** Units there is room for at first. */
const FIRST_UNITS = 40;

/** What a builder holds after some lists of groups and nothing else, for the next puzzle that begins with them. */
interface Opening {
  readonly units: readonly (readonly number[])[];
  readonly unitBits: Int32Array;
  readonly seen: Int32Array;
  readonly weights: Int32Array;
  /** What it becomes with one more list; `null` = the list was met here once. */
  readonly next: WeakMap<readonly (readonly number[])[], Opening | null>;
}

/** Empty builders, by cells and digits. */
const empty = new Map<number, Opening>();

function openingOf({ units, unitBits, cellWords, seen, weights }: Parts): Opening {
  return {
    units: [...units],
    unitBits: unitBits.slice(0, units.length * cellWords),
    seen: seen.slice(),
    weights: weights.slice(),
    next: new WeakMap(),
  };
}

/**
 * Takes constraints in the kernel's few kinds and makes a problem. Cells are numbers from 0, digits are digit *values*
 * (only `restrict` takes a set of digit indices). Lists that are handed over must not be changed afterwards. What can be
 * seen to be impossible while posting is remembered in `Problem.impossible`; a cell that does not exist is a RangeError.
 */
export class ProblemBuilder {
  private readonly parts: Parts;
  /** Of the group `exclude` looked at last. */
  private readonly bits: Int32Array;
  /** What has been posted, as long as it is nothing but lists of groups that are known. */
  private opening: Opening | null;

  /** Up to 1024 cells and 31 digits. */
  constructor(shape: { cellCount: number; digitCount: number; minDigit: number }) {
    const { cellCount, digitCount, minDigit } = shape;
    if (cellCount > MAX_CELLS || digitCount < 1 || digitCount > 31)
      throw new RangeError(`at most ${MAX_CELLS} cells and 31 digits`);
    const cellWords = (cellCount + 31) >> 5;
    // One array for all: each would cost about as much as what is written into it.
    const words = new Int32Array((2 + cellWords) * cellCount + (FIRST_UNITS + 1) * cellWords);
    let used = 0;
    const next = (length: number) => {
      used += length;
      return words.subarray(used - length, used);
    };
    this.parts = {
      cellCount,
      digitCount,
      minDigit,
      cellWords,
      impossible: false,
      start: next(cellCount).fill(2 ** digitCount - 1),
      units: [],
      unitBits: next(FIRST_UNITS * cellWords),
      seen: next(cellCount * cellWords),
      weights: next(cellCount).fill(1),
      cages: [],
      linears: [],
      chains: [],
      relations: [],
      sameSets: [],
      customs: [],
    };
    this.bits = next(cellWords);
    const key = cellCount * 32 + digitCount;
    let opening = empty.get(key);
    if (!opening) {
      opening = openingOf(this.parts);
      empty.set(key, opening);
    }
    this.opening = opening;
  }

  /**
   * `unit` for each group of a list. A list that is posted by one puzzle after the other (rows, columns, boxes) is worked
   * through once: so it must be the same object, and never change.
   */
  units(groups: readonly (readonly number[])[]): void {
    const { parts } = this;
    // A builder that only listens hears of every group.
    const opening = this.unit === ProblemBuilder.prototype.unit ? this.opening : null;
    const known = opening?.next.get(groups);
    if (known && !parts.impossible) {
      for (let u = parts.units.length; u < known.units.length; u++)
        parts.units.push(known.units[u] as readonly number[]);
      if (known.unitBits.length > parts.unitBits.length) parts.unitBits = known.unitBits.slice();
      else parts.unitBits.set(known.unitBits);
      parts.seen.set(known.seen);
      parts.weights.set(known.weights);
      this.opening = known;
      return;
    }
    for (let g = 0; g < groups.length; g++) this.unit(groups[g] as readonly number[]);
    if (!opening || parts.impossible) return;
    this.opening = known === undefined ? null : openingOf(parts);
    opening.next.set(groups, this.opening);
  }

  /** Every digit exactly once, if there are as many cells as digits; with fewer cells as `distinct`. */
  unit(cells: readonly number[]): void {
    const { parts } = this;
    if (!this.exclude(cells, cells.length) || cells.length !== parts.digitCount) return;
    const { cellWords, units } = parts;
    const end = units.length * cellWords;
    for (let at = 0; at < end; at += cellWords) {
      let word = 0;
      while (word < cellWords && parts.unitBits[at + word] === this.bits[word]) word++;
      if (word === cellWords) return;
    }
    if (end + cellWords > parts.unitBits.length) {
      const larger = new Int32Array(2 * parts.unitBits.length);
      larger.set(parts.unitBits);
      parts.unitBits = larger;
    }
    for (let word = 0; word < cellWords; word++) parts.unitBits[end + word] = this.bits[word] as number;
    units.push(cells);
  }

  /** No digit twice. As many cells as digits make a unit. */
  distinct(cells: readonly number[]): void {
    this.unit(cells);
  }

  /** Different digits that add up to `sum`; null: just different. */
  cage(cells: readonly number[], sum: number | null): void {
    if (sum === null) {
      this.distinct(cells);
      return;
    }
    const { parts } = this;
    const { digitCount } = parts;
    const count = cells.length;
    const internal = sum - count * (parts.minDigit - 1);
    const least = (count * (count + 1)) / 2;
    const most = count * (digitCount + 1) - least;
    if (!(Number.isInteger(sum) && internal >= least && internal <= most)) parts.impossible = true;
    if (count === digitCount) this.unit(cells);
    else if (this.exclude(cells, Math.max(2 * digitCount - count, digitCount)) && count > 0) {
      if (count === 1) this.restrict(cells[0] as number, 1 << (internal - 1));
      else parts.cages.push({ cells, sum: internal });
    }
  }

  /** The digits of `positive` minus those of `negative` make `sum`. Digits may repeat, and so may cells. */
  linear(positive: readonly number[], negative: readonly number[], sum: number): void {
    const { parts } = this;
    const { digitCount } = parts;
    this.check(positive);
    this.check(negative);
    const added = [...positive];
    const taken: number[] = [];
    for (const cell of negative) {
      const at = added.indexOf(cell);
      if (at >= 0) added.splice(at, 1);
      else taken.push(cell);
    }
    const internal = sum - (added.length - taken.length) * (parts.minDigit - 1);
    const least = added.length - taken.length * digitCount;
    const most = added.length * digitCount - taken.length;
    if (!(Number.isInteger(sum) && internal >= least && internal <= most)) parts.impossible = true;
    const count = added.length + taken.length;
    if (parts.impossible || count === 0) return;
    if (count > MAX_CELLS) throw new RangeError(`at most ${MAX_CELLS} terms in a sum`);
    if (count === 1) this.restrict((added[0] ?? taken[0]) as number, 1 << (Math.abs(internal) - 1));
    else {
      parts.linears.push({ positive: added, negative: taken, sum: internal });
      const weight = Math.max(2 * digitCount - count, digitCount);
      this.weigh(added, weight);
      this.weigh(taken, weight);
    }
  }

  /** Strictly rising from the first cell on. */
  chain(cells: readonly number[]): void {
    if (this.exclude(cells, cells.length) && cells.length > 1) this.parts.chains.push(cells);
  }

  /**
   * `holds(digit of a, digit of b)`. The predicate is asked once for each pair of digits and the answer kept for the
   * process under `key`: the same key must always mean the same predicate.
   */
  relation(a: number, b: number, key: string, holds: (x: number, y: number) => boolean): void {
    const { parts } = this;
    this.check([a, b]);
    const tables = relationTables(parts.digitCount, parts.minDigit, key, holds);
    if (a === b) {
      this.restrict(a, tables.equal);
      return;
    }
    if (tables.equal === 0) this.exclude([a, b], 2);
    else if (!tables.anyDifferent || tables.equal !== 2 ** parts.digitCount - 1) this.weigh([a, b], 2);
    else return;
    if (!tables.anyDifferent || tables.equal !== 0) parts.relations.push({ a, b, tables });
  }

  /** The two groups hold the same digits, each as often. */
  sameSet(a: readonly number[], b: readonly number[]): void {
    const { parts } = this;
    this.check(a);
    this.check(b);
    if (a.length !== b.length) {
      parts.impossible = true;
      return;
    }
    const left = [...a];
    const right: number[] = [];
    for (const cell of b) {
      const at = left.indexOf(cell);
      if (at >= 0) left.splice(at, 1);
      else right.push(cell);
    }
    if (left.length === 0) return;
    parts.sameSets.push({ a: left, b: right });
    this.weigh(left, left.length);
    this.weigh(right, right.length);
  }

  /** Only these digits (a set of digit *indices*) may go in the cell. */
  restrict(cell: number, digits: DigitSet): void {
    const { parts } = this;
    this.check([cell]);
    const rest = (parts.start[cell] as number) & digits;
    parts.start[cell] = rest;
    if (rest === 0) parts.impossible = true;
  }

  /** A constraint with a propagator of its own; it runs after all others, and again when one of `cells` changed. */
  custom(cells: readonly number[], propagate: CustomPropagator): void {
    this.check(cells);
    this.parts.customs.push({ cells, propagate });
    this.weigh(cells, 1);
  }

  build(): Problem {
    const { parts } = this;
    const { cellWords, cellCount, seen } = parts;
    for (let cell = 0; cell < cellCount; cell++) {
      const at = cell * cellWords + (cell >> 5);
      seen[at] = (seen[at] as number) & ~(1 << (cell & 31));
    }
    const layout = Layout.of(parts);
    const posted = parts.sameSets.length;
    if (!parts.impossible)
      for (const pair of layout.leftovers)
        if (posted === 0 || !isAmong(parts.sameSets, pair)) parts.sameSets.push(pair);
    return new CompiledProblem(parts, layout);
  }

  /** Makes the cells peers of each other, adds to their weights, leaves their bits in `bits`; false if that cannot be. */
  private exclude(cells: readonly number[], weight: number): boolean {
    const { bits, parts } = this;
    const { cellWords, cellCount, seen, weights } = parts;
    this.opening = null;
    bits.fill(0);
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as number;
      if (!(cell >= 0 && cell < cellCount && Number.isInteger(cell))) throw new RangeError(`no cell ${cell}`);
      const word = bits[cell >> 5] as number;
      const bit = 1 << (cell & 31);
      if ((word & bit) !== 0) parts.impossible = true;
      bits[cell >> 5] = word | bit;
      weights[cell] = (weights[cell] as number) + weight;
    }
    if (cells.length > parts.digitCount) parts.impossible = true;
    if (parts.impossible) return false;
    for (let i = 0; i < cells.length; i++) {
      const at = (cells[i] as number) * cellWords;
      for (let word = 0; word < cellWords; word++)
        seen[at + word] = (seen[at + word] as number) | (bits[word] as number);
    }
    return true;
  }

  private weigh(cells: readonly number[], amount: number): void {
    const { weights } = this.parts;
    this.opening = null;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as number;
      weights[cell] = (weights[cell] as number) + amount;
    }
  }

  private check(cells: readonly number[]): void {
    const { cellCount } = this.parts;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as number;
      if (!(cell >= 0 && cell < cellCount && Number.isInteger(cell))) throw new RangeError(`no cell ${cell}`);
    }
  }
}
