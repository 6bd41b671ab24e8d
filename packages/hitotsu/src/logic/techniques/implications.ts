/**
 * The implications between candidates of a position. A node is a candidate, a group (two or three places of a digit
 * where two units cross, at least one of which holds) or an almost locked set that keeps a digit. A literal is a node
 * that holds (`node * 2 + 1`) or does not (`node * 2`).
 */
import { indicesOf, lowestIndex, sizeOf } from '../../board/index.ts';
import { type Bits, bitsOf, emptyBits, hasBit, intersects, isSubset, membersOf } from '../bits.ts';
import type { Layout } from '../layout.ts';
import type { LogicState } from '../state.ts';
import type { Candidate } from '../step.ts';
import { type Als, findAls } from './als.ts';
import { sumLinks } from './sum-links.ts';

export interface ImplicationOptions {
  readonly groups?: boolean;
  readonly sets?: boolean;
}

interface Node {
  readonly digit: number;
  readonly cells: readonly number[];
  readonly set: Bits;
  /** Cells that see all cells of the node. */
  readonly seenBy: Bits;
  /** Of an almost locked set: its first node and the number of its nodes (one a digit, in a row). */
  readonly family?: { readonly first: number; readonly count: number };
}

export class Implications {
  readonly state: LogicState;
  readonly candidateCount: number;
  readonly nodeCount: number;
  /** Literals that follow from each literal by one link. */
  readonly next: readonly (readonly number[])[];
  /** Nodes beyond the candidates: groups, then sets. */
  private readonly extra: readonly Node[];
  readonly groupCount: number;

  constructor(state: LogicState, options: ImplicationOptions = {}) {
    this.state = state;
    const { layout } = state;
    this.candidateCount = layout.cellCount * layout.digitCount;
    const groups = options.groups ? groupsOf(state) : [];
    this.groupCount = groups.length;
    const next: number[][] = Array.from({ length: (this.candidateCount + groups.length) * 2 }, () => []);
    this.plainLinks(next);
    this.linksOfSums(next);
    this.groupLinks(next, groups);
    this.orderGroups(next, groups);
    this.extra = [...groups, ...(options.sets ? this.setLinks(next, groups) : [])];
    this.nodeCount = this.candidateCount + this.extra.length;
    this.next = next;
  }

  digitOf(node: number): number {
    if (node < this.candidateCount) return node % this.state.layout.digitCount;
    return (this.extra[node - this.candidateCount] as Node).digit;
  }

  cellsOf(node: number): readonly number[] {
    if (node < this.candidateCount) return [Math.floor(node / this.state.layout.digitCount)];
    return (this.extra[node - this.candidateCount] as Node).cells;
  }

  /** All nodes of the almost locked set a node belongs to; none for other nodes. */
  familyOf(node: number): number[] {
    const family = this.isPlain(node) ? undefined : (this.extra[node - this.candidateCount] as Node).family;
    return family ? Array.from({ length: family.count }, (_, i) => family.first + i) : [];
  }

  /** Whether a node is an almost locked set that has lost the node's digit. */
  private isLocked(node: number): boolean {
    const family = this.familyOf(node);
    return family.length > 0 && !family.includes(node);
  }

  private candidatesIn(cells: readonly number[], digit: number): Candidate[] {
    return cells
      .map((cell) => cell * this.state.layout.digitCount + digit)
      .filter((candidate) => this.state.holds(candidate));
  }

  /** The candidates of which a node that holds keeps some; of a set locked without a digit, those of all its others. */
  candidatesOf(node: number): Candidate[] {
    const nodes = this.isLocked(node)
      ? this.familyOf(node).filter((each) => this.digitOf(each) !== this.digitOf(node))
      : [node];
    return nodes.flatMap((each) => this.candidatesIn(this.cellsOf(each), this.digitOf(each)));
  }

  /**
   * What falls where one node that holds makes another hold: the digit that a set loses when it is entered, or the other
   * candidates of the cell that a locked set decides.
   */
  fallenBetween(node: number, next: number): Candidate[] {
    if (this.isSet(next))
      return this.candidatesIn(this.cellsOf(next), this.digitOf(this.isLocked(next) ? next : node));
    const { digitCount } = this.state.layout;
    const cell = Math.floor(next / digitCount);
    return indicesOf(this.state.candidates[cell] as number)
      .map((digit) => cell * digitCount + digit)
      .filter((candidate) => candidate !== next);
  }

  /** Whether a node is an almost locked set that keeps a digit. */
  isSet(node: number): boolean {
    return node >= this.candidateCount + this.groupCount;
  }

  /** The cells of a node that may hold its digit. */
  placesOf(node: number): number[] {
    return this.isPlain(node)
      ? [...this.cellsOf(node)]
      : membersOf((this.extra[node - this.candidateCount] as Node).set);
  }

  private reversed: number[][] | null = null;

  /** Literals from which `literal` follows by one link. */
  previous(literal: number): readonly number[] {
    if (!this.reversed) {
      const lists: number[][] = this.next.map(() => []);
      this.next.forEach((list, from) => {
        for (const to of list) lists[to]?.push(from);
      });
      this.reversed = lists;
    }
    return this.reversed[literal] as readonly number[];
  }

  isPlain(node: number): boolean {
    return node < this.candidateCount;
  }

  private plainLinks(next: number[][]): void {
    const { state } = this;
    const { layout } = state;
    const { digitCount } = layout;
    for (let cell = 0; cell < layout.cellCount; cell++) {
      const own = indicesOf(state.candidates[cell] as number);
      for (const digit of own) {
        const node = cell * digitCount + digit;
        const on = next[node * 2 + 1] as number[];
        const off = next[node * 2] as number[];
        for (const other of own) if (other !== digit) on.push((cell * digitCount + other) * 2);
        for (const peer of peersByUnit(layout, cell))
          if (state.has(peer, digit)) on.push((peer * digitCount + digit) * 2);
        for (const other of layout.exclusions?.[node] ?? []) if (state.holds(other)) on.push(other * 2);
        const [low, high] = own as [number, number];
        if (own.length === 2) off.push((cell * digitCount + (low === digit ? high : low)) * 2 + 1);
        for (const unit of layout.unitsOf[cell] as readonly number[]) {
          if (state.countIn(unit, digit) !== 2) continue;
          for (const other of layout.units[unit]?.cells ?? [])
            if (other !== cell && state.has(other, digit)) {
              const literal = (other * digitCount + digit) * 2 + 1;
              if (!off.includes(literal)) off.push(literal);
            }
        }
      }
    }
  }

  /** Links through cages and other sums. */
  private linksOfSums(next: number[][]): void {
    const { weak, strong } = sumLinks(this.state);
    for (const [map, from, to] of [
      [weak, 1, 0],
      [strong, 0, 1],
    ] as const)
      for (const [candidate, others] of map) {
        const list = next[candidate * 2 + from] as number[];
        for (const other of others) if (!list.includes(other * 2 + to)) list.push(other * 2 + to);
      }
  }

  /** What a candidate excludes: groups of its own area before those of its lines. (Decides between equal chains.) */
  private orderGroups(next: number[][], groups: readonly Node[]): void {
    if (groups.length === 0) return;
    const { layout } = this.state;
    const apart = (cell: number, literal: number): number => {
      const group = groups[(literal >> 1) - this.candidateCount] as Node;
      const shared = (layout.unitsOf[cell] as readonly number[]).some((index) => {
        const unit = layout.units[index];
        return unit !== undefined && !unit.line && isSubset(group.set, unit.set);
      });
      return shared ? 0 : 1;
    };
    for (let node = 0; node < this.candidateCount; node++) {
      const list = next[node * 2 + 1] as number[];
      const at = list.findIndex((literal) => literal >> 1 >= this.candidateCount);
      if (at < 0) continue;
      const cell = Math.floor(node / layout.digitCount);
      list.push(...list.splice(at).sort((a, b) => apart(cell, a) - apart(cell, b)));
    }
  }

  private groupLinks(next: number[][], groups: readonly Node[]): void {
    const { state } = this;
    const { layout } = state;
    const { digitCount } = layout;
    groups.forEach((group, index) => {
      const node = this.candidateCount + index;
      const on = next[node * 2 + 1] as number[];
      const off = next[node * 2] as number[];
      const places = state.places[group.digit] as Bits;
      for (const cell of membersOf(places)) {
        if (!hasBit(group.seenBy, cell)) continue;
        const literal = (cell * digitCount + group.digit) * 2;
        on.push(literal);
        (next[literal + 1] as number[]).push(node * 2);
      }
      groups.forEach((other, at) => {
        if (other.digit !== group.digit || at === index) return;
        if (isSubset(other.set, group.seenBy)) on.push((this.candidateCount + at) * 2);
      });
      const rest = emptyBits(layout.cellCount);
      for (const unit of layout.units) {
        if (!isSubset(group.set, unit.set)) continue;
        for (let w = 0; w < rest.length; w++)
          rest[w] = (unit.set[w] as number) & (places[w] as number) & ~(group.set[w] as number);
        const left = membersOf(rest);
        if (left.length === 1) {
          const literal = ((left[0] as number) * digitCount + group.digit) * 2;
          off.push(literal + 1);
          (next[literal] as number[]).push(node * 2 + 1);
        } else if (left.length > 1)
          groups.forEach((other, at) => {
            if (
              other.digit === group.digit &&
              other.cells.length === left.length &&
              isSubset(rest, other.set)
            )
              off.push((this.candidateCount + at) * 2 + 1);
          });
      }
    });
  }

  /** Nodes "this set keeps this digit": entered when another digit of the set is taken from it. */
  private setLinks(next: number[][], groups: readonly Node[]): Node[] {
    const { state } = this;
    const { digitCount } = state.layout;
    const nodes: Node[] = [];
    const sets = findAls(state).filter((als) => als.cells.length > 1);
    const firsts: number[] = [];
    let total = this.candidateCount + groups.length;
    for (const als of sets) {
      firsts.push(total);
      total += sizeOf(als.digits);
    }
    /** By set and digit it loses: the node "locked without it", where that leaves some cell one candidate. */
    const locked = new Map<number, { readonly node: number; readonly forced: readonly number[] }>();
    for (const [index, als] of sets.entries())
      for (const digit of indicesOf(als.digits)) {
        const forced = forcedBy(state, als, digit);
        if (forced.length > 0) locked.set(index * digitCount + digit, { node: total++, forced });
      }
    /** What holds when a set loses a digit: it keeps all its others, and is locked. */
    const without = (index: number, digit: number): number[] => {
      const kept = indicesOf((sets[index] as Als).digits).flatMap((other, j) =>
        other === digit ? [] : [((firsts[index] as number) + j) * 2 + 1],
      );
      const lock = locked.get(index * digitCount + digit);
      return lock ? [...kept, lock.node * 2 + 1] : kept;
    };
    for (const [index, als] of sets.entries()) {
      const digits = indicesOf(als.digits);
      const first = firsts[index] as number;
      digits.forEach((digit, i) => {
        const set = als.places[digit] as Bits;
        const seenBy = als.seenBy[digit] as Bits;
        nodes.push({ digit, cells: als.cells, set, seenBy, family: { first, count: digits.length } });
        const kept: number[] = [];
        const entered = without(index, digit);
        for (const cell of membersOf(state.places[digit] as Bits)) {
          if (!hasBit(seenBy, cell) || als.cells.includes(cell)) continue;
          const literal = (cell * digitCount + digit) * 2;
          kept.push(literal);
          (next[literal + 1] as number[]).push(...entered);
        }
        groups.forEach((group, at) => {
          if (group.digit !== digit || !isSubset(group.set, seenBy) || intersects(group.set, als.set)) return;
          const literal = (this.candidateCount + at) * 2;
          kept.push(literal);
          (next[literal + 1] as number[]).push(...entered);
        });
        sets.forEach((other, at) => {
          const places = other.places[digit];
          if (places && isSubset(places, seenBy) && !intersects(other.set, als.set))
            kept.push(...without(at, digit));
        });
        next[(first + i) * 2] = [];
        next[(first + i) * 2 + 1] = kept;
      });
    }
    for (const [key, { node, forced }] of locked) {
      const index = Math.floor(key / digitCount);
      const als = sets[index] as Als;
      const family = { first: firsts[index] as number, count: sizeOf(als.digits) };
      nodes.push({
        digit: key % digitCount,
        cells: als.cells,
        set: als.set,
        seenBy: emptyBits(state.layout.cellCount),
        family,
      });
      next[node * 2] = [];
      next[node * 2 + 1] = forced.map((candidate) => candidate * 2 + 1);
    }
    return nodes;
  }
}

/** Candidates that are left alone in a cell outside a set once the set has lost a digit and keeps all its others. */
function forcedBy(state: LogicState, als: Als, lost: number): Candidate[] {
  const { layout } = state;
  const forced: Candidate[] = [];
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const own = state.candidates[cell] as number;
    if ((own & als.digits & ~(1 << lost)) === 0 || sizeOf(own) < 3 || hasBit(als.set, cell)) continue;
    let left = own;
    for (const digit of indicesOf(own & als.digits & ~(1 << lost)))
      if (hasBit(als.seenBy[digit] as Bits, cell)) left &= ~(1 << digit);
    if (sizeOf(left) === 1) forced.push(cell * layout.digitCount + lowestIndex(left));
  }
  return forced;
}

/** Groups: all two or three places of a digit in the crossing of two units of which at least one is no line. */
function groupsOf(state: LogicState): Node[] {
  const { layout } = state;
  const groups: Node[] = [];
  const seen = new Set<string>();
  for (const line of layout.units)
    for (const area of layout.crossing[line.index] ?? []) {
      if (area.line || (!line.line && area.index < line.index)) continue;
      for (let digit = 0; digit < layout.digitCount; digit++) {
        const cells = line.cells.filter((cell) => hasBit(area.set, cell) && state.has(cell, digit));
        const key = `${digit}:${cells}`;
        if (cells.length < 2 || seen.has(key)) continue;
        seen.add(key);
        groups.push({
          digit,
          cells,
          set: bitsOf(layout.cellCount, cells),
          seenBy: layout.commonPeers(emptyBits(layout.cellCount), cells),
        });
      }
    }
  return groups;
}

const ordered = new WeakMap<Layout, readonly number[][]>();

/** The cells that see a cell: unit by unit (rows, columns, boxes …), then those that other rules connect. */
function peersByUnit(layout: Layout, cell: number): readonly number[] {
  let lists = ordered.get(layout);
  if (!lists) {
    lists = layout.peerList.map((peers, own) => {
      const units = (layout.unitsOf[own] as readonly number[]).flatMap(
        (unit) => layout.units[unit]?.cells ?? [],
      );
      return [...new Set([...units.filter((each) => each !== own), ...peers])];
    });
    ordered.set(layout, lists);
  }
  return lists[cell] as readonly number[];
}
