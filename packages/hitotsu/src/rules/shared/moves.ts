import type { Random } from '../../base/index.ts';
import type { Board } from '../../board/index.ts';
import { FAULT, type Turn } from '../rule.ts';
import { hangTogether, neighboursOf } from './adjacent.ts';
import { growGroup } from './grow.ts';
import type { CageSizes } from './partition.ts';

/** A change of a partition: some of its groups (by index) give way to others over the same cells. */
export interface Move {
  readonly gone: readonly number[];
  readonly come: readonly (readonly number[])[];
  /** How much better the sizes are then; see `movesAround`. */
  readonly gain: number;
}

/** How often a random cut of a group is tried. */
const CUTS = 12;
/** Different cuts of one group that are handed back. */
const CUTS_GIVEN = 4;

/**
 * The small changes of a partition that take place at a cell: the cell goes to a neighbouring group or is exchanged for a
 * border cell of one, its group takes in a cell, is joined to a neighbour or cut in two. Groups stay connected, without a
 * repeated digit and within the largest size. Better is a partition with fewer groups, and above all with fewer cells
 * missing in groups below the smallest size: `turn` picks the changes for the better (gain above 0), for the worse, or neither. In random
 * order, the largest gain first.
 */
export function movesAround(
  cell: number,
  turn: Turn,
  groups: readonly (readonly number[])[],
  sizes: CageSizes,
  solution: Board,
  random: Random,
): Move[] {
  const at = new Int32Array(solution.shape.cellCount).fill(-1);
  for (let index = 0; index < groups.length; index++)
    for (const other of groups[index] as readonly number[]) at[other] = index;
  if ((at[cell] as number) < 0) return [];
  const place = new Place(cell, groups, at, sizes, solution);
  if (turn < 0) place.cuts(random);
  else place.shifts(turn);
  return random
    .shuffle(place.found.filter(({ gain }) => Math.sign(gain) === turn))
    .sort((a, b) => b.gain - a.gain);
}

/** One cell of a partition, its group and the groups beside that. */
class Place {
  readonly found: Move[] = [];
  private readonly cell: number;
  private readonly groups: readonly (readonly number[])[];
  /** The group of each cell; -1: none. */
  private readonly at: Int32Array;
  private readonly own: number;
  private readonly group: readonly number[];
  private readonly sizes: CageSizes;
  private readonly solution: Board;
  private readonly neighbours: readonly (readonly number[])[];

  constructor(
    cell: number,
    groups: readonly (readonly number[])[],
    at: Int32Array,
    sizes: CageSizes,
    solution: Board,
  ) {
    this.cell = cell;
    this.groups = groups;
    this.at = at;
    this.own = at[cell] as number;
    this.group = groups[this.own] as readonly number[];
    this.sizes = sizes;
    this.solution = solution;
    this.neighbours = neighboursOf(solution.shape);
  }

  /** Some ways to cut the group in two, in parts of the smallest size if it lends itself to that (a T or cross may not). */
  cuts(random: Random): void {
    const { found, group, own } = this;
    for (const least of [this.sizes.smallest, 1]) {
      for (let i = 0; i < CUTS && found.length < CUTS_GIVEN && group.length >= 2 * least; i++) {
        const size = least + random.below(group.length - 2 * least + 1);
        const start = random.pick(group);
        const part = growGroup(this.solution.shape, start, size, (cell) => group.includes(cell), random);
        const rest = group.filter((cell) => !part.includes(cell));
        if (part.length === size) this.add([own], [part, rest]);
      }
      if (found.length > 0) return;
    }
  }

  /** The ways to move its border, and to join it with a group beside it if `turn` is for the better. */
  shifts(turn: Turn): void {
    const { cell, group, own } = this;
    const isShort = group.length < this.sizes.smallest;
    const rest = without(group, cell);
    const border: number[] = [];
    for (const one of group) this.beside(one, border);
    const near = this.beside(cell, []).map((other) => this.at[other]);
    for (const index of new Set(border.map((other) => this.at[other] as number))) {
      const other = this.groups[index] as readonly number[];
      const gone = [own, index];
      if (turn > 0) this.add(gone, [[...group, ...other]]);
      const isNear = near.includes(index);
      if (isNear && rest.length > 0) this.add(gone, [rest, [...other, cell]]);
      if (!isShort && (turn > 0 || !isNear)) continue;
      for (const taken of other) {
        if (!border.includes(taken)) continue;
        const left = without(other, taken);
        if (isShort && left.length > 0) this.add(gone, [[...group, taken], left]);
        if (turn === 0 && isNear)
          this.add(gone, [
            [...rest, taken],
            [...left, cell],
          ]);
      }
    }
  }

  /** Adds to a list the cells beside one that are in other groups. */
  private beside(cell: number, list: number[]): number[] {
    for (const next of this.neighbours[cell] as readonly number[]) {
      const index = this.at[next] as number;
      if (index >= 0 && index !== this.own && !list.includes(next)) list.push(next);
    }
    return list;
  }

  private add(gone: readonly number[], come: readonly (readonly number[])[]): void {
    let gain = gone.length - come.length;
    for (const index of gone) gain += FAULT * this.shortage((this.groups[index] as readonly number[]).length);
    for (const cells of come) {
      if (!this.isGood(cells)) return;
      gain -= FAULT * this.shortage(cells.length);
    }
    this.found.push({ gone, come, gain });
  }

  private shortage(length: number): number {
    return Math.max(0, this.sizes.smallest - length);
  }

  private isGood(cells: readonly number[]): boolean {
    if (cells.length > this.sizes.largest) return false;
    const { shape } = this.solution;
    let digits = 0;
    for (const cell of cells) {
      const digit = shape.setOf(this.solution.digit(cell));
      if ((digits & digit) !== 0) return false;
      digits |= digit;
    }
    return hangTogether(this.neighbours, cells);
  }
}

function without(cells: readonly number[], taken: number): number[] {
  return cells.filter((other) => other !== taken);
}
