/**
 * Techniques that rest on the solution being the only one. A rectangle of four open cells in two rows, two columns and
 * two areas must not end as a-b / b-a, for then swapping a and b would give a second solution. That holds only where
 * nothing but these rows, columns and areas notices the swap: rectangles that another rule touches (a cage, a
 * thermometer, a diagonal through one corner, a knight's move out of a corner) are left out.
 */
import { indicesOf, lowestIndex, sizeOf } from '../../board/index.ts';
import { hasBit } from '../bits.ts';
import type { Layout, LogicUnit } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep, type Step } from '../step.ts';
import type { Emit, Technique } from '../technique.ts';
import { combinations, placesIn, seenByAll } from './common.ts';

/** Corners: 0 and 1 share a line and an area, 2 and 3 likewise; 0 and 2, 1 and 3 share a crossing line. */
export type Rectangle = readonly [number, number, number, number];

/** For each cell the sound rectangles with that cell as corner 0, in search order. */
const known = new WeakMap<Layout, Rectangle[][]>();

/** Whether swapping two digits over the corners is invisible to every rule. */
function isSwappable(layout: Layout, corners: Rectangle): boolean {
  const [a, b, c, d] = corners;
  if (corners.some((cell) => hasBit(layout.bound, cell))) return false;
  const sets = [...layout.units.map((unit) => unit.set), ...layout.groups];
  for (const set of sets) {
    const inside = corners.map((cell) => hasBit(set, cell));
    const count = inside.filter(Boolean).length;
    if (count === 0) continue;
    const opposite = (inside[0] && inside[3]) || (inside[1] && inside[2]);
    if (count !== 2 || opposite) return false;
  }
  return !layout.sees(a, d) && !layout.sees(b, c);
}

function rectanglesFrom(layout: Layout): Rectangle[][] {
  const cached = known.get(layout);
  if (cached) return cached;
  const lineOf = (cell: number, kind: LogicUnit['kind']) =>
    layout.units.find((unit) => unit.kind === kind && hasBit(unit.set, cell));
  const lists: Rectangle[][] = Array.from({ length: layout.cellCount }, () => []);
  for (let first = 0; first < layout.cellCount; first++) {
    const list = lists[first] as Rectangle[];
    const area = layout.units.find((unit) => !unit.line && hasBit(unit.set, first));
    for (const second of area?.cells ?? [])
      for (const kind of ['row', 'column'] as const) {
        const along = lineOf(first, kind);
        const across = lineOf(first, kind === 'row' ? 'column' : 'row');
        if (second === first || !along || !across || !hasBit(along.set, second)) continue;
        const otherAcross = lineOf(second, across.kind);
        for (const third of across.cells) {
          if (area && hasBit(area.set, third)) continue;
          const otherAlong = lineOf(third, along.kind);
          const fourth = otherAcross?.cells.find((cell) => otherAlong && hasBit(otherAlong.set, cell));
          if (fourth === undefined) continue;
          const corners: Rectangle = [first, second, third, fourth];
          if (isSwappable(layout, corners)) list.push(corners);
        }
      }
  }
  known.set(layout, lists);
  return lists;
}

/** A rectangle with its pair of digits, seen from a cell that holds just this pair. */
interface Found {
  readonly corners: Rectangle;
  readonly pair: number;
  /** Corners with more than the pair. */
  readonly extra: readonly number[];
  /** Candidates beyond the pair in those corners. */
  readonly more: number;
}

/** Digits that no placed digit rules out in a cell: eliminations by logic do not make a rectangle harmless. */
function allowed(state: LogicState, cell: number): number {
  let set = state.layout.shape.allDigits;
  for (const peer of state.layout.peerList[cell] as readonly number[]) {
    const value = state.values[peer] as number;
    if (value >= 0) set &= ~(1 << value);
  }
  return set;
}

function eachRectangle(state: LogicState, visit: (found: Found) => boolean): boolean {
  const lists = rectanglesFrom(state.layout);
  for (const first of state.cellsWith(2)) {
    const pair = state.candidates[first] as number;
    for (const corners of lists[first] as readonly Rectangle[]) {
      const fits = corners.every(
        (cell) => state.values[cell] === -1 && !state.given[cell] && (allowed(state, cell) & pair) === pair,
      );
      if (!fits) continue;
      const extra = corners.filter((cell) => ((state.candidates[cell] as number) & ~pair) !== 0);
      const more = extra.reduce((set, cell) => set | ((state.candidates[cell] as number) & ~pair), 0);
      if (visit({ corners, pair, extra, more })) return true;
    }
  }
  return false;
}

function rectangleStep(
  state: LogicState,
  technique: string,
  found: Found,
  eliminations: readonly Candidate[],
  more: { readonly units?: readonly number[]; readonly subset?: readonly number[] } = {},
): Step | null {
  const real = eliminations.filter((candidate) => state.holds(candidate)).sort((a, b) => a - b);
  if (real.length === 0) return null;
  return makeStep({
    technique,
    digits: found.pair,
    cells: {
      corners: found.corners,
      extra: found.extra,
      ...(more.subset ? { subset: more.subset } : {}),
    },
    units: more.units ?? [],
    eliminations: real,
  });
}

const numbers = (state: LogicState, cells: readonly number[], digits: number): Candidate[] =>
  cells.flatMap((cell) => indicesOf(digits).map((digit) => cell * state.layout.digitCount + digit));

function areOpposite(corners: Rectangle, cells: readonly number[]): boolean {
  const [a, b, c, d] = corners;
  const both = (x: number, y: number) => cells.includes(x) && cells.includes(y);
  return cells.length === 2 && (both(a, d) || both(b, c));
}

function type3(state: LogicState, found: Found, emit: Emit): boolean {
  const { layout } = state;
  if (found.extra.length !== 2 || areOpposite(found.corners, found.extra)) return false;
  const shared = layout.units.filter((unit) => found.extra.every((cell) => hasBit(unit.set, cell)));
  for (const unit of shared) {
    const cells = unit.cells.filter((cell) => state.candidates[cell] !== 0 && !found.corners.includes(cell));
    for (let size = 1; size < cells.length; size++) {
      const stopped = combinations(cells, size, (chosen) => {
        let set = found.more;
        for (const cell of chosen) set |= state.candidates[cell] as number;
        if (sizeOf(set) !== size + 1) return false;
        const units = shared.filter((each) => chosen.every((cell) => hasBit(each.set, cell)));
        const others = [...new Set(units.flatMap((each) => each.cells))]
          .filter((cell) => !chosen.includes(cell) && !found.extra.includes(cell))
          .sort((a, b) => a - b);
        const step = rectangleStep(state, 'uniqueness-test-3', found, numbers(state, others, set), {
          units: units.map((each) => each.index),
          subset: chosen.slice(),
        });
        return step !== null && emit(step);
      });
      if (stopped) return true;
    }
  }
  return false;
}

function type4(state: LogicState, found: Found, emit: Emit): boolean {
  const { layout } = state;
  if (found.extra.length !== 2 || areOpposite(found.corners, found.extra)) return false;
  for (const unit of layout.units) {
    if (!found.extra.every((cell) => hasBit(unit.set, cell))) continue;
    for (const digit of indicesOf(found.pair)) {
      if (state.countIn(unit.index, digit) !== 2) continue;
      if (!found.extra.every((cell) => state.has(cell, digit))) continue;
      const eliminations = numbers(state, found.extra, found.pair & ~(1 << digit));
      const step = rectangleStep(state, 'uniqueness-test-4', found, eliminations, { units: [unit.index] });
      if (step && emit(step)) return true;
    }
  }
  return false;
}

/** Whether the places of a digit in a line are exactly two corners. */
function onlyCorners(
  state: LogicState,
  kind: 'row' | 'column',
  a: number,
  b: number,
  digit: number,
): boolean {
  const unit = state.layout.units.find(
    (each) => each.kind === kind && hasBit(each.set, a) && hasBit(each.set, b),
  );
  if (!unit || state.countIn(unit.index, digit) !== 2) return false;
  const places = placesIn(state, unit.index, digit);
  return places.includes(a) && places.includes(b);
}

function type6(state: LogicState, found: Found, emit: Emit): boolean {
  if (!areOpposite(found.corners, found.extra)) return false;
  const [a, b, c, d] = found.corners;
  for (const digit of indicesOf(found.pair))
    for (const kind of ['row', 'column'] as const) {
      const both =
        (onlyCorners(state, kind, a, b, digit) && onlyCorners(state, kind, c, d, digit)) ||
        (onlyCorners(state, kind, a, c, digit) && onlyCorners(state, kind, b, d, digit));
      if (!both) continue;
      const eliminations = numbers(state, found.extra, 1 << digit);
      const step = rectangleStep(state, 'uniqueness-test-6', found, eliminations);
      if (step && emit(step)) return true;
    }
  return false;
}

function hidden(state: LogicState, found: Found, emit: Emit): boolean {
  const [a, b, c, d] = found.corners;
  if (found.extra.length < 2 || found.extra.includes(a)) return false;
  for (const digit of indicesOf(found.pair)) {
    const lines =
      (onlyCorners(state, 'row', d, c, digit) && onlyCorners(state, 'column', d, b, digit)) ||
      (onlyCorners(state, 'column', d, c, digit) && onlyCorners(state, 'row', d, b, digit));
    if (!lines) continue;
    const eliminations = numbers(state, [d], found.pair & ~(1 << digit));
    const step = rectangleStep(state, 'hidden-rectangle', found, eliminations);
    if (step && emit(step)) return true;
  }
  return false;
}

type Test = (state: LogicState, found: Found, emit: Emit) => boolean;

const TESTS: Readonly<Record<number, Test>> = {
  1: (state, found, emit) => {
    if (found.extra.length !== 1) return false;
    const step = rectangleStep(state, 'uniqueness-test-1', found, numbers(state, found.extra, found.pair));
    return step !== null && emit(step);
  },
  2: (state, found, emit) => {
    if (found.extra.length !== 2 || sizeOf(found.more) !== 1) return false;
    if (areOpposite(found.corners, found.extra)) return false;
    const eliminations = seenByAll(state, lowestIndex(found.more), found.extra);
    const step = rectangleStep(state, 'uniqueness-test-2', found, eliminations);
    return step !== null && emit(step);
  },
  3: type3,
  4: type4,
  5: (state, found, emit) => {
    if (sizeOf(found.more) !== 1) return false;
    if (found.extra.length !== 3 && !areOpposite(found.corners, found.extra)) return false;
    const eliminations = seenByAll(state, lowestIndex(found.more), found.extra);
    const step = rectangleStep(state, 'uniqueness-test-5', found, eliminations);
    return step !== null && emit(step);
  },
  6: type6,
};

/** Uniqueness test (unique rectangle) of type 1 to 6. */
export function uniquenessTest(type: 1 | 2 | 3 | 4 | 5 | 6): Technique {
  const test = TESTS[type] as Test;
  return {
    key: `uniqueness-test-${type}`,
    uniqueness: true,
    search: (state, emit) => eachRectangle(state, (found) => test(state, found, emit)),
  };
}

/** A corner opposite a two-candidate one, with strong links on one digit to both others, cannot be the other digit. */
export const hiddenRectangle: Technique = {
  key: 'hidden-rectangle',
  uniqueness: true,
  search: (state, emit) => eachRectangle(state, (found) => hidden(state, found, emit)),
};

/** Rectangles with placed corners that are no givens: visits those where `solved` corners are placed, the first one too. */
function eachPlaced(
  state: LogicState,
  solved: number,
  visit: (corners: Rectangle, open: number[]) => boolean,
): boolean {
  const lists = rectanglesFrom(state.layout);
  for (let first = 0; first < state.layout.cellCount; first++) {
    if ((state.values[first] as number) < 0 || state.given[first]) continue;
    for (const corners of lists[first] as readonly Rectangle[]) {
      if (corners.some((cell) => state.given[cell])) continue;
      const open = corners.filter((cell) => state.values[cell] === -1);
      if (open.length === 4 - solved && visit(corners, open)) return true;
    }
  }
  return false;
}

/** Three placed corners a, b, b: the fourth is not a. */
export const avoidableRectangle1: Technique = {
  key: 'avoidable-rectangle-1',
  uniqueness: true,
  search: (state, emit, { alternatives = true }) =>
    eachPlaced(state, 3, (corners, open) => {
      const [a, b, c, d] = corners;
      if (open[0] !== d || state.values[b] !== state.values[c]) return false;
      const digit = state.values[a] as number;
      if (!state.has(d, digit) || (!alternatives && sizeOf(state.candidates[d] as number) > 2)) return false;
      const step = makeStep({
        technique: 'avoidable-rectangle-1',
        digits: (1 << digit) | (1 << (state.values[b] as number)),
        cells: { corners, extra: [d] },
        eliminations: [d * state.layout.digitCount + digit],
      });
      return emit(step);
    }),
};

/** Two placed corners a, b beside two open ones {b,x}, {a,x}: x is in one of the open ones. */
export const avoidableRectangle2: Technique = {
  key: 'avoidable-rectangle-2',
  uniqueness: true,
  search: (state, emit) =>
    eachPlaced(state, 2, (corners, open) => {
      const { layout } = state;
      if (areOpposite(corners, open)) return false;
      const placed = corners.filter((cell) => !open.includes(cell));
      const digits = placed.map((cell) => state.values[cell] as number) as [number, number];
      const pair = (1 << digits[0]) | (1 << digits[1]);
      if (open.some((cell) => sizeOf(state.candidates[cell] as number) !== 2)) return false;
      const sets = open.map((cell) => state.candidates[cell] as number) as [number, number];
      const extra = sets[0] & sets[1];
      if (sizeOf(extra) !== 1 || (extra & pair) !== 0 || (sets[0] ^ sets[1]) !== pair) return false;
      const beside = placed.find((cell) => layout.sees(cell, open[0] as number)) as number;
      if ((sets[0] & (1 << (state.values[beside] as number))) !== 0) return false;
      const eliminations = seenByAll(state, lowestIndex(extra), open);
      if (eliminations.length === 0) return false;
      const cells = { corners, extra: open };
      return emit(
        makeStep({ technique: 'avoidable-rectangle-2', digits: pair | extra, cells, eliminations }),
      );
    }),
};
