/** Deductions from rules that relate cells other than by "no digit twice": order, pairs, and rules known only by asking. */
import { Board, indicesOf } from '../../board/index.ts';
import type { Rule } from '../../rules/rule.ts';
import { countShared, emptyBits, membersOf, minusBits, orBits } from '../bits.ts';
import type { Layout, LogicUnit } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep } from '../step.ts';
import type { Technique } from '../technique.ts';
import { combinations } from './common.ts';
import { sumLinks } from './sum-links.ts';
import { statedEquations } from './sums.ts';

/** Strictly rising cells (a thermometer): every cell above the least of those before it, below the most of those after. */
export const chainBounds: Technique = {
  occurs: ({ constraints }) => constraints.some(({ kind }) => kind === 'chain'),
  key: 'chain-bounds',
  search(state, emit) {
    const { digitCount } = state.layout;
    for (const constraint of state.layout.constraints) {
      if (constraint.kind !== 'chain') continue;
      const { cells } = constraint;
      const sets = cells.map((cell) =>
        state.values[cell] === -1 ? (state.candidates[cell] as number) : 1 << (state.values[cell] as number),
      );
      const low: number[] = [];
      sets.forEach((set, i) => {
        const above = i === 0 ? set : set & ~((2 << (low[i - 1] as number)) - 1);
        low.push(31 - Math.clz32(above & -above));
      });
      const high: number[] = new Array(cells.length);
      for (let i = cells.length - 1; i >= 0; i--) {
        const below =
          i === cells.length - 1
            ? (sets[i] as number)
            : (sets[i] as number) & ((1 << (high[i + 1] as number)) - 1);
        high[i] = 31 - Math.clz32(below);
      }
      const eliminations: Candidate[] = cells.flatMap((cell, i) =>
        state.values[cell] !== -1
          ? []
          : indicesOf(sets[i] as number)
              .filter((digit) => digit < (low[i] as number) || digit > (high[i] as number))
              .map((digit) => cell * digitCount + digit),
      );
      // A chain that cannot be filled at all says nothing here; the position is broken.
      if (eliminations.length === 0 || low.some((digit) => digit < 0) || high.some((digit) => digit < 0))
        continue;
      const step = makeStep({
        technique: 'chain-bounds',
        rule: constraint.rule,
        cells: { chain: cells },
        eliminations,
      });
      if (emit(step)) return true;
    }
    return false;
  },
};

/** What one candidate excludes beyond "no digit twice": the cells, and of each the digits as a set. */
interface Excluded {
  readonly cells: readonly number[];
  readonly sets: readonly number[];
}

function excludedOf(candidates: Iterable<Candidate>, digitCount: number): Excluded {
  const sets = new Map<number, number>();
  for (const each of candidates) {
    const cell = Math.floor(each / digitCount);
    sets.set(cell, (sets.get(cell) ?? 0) | (1 << (each % digitCount)));
  }
  return { cells: [...sets.keys()], sets: [...sets.values()] };
}

/** Places of a digit in a unit at most for their emptying to be seen. */
const MOST_PLACES = 4;

/** A candidate that excludes every candidate of another cell, or every place of a digit in a unit. */
function emptying(
  technique: string,
  excludedIn: (state: LogicState) => ((candidate: Candidate) => Excluded | null) | null,
): Technique['search'] {
  return (state, emit) => {
    const { layout } = state;
    const { digitCount } = layout;
    const excludedBy = excludedIn(state);
    if (excludedBy === null) return false;
    /** The digits that fall in each cell, and the digits of which a place in each unit falls. */
    const falling = new Int32Array(layout.cellCount);
    const touched = new Int32Array(layout.units.length);
    for (let cell = 0; cell < layout.cellCount; cell++)
      for (let rest = state.candidates[cell] as number; rest !== 0; rest &= rest - 1) {
        const digit = 31 - Math.clz32(rest & -rest);
        const excluded = excludedBy(cell * digitCount + digit);
        if (excluded === null || excluded.cells.length === 0) continue;
        falling.fill(0);
        touched.fill(1 << digit);
        for (const peer of layout.peerList[cell] as readonly number[]) falling[peer] = 1 << digit;
        for (const [i, other] of excluded.cells.entries()) {
          const set = excluded.sets[i] as number;
          falling[other] = (falling[other] as number) | set;
          for (const unit of layout.unitsOf[other] as readonly number[])
            touched[unit] = (touched[unit] as number) | set;
        }
        const empty = excluded.cells.find((other) => {
          const set = state.candidates[other] as number;
          return set !== 0 && (set & ~(falling[other] as number)) === 0;
        });
        const unit =
          empty === undefined
            ? layout.units.find((each) => hasNoPlace(state, each, touched[each.index] as number, falling))
            : undefined;
        if (empty === undefined && !unit) continue;
        const step = makeStep({
          technique,
          digits: 1 << digit,
          cells: { cell: [cell], ...(empty === undefined ? {} : { other: [empty] }) },
          units: unit ? [unit.index] : [],
          eliminations: [cell * digitCount + digit],
        });
        if (emit(step)) return true;
      }
    return false;
  };
}

/** Whether every place of one of some digits in a unit falls. */
function hasNoPlace(state: LogicState, unit: LogicUnit, digits: number, falling: Int32Array): boolean {
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const digit = 31 - Math.clz32(rest & -rest);
    const count = state.countIn(unit.index, digit);
    if (count === 0 || count > MOST_PLACES) continue;
    if (
      unit.cells.every((cell) => !state.has(cell, digit) || (((falling[cell] as number) >>> digit) & 1) === 1)
    )
      return true;
  }
  return false;
}

const stated = new WeakMap<Layout, readonly (Excluded | null)[]>();

/** What rules that speak of two cells exclude, for every candidate; it is the same in all positions. */
function statedExclusions(layout: Layout): readonly (Excluded | null)[] {
  let list = stated.get(layout);
  if (!list) {
    list = (layout.exclusions ?? []).map((each) =>
      each.length > 0 ? excludedOf(each, layout.digitCount) : null,
    );
    stated.set(layout, list);
  }
  return list;
}

/** The relations that rules state for two cells. */
export const pairRelation: Technique = {
  occurs: ({ exclusions }) => exclusions !== null,
  key: 'pair-relation',
  search: emptying('pair-relation', ({ layout }) => {
    if (layout.exclusions === null) return null;
    const exclusions = statedExclusions(layout);
    return (candidate) => exclusions[candidate] ?? null;
  }),
};

/** The same with the pairs of candidates that no way to fill a cage or other sum has together. */
export const sumRelation: Technique = {
  occurs: (layout) => statedEquations(layout).length > 0,
  key: 'sum-relation',
  search: emptying('sum-relation', (state) => {
    const { weak } = sumLinks(state);
    const { digitCount, exclusions } = state.layout;
    if (weak.size === 0) return null;
    return (candidate) => {
      const bySums = weak.get(candidate);
      const byPairs = exclusions?.[candidate];
      if (!bySums && !byPairs) return null;
      return excludedOf([...(bySums ?? []), ...(byPairs ?? [])], digitCount);
    };
  }),
};

/** Digits that a rule alone forbids in a cell, for rules that say so only when asked. */
export function askedRules(rules: readonly Rule[]): Technique {
  return {
    key: 'rule-says',
    occurs: ({ constraints }) => constraints.some(({ kind }) => kind === 'other'),
    search(state, emit) {
      const { layout } = state;
      const asked = [
        ...new Set(layout.constraints.filter((each) => each.kind === 'other').map((each) => each.rule)),
      ];
      if (asked.length === 0) return false;
      const { minDigit } = layout.shape;
      const digits = Array.from(state.values, (value) => (value < 0 ? -1 : value + minDigit));
      const board = new Board(layout.shape, digits);
      for (const index of asked)
        for (const cell of rules[index]?.cells ?? []) {
          const set = state.candidates[cell] as number;
          if (set === 0) continue;
          const gone = set & ~(rules[index] as Rule).candidates(board, cell);
          if (gone === 0) continue;
          const eliminations = indicesOf(gone).map((digit) => cell * layout.digitCount + digit);
          if (emit(makeStep({ technique: 'rule-says', rule: index, cells: { cell: [cell] }, eliminations })))
            return true;
        }
      return false;
    },
  };
}

/** Cells left over at most on each side for the law of leftovers. */
const MOST_LEFT = 5;

/**
 * Law of leftovers: as many lines as areas hold the same digits, so what sticks out of the lines holds the same digits
 * as what of the lines is not covered. A digit that one side cannot hold falls on the other.
 */
export const lawOfLeftovers: Technique = {
  occurs: ({ units }) => units.some(({ line, kind }) => !line && kind !== 'box'),
  key: 'law-of-leftovers',
  search(state, emit) {
    const { layout } = state;
    const areas = layout.units.filter((unit) => !unit.line);
    for (const kind of ['row', 'column']) {
      const lines = layout.units.filter((unit) => unit.kind === kind);
      for (let size = 1; size <= lines.length / 2; size++)
        for (let from = 0; from + size <= lines.length; from++) {
          const band = emptyBits(layout.cellCount);
          for (const line of lines.slice(from, from + size)) orBits(band, band, line.set);
          const near = areas.filter((area) => countShared(area.set, band) * 2 >= layout.digitCount);
          if (near.length < size || near.length > size + 2) continue;
          const stopped = combinations(near, size, (chosen) => {
            const cover = emptyBits(layout.cellCount);
            for (const area of chosen) {
              if (countShared(cover, area.set) > 0) return false;
              orBits(cover, cover, area.set);
            }
            const inside = membersOf(minusBits(emptyBits(layout.cellCount), band, cover));
            const outside = membersOf(minusBits(emptyBits(layout.cellCount), cover, band));
            if (inside.length === 0 || inside.length > MOST_LEFT || inside.length !== outside.length)
              return false;
            const digitsOf = (cells: readonly number[]) =>
              cells.reduce(
                (set, cell) =>
                  set |
                  (state.values[cell] === -1
                    ? (state.candidates[cell] as number)
                    : 1 << (state.values[cell] as number)),
                0,
              );
            const both = digitsOf(inside) & digitsOf(outside);
            const eliminations = [...inside, ...outside].flatMap((cell) =>
              indicesOf((state.candidates[cell] as number) & ~both).map(
                (digit) => cell * layout.digitCount + digit,
              ),
            );
            if (eliminations.length === 0) return false;
            const units = [...lines.slice(from, from + size), ...chosen].map((unit) => unit.index);
            return emit(
              makeStep({ technique: 'law-of-leftovers', cells: { inside, outside }, units, eliminations }),
            );
          });
          if (stopped) return true;
        }
    }
    return false;
  },
};
