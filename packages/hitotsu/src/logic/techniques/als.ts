/** Almost locked sets: n cells of a unit with n + 1 digits. Take one digit away and the rest is locked. */
import { indicesOf, sizeOf } from '../../board/index.ts';
import { type Bits, bitsOf, emptyBits, intersects, isSubset } from '../bits.ts';
import type { LogicState } from '../state.ts';

export interface Als {
  readonly index: number;
  readonly cells: readonly number[];
  readonly set: Bits;
  readonly digits: number;
  /** By digit: its places in the set, and the cells outside that see all of them. */
  readonly places: readonly (Bits | null)[];
  readonly seenBy: readonly (Bits | null)[];
}

/**
 * Every almost locked set of a state, unit by unit (units in `units` order, cells growing from the first), each set of
 * cells once.
 */
export function findAls(state: LogicState, largest = state.layout.digitCount - 1): Als[] {
  const { layout } = state;
  const found: Als[] = [];
  const seen = new Set<string>();
  const chosen: number[] = [];
  const walk = (cells: readonly number[], from: number, digits: number): void => {
    for (let i = from; i < cells.length; i++) {
      const cell = cells[i] as number;
      const union = digits | (state.candidates[cell] as number);
      chosen.push(cell);
      if (sizeOf(union) === chosen.length + 1) {
        const key = chosen.join();
        if (!seen.has(key)) {
          seen.add(key);
          found.push(makeAls(state, found.length, chosen.slice(), union));
        }
      }
      if (chosen.length < largest) walk(cells, i + 1, union);
      chosen.pop();
    }
  };
  for (const unit of layout.units)
    walk(
      unit.cells.filter((cell) => state.candidates[cell] !== 0),
      0,
      0,
    );
  return found;
}

function makeAls(state: LogicState, index: number, cells: number[], digits: number): Als {
  const { layout } = state;
  const places: (Bits | null)[] = new Array(layout.digitCount).fill(null);
  const seenBy: (Bits | null)[] = new Array(layout.digitCount).fill(null);
  for (const digit of indicesOf(digits)) {
    const own = cells.filter((cell) => state.has(cell, digit));
    places[digit] = bitsOf(layout.cellCount, own);
    seenBy[digit] = layout.commonPeers(emptyBits(layout.cellCount), own);
  }
  return { index, cells, set: bitsOf(layout.cellCount, cells), digits, places, seenBy };
}

/**
 * The restricted commons of two sets: digits of both whose places in the one all see those in the other, so that only
 * one of the two sets can hold it. 0 if the sets overlap and overlap is not allowed.
 */
export function restrictedCommons(a: Als, b: Als, overlap = false): number {
  const common = a.digits & b.digits;
  if (common === 0 || (!overlap && intersects(a.set, b.set))) return 0;
  let restricted = 0;
  for (let rest = common; rest !== 0; rest &= rest - 1) {
    const digit = 31 - Math.clz32(rest & -rest);
    if (isSubset(a.places[digit] as Bits, b.seenBy[digit] as Bits)) restricted |= 1 << digit;
  }
  return restricted;
}

/** The candidates of `digit` outside all the sets that see every place of it in them. */
export function seenBySets(state: LogicState, digit: number, sets: readonly Als[]): number[] {
  const places = state.places[digit] as Bits;
  const found: number[] = [];
  for (let w = 0; w < places.length; w++) {
    let rest = places[w] as number;
    for (const als of sets) rest &= als.seenBy[digit]?.[w] ?? -1;
    for (; rest !== 0; rest &= rest - 1)
      found.push(((w << 5) + 31 - Math.clz32(rest & -rest)) * state.layout.digitCount + digit);
  }
  return found;
}
