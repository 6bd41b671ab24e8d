import type { Bits } from '../bits.ts';
import type { LogicState } from '../state.ts';
import type { Candidate } from '../step.ts';

/** The candidates of `digit` in a set of cells, rising by cell. */
export function candidatesIn(state: LogicState, digit: number, cells: Bits): Candidate[] {
  const places = state.places[digit] as Bits;
  const { digitCount } = state.layout;
  const found: Candidate[] = [];
  for (let i = 0; i < cells.length; i++)
    for (let rest = (cells[i] as number) & (places[i] as number); rest !== 0; rest &= rest - 1)
      found.push(((i << 5) + 31 - Math.clz32(rest & -rest)) * digitCount + digit);
  return found;
}

/** The candidates of `digit` in cells that see every one of `cells`. */
export function seenByAll(state: LogicState, digit: number, cells: readonly number[]): Candidate[] {
  const { layout } = state;
  const places = state.places[digit] as Bits;
  const found: Candidate[] = [];
  for (let i = 0; i < places.length; i++) {
    let rest = places[i] as number;
    for (const cell of cells) rest &= (layout.peers[cell] as Bits)[i] as number;
    for (; rest !== 0; rest &= rest - 1)
      found.push(((i << 5) + 31 - Math.clz32(rest & -rest)) * layout.digitCount + digit);
  }
  return found;
}

/** The open cells of a unit that may hold `digit`, in the unit's order. */
export function placesIn(state: LogicState, unit: number, digit: number): number[] {
  const cells: number[] = [];
  for (const cell of state.layout.units[unit]?.cells ?? []) if (state.has(cell, digit)) cells.push(cell);
  return cells;
}

/**
 * All choices of `size` members of a list in lexicographic order; stops and answers true when `visit` does. The array
 * given to `visit` is used again.
 */
export function combinations<T>(list: readonly T[], size: number, visit: (chosen: T[]) => boolean): boolean {
  const chosen: T[] = new Array(size);
  const walk = (depth: number, from: number): boolean => {
    if (depth === size) return visit(chosen);
    for (let i = from; i <= list.length - size + depth; i++) {
      chosen[depth] = list[i] as T;
      if (walk(depth + 1, i + 1)) return true;
    }
    return false;
  };
  return walk(0, 0);
}

/** Candidates sorted and without repetition. */
export function uniqueSorted(candidates: readonly Candidate[]): Candidate[] {
  return [...new Set(candidates)].sort((a, b) => a - b);
}

/** Candidates without repetition, digit by digit. */
export function byDigit(candidates: readonly Candidate[], digitCount: number): Candidate[] {
  return [...new Set(candidates)].sort((a, b) => (a % digitCount) - (b % digitCount) || a - b);
}
