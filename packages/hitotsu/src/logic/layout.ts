import type { Shape } from '../board/index.ts';
import type { Rule, Unit } from '../rules/rule.ts';
import { addBit, type Bits, bitsOf, countShared, emptyBits, hasBit, isSubset, membersOf } from './bits.ts';
import { type Constraint, exclusionsOf, recordConstraints } from './constraints.ts';

/** A unit with its place in the list and its cells as a set. */
export interface LogicUnit {
  readonly index: number;
  readonly kind: Unit['kind'];
  readonly number: number;
  readonly cells: readonly number[];
  readonly set: Bits;
  /** A row or a column. */
  readonly line: boolean;
}

/** What a layout is made of. */
export interface LayoutParts {
  readonly shape: Shape;
  readonly units: readonly Unit[];
  readonly constraints?: readonly Constraint[];
}

/**
 * What techniques know of a rule list: its units, which cells see each other, and which candidates exclude each other.
 * Immutable; shared by all states of a puzzle.
 */
export class Layout {
  readonly shape: Shape;
  readonly cellCount: number;
  readonly digitCount: number;
  /** Rows, columns, boxes, then the rest in rule order; no two with the same cells. */
  readonly units: readonly LogicUnit[];
  /** Groups without repeats that are not inside a unit (cages …). */
  readonly groups: readonly Bits[];
  /** The units again, rows and columns last: the order in which people look. */
  readonly areasFirst: readonly LogicUnit[];
  /** For each unit the others that share at least two cells with it, in unit order. */
  readonly crossing: readonly (readonly LogicUnit[])[];
  /** Numbers of the units of each cell, in unit order. */
  readonly unitsOf: readonly (readonly number[])[];
  /** The cells that cannot hold the same digit as the cell. */
  readonly peers: readonly Bits[];
  readonly peerList: readonly (readonly number[])[];
  /** For each candidate the candidates in other cells that it excludes beyond `peers`; null if there are none. */
  readonly exclusions: readonly (readonly number[])[] | null;
  readonly constraints: readonly Constraint[];
  /** Cells of constraints that are more than "no digit twice": swapping two digits there may break a rule. */
  readonly bound: Bits;
  readonly everyCell: Bits;
  /** Rows, columns and boxes only, as on the plain grid. */
  readonly plain: boolean;

  constructor({ shape, units, constraints = [] }: LayoutParts) {
    this.shape = shape;
    this.cellCount = shape.cellCount;
    this.digitCount = shape.digitCount;
    this.constraints = constraints;
    this.units = orderUnits(shape, units);
    this.areasFirst = [...this.units.filter((unit) => !unit.line), ...this.units.filter((unit) => unit.line)];
    this.crossing = this.units.map((unit) =>
      this.units.filter((other) => other !== unit && countShared(unit.set, other.set) > 1),
    );
    this.everyCell = bitsOf(this.cellCount, shape.rows.flat());
    const exclusions = exclusionsOf(shape, constraints);
    const groups = [
      ...units.map((unit) => unit.cells),
      ...constraints.flatMap((each) =>
        each.kind === 'distinct' || each.kind === 'cage' ? [each.cells] : [],
      ),
    ].map((cells) => bitsOf(this.cellCount, cells));
    this.groups = groups.filter((set) => !this.units.some((unit) => isSubset(set, unit.set)));
    this.peers = this.findPeers(exclusions);
    this.peerList = this.peers.map(membersOf);
    const unitsOf: number[][] = Array.from({ length: this.cellCount }, () => []);
    for (const unit of this.units) for (const cell of unit.cells) unitsOf[cell]?.push(unit.index);
    this.unitsOf = unitsOf;
    this.exclusions = this.exclusionLists(exclusions);
    this.bound = emptyBits(this.cellCount);
    for (const each of constraints)
      if (each.kind !== 'distinct') for (const cell of cellsOf(each)) addBit(this.bound, cell);
    this.plain =
      this.groups.length === 0 &&
      constraints.every((each) => each.kind === 'distinct') &&
      this.units.every((unit) => unit.line || unit.kind === 'box') &&
      this.units.length === shape.rows.length + shape.columns.length + shape.boxes.length;
  }

  private findPeers(exclusions: readonly (readonly [number, number])[]): Bits[] {
    const peers = Array.from({ length: this.cellCount }, () => emptyBits(this.cellCount));
    for (const set of [...this.units.map((unit) => unit.set), ...this.groups]) {
      const cells = membersOf(set);
      for (const a of cells) for (const b of cells) if (a !== b) addBit(peers[a] as Bits, b);
    }
    const equal = new Map<number, number>();
    for (const [a, b] of exclusions) {
      if (a % this.digitCount !== b % this.digitCount) continue;
      const [first, second] = [a, b].map((each) => Math.floor(each / this.digitCount)) as [number, number];
      const key = first * this.cellCount + second;
      const digits = (equal.get(key) ?? 0) | (1 << (a % this.digitCount));
      equal.set(key, digits);
      if (digits !== this.shape.allDigits) continue;
      addBit(peers[first] as Bits, second);
      addBit(peers[second] as Bits, first);
    }
    return peers;
  }

  private exclusionLists(pairs: readonly (readonly [number, number])[]): number[][] | null {
    const lists = Array.from({ length: this.cellCount * this.digitCount }, () => new Set<number>());
    let any = false;
    for (const [a, b] of pairs) {
      const [cellA, cellB] = [a, b].map((each) => Math.floor(each / this.digitCount)) as [number, number];
      if (a % this.digitCount === b % this.digitCount && this.sees(cellA, cellB)) continue;
      lists[a]?.add(b);
      lists[b]?.add(a);
      any = true;
    }
    return any ? lists.map((list) => [...list].sort((a, b) => a - b)) : null;
  }

  sees(a: number, b: number): boolean {
    return hasBit(this.peers[a] as Bits, b);
  }

  /** Whether two candidates (of whatever cells and digits) cannot both hold. */
  exclude(a: number, b: number): boolean {
    const cellA = Math.floor(a / this.digitCount);
    const cellB = Math.floor(b / this.digitCount);
    if (cellA === cellB) return a !== b;
    if (a % this.digitCount === b % this.digitCount && this.sees(cellA, cellB)) return true;
    return this.exclusions?.[a]?.includes(b) ?? false;
  }

  /** out = the cells that see every one of `cells`. */
  commonPeers(out: Bits, cells: readonly number[]): Bits {
    out.set(this.everyCell);
    for (const cell of cells) {
      const peers = this.peers[cell] as Bits;
      for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) & (peers[i] as number);
    }
    return out;
  }

  /** Number of cells two units share. */
  overlap(a: number, b: number): number {
    return countShared((this.units[a] as LogicUnit).set, (this.units[b] as LogicUnit).set);
  }
}

/** The full units, rows, columns and boxes first, each set of cells once. */
function orderUnits(shape: Shape, units: readonly Unit[]): LogicUnit[] {
  const place = (unit: Unit) => [0, 1, 2][['row', 'column', 'box'].indexOf(unit.kind)] ?? 3;
  const sorted = units
    .filter((unit) => unit.cells.length === shape.digitCount)
    .map((unit, order) => ({ unit, order }))
    .sort((a, b) => place(a.unit) - place(b.unit) || a.order - b.order);
  const seen = new Set<string>();
  const list: LogicUnit[] = [];
  for (const { unit } of sorted) {
    const cells = [...unit.cells].sort((a, b) => a - b);
    if (seen.has(cells.join())) continue;
    seen.add(cells.join());
    list.push({
      index: list.length,
      kind: unit.kind,
      number: unit.number,
      cells,
      set: bitsOf(shape.cellCount, cells),
      line: unit.kind === 'row' || unit.kind === 'column',
    });
  }
  return list;
}

/** The cells a constraint speaks of. */
export function cellsOf(constraint: Constraint): readonly number[] {
  switch (constraint.kind) {
    case 'linear':
      return [...constraint.positive, ...constraint.negative];
    case 'relation':
      return [constraint.a, constraint.b];
    case 'restrict':
      return [constraint.cell];
    default:
      return constraint.cells;
  }
}

/** The layout of a rule list: units from the rules' `units()`, the rest from their kernel constraints. */
export function layoutOf(shape: Shape, rules: readonly Rule[]): Layout {
  return new Layout({
    shape,
    units: rules.flatMap((rule) => rule.units?.() ?? []),
    constraints: recordConstraints(shape, rules),
  });
}

const plain = new WeakMap<Shape, Layout>();

/** The layout of a plain board: rows, columns and plain boxes. Made once a shape. */
export function plainLayout(shape: Shape): Layout {
  const known = plain.get(shape);
  if (known) return known;
  const units = (kind: Unit['kind'], lists: readonly (readonly number[])[]) =>
    lists.map((cells, i) => ({ kind, number: i + 1, cells }));
  const layout = new Layout({
    shape,
    units: [...units('row', shape.rows), ...units('column', shape.columns), ...units('box', shape.boxes)],
  });
  plain.set(shape, layout);
  return layout;
}
