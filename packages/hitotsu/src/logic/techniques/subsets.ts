import { indicesOf, sizeOf } from '../../board/index.ts';
import { type Bits, emptyBits, hasBit, intersects, membersOf } from '../bits.ts';
import type { LogicUnit } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep } from '../step.ts';
import type { Emit, Technique } from '../technique.ts';
import { combinations, seenByAll } from './common.ts';

const SIZES = ['', '', 'pair', 'triple', 'quadruple'];

/** The units besides `unit` that hold all of the cells. */
function otherUnits(state: LogicState, unit: LogicUnit | null, cells: readonly number[]): LogicUnit[] {
  return state.layout.units.filter(
    (other) => other !== unit && cells.every((cell) => hasBit(other.set, cell)),
  );
}

/** Eliminations listed unit by unit (in unit order), those in cells that only some other rule connects last. */
function byUnits(state: LogicState, digits: number, cells: readonly number[]): Candidate[] {
  const { layout } = state;
  const all = indicesOf(digits).flatMap((digit) => seenByAll(state, digit, cells));
  if (all.length === 0) return all;
  const units = otherUnits(state, null, cells);
  const place = (candidate: Candidate): number => {
    const cell = Math.floor(candidate / layout.digitCount);
    const at = units.findIndex((unit) => hasBit(unit.set, cell));
    return at < 0 ? units.length : at;
  };
  return all.sort((a, b) => place(a) - place(b) || a - b);
}

/**
 * Naked subset: `size` cells that see each other with `size` digits between them. `locked`: those whose eliminations lie
 * in two common units, outside each other (a locked pair, a locked triple); otherwise those that are not.
 */
function naked(state: LogicState, emit: Emit, size: number, locked: boolean): boolean {
  const { layout } = state;
  const open = emptyBits(layout.cellCount);
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const count = sizeOf(state.candidates[cell] as number);
    if (count > 0 && count <= size) open[cell >>> 5] = (open[cell >>> 5] as number) | (1 << (cell & 31));
  }
  const visit = (unit: LogicUnit | null, set: Bits): boolean => {
    if (!intersects(set, open)) return false;
    const cells = membersOf(set).filter((cell) => hasBit(open, cell));
    if (cells.length < size) return false;
    return combine(state, cells, size, (chosen, digits) => {
      const eliminations = byUnits(state, digits, chosen);
      if (eliminations.length === 0) return false;
      const others = unit ? otherUnits(state, unit, chosen) : [];
      const isLocked =
        size < 4 &&
        unit !== null &&
        others.some((other) => {
          const cell = (each: Candidate) => Math.floor(each / layout.digitCount);
          return (
            eliminations.some((each) => hasBit(unit.set, cell(each)) && !hasBit(other.set, cell(each))) &&
            eliminations.some((each) => hasBit(other.set, cell(each)) && !hasBit(unit.set, cell(each)))
          );
        });
      if (isLocked !== locked) return false;
      return emit(
        makeStep({
          technique: `${locked ? 'locked' : 'naked'}-${SIZES[size]}`,
          digits,
          cells: { subset: chosen.slice() },
          units: unit ? [unit.index, ...others.map((other) => other.index)] : [],
          eliminations,
        }),
      );
    });
  };
  for (const unit of layout.areasFirst) {
    if (locked && unit.line) continue;
    if (visit(unit, unit.set)) return true;
  }
  return !locked && layout.groups.some((group) => visit(null, group));
}

/** Lexicographic choices of `size` cells with exactly `size` digits between them. */
function combine(
  state: LogicState,
  cells: readonly number[],
  size: number,
  visit: (chosen: number[], digits: number) => boolean,
): boolean {
  const chosen: number[] = new Array(size);
  const walk = (depth: number, from: number, digits: number): boolean => {
    if (depth === size) return sizeOf(digits) === size && visit(chosen, digits);
    for (let i = from; i <= cells.length - size + depth; i++) {
      const cell = cells[i] as number;
      const union = digits | (state.candidates[cell] as number);
      if (sizeOf(union) > size) continue;
      chosen[depth] = cell;
      if (walk(depth + 1, i + 1, union)) return true;
    }
    return false;
  };
  return walk(0, 0, 0);
}

/** Hidden subset: `size` digits whose places in a unit are the same `size` cells. */
function hidden(state: LogicState, emit: Emit, size: number): boolean {
  const { layout } = state;
  for (const unit of layout.areasFirst) {
    const open = unit.cells.filter((cell) => state.values[cell] === -1);
    if (open.length <= size) continue;
    const digits: number[] = [];
    const where: number[] = [];
    for (let digit = 0; digit < layout.digitCount; digit++) {
      const count = state.countIn(unit.index, digit);
      if (count === 0 || count > size) continue;
      digits.push(digit);
      let mask = 0;
      open.forEach((cell, i) => {
        if (state.has(cell, digit)) mask |= 1 << i;
      });
      where[digit] = mask;
    }
    if (digits.length < size) continue;
    const stopped = combinations(digits, size, (chosen) => {
      let mask = 0;
      for (const digit of chosen) mask |= where[digit] as number;
      if (sizeOf(mask) !== size) return false;
      const set = chosen.reduce((union, digit) => union | (1 << digit), 0);
      const cells = open.filter((_, i) => (mask >>> i) & 1);
      const eliminations = cells.flatMap((cell) =>
        indicesOf((state.candidates[cell] as number) & ~set).map((digit) => cell * layout.digitCount + digit),
      );
      if (eliminations.length === 0) return false;
      return emit(
        makeStep({
          technique: `hidden-${SIZES[size]}`,
          digits: set,
          cells: { subset: cells },
          units: [unit.index],
          eliminations,
        }),
      );
    });
    if (stopped) return true;
  }
  return false;
}

/** Locked pair (2) and triple (3). */
export function lockedSubset(size: 2 | 3): Technique {
  return { key: `locked-${SIZES[size]}`, search: (state, emit) => naked(state, emit, size, true) };
}

/** Naked pair (2), triple (3), quadruple (4) that is not locked. */
export function nakedSubset(size: 2 | 3 | 4): Technique {
  return { key: `naked-${SIZES[size]}`, search: (state, emit) => naked(state, emit, size, false) };
}

/** Hidden pair (2), triple (3), quadruple (4). */
export function hiddenSubset(size: 2 | 3 | 4): Technique {
  return { key: `hidden-${SIZES[size]}`, search: (state, emit) => hidden(state, emit, size) };
}
