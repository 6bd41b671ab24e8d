// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producer 15, the conclusions: types 1 to 4 of a loop, and the choice of the cheapest. */
import type { SeGrid } from './grid.ts';
import { candidatesIn, cellsAt, digitsOf } from './places.ts';
import type { Found, SeStep } from './step.ts';
import { CELL_POSITIONS, CELL_UNITS, COUNT, LOWEST, SEES, SUBSETS, UNIT_CELLS } from './tables.ts';

/** Keeps the first of the cheapest conclusions: by rating, then by type. */
export class LoopChoice {
  tenths = 999;
  type = 9;
  step: Found = null;

  beats(tenths: number, type: number): boolean {
    return tenths < this.tenths || (tenths === this.tenths && type < this.type);
  }

  take(type: number, step: SeStep): void {
    if (step.eliminations.length === 0) return;
    this.tenths = step.tenths;
    this.type = type;
    this.step = step;
  }
}

interface Loop {
  readonly grid: SeGrid;
  readonly cells: readonly number[];
  readonly pair: number;
  readonly base: number;
  readonly name: string;
  readonly choice: LoopChoice;
}

/** Looks for conclusions from a loop and puts the cheapest into `choice`. */
export function judgeLoop(
  grid: SeGrid,
  buffer: Uint8Array,
  length: number,
  pair: number,
  choice: LoopChoice,
): void {
  const base = length === 4 ? 45 : length === 6 ? 46 : length === 8 ? 47 : 50;
  if (!choice.beats(base, 1)) return;
  const cells = Array.from(buffer.subarray(0, length));
  const loop: Loop = {
    grid,
    cells,
    pair,
    base,
    name: length === 4 ? 'unique-rectangle' : 'unique-loop',
    choice,
  };
  const extras = cells.filter((cell) => grid.cand[cell] !== pair);
  const [first, second] = extras;
  if (first === undefined) return;
  if (second === undefined) {
    const eliminations = candidatesIn(grid, extras, pair);
    choice.take(1, record(loop, 1, extras, eliminations, base));
    return;
  }
  let digits = 0;
  for (const cell of extras) digits |= grid.cand[cell]! & ~pair;
  if (COUNT[digits] === 1) type2(loop, extras, digits);
  if (extras.length !== 2) return;
  if (COUNT[digits]! > 1) type3(loop, first, second, digits);
  type4(loop, first, second);
}

function record(
  loop: Loop,
  type: number | string,
  extras: readonly number[],
  eliminations: readonly number[],
  tenths: number,
  rest: Partial<SeStep> = {},
): SeStep {
  return {
    producer: 15,
    technique: `${loop.name}-${type}`,
    tenths,
    eliminations,
    cells: loop.cells,
    digits: digitsOf(loop.pair),
    more: extras,
    ...rest,
  };
}

function type2(loop: Loop, extras: readonly number[], digits: number): void {
  const { grid, base, choice } = loop;
  if (!choice.beats(base, 2)) return;
  const struck: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (grid.cand[cell]! & digits && extras.every((extra) => SEES[cell * 81 + extra])) struck.push(cell);
  }
  choice.take(2, record(loop, 2, extras, candidatesIn(grid, struck, digits), base));
}

/** The two extra cells act as one cell with the extra digits: a naked set, or a hidden set with the loop's digits. */
function type3(loop: Loop, first: number, second: number, digits: number): void {
  for (let size = COUNT[digits]!; size <= 7; size++) {
    for (let kind = 0; kind < 3; kind++) {
      const unit = CELL_UNITS[first * 3 + kind]!;
      if (unit !== CELL_UNITS[second * 3 + kind]) continue;
      if (2 * size <= loop.grid.open[unit]!) naked(loop, first, second, digits, unit, kind, size);
      if (2 * size < loop.grid.open[unit]!) hidden(loop, first, second, digits, unit, kind, size);
    }
  }
}

function naked(
  loop: Loop,
  first: number,
  second: number,
  extra: number,
  unit: number,
  kind: number,
  size: number,
): void {
  const { grid, choice, pair } = loop;
  const tenths = loop.base + size - 1;
  if (!choice.beats(tenths, 3)) return;
  const own = (1 << CELL_POSITIONS[first * 3 + kind]!) | (1 << CELL_POSITIONS[second * 3 + kind]!);
  const shared = grid.cand[first]! & grid.cand[second]! & ~pair;
  for (const others of SUBSETS[size - 1]!) {
    if (others & own) continue;
    let set = shared;
    let fit = true;
    for (let rest = others; rest && fit; rest &= rest - 1) {
      const cand = grid.cand[UNIT_CELLS[unit * 9 + LOWEST[rest]!]!]!;
      if (COUNT[cand]! < 2) fit = false;
      set |= cand;
    }
    if (!fit || COUNT[set] !== size || extra & ~set) continue;
    const eliminations = candidatesIn(grid, cellsAt(unit, 511 & ~others & ~own), set);
    if (eliminations.length === 0) continue;
    const rest = { units: [unit], digits: [...digitsOf(pair), ...digitsOf(set)] };
    const extras = [first, second, ...cellsAt(unit, others)];
    choice.take(3, record(loop, '3-naked', extras, eliminations, tenths, rest));
    return;
  }
}

function hidden(
  loop: Loop,
  first: number,
  second: number,
  extra: number,
  unit: number,
  kind: number,
  size: number,
): void {
  const { grid, choice, pair } = loop;
  const tenths = loop.base + size - 2;
  if (!choice.beats(tenths, 3)) return;
  const leftOut = 1 << CELL_POSITIONS[second * 3 + kind]!;
  const own = 1 << CELL_POSITIONS[first * 3 + kind]!;
  for (const digits of SUBSETS[size]!) {
    if ((digits & pair) !== pair || digits & extra) continue;
    let cells = 0;
    let fit = true;
    for (let rest = digits; rest && fit; rest &= rest - 1) {
      const set = grid.place[unit * 9 + LOWEST[rest]!]! & ~leftOut;
      if (!set) fit = false;
      cells |= set;
    }
    if (!fit || COUNT[cells] !== size) continue;
    const eliminations = candidatesIn(grid, cellsAt(unit, cells & ~own), 511 & ~digits);
    if (eliminations.length === 0) continue;
    const rest = { units: [unit], digits: [...digitsOf(pair), ...digitsOf(digits & ~pair)] };
    const extras = [first, second, ...cellsAt(unit, cells & ~own)];
    choice.take(3, record(loop, '3-hidden', extras, eliminations, tenths, rest));
    return;
  }
}

/** One digit of the pair is confined to the two extra cells in a shared unit: the other digit leaves both. */
function type4(loop: Loop, first: number, second: number): void {
  const { grid, pair, choice } = loop;
  if (!choice.beats(loop.base, 4)) return;
  const low = LOWEST[pair]!;
  const high = LOWEST[pair & (pair - 1)]!;
  let struck = -1;
  let where = -1;
  for (let kind = 0; kind < 3; kind++) {
    const unit = CELL_UNITS[first * 3 + kind]!;
    if (unit !== CELL_UNITS[second * 3 + kind]) continue;
    const own = (1 << CELL_POSITIONS[first * 3 + kind]!) | (1 << CELL_POSITIONS[second * 3 + kind]!);
    if (grid.place[unit * 9 + low] === own) struck = high;
    else if (grid.place[unit * 9 + high] === own) struck = low;
    else continue;
    where = unit;
  }
  if (struck < 0) return;
  const eliminations = candidatesIn(grid, [first, second], 1 << struck);
  choice.take(4, record(loop, 4, [first, second], eliminations, loop.base, { units: [where] }));
}
