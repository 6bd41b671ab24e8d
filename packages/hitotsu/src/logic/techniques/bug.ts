/**
 * Bivalue universal graves. If every open cell had two candidates, and every digit two places in every unit where it is
 * still open, swapping the two candidates of every cell would turn a solution into another. So at least one of the
 * candidates that stand in the way of this holds. Speaks of the whole board, therefore only where all rules are units.
 */
import { indicesOf, lowestIndex, sizeOf } from '../../board/index.ts';
import { hasBit } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep, type Step } from '../step.ts';
import type { Emit, Technique } from '../technique.ts';
import { combinations, seenByAll } from './common.ts';

/** Cells with more than two candidates at most: beyond, the rest says little. */
const MOST_CELLS = 6;

/** Cells with more than two candidates, and for each what it has too much. */
interface Grave {
  readonly cells: readonly number[];
  readonly extras: readonly number[];
}

const isWholeBoard = (state: LogicState): boolean =>
  state.layout.groups.length === 0 &&
  state.layout.constraints.every((each) => each.kind === 'distinct') &&
  !state.candidates.some((set, cell) => set !== 0 && state.given[cell] === 1);

/** Every way to take candidates away so that a grave is left. */
function eachGrave(state: LogicState, visit: (grave: Grave) => boolean): boolean {
  const { layout } = state;
  if (!isWholeBoard(state)) return false;
  const cells: number[] = [];
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const count = sizeOf(state.candidates[cell] as number);
    if (count === 1 || (count === 0 && state.values[cell] === -1)) return false;
    if (count > 2 && cells.push(cell) > MOST_CELLS) return false;
  }
  if (cells.length === 0) return false;
  const { digitCount } = layout;
  /** How often a digit is too often in a unit. */
  const over = layout.units.flatMap((unit) =>
    Array.from({ length: digitCount }, (_, digit) => {
      const count = state.countIn(unit.index, digit);
      return count === 0 ? 0 : count - 2;
    }),
  );
  if (over.some((count) => count < 0)) return false;
  const total = cells.reduce((sum, cell) => sum + sizeOf(state.candidates[cell] as number) - 2, 0);
  if (over.reduce((sum, count) => sum + count, 0) < total) return false;
  const extras: number[] = [];
  const take = (cell: number, digit: number, change: number): boolean => {
    let fits = true;
    for (const unit of layout.unitsOf[cell] as readonly number[]) {
      const at = unit * digitCount + digit;
      over[at] = (over[at] as number) - change;
      if ((over[at] as number) < 0) fits = false;
    }
    return fits;
  };
  const walk = (i: number): boolean => {
    if (i === cells.length)
      return over.every((count) => count === 0) && visit({ cells, extras: extras.slice() });
    const cell = cells[i] as number;
    const own = indicesOf(state.candidates[cell] as number);
    return combinations(own, own.length - 2, (chosen) => {
      const digits = chosen.slice();
      const fits = digits.map((digit) => take(cell, digit, 1)).every(Boolean);
      extras[i] = digits.reduce((set, digit) => set | (1 << digit), 0);
      const stopped = fits && walk(i + 1);
      for (const digit of digits) take(cell, digit, -1);
      return stopped;
    });
  };
  return walk(0);
}

function bugStep(
  state: LogicState,
  technique: string,
  grave: Grave,
  eliminations: readonly Candidate[],
  parts: { readonly units?: readonly number[]; readonly subset?: readonly number[] } = {},
): Step | null {
  const real = eliminations.filter((each) => state.holds(each)).sort((a, b) => a - b);
  if (real.length === 0) return null;
  const { subset, units = [] } = parts;
  return makeStep({
    technique,
    digits: grave.extras.reduce((set, each) => set | each, 0),
    cells: { cell: grave.cells, ...(subset ? { subset } : {}) },
    units,
    causes: grave.cells.flatMap((cell, i) => named(state, [cell], grave.extras[i] as number)),
    eliminations: real,
  });
}

const named = (state: LogicState, cells: readonly number[], digits: number): Candidate[] =>
  cells.flatMap((cell) => indicesOf(digits).map((digit) => cell * state.layout.digitCount + digit));

type Judge = (state: LogicState, grave: Grave, emit: Emit) => boolean;

const JUDGES: Readonly<Record<number, Judge>> = {
  /** One cell: it holds one of its extra candidates. */
  1: (state, grave, emit) => {
    const [cell, another] = grave.cells;
    const [extra] = grave.extras;
    if (cell === undefined || extra === undefined || another !== undefined) return false;
    const found = named(state, [cell], (state.candidates[cell] as number) & ~extra);
    const step = bugStep(state, 'bug-type-1', grave, found);
    return step !== null && emit(step);
  },
  /** Several cells with the same one digit too much: one of them holds it. */
  2: (state, grave, emit) => {
    const [first] = grave.extras;
    if (grave.cells.length < 2 || first === undefined || sizeOf(first) !== 1) return false;
    if (grave.extras.some((extra) => extra !== first)) return false;
    const step = bugStep(state, 'bug-type-2', grave, seenByAll(state, lowestIndex(first), grave.cells));
    return step !== null && emit(step);
  },
  /** Several cells of a unit: their extra candidates make a naked subset with other cells of it. */
  3: (state, grave, emit) => {
    const more = grave.extras.reduce((set, extra) => set | extra, 0);
    if (grave.cells.length < 2 || sizeOf(more) < 2) return false;
    for (const unit of state.layout.units) {
      if (!grave.cells.every((cell) => hasBit(unit.set, cell))) continue;
      const open = unit.cells.filter((cell) => state.candidates[cell] !== 0 && !grave.cells.includes(cell));
      for (let size = sizeOf(more) - 1; size < open.length; size++) {
        const stopped = combinations(open, size, (subset) => {
          let set = more;
          for (const cell of subset) set |= state.candidates[cell] as number;
          if (sizeOf(set) !== size + 1) return false;
          const rest = open.filter((cell) => !subset.includes(cell));
          const parts = { units: [unit.index], subset: subset.slice() };
          const step = bugStep(state, 'bug-type-3', grave, named(state, rest, set), parts);
          return step !== null && emit(step);
        });
        if (stopped) return true;
      }
    }
    return false;
  },
  /** Two cells of a unit that hold all its places of another digit: one holds this digit, the other an extra one. */
  4: (state, grave, emit) => {
    const [a, b, another] = grave.cells;
    if (a === undefined || b === undefined || another !== undefined) return false;
    const kept = grave.cells.map(
      (cell, i) => (state.candidates[cell] as number) & ~(grave.extras[i] as number),
    );
    for (const unit of state.layout.units) {
      if (!hasBit(unit.set, a) || !hasBit(unit.set, b)) continue;
      for (const digit of indicesOf((kept[0] as number) & (kept[1] as number))) {
        if (state.countIn(unit.index, digit) !== 2) continue;
        const found = [a, b].flatMap((cell, i) => named(state, [cell], (kept[i] as number) & ~(1 << digit)));
        const step = bugStep(state, 'bug-type-4', grave, found, { units: [unit.index] });
        if (step && emit(step)) return true;
      }
    }
    return false;
  },
};

/** BUG of type 1 to 4. The types are those of Sudoku Explainer. */
export function bugType(type: 1 | 2 | 3 | 4): Technique {
  const judge = JUDGES[type] as Judge;
  return {
    key: `bug-type-${type}`,
    uniqueness: true,
    search: (state, emit) => eachGrave(state, (grave) => judge(state, grave, emit)),
  };
}

/**
 * BUG+1, as HoDoKu knows it: a single cell with three candidates, of which one has three places in each of its units.
 * That one holds.
 */
export const bugPlusOne: Technique = {
  key: 'bug-plus-one',
  uniqueness: true,
  search: (state, emit) =>
    eachGrave(state, (grave) => {
      const [cell, another] = grave.cells;
      const extra = grave.extras[0] as number;
      if (cell === undefined || another !== undefined || sizeOf(extra) !== 1) return false;
      const found = named(state, [cell], (state.candidates[cell] as number) & ~extra);
      const step = bugStep(state, 'bug-plus-one', grave, found);
      return step !== null && emit(step);
    }),
};
