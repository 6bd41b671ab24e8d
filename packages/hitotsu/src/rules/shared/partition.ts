import type { Random } from '../../base/index.ts';
import type { Board } from '../../board/index.ts';
import { hangTogether, neighboursOf } from './adjacent.ts';

/** Bounds of cage sizes, both reachable: 1 <= smallest <= largest. */
export interface CageSizes {
  readonly smallest: number;
  readonly largest: number;
}

/** Layouts tried for one without a cage below the smallest size. */
const ATTEMPTS = 20;

/**
 * Cuts the free cells of a full board into connected groups without a repeated digit, of `smallest` to `largest` cells.
 * Where the free cells leave no other way (or luck fails) a few groups stay smaller; the best of several attempts wins.
 */
export function partition(
  solution: Board,
  free: ReadonlySet<number>,
  sizes: CageSizes,
  random: Random,
): number[][] {
  let best: number[][] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && fewest > 0; attempt++) {
    const groups = new Partition(solution, free, sizes, random).groups();
    const small = groups.filter((group) => group.length < sizes.smallest).length;
    if (small < fewest) [best, fewest] = [groups, small];
  }
  return best;
}

/** One attempt: groups grow one after the other, then those that stayed too small are merged or fed. */
class Partition {
  private readonly sizes: CageSizes;
  private readonly random: Random;
  private readonly neighbours: readonly (readonly number[])[];
  /** The digit of each cell as a set. */
  private readonly digits: Int32Array;
  private readonly groupOf: (number[] | undefined)[];
  private readonly all: number[][] = [];
  /** Cells that no group has taken yet, and of every cell how many neighbours are such cells. */
  private readonly open: number[];
  private readonly isOpen: Uint8Array;
  private readonly freedom: Uint8Array;

  constructor(solution: Board, free: ReadonlySet<number>, sizes: CageSizes, random: Random) {
    const { shape } = solution;
    this.sizes = sizes;
    this.random = random;
    this.neighbours = neighboursOf(shape);
    this.digits = Int32Array.from(solution.digits, (digit) => shape.setOf(digit));
    this.groupOf = new Array(shape.cellCount).fill(undefined);
    this.open = [...free];
    this.isOpen = new Uint8Array(shape.cellCount);
    this.freedom = new Uint8Array(shape.cellCount);
    for (const cell of free) {
      this.isOpen[cell] = 1;
      for (const other of this.around(cell)) this.freedom[other] = (this.freedom[other] as number) + 1;
    }
  }

  groups(): number[][] {
    while (this.open.length > 0) this.grow();
    for (const group of [...this.all]) if (group.length < this.sizes.smallest) this.mend(group);
    return this.all.filter((group) => group.length > 0);
  }

  private around(cell: number): readonly number[] {
    return this.neighbours[cell] as readonly number[];
  }

  private digitsOf(group: readonly number[]): number {
    let set = 0;
    for (const cell of group) set |= this.digits[cell] as number;
    return set;
  }

  /** One of the cells with the least freedom: left for later they would be stranded. */
  private tightest(cells: readonly number[]): number {
    let least = Number.POSITIVE_INFINITY;
    const ties: number[] = [];
    for (const cell of cells) {
      const freedom = this.freedom[cell] as number;
      if (freedom < least) {
        least = freedom;
        ties.length = 0;
      }
      if (freedom === least) ties.push(cell);
    }
    return this.random.pick(ties);
  }

  /** Puts an open cell into a group. */
  private take(cell: number, group: number[]): void {
    group.push(cell);
    this.groupOf[cell] = group;
    this.isOpen[cell] = 0;
    this.open.splice(this.open.indexOf(cell), 1);
    for (const other of this.around(cell)) this.freedom[other] = (this.freedom[other] as number) - 1;
  }

  private grow(): void {
    const { smallest, largest } = this.sizes;
    const size = smallest + this.random.below(largest - smallest + 1);
    const group: number[] = [];
    this.all.push(group);
    this.take(this.tightest(this.open), group);
    const edge: number[] = [];
    while (group.length < size) {
      const last = group[group.length - 1] as number;
      for (const cell of this.around(last)) if (this.isOpen[cell] && !edge.includes(cell)) edge.push(cell);
      const held = this.digitsOf(group);
      const next = edge.filter((cell) => this.isOpen[cell] && ((this.digits[cell] as number) & held) === 0);
      if (next.length === 0) break;
      // A cell about to be stranded first; otherwise any, so that the shapes stay varied.
      const tight = this.tightest(next);
      this.take(this.freedom[tight] === 0 ? tight : this.random.pick(next), group);
    }
  }

  /** Joins a small group to a neighbour, or takes cells from larger neighbours until it is large enough. */
  private mend(group: number[]): void {
    if (group.length === 0 || this.merge(group)) return;
    while (group.length < this.sizes.smallest && this.feed(group));
  }

  private borders(group: readonly number[]): number[] {
    const edge = new Set(group.flatMap((cell) => this.around(cell)));
    return this.random.shuffle([...edge].filter((cell) => this.groupOf[cell] && !group.includes(cell)));
  }

  private merge(group: number[]): boolean {
    for (const cell of this.borders(group)) {
      const other = this.groupOf[cell] as number[];
      if (group.length + other.length > this.sizes.largest) continue;
      if ((this.digitsOf(group) & this.digitsOf(other)) !== 0) continue;
      for (const own of group.splice(0)) {
        other.push(own);
        this.groupOf[own] = other;
      }
      return true;
    }
    return false;
  }

  private feed(group: number[]): boolean {
    for (const cell of this.borders(group)) {
      const other = this.groupOf[cell] as number[];
      if (other.length <= this.sizes.smallest) continue;
      if (((this.digits[cell] as number) & this.digitsOf(group)) !== 0) continue;
      if (
        !hangTogether(
          this.neighbours,
          other.filter((own) => own !== cell),
        )
      )
        continue;
      other.splice(other.indexOf(cell), 1);
      group.push(cell);
      this.groupOf[cell] = group;
      return true;
    }
    return false;
  }
}
