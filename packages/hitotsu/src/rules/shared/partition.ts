import type { Random } from '../../base/index.ts';
import { type Board, isConnected } from '../../board/index.ts';

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
  private readonly solution: Board;
  private readonly open: Set<number>;
  private readonly sizes: CageSizes;
  private readonly random: Random;
  private readonly groupOf = new Map<number, number[]>();
  private readonly all: number[][] = [];

  constructor(solution: Board, free: ReadonlySet<number>, sizes: CageSizes, random: Random) {
    this.solution = solution;
    this.open = new Set(free);
    this.sizes = sizes;
    this.random = random;
  }

  groups(): number[][] {
    while (this.open.size > 0) this.grow();
    for (const group of [...this.all]) if (group.length < this.sizes.smallest) this.mend(group);
    return this.all.filter((group) => group.length > 0);
  }

  private neighbours(cell: number): number[] {
    return this.solution.shape.neighbours(cell);
  }

  private has(group: readonly number[], digit: number): boolean {
    return group.some((cell) => this.solution.digit(cell) === digit);
  }

  /** Neighbours of a cell that no group has taken yet. */
  private freedom(cell: number): number {
    return this.neighbours(cell).filter((other) => this.open.has(other)).length;
  }

  /** One of the cells with the least freedom: left for later they would be stranded. */
  private tightest(cells: Iterable<number>): number {
    let least = Number.POSITIVE_INFINITY;
    let ties: number[] = [];
    for (const cell of cells) {
      const freedom = this.freedom(cell);
      if (freedom < least) [least, ties] = [freedom, []];
      if (freedom === least) ties.push(cell);
    }
    return this.random.pick(ties);
  }

  private join(cell: number, group: number[]): void {
    group.push(cell);
    this.groupOf.set(cell, group);
    this.open.delete(cell);
  }

  private grow(): void {
    const { smallest, largest } = this.sizes;
    const size = smallest + this.random.below(largest - smallest + 1);
    const group: number[] = [];
    this.all.push(group);
    this.join(this.tightest(this.open), group);
    while (group.length < size) {
      const edge = new Set(group.flatMap((cell) => this.neighbours(cell)));
      const next = [...edge].filter(
        (cell) => this.open.has(cell) && !this.has(group, this.solution.digit(cell)),
      );
      if (next.length === 0) break;
      // A cell about to be stranded first; otherwise any, so that the shapes stay varied.
      const tight = this.tightest(next);
      this.join(this.freedom(tight) === 0 ? tight : this.random.pick(next), group);
    }
  }

  /** Joins a small group to a neighbour, or takes cells from larger neighbours until it is large enough. */
  private mend(group: number[]): void {
    if (group.length === 0 || this.merge(group)) return;
    while (group.length < this.sizes.smallest && this.feed(group));
  }

  private borders(group: readonly number[]): number[] {
    const edge = new Set(group.flatMap((cell) => this.neighbours(cell)));
    return this.random.shuffle([...edge].filter((cell) => this.groupOf.has(cell) && !group.includes(cell)));
  }

  private merge(group: number[]): boolean {
    for (const cell of this.borders(group)) {
      const other = this.groupOf.get(cell) as number[];
      if (group.length + other.length > this.sizes.largest) continue;
      if (group.some((own) => this.has(other, this.solution.digit(own)))) continue;
      for (const own of group.splice(0)) this.join(own, other);
      return true;
    }
    return false;
  }

  private feed(group: number[]): boolean {
    for (const cell of this.borders(group)) {
      const other = this.groupOf.get(cell) as number[];
      if (other.length <= this.sizes.smallest || this.has(group, this.solution.digit(cell))) continue;
      const rest = other.filter((own) => own !== cell);
      if (!isConnected(this.solution.shape, rest)) continue;
      other.splice(other.indexOf(cell), 1);
      this.join(cell, group);
      return true;
    }
    return false;
  }
}
