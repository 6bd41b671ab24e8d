/**
 * Sums: cages, sum groups, and what follows from every unit adding up to the same total (the rule of 45). Each equation
 * "these cells minus those add up to so much" is worked out exactly: which digits can take part at all, and which a
 * cage cannot do without.
 */
import { indicesOf } from '../../board/index.ts';
import { bitsOf, countShared, emptyBits, intersects, isSubset, membersOf, orBits } from '../bits.ts';
import type { Layout, LogicUnit } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep } from '../step.ts';
import type { Technique } from '../technique.ts';
import { seenByAll } from './common.ts';
import { Remembered } from './remembered.ts';

/** positive - negative = sum, in digit values. */
export interface Equation {
  readonly positive: readonly number[];
  readonly negative: readonly number[];
  readonly sum: number;
  /** The rule it is stated by; absent where it follows from several. */
  readonly rule?: number;
  /** Units whose totals it was made from. */
  readonly units: readonly number[];
}

/** Cells of an equation at most for it to be worked out; a person does not hold more in mind. */
const MOST_CELLS = 9;
/** Cells left over at most for the rule of 45. */
const MOST_LEFT = 4;

const stated = new WeakMap<Layout, readonly Equation[]>();
const derived = new WeakMap<Layout, readonly Equation[]>();

/** The equations that rules state. */
export function statedEquations(layout: Layout): readonly Equation[] {
  let list = stated.get(layout);
  if (!list) {
    list = layout.constraints.flatMap((each): Equation[] => {
      if (each.kind === 'cage' && each.sum !== null)
        return [{ positive: each.cells, negative: [], sum: each.sum, rule: each.rule, units: [] }];
      if (each.kind === 'linear') return [{ ...each, units: [] }];
      return [];
    });
    stated.set(layout, list);
  }
  return list;
}

/** Sets of units without a common cell for the rule of 45: single units, neighbouring lines, pairs of areas. */
function unitSets(layout: Layout): LogicUnit[][] {
  const sets: LogicUnit[][] = layout.units.map((unit) => [unit]);
  for (const kind of ['row', 'column']) {
    const lines = layout.units.filter((unit) => unit.kind === kind);
    for (let from = 0; from < lines.length; from++)
      for (let size = 2; size <= lines.length / 2; size++)
        if (from + size <= lines.length) sets.push(lines.slice(from, from + size));
  }
  const areas = layout.units.filter((unit) => !unit.line);
  for (const [i, a] of areas.entries())
    for (const b of areas.slice(i + 1)) if (!intersects(a.set, b.set)) sets.push([a, b]);
  return sets;
}

/** Innies and outies: cells that sums inside some units leave over, or that stick out of them. */
export function derivedEquations(layout: Layout): readonly Equation[] {
  let list = derived.get(layout);
  if (list) return list;
  const { shape } = layout;
  const total = ((shape.minDigit + shape.maxDigit) * shape.digitCount) / 2;
  const sums = statedEquations(layout)
    .filter((each) => each.negative.length === 0)
    .map((each) => ({ ...each, set: bitsOf(layout.cellCount, each.positive) }));
  const found: Equation[] = [];
  const seen = new Set<string>();
  for (const units of sums.length === 0 ? [] : unitSets(layout)) {
    const area = emptyBits(layout.cellCount);
    for (const unit of units) orBits(area, area, unit.set);
    const left = area.slice();
    let sum = total * units.length;
    const out: number[] = [];
    for (const each of sums) {
      const shared = countShared(each.set, area);
      const inside = isSubset(each.set, area);
      // A sum that sticks out is taken if most of it is inside; sums that overlap others are left alone.
      if (shared === 0 || !isSubset(each.set, inside ? left : each.set)) continue;
      if (!inside && (shared * 2 <= each.positive.length || countShared(each.set, left) !== shared)) continue;
      sum -= each.sum;
      for (const cell of each.positive) {
        if (((area[cell >>> 5] as number) >>> (cell & 31)) & 1)
          left[cell >>> 5] = (left[cell >>> 5] as number) & ~(1 << (cell & 31));
        else out.push(cell);
      }
    }
    const innies = membersOf(left);
    if (innies.length + out.length === 0 || innies.length + out.length > MOST_LEFT) continue;
    const key = `${innies}/${out}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push({ positive: innies, negative: out, sum, units: units.map((unit) => unit.index) });
  }
  list = found;
  derived.set(layout, list);
  return list;
}

interface Support {
  /** Digits each cell takes in some way to fill the equation. */
  readonly digits: number[];
  /** Digits that occur in every way. */
  readonly needed: number;
}

/** Steps of the walk through the ways of one equation at most. */
const MOST_WALK = 200_000;

/**
 * Walks all ways to fill the open cells of an equation, digits of cells that see each other being different. `visit`
 * gets the open cells and their digit indices (both used again) and may stop the walk by answering false; the answer is
 * whether all ways were seen. Equations with too many open cells are not walked.
 */
export function eachWay(
  state: LogicState,
  equation: Equation,
  visit: (cells: readonly number[], digits: readonly number[]) => boolean,
): boolean {
  const { layout } = state;
  const { minDigit } = layout.shape;
  let rest = equation.sum;
  const cells: number[] = [];
  const signs: number[] = [];
  for (const [list, sign] of [
    [equation.positive, 1],
    [equation.negative, -1],
  ] as const)
    for (const cell of list) {
      const value = state.values[cell] as number;
      if (value >= 0) rest -= sign * (minDigit + value);
      else {
        cells.push(cell);
        signs.push(sign);
      }
    }
  if (cells.length === 0 || cells.length > MOST_CELLS) return false;
  const ranges = cells.map((cell, i) => {
    const own = indicesOf(state.candidates[cell] as number).map(
      (digit) => (signs[i] as number) * (minDigit + digit),
    );
    return [Math.min(...own), Math.max(...own)] as const;
  });
  const least = new Array(cells.length + 1).fill(0);
  const most = new Array(cells.length + 1).fill(0);
  for (let i = cells.length - 1; i >= 0; i--) {
    least[i] = least[i + 1] + (ranges[i] as readonly [number, number])[0];
    most[i] = most[i + 1] + (ranges[i] as readonly [number, number])[1];
  }
  const chosen = new Array<number>(cells.length).fill(-1);
  let budget = MOST_WALK;
  const walk = (i: number, left: number): boolean => {
    if (budget-- <= 0) return false;
    if (i === cells.length) return left !== 0 || visit(cells, chosen);
    if (left < least[i] || left > most[i]) return true;
    const cell = cells[i] as number;
    for (let set = state.candidates[cell] as number; set !== 0; set &= set - 1) {
      const digit = 31 - Math.clz32(set & -set);
      let fits = true;
      for (let j = 0; j < i && fits; j++)
        fits = !(
          (chosen[j] === digit && layout.sees(cells[j] as number, cell)) ||
          (layout.exclusions !== null &&
            layout.exclude(
              (cells[j] as number) * layout.digitCount + (chosen[j] as number),
              cell * layout.digitCount + digit,
            ))
        );
      if (!fits) continue;
      chosen[i] = digit;
      if (!walk(i + 1, left - (signs[i] as number) * (minDigit + digit))) return false;
    }
    return true;
  };
  return walk(0, rest);
}

/** What the ways to fill an equation have in common; null if there is none or there are too many to walk. */
const supports = new Remembered((state: LogicState, equation: Equation): Support | null => {
  const digits = new Array<number>(state.layout.cellCount).fill(0);
  let needed = state.layout.shape.allDigits;
  let ways = 0;
  const complete = eachWay(state, equation, (cells, chosen) => {
    ways++;
    let used = 0;
    for (let j = 0; j < cells.length; j++) {
      const bit = 1 << (chosen[j] as number);
      digits[cells[j] as number] = (digits[cells[j] as number] as number) | bit;
      used |= bit;
    }
    needed &= used;
    return true;
  });
  return complete && ways > 0 ? { digits, needed } : null;
});

function fromEquations(key: string, equations: (layout: Layout) => readonly Equation[]): Technique {
  return {
    key,
    occurs: (layout) => statedEquations(layout).length > 0,
    search(state, emit) {
      const { digitCount } = state.layout;
      for (const equation of equations(state.layout)) {
        const ways = supports.of(state, equation);
        if (!ways) continue;
        const cells = [...equation.positive, ...equation.negative].filter(
          (cell) => state.values[cell] === -1,
        );
        const parts = {
          technique: key,
          cells: { sum: equation.positive, outside: equation.negative },
          units: equation.units,
          ...(equation.rule === undefined ? {} : { rule: equation.rule }),
        };
        const found: Candidate[] = cells.flatMap((cell) =>
          indicesOf((state.candidates[cell] as number) & ~(ways.digits[cell] as number)).map(
            (digit) => cell * digitCount + digit,
          ),
        );
        if (found.length > 0 && emit(makeStep({ ...parts, eliminations: found }))) return true;
        for (const digit of indicesOf(ways.needed)) {
          const places = cells.filter((cell) => state.has(cell, digit));
          const outside = seenByAll(state, digit, places);
          if (places.length === 0 || outside.length === 0) continue;
          const step = makeStep({
            ...parts,
            technique: 'needed-digit',
            digits: 1 << digit,
            eliminations: outside,
          });
          if (emit(step)) return true;
        }
      }
      return false;
    },
  };
}

/** Which digits can take part in a cage or sum group, and which must. */
export const sumCombinations: Technique = fromEquations('sum-combinations', statedEquations);

/** The rule of 45: what the sums inside some units leave for the cells left over or sticking out. */
export const inniesOuties: Technique = fromEquations('innies-outies', derivedEquations);
