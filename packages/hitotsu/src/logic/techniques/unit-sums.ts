/**
 * The sums that lie inside a unit, taken together: all ways to put its digits into its cells so that every such sum comes
 * out are worked out; a candidate in none of them falls. (Cage combinations see one cage at a time, this the cages of a
 * row or box together with the cells they leave over.)
 */
import { indicesOf, sizeOf } from '../../board/index.ts';
import { bitsOf, isSubset } from '../bits.ts';
import type { Layout, LogicUnit } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep } from '../step.ts';
import type { Technique } from '../technique.ts';
import { Remembered, type Spoken } from './remembered.ts';
import { type Equation, statedEquations } from './sums.ts';

/** Partial fillings of a unit that are told apart at most. */
const MOST_STATES = 40_000;

/** A unit with the sums inside it that do not overlap, small ones first. */
interface Filled extends Spoken {
  readonly unit: LogicUnit;
  readonly sums: readonly Equation[];
}

const inside = new WeakMap<Layout, readonly Filled[]>();

function sumsInside(layout: Layout): readonly Filled[] {
  let lists = inside.get(layout);
  if (lists) return lists;
  const sums = statedEquations(layout)
    .filter((each) => each.negative.length === 0 && each.positive.length > 1)
    .map((each) => ({ each, set: bitsOf(layout.cellCount, each.positive) }));
  lists = layout.units.map((unit) => {
    const taken = new Set<number>();
    const own = sums
      .filter(({ set }) => isSubset(set, unit.set))
      .map(({ each }) => each)
      .sort((a, b) => a.positive.length - b.positive.length)
      .filter((each) => {
        if (each.positive.some((cell) => taken.has(cell))) return false;
        for (const cell of each.positive) taken.add(cell);
        return true;
      });
    return { unit, sums: own, positive: unit.cells, negative: [] };
  });
  inside.set(layout, lists);
  return lists;
}

/** One open cell in the order of the walk. */
interface Place {
  readonly cell: number;
  /** What the sum of its group must come to where the group ends here; null inside a group and for free cells. */
  readonly due: number | null;
  /** Whether its digit counts towards a sum. */
  readonly counted: boolean;
}

function placesOf(state: LogicState, unit: LogicUnit, sums: readonly Equation[]): Place[] {
  const { minDigit } = state.layout.shape;
  const places: Place[] = [];
  const grouped = new Set<number>();
  for (const { positive, sum } of sums) {
    let due = sum;
    const open: number[] = [];
    for (const cell of positive) {
      grouped.add(cell);
      const value = state.values[cell] as number;
      if (value >= 0) due -= value + minDigit;
      else open.push(cell);
    }
    for (const [i, cell] of open.entries())
      places.push({ cell, due: i === open.length - 1 ? due : null, counted: true });
  }
  for (const cell of unit.cells)
    if (!grouped.has(cell) && state.values[cell] === -1) places.push({ cell, due: null, counted: false });
  return places;
}

/** For each place the digits it takes in some filling of the unit; null if there are none or too many to tell. */
function fillings(state: LogicState, places: readonly Place[]): number[] | null {
  const { minDigit, digitCount } = state.layout.shape;
  const size = 2 ** digitCount;
  /** A partial filling: the digits used, and the sum of the group so far. */
  const layers: Set<number>[] = [new Set([0])];
  let total = 1;
  for (const { cell, due, counted } of places) {
    const next = new Set<number>();
    for (const each of layers.at(-1) as Set<number>) {
      const used = each % size;
      const sum = Math.floor(each / size);
      for (const digit of indicesOf((state.candidates[cell] as number) & ~used)) {
        const grown = counted ? sum + digit + minDigit : sum;
        if (due !== null && grown !== due) continue;
        next.add((used | (1 << digit)) + (due === null ? grown : 0) * size);
      }
    }
    total += next.size;
    if (next.size === 0 || total > MOST_STATES) return null;
    layers.push(next);
  }
  const kept = new Array<number>(places.length).fill(0);
  let alive = layers.at(-1) as Set<number>;
  for (let i = places.length - 1; i >= 0; i--) {
    const { cell, due, counted } = places[i] as Place;
    const before = new Set<number>();
    for (const each of layers[i] as Set<number>) {
      const used = each % size;
      const sum = Math.floor(each / size);
      for (const digit of indicesOf((state.candidates[cell] as number) & ~used)) {
        const grown = counted ? sum + digit + minDigit : sum;
        if (due !== null && grown !== due) continue;
        if (!alive.has((used | (1 << digit)) + (due === null ? grown : 0) * size)) continue;
        kept[i] = (kept[i] as number) | (1 << digit);
        before.add(each);
      }
    }
    alive = before;
  }
  return kept;
}

/** The candidates that are in no filling of the unit. */
const falling = new Remembered((state: LogicState, { unit, sums }: Filled): readonly Candidate[] => {
  const places = placesOf(state, unit, sums);
  if (places.length < 3 || places.every(({ cell }) => sizeOf(state.candidates[cell] as number) < 2))
    return [];
  const kept = fillings(state, places);
  if (!kept) return [];
  return places.flatMap(({ cell }, i) =>
    indicesOf((state.candidates[cell] as number) & ~(kept[i] as number)).map(
      (digit) => cell * state.layout.digitCount + digit,
    ),
  );
});

/** What the sums inside a unit leave for its cells. */
export const unitSums: Technique = {
  key: 'unit-sums',
  occurs: (layout) => statedEquations(layout).length > 0,
  search(state, emit) {
    for (const filled of sumsInside(state.layout)) {
      const { unit, sums } = filled;
      if (sums.length === 0) continue;
      const eliminations = falling.of(state, filled);
      if (eliminations.length === 0) continue;
      const cells = Object.fromEntries(sums.map((sum, i) => [`sum${i + 1}`, sum.positive]));
      if (emit(makeStep({ technique: 'unit-sums', cells, units: [unit.index], eliminations }))) return true;
    }
    return false;
  },
};
