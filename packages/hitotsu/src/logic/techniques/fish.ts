/**
 * Fish of every kind. `size` base units in which the places of a digit lie, but for some fins, within `size` cover
 * units: either the fish holds (the digit fills the covers from the bases) or a fin is the digit. So cells of a cover
 * outside the bases that see every fin lose it. A place in two base units is a fin too (endo fin); a base place in two
 * covers may fall itself (cannibalism).
 *
 * Basic: rows against columns. Franken: lines of one kind and areas (boxes, regions, diagonals …) against lines of the
 * other kind and areas. Mutant: anything against anything.
 */
import {
  andBits,
  type Bits,
  countBits,
  countShared,
  deleteBit,
  emptyBits,
  firstOf,
  intersects,
  isEmptyBits,
  membersOf,
  minusBits,
} from '../bits.ts';
import type { LogicUnit } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { makeStep, type Step } from '../step.ts';
import type { Emit, LogicOptions, Technique } from '../technique.ts';
import { candidatesIn } from './common.ts';

export type FishKind = 'basic' | 'franken' | 'mutant';
export type FishFins = 'none' | 'finned' | 'sashimi' | 'any' | 'open';

export interface FishSearch {
  readonly size: number;
  readonly kind: FishKind;
  /**
   * none; finned: with fins, every base unit keeps two places or more in the covers; sashimi: one does not. any: all
   * of these. open: with fins, whether or not they leave anything to remove (what a kraken fish starts from).
   */
  readonly fins: FishFins;
}

const NAMES = ['', '', 'x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'];

/** `finned-franken-swordfish`. */
export function fishName(kind: FishKind, size: number, fins: 'none' | 'finned' | 'sashimi'): string {
  const parts = [fins === 'none' ? '' : fins, kind === 'basic' ? '' : kind, NAMES[size]];
  return parts.filter((part) => part !== '').join('-');
}

interface Side {
  readonly bases: readonly LogicUnit[];
  readonly covers: readonly LogicUnit[];
}

/** The pairs of unit lists a kind of fish is looked for in, in search order. */
function sidesOf(state: LogicState, kind: FishKind): Side[] {
  const { units } = state.layout;
  const rows = units.filter((unit) => unit.kind === 'row');
  const columns = units.filter((unit) => unit.kind === 'column');
  const areas = kind === 'basic' ? [] : units.filter((unit) => !unit.line);
  if (kind === 'mutant') return [{ bases: units, covers: units }];
  return [
    { bases: [...rows, ...areas], covers: [...columns, ...areas] },
    { bases: [...columns, ...areas], covers: [...rows, ...areas] },
  ];
}

/** The kind a choice of units makes. */
function kindOf(bases: readonly LogicUnit[], covers: readonly LogicUnit[]): FishKind {
  const kinds = (units: readonly LogicUnit[]) =>
    new Set(units.filter((each) => each.line).map((each) => each.kind));
  const base = kinds(bases);
  const cover = kinds(covers);
  const oneKind = base.size <= 1 && cover.size <= 1 && ![...base].some((kind) => cover.has(kind));
  if (!oneKind) return 'mutant';
  return [...bases, ...covers].every((each) => each.line) ? 'basic' : 'franken';
}

class FishFinder {
  private readonly state: LogicState;
  private readonly emit: Emit;
  private readonly search: FishSearch;
  private readonly maxFins: number;
  private readonly maxEndo: number;
  private readonly words: number;
  private digit = 0;
  private places: Bits;
  private bases: LogicUnit[] = [];
  private covers: LogicUnit[] = [];
  private coverable: LogicUnit[] = [];
  /** By number of a cover: the most places that it or a later one takes from the bases. */
  private readonly mostFrom: number[] = [];
  /** By depth: union of the chosen bases, places in two of them, base places not covered yet, places covered twice. */
  private readonly union: Bits[];
  private readonly endo: Bits[];
  private readonly bare: Bits[];
  private readonly twice: Bits[];
  private readonly covered: Bits[];
  private readonly fins: Bits;
  private readonly hits: Bits;
  /** For `decide`: places open and cells that see all fins by level, and which units are no cover any more. */
  private readonly bareAt: Bits[];
  private readonly peersAt: Bits[];
  private readonly blocked: Uint8Array;

  constructor(state: LogicState, emit: Emit, search: FishSearch, options: LogicOptions) {
    this.state = state;
    this.emit = emit;
    this.search = search;
    this.maxFins = search.fins === 'none' ? 0 : (options.maxFins ?? 5);
    this.maxEndo = search.fins === 'none' || search.kind === 'basic' ? 0 : (options.maxEndoFins ?? 2);
    const sets = () => Array.from({ length: search.size + 1 }, () => emptyBits(state.layout.cellCount));
    this.union = sets();
    this.endo = sets();
    this.bare = sets();
    this.twice = sets();
    this.covered = sets();
    this.words = this.union[0]?.length ?? 0;
    this.places = emptyBits(state.layout.cellCount);
    this.fins = emptyBits(state.layout.cellCount);
    this.hits = emptyBits(state.layout.cellCount);
    const levels = () =>
      Array.from({ length: search.size + this.maxFins + 2 }, () => emptyBits(state.layout.cellCount));
    this.bareAt = levels();
    this.peersAt = levels();
    this.blocked = new Uint8Array(state.layout.units.length);
  }

  run(digits: readonly number[]): boolean {
    for (const digit of digits) {
      this.digit = digit;
      this.places = this.state.places[digit] as Bits;
      for (const side of sidesOf(this.state, this.search.kind)) {
        const most = this.search.fins === 'none' && this.search.kind === 'basic' ? this.search.size : 99;
        const bases = side.bases.filter((unit) => {
          const count = this.state.countIn(unit.index, digit);
          return count > 1 && count <= most;
        });
        const covers = side.covers.filter((unit) => this.state.countIn(unit.index, digit) > 0);
        if (this.chooseBase(0, 0, bases, covers)) return true;
      }
    }
    return false;
  }

  private chooseBase(depth: number, from: number, bases: LogicUnit[], covers: LogicUnit[]): boolean {
    const { size } = this.search;
    if (depth === size) return this.startCovers(covers);
    const union = this.union[depth] as Bits;
    const endo = this.endo[depth] as Bits;
    const nextUnion = this.union[depth + 1] as Bits;
    const nextEndo = this.endo[depth + 1] as Bits;
    for (let i = from; i <= bases.length - size + depth; i++) {
      const unit = bases[i] as LogicUnit;
      for (let w = 0; w < this.words; w++) {
        const own = (unit.set[w] as number) & (this.places[w] as number);
        nextEndo[w] = (endo[w] as number) | ((union[w] as number) & own);
        nextUnion[w] = (union[w] as number) | own;
      }
      if (countBits(nextEndo) > this.maxEndo) continue;
      this.bases[depth] = unit;
      if (this.chooseBase(depth + 1, i + 1, bases, covers)) return true;
    }
    return false;
  }

  private startCovers(covers: LogicUnit[]): boolean {
    const { size } = this.search;
    const union = this.union[size] as Bits;
    this.coverable = covers.filter((unit) => !this.bases.includes(unit) && intersects(unit.set, union));
    if (this.coverable.length < size) return false;
    this.mostFrom.length = this.coverable.length + 1;
    this.mostFrom[this.coverable.length] = 0;
    for (let i = this.coverable.length - 1; i >= 0; i--) {
      const own = countShared((this.coverable[i] as LogicUnit).set, union);
      this.mostFrom[i] = Math.max(own, this.mostFrom[i + 1] as number);
    }
    if (size > 4 || this.search.kind === 'mutant') return this.startDecide();
    (this.bare[0] as Bits).set(union);
    (this.covered[0] as Bits).fill(0);
    (this.twice[0] as Bits).fill(0);
    return this.chooseCover(0, 0);
  }

  private startDecide(): boolean {
    const endo = this.endo[this.search.size] as Bits;
    const peers = (this.peersAt[0] as Bits).fill(0xffffffff);
    for (const cell of membersOf(endo)) andBits(peers, peers, this.state.layout.peers[cell] as Bits);
    minusBits(this.bareAt[0] as Bits, this.union[this.search.size] as Bits, endo);
    this.blocked.fill(1);
    for (const unit of this.coverable) this.blocked[unit.index] = 0;
    return this.decide(0, 0);
  }

  /**
   * For large fish, where walking all choices of covers takes too long: the first base place that is not decided yet is
   * covered by one of its units, or is a fin (then none of its units may be a cover). Fins must be seen by one cell
   * together. Finds no fish with a cover that covers nothing of its own.
   */
  private decide(depth: number, fins: number): boolean {
    const { layout } = this.state;
    const level = depth + fins;
    const bare = this.bareAt[level] as Bits;
    const peers = this.peersAt[level] as Bits;
    const cell = firstOf(bare);
    if (cell < 0) return depth === this.search.size && this.settle();
    const own = layout.unitsOf[cell] as readonly number[];
    const nextBare = this.bareAt[level + 1] as Bits;
    const nextPeers = this.peersAt[level + 1] as Bits;
    let stopped = false;
    if (depth < this.search.size)
      for (const index of own) {
        if (stopped || this.blocked[index] !== 0) continue;
        this.covers[depth] = layout.units[index] as LogicUnit;
        minusBits(nextBare, bare, (layout.units[index] as LogicUnit).set);
        nextPeers.set(peers);
        stopped = this.decide(depth + 1, fins);
        // Tried covers are out for the further choices, or the same set would be met again.
        this.blocked[index] = 2 + level;
      }
    if (!stopped && fins < this.maxFins) {
      andBits(nextPeers, peers, layout.peers[cell] as Bits);
      if (intersects(nextPeers, this.places)) {
        nextBare.set(bare);
        deleteBit(nextBare, cell);
        for (const index of own) if (this.blocked[index] === 0) this.blocked[index] = 2 + level;
        stopped = this.decide(depth, fins + 1);
      }
    }
    for (const index of own) if (this.blocked[index] === 2 + level) this.blocked[index] = 0;
    return stopped;
  }

  /** Fills in what `judge` looks at for the covers that `decide` chose. */
  private settle(): boolean {
    const { size } = this.search;
    const bare = this.bare[size] as Bits;
    const covered = (this.covered[size] as Bits).fill(0);
    const twice = (this.twice[size] as Bits).fill(0);
    bare.set(this.union[size] as Bits);
    for (const { set } of this.covers)
      for (let w = 0; w < this.words; w++) {
        const own = (set[w] as number) & (this.places[w] as number);
        bare[w] = (bare[w] as number) & ~own;
        twice[w] = (twice[w] as number) | ((covered[w] as number) & own);
        covered[w] = (covered[w] as number) | own;
      }
    return this.judge();
  }

  private chooseCover(depth: number, from: number): boolean {
    const { size } = this.search;
    if (depth === size) return this.judge();
    const bare = this.bare[depth] as Bits;
    const nextBare = this.bare[depth + 1] as Bits;
    const covered = this.covered[depth] as Bits;
    const nextCovered = this.covered[depth + 1] as Bits;
    const twice = this.twice[depth] as Bits;
    const nextTwice = this.twice[depth + 1] as Bits;
    const left = size - depth - 1;
    const last = this.coverable.length - left - 1;
    const open = countBits(bare) - this.maxFins;
    for (let i = from; i <= last; i++) {
      // No cover from here on takes more than so many places.
      if (open > (left + 1) * (this.mostFrom[i] as number)) return false;
      const set = (this.coverable[i] as LogicUnit).set;
      for (let w = 0; w < this.words; w++) {
        const own = (set[w] as number) & (this.places[w] as number);
        nextBare[w] = (bare[w] as number) & ~own;
        nextTwice[w] = (twice[w] as number) | ((covered[w] as number) & own);
        nextCovered[w] = (covered[w] as number) | own;
      }
      const uncovered = countBits(nextBare) - this.maxFins;
      if (uncovered > 0 && uncovered > left * (this.mostFrom[i + 1] as number)) continue;
      this.covers[depth] = this.coverable[i] as LogicUnit;
      if (this.chooseCover(depth + 1, i + 1)) return true;
    }
    return false;
  }

  private judge(): boolean {
    const { size, fins: wanted, kind } = this.search;
    const { layout } = this.state;
    const union = this.union[size] as Bits;
    const bare = this.bare[size] as Bits;
    const endo = this.endo[size] as Bits;
    const covered = this.covered[size] as Bits;
    const twice = this.twice[size] as Bits;
    let any = 0;
    for (let w = 0; w < this.words; w++) {
      const fins = (bare[w] as number) | (endo[w] as number);
      this.fins[w] = fins;
      any |= fins;
    }
    if (wanted !== 'any' && (any === 0) !== (wanted === 'none')) return false;
    if (wanted === 'open') return this.emit(this.step(membersOf(this.fins), false, endo));
    let hit = 0;
    for (let w = 0; w < this.words; w++) {
      const value = ((covered[w] as number) & ~(union[w] as number)) | (twice[w] as number);
      this.hits[w] = value;
      hit |= value;
    }
    if (hit === 0) return false;
    const fins = any === 0 ? [] : membersOf(this.fins);
    if (fins.length > this.maxFins + this.maxEndo) return false;
    for (const fin of fins) {
      const peers = layout.peers[fin] as Bits;
      hit = 0;
      for (let w = 0; w < this.words; w++) {
        const value = (this.hits[w] as number) & (peers[w] as number);
        this.hits[w] = value;
        hit |= value;
      }
      if (hit === 0) return false;
    }
    if (kind !== 'basic' && kindOf(this.bases, this.covers) !== kind) return false;
    let sashimi = false;
    if (fins.length > 0 && kind === 'basic') {
      sashimi = this.bases.some((unit) => {
        let count = 0;
        for (const cell of unit.cells) if (this.state.has(cell, this.digit) && !fins.includes(cell)) count++;
        return count <= 1;
      });
      if (wanted === 'finned' && sashimi) return false;
      if (wanted === 'sashimi' && !sashimi) return false;
    }
    return this.emit(this.step(fins, sashimi, endo));
  }

  private step(fins: number[], sashimi: boolean, endo: Bits): Step {
    const { size, kind } = this.search;
    const body = emptyBits(this.state.layout.cellCount);
    const union = this.union[size] as Bits;
    for (let w = 0; w < this.words; w++) body[w] = (union[w] as number) & ~(this.fins[w] as number);
    const cells: Record<string, readonly number[]> = { body: membersOf(body) };
    if (fins.length > 0) cells.fins = fins;
    if (!isEmptyBits(endo)) cells.endoFins = membersOf(endo);
    return makeStep({
      technique: fishName(kind, size, fins.length === 0 ? 'none' : sashimi ? 'sashimi' : 'finned'),
      digits: 1 << this.digit,
      cells,
      units: [...this.bases, ...this.covers].map((unit) => unit.index),
      eliminations: candidatesIn(this.state, this.digit, this.hits),
    });
  }
}

/** Fish of one size, kind and fin type, digit by digit. */
export function fish(search: FishSearch): Technique {
  return {
    key: fishName(
      search.kind,
      search.size,
      search.fins === 'finned' || search.fins === 'sashimi' ? search.fins : 'none',
    ),
    search(state, emit, options) {
      const digits = Array.from({ length: state.layout.digitCount }, (_, digit) => digit);
      return new FishFinder(state, emit, search, options).run(digits);
    },
  };
}

/** Two fish of the same digit and base units, told as one: the eliminations of both. */
export function siameseFish(search: FishSearch): Technique {
  return {
    key: `siamese-${fish(search).key}`,
    search(state, emit, options) {
      const groups = new Map<string, Step[]>();
      const collect = (step: Step): boolean => {
        const key = `${step.digits}:${step.units.slice(0, search.size)}`;
        const group = groups.get(key);
        if (group) group.push(step);
        else groups.set(key, [step]);
        return false;
      };
      fish({ ...search, fins: search.kind === 'basic' ? 'any' : search.fins }).search(
        state,
        collect,
        options,
      );
      for (const group of groups.values())
        for (const [i, first] of group.entries())
          for (const second of group.slice(i + 1)) {
            const eliminations = [...new Set([...first.eliminations, ...second.eliminations])];
            if (eliminations.length <= Math.max(first.eliminations.length, second.eliminations.length))
              continue;
            const step = makeStep({
              technique: `siamese-${first.technique}`,
              digits: first.digits,
              cells: first.cells,
              units: first.units,
              eliminations: eliminations.sort((a, b) => a - b),
              reasons: [first, second],
            });
            if (emit(step)) return true;
          }
      return false;
    },
  };
}
