/** Deductions from what rules say beyond "every digit once": sums, order, pairs, leftovers. */
import { type DigitSet, indicesOf, lowestIndex, sizeOf } from '../../../board/index.ts';
import type { Constraint } from '../../constraints.ts';
import type { LogicState } from '../../state.ts';
import {
  any,
  cells,
  digit,
  digits,
  type Line,
  line,
  number,
  type Statement,
  units,
  type Value,
} from '../statement.ts';
import { Case, resultOf, type Teller, told } from './teller.ts';

/** More ways to fill a sum than this are not listed. */
const MOST_SETS = 4;
/** Open cells of a sum for which the ways are listed. */
const MOST_OPEN = 6;

const removedBy = (one: Case): Value => ({ kind: 'candidates', candidates: one.step.eliminations });

const sameCells = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((cell) => b.includes(cell));

/** The constraint that a step about a sum comes from. */
function sumOf(one: Case): Constraint | undefined {
  const all = one.role('sum');
  return one.state.layout.constraints.find(
    (each) =>
      each.rule === one.step.rule &&
      ((each.kind === 'cage' && sameCells(each.cells, all)) ||
        (each.kind === 'linear' && sameCells(each.positive, all))),
  );
}

export function sumValue(constraint: Constraint): Value | null {
  if (constraint.kind === 'cage' && constraint.sum !== null)
    return { kind: 'sum', cells: constraint.cells, total: constraint.sum, cage: true };
  if (constraint.kind === 'linear' && constraint.negative.length === 0)
    return { kind: 'sum', cells: constraint.positive, total: constraint.sum, cage: false };
  return null;
}

/** The sets of digits that fill a sum group, placed digits among them; null if there are too many. */
function setsOf(state: LogicState, own: readonly number[], total: number): DigitSet[] | null {
  const { layout } = state;
  const { minDigit } = layout.shape;
  const open = own.filter((cell) => state.values[cell] === -1);
  if (open.length > MOST_OPEN) return null;
  const found = new Set<DigitSet>();
  const chosen: number[] = [];
  const fixed = own.reduce((set, cell) => {
    const value = state.values[cell] as number;
    return value < 0 ? set : set | (1 << value);
  }, 0);
  const start = own.reduce((sum, cell) => {
    const value = state.values[cell] as number;
    return value < 0 ? sum : sum - minDigit - value;
  }, total);
  // Digits may repeat in a group that is no cage; such a way is no set and is not listed.
  let listed = true;
  const walk = (i: number, left: number, used: DigitSet): void => {
    if (found.size > MOST_SETS || !listed) return;
    if (i === open.length) {
      if (left === 0) {
        if (sizeOf(used) !== own.length) listed = false;
        found.add(used);
      }
      return;
    }
    for (const each of indicesOf(state.candidates[open[i] as number] as number)) {
      if (minDigit + each > left) break;
      const clash = chosen.some(
        (other, j) => other === each && layout.sees(open[j] as number, open[i] as number),
      );
      if (clash) continue;
      chosen[i] = each;
      chosen.length = i + 1;
      walk(i + 1, left - minDigit - each, used | (1 << each));
      chosen.length = i;
    }
  };
  walk(0, start, fixed);
  return listed && found.size > 0 && found.size <= MOST_SETS ? [...found] : null;
}

export const sumCombinations: Teller = (step, state) => {
  const one = new Case(step, state);
  const constraint = sumOf(one);
  const own = [...one.role('sum'), ...one.role('outside')];
  const needs = { cells: own };
  const sum = constraint && sumValue(constraint);
  if (constraint?.kind === 'linear' && !sum) {
    // "As much more" is said of the larger side.
    const sides = [cells(constraint.positive), cells(constraint.negative)] as const;
    const [more, less] = constraint.sum < 0 ? [sides[1], sides[0]] : sides;
    const values = { cells: more, others: less, number: number(Math.abs(constraint.sum)) };
    return told([line(constraint.sum === 0 ? 'sum.same' : 'sum.difference', values, needs)], one);
  }
  if (sum?.kind !== 'sum')
    return told([line('innies.ways', { cells: cells(own), removed: removedBy(one) }, needs)], one);
  const sets = setsOf(state, sum.cells, sum.total);
  if (!sets) return told([line('sum.ways', { sum, removed: removedBy(one) }, needs)], one);
  return told([line('sum.sets', { sum, sets: { kind: 'sets', sets } }, needs)], one);
};

export const neededDigit: Teller = (step, state) => {
  const one = new Case(step, state);
  const own = [...one.role('sum'), ...one.role('outside')];
  const places = own.filter((cell) => state.has(cell, one.digit));
  const values = { digit: digit(one.digit), cells: any(places) };
  const needs = { cells: own };
  const constraint = sumOf(one);
  const sum = constraint && sumValue(constraint);
  if (sum) return told([line('sum.needed', { ...values, sum }, needs)], one);
  const origin = step.units.length > 0 ? [equationLine(one)] : [];
  return told([...origin, line('innies.needed', values, needs)], one);
};

/**
 * The rule of 45 in one sentence. The sums that were taken off are those that lie whole in the covered cells, one after
 * the other as long as they do not overlap: the same ones the equation was made from.
 */
function equationLine(one: Case): Line {
  const { layout } = one.state;
  const { shape } = layout;
  const inside = one.role('sum');
  const outside = one.role('outside');
  const covered = new Set([...one.step.units.flatMap((unit) => layout.units[unit]?.cells ?? []), ...outside]);
  for (const cell of inside) covered.delete(cell);
  let sums = 0;
  for (const each of layout.constraints) {
    const sum = sumValue(each);
    if (sum?.kind !== 'sum' || !sum.cells.every((cell) => covered.has(cell))) continue;
    for (const cell of sum.cells) covered.delete(cell);
    sums += sum.total;
  }
  const total = (((shape.minDigit + shape.maxDigit) * shape.digitCount) / 2) * one.step.units.length;
  const rest = total - sums;
  const values = {
    units: units(one.step.units),
    total: number(total),
    covered: number(sums),
    cells: cells(inside),
    others: cells(outside),
    rest: number(Math.abs(rest)),
  };
  const needs = { cells: [...inside, ...outside] };
  if (outside.length === 0) return line(inside.length === 1 ? 'innie' : 'innies', values, needs);
  if (inside.length === 0)
    return line(outside.length === 1 ? 'outie' : 'outies', { ...values, cells: cells(outside) }, needs);
  return line(rest > 0 ? 'innies.more' : rest === 0 ? 'innies.same' : 'innies.less', values, needs);
}

export const inniesOuties: Teller = (step, state) => {
  const one = new Case(step, state);
  const own = [...one.role('sum'), ...one.role('outside')];
  const lines = [equationLine(one)];
  if (own.length > 1) lines.push(line('innies.ways-them', { removed: removedBy(one) }, { cells: own }));
  return told(lines, one);
};

export const chainBounds: Teller = (step, state) => {
  const one = new Case(step, state);
  const chain = one.role('chain');
  const sets = chain.map((cell) => one.here(cell));
  const low: number[] = [];
  sets.forEach((set, i) => {
    low.push(lowestIndex(i === 0 ? set : set & ~((2 << (low[i - 1] as number)) - 1)));
  });
  const high: number[] = [];
  for (let i = sets.length - 1; i >= 0; i--) {
    const above = high[i + 1];
    const set = (sets[i] as number) & (above === undefined ? -1 : (1 << above) - 1);
    high[i] = 31 - Math.clz32(set);
  }
  const lines: Line[] = [line('rise', { line: { kind: 'line', cells: chain } }, { cells: chain })];
  chain.forEach((cell, i) => {
    if (!step.eliminations.some((each) => one.cellOf(each) === cell)) return;
    const values = { cell: cells([cell]), low: digit(low[i] as number), high: digit(high[i] as number) };
    if (low[i] === high[i]) lines.push(line('single.naked', { cell: values.cell, digit: values.low }));
    else lines.push(line('rise.bounds', values));
  });
  return told(lines, one);
};

export const pairRelation: Teller = (step, state) => {
  const one = new Case(step, state);
  const { layout } = state;
  const cell = one.role('cell')[0] as number;
  const values = { cell: cells([cell]), digit: digit(one.digit) };
  const other = one.role('other');
  if (other.length > 0) {
    const said = { ...values, other: cells(other), digits: digits(one.digitsIn(other)) };
    return told([line('pair.cell', said, { cells: other })], one);
  }
  const unit = step.units[0] as number;
  const candidate = cell * layout.digitCount + one.digit;
  const lost = Array.from({ length: layout.digitCount }, (_, index) => index).find((index) => {
    const places = (layout.units[unit]?.cells ?? []).filter((each) => state.has(each, index));
    return (
      places.length > 0 &&
      places.every((each) => each !== cell && layout.exclude(candidate, each * layout.digitCount + index))
    );
  });
  // Pairs that exclude each other by sums are not known to the layout: which digit it is is not told then.
  if (lost === undefined) {
    const needs = { cells: layout.units[unit]?.cells ?? [] };
    return told([line('pair.unit-sums', { ...values, unit: units([unit]) }, needs)], one, {
      complete: false,
    });
  }
  const said = { ...values, unit: units([unit]), lost: digit(lost) };
  return told([line('pair.unit', said, { units: [[unit, lost]] })], one);
};

export const ruleSays: Teller = (step, state) => {
  const one = new Case(step, state);
  const values = {
    rule: { kind: 'rule', rule: step.rule ?? 0 } as const,
    cell: cells(one.role('cell')),
    digits: digits(one.removed),
  };
  return told([line('rule-says', values)], one, { complete: false });
};

export const unitSums: Teller = (step, state) => {
  const one = new Case(step, state);
  const own = step.units.flatMap((unit) => state.layout.units[unit]?.cells ?? []);
  const values = { unit: units(step.units), removed: removedBy(one) };
  return told([line('unit-sums', values, { cells: own })], one);
};

export const leftovers: Teller = (step, state) => {
  const one = new Case(step, state);
  const { layout } = state;
  const lines = step.units.filter((unit) => layout.units[unit]?.line);
  const areas = step.units.filter((unit) => !layout.units[unit]?.line);
  const own = [...one.role('inside'), ...one.role('outside')];
  const values = {
    lines: units(lines),
    areas: units(areas),
    inside: cells(one.role('inside')),
    outside: cells(one.role('outside')),
  };
  return told([line('leftovers', values, { cells: own })], one);
};

/** What a hint of the first stage points at for a deduction from a sum or a line. */
export function ruleWhere(one: Case): Statement | null {
  const constraint = sumOf(one);
  const sum = constraint && sumValue(constraint);
  if (sum) return { key: 'stage.sum', values: { sum } };
  const chain = one.step.technique === 'chain-bounds' ? one.role('chain') : [];
  return chain.length > 0 ? { key: 'stage.line', values: { line: { kind: 'line', cells: chain } } } : null;
}

/** Of a technique without words of its own: its name, its cells, its result. */
export const generic: Teller = (step, state) => {
  const one = new Case(step, state);
  const all = Object.values(step.cells).flat();
  const values = {
    technique: { kind: 'technique', technique: step.technique } as const,
    cells: cells(all),
  };
  return {
    lines: [line('generic', values)],
    result: resultOf(one.step, state.layout.digitCount),
    complete: false,
  };
};
