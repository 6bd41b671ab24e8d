/** Two strong links of one digit joined by a weak one, by the shapes people know, and the empty rectangle. */
import { type Bits, emptyBits, hasBit, isSubset } from '../bits.ts';
import type { LogicUnit } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep, type Step } from '../step.ts';
import type { Emit, LogicOptions, Technique } from '../technique.ts';
import { placesIn, seenByAll, uniqueSorted } from './common.ts';

/** A unit in which a digit has two places. */
interface Pair {
  readonly unit: LogicUnit;
  readonly cells: readonly [number, number];
}

function pairsIn(state: LogicState, digit: number, units: readonly LogicUnit[]): Pair[] {
  return units
    .filter((unit) => state.countIn(unit.index, digit) === 2)
    .map((unit) => ({ unit, cells: placesIn(state, unit.index, digit) as [number, number] }));
}

/** The step of start =a= near - far =b= end. */
function twoLinks(
  state: LogicState,
  technique: string,
  digit: number,
  cells: readonly [start: number, near: number, far: number, end: number],
  units: readonly number[],
): Step | null {
  const [start, near, far, end] = cells;
  const eliminations = seenByAll(state, digit, [start, end]);
  if (eliminations.length === 0) return null;
  const name = (cell: number): Candidate[] => [cell * state.layout.digitCount + digit];
  return makeStep({
    technique,
    digits: 1 << digit,
    cells: { ends: [start, end], middle: [near, far] },
    units,
    links: [
      { from: name(start), to: name(near), kind: 'strong' },
      { from: name(near), to: name(far), kind: 'weak' },
      { from: name(far), to: name(end), kind: 'strong' },
    ],
    eliminations,
    length: 3,
  });
}

function searchSkyscraper(state: LogicState, emit: Emit): boolean {
  const { units } = state.layout;
  for (const kind of ['row', 'column'] as const) {
    const lines = units.filter((unit) => unit.kind === kind);
    const crossing = units.filter((unit) => unit.line && unit.kind !== kind);
    const across = (a: number, b: number) =>
      crossing.some((unit) => hasBit(unit.set, a) && hasBit(unit.set, b));
    for (let digit = 0; digit < state.layout.digitCount; digit++) {
      const pairs = pairsIn(state, digit, lines);
      for (const [i, first] of pairs.entries())
        for (const second of pairs.slice(i + 1))
          for (const end of [0, 1] as const) {
            const near = first.cells[1 - end] as number;
            const far = second.cells.find((cell) => across(near, cell));
            if (far === undefined) continue;
            const start = first.cells[end];
            const stop = second.cells.find((cell) => cell !== far) as number;
            if (across(start, stop)) continue;
            const units = [first.unit.index, second.unit.index];
            const step = twoLinks(state, 'skyscraper', digit, [start, near, far, stop], units);
            if (step && emit(step)) return true;
          }
    }
  }
  return false;
}

/** Two lines of a kind with two places each, one end of each in the same crossing line. Needs rows and columns. */
export const skyscraper: Technique = { key: 'skyscraper', search: searchSkyscraper };

function searchKite(state: LogicState, emit: Emit): boolean {
  const { layout } = state;
  const rows = layout.units.filter((unit) => unit.kind === 'row');
  const columns = layout.units.filter((unit) => unit.kind === 'column');
  for (let digit = 0; digit < layout.digitCount; digit++)
    for (const row of pairsIn(state, digit, rows))
      for (const column of pairsIn(state, digit, columns)) {
        if (row.cells.some((cell) => column.cells.includes(cell))) continue;
        for (const i of [0, 1] as const)
          for (const j of [0, 1] as const) {
            const near = row.cells[i];
            const far = column.cells[j];
            const joint = layout.units.find(
              (unit) => !unit.line && hasBit(unit.set, near) && hasBit(unit.set, far),
            );
            if (!joint) continue;
            const ends = [row.cells[1 - i] as number, near, far, column.cells[1 - j] as number] as const;
            const units = [row.unit.index, column.unit.index, joint.index];
            const step = twoLinks(state, 'two-string-kite', digit, ends, units);
            if (step && emit(step)) return true;
          }
      }
  return false;
}

/** A row and a column with two places each, joined in a box or other area. */
export const twoStringKite: Technique = { key: 'two-string-kite', search: searchKite };

/** Collects steps and tells pairs of them with the same key (and different results) as one. */
function duals(
  technique: string,
  search: (state: LogicState, emit: Emit, options: LogicOptions) => boolean,
  keyOf: (state: LogicState, step: Step) => string,
): Technique {
  return {
    key: technique,
    search(state, emit, options) {
      const groups = new Map<string, Step[]>();
      const collect = (step: Step): boolean => {
        const key = keyOf(state, step);
        groups.set(key, [...(groups.get(key) ?? []), step]);
        return false;
      };
      search(state, collect, options);
      for (const group of groups.values())
        for (const [i, first] of group.entries())
          for (const second of group.slice(i + 1)) {
            const eliminations = uniqueSorted([...first.eliminations, ...second.eliminations]);
            if (eliminations.length <= Math.max(first.eliminations.length, second.eliminations.length))
              continue;
            const step = makeStep({
              technique,
              digits: first.digits | second.digits,
              cells: first.cells,
              units: first.units,
              eliminations,
              reasons: [first, second],
            });
            if (emit(step)) return true;
          }
      return false;
    },
  };
}

/** Two kites that share the cells of their joint, of one digit or of two. */
export const dualTwoStringKite = duals('dual-two-string-kite', searchKite, (_, step) =>
  [...(step.cells.middle ?? [])].sort((a, b) => a - b).join(),
);

/**
 * In an area (box) the places of a digit lie on one row and one column that cross in it, on both: whichever of the two
 * lines holds it, a strong link outside carries it on.
 */
function searchEmptyRectangle(state: LogicState, emit: Emit, options: LogicOptions): boolean {
  const fewest = (options.smallRectangles ?? true) ? 2 : 3;
  const { layout } = state;
  const cross = emptyBits(layout.cellCount);
  const own = emptyBits(layout.cellCount);
  for (let digit = 0; digit < layout.digitCount; digit++) {
    const places = state.places[digit] as Bits;
    for (const area of layout.units) {
      if (area.line || state.countIn(area.index, digit) < fewest) continue;
      for (let w = 0; w < own.length; w++) own[w] = (area.set[w] as number) & (places[w] as number);
      for (const row of layout.crossing[area.index] ?? []) {
        if (row.kind !== 'row') continue;
        for (const column of layout.crossing[area.index] ?? []) {
          if (column.kind !== 'column') continue;
          for (let w = 0; w < own.length; w++)
            cross[w] = ((row.set[w] as number) | (column.set[w] as number)) >>> 0;
          if (!isSubset(own, cross) || isSubset(own, row.set) || isSubset(own, column.set)) continue;
          if (fromRectangle(state, emit, digit, area, row, column)) return true;
        }
      }
    }
  }
  return false;
}

function fromRectangle(
  state: LogicState,
  emit: Emit,
  digit: number,
  area: LogicUnit,
  row: LogicUnit,
  column: LogicUnit,
): boolean {
  const { layout } = state;
  for (const [along, other] of [
    [row, column],
    [column, row],
  ] as const)
    for (const near of placesIn(state, along.index, digit)) {
      if (hasBit(area.set, near)) continue;
      for (const index of layout.unitsOf[near] ?? []) {
        const unit = layout.units[index] as LogicUnit;
        if (unit === along || !unit.line || state.countIn(index, digit) !== 2) continue;
        const end = placesIn(state, index, digit).find((cell) => cell !== near) as number;
        if (hasBit(area.set, end)) continue;
        const eliminations = seenByAll(state, digit, [end]).filter((candidate) => {
          const cell = Math.floor(candidate / layout.digitCount);
          return hasBit(other.set, cell) && !hasBit(area.set, cell) && cell !== near;
        });
        if (eliminations.length === 0) continue;
        const step = makeStep({
          technique: 'empty-rectangle',
          digits: 1 << digit,
          cells: { rectangle: placesIn(state, area.index, digit), link: [near, end] },
          units: [area.index, row.index, column.index, index],
          eliminations,
        });
        if (emit(step)) return true;
      }
    }
  return false;
}

export const emptyRectangle: Technique = { key: 'empty-rectangle', search: searchEmptyRectangle };

/** Two empty rectangles of the same area. */
export const dualEmptyRectangle = duals('dual-empty-rectangle', searchEmptyRectangle, (_, step) =>
  [step.digits, step.units[0]].join(),
);
