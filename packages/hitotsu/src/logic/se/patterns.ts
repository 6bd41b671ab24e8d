// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** What a stalled run tries first: locking, hidden pair, naked pair, X-wing on its working grid (levels 1 and up). */
import { LOCKING_PAIRS } from './locking.ts';
import type { Runs } from './runs.ts';
import { CELL_UNITS, COUNT, LOWEST, MEETS, SET_UNITS, UNIT_CELLS } from './tables.ts';

/** Causes of what patterns strike; nested chains are numbered from `NESTED` up. */
export const PATTERN_NAMES = ['locking', 'hidden-pair', 'naked-pair', 'x-wing'];
export const PATTERN = 27;
export const NESTED = 64;

const premises = new Uint16Array(64);
let premiseCount = 0;

function lostPlaces(runs: Runs, unit: number, digit: number, outside: number): void {
  for (let set = runs.grid.place[unit * 9 + digit]! & outside; set; set &= set - 1) {
    premises[premiseCount++] = runs.graph.index[UNIT_CELLS[unit * 9 + LOWEST[set]!]! * 9 + digit]!;
  }
}

function strikePlaces(runs: Runs, unit: number, digit: number, positions: number, cause: number): boolean {
  let any = false;
  for (let set = positions; set; set &= set - 1) {
    const candidate = runs.graph.index[UNIT_CELLS[unit * 9 + LOWEST[set]!]! * 9 + digit]!;
    if (runs.strike(candidate, premises, premiseCount, cause)) any = true;
  }
  return any;
}

function strikeDigits(runs: Runs, cell: number, digits: number, cause: number): boolean {
  let any = false;
  for (let set = digits; set; set &= set - 1) {
    if (runs.strike(runs.graph.index[cell * 9 + LOWEST[set]!]!, premises, premiseCount, cause)) any = true;
  }
  return any;
}

/**
 * All hints of the first kind that has a usable one, in order; a hint needs something lost since the start position as a
 * premise. `digitsFirst`: locking looks digit by digit, as Sukaku Explainer does.
 */
export function strikeByPatterns(runs: Runs, digitsFirst: boolean): boolean {
  return lockings(runs, digitsFirst) || hiddenPairs(runs) || nakedPairs(runs) || xWings(runs);
}

/** Which third of its unit a set of at least two positions is confined to, by threes or by every third; 3 = none. */
const BY_THREES = new Uint8Array(512).fill(3);
const EVERY_THIRD = new Uint8Array(512).fill(3);
for (let set = 0; set < 512; set++) {
  if (!(set & (set - 1))) continue;
  for (let third = 0; third < 3; third++) {
    if (!(set & ~(0o7 << (third * 3)))) BY_THREES[set] = third;
    if (!(set & ~(0o111 << third))) EVERY_THIRD[set] = third;
  }
}

/** Digits of a base confined to each of its three covers. */
const confined = new Uint16Array(4);

function lockings(runs: Runs, digitsFirst: boolean): boolean {
  let any = false;
  for (let pair = 0; pair < 8; pair += 2) {
    const bases = LOCKING_PAIRS[pair]!;
    const covers = LOCKING_PAIRS[pair + 1]!;
    for (let round = 0; round < (digitsFirst ? 9 : 1); round++) {
      const digits = digitsFirst ? 1 << round : 511;
      for (let base = bases; base < bases + 9; base++)
        if (lockingsFrom(runs, base, covers, digits)) any = true;
    }
  }
  return any;
}

/** The crossing covers of a base in order, and in each the digits. */
function lockingsFrom(runs: Runs, base: number, covers: number, digits: number): boolean {
  const { place } = runs.work;
  const thirds = base < 9 && covers === 18 ? EVERY_THIRD : BY_THREES;
  confined[0] = confined[1] = confined[2] = 0;
  for (let rest = digits; rest; rest &= rest - 1) {
    confined[thirds[place[base * 9 + LOWEST[rest]!]!]!]! |= rest & -rest;
  }
  if (!(confined[0]! | confined[1]! | confined[2]!)) return false;
  let any = false;
  for (let third = 0; third < 3; third++) {
    if (!confined[third]) continue;
    const cover = COVERS[(base * 3 + (covers === 0 ? 0 : covers === 9 ? 1 : 2)) * 3 + third]!;
    const meet = MEETS[base * 27 + cover]!;
    const outside = ~MEETS[cover * 27 + base]!;
    for (let rest = confined[third]!; rest; rest &= rest - 1) {
      const digit = LOWEST[rest]!;
      const struck = place[cover * 9 + digit]! & outside;
      if (!struck) continue;
      premiseCount = 0;
      lostPlaces(runs, base, digit, ~meet);
      if (premiseCount && strikePlaces(runs, cover, digit, struck, PATTERN)) any = true;
    }
  }
  return any;
}

/** The three units of a class that cross a unit, ascending: `(unit * 3 + class) * 3 + third`. */
const COVERS = new Uint8Array(27 * 9);
for (let unit = 0; unit < 27; unit++) {
  for (let kind = 0; kind < 3; kind++) {
    const crossing = [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => kind * 9 + i)
      .filter((other) => MEETS[unit * 27 + other]);
    if (crossing.length === 3) COVERS.set(crossing, (unit * 3 + kind) * 3);
  }
}

/** Digits, positions or lines found to be of use, ascending. Pairs are tried in the order of `SUBSETS[2]`. */
const fit = new Uint8Array(9);

function hiddenPairs(runs: Runs): boolean {
  const { place, open } = runs.work;
  let any = false;
  for (const unit of SET_UNITS) {
    if (open[unit]! <= 4) continue;
    let count = 0;
    for (let digit = 0; digit < 9; digit++) if (COUNT[place[unit * 9 + digit]!] === 2) fit[count++] = digit;
    for (let j = 1; j < count; j++) {
      const places = place[unit * 9 + fit[j]!]!;
      for (let i = 0; i < j; i++) {
        if (places === place[unit * 9 + fit[i]!] && hiddenPair(runs, unit, fit[i]!, fit[j]!, places))
          any = true;
      }
    }
  }
  return any;
}

function hiddenPair(runs: Runs, unit: number, low: number, high: number, places: number): boolean {
  const { cand } = runs.work;
  const others = ~((1 << low) | (1 << high));
  const first = UNIT_CELLS[unit * 9 + LOWEST[places]!]!;
  const second = UNIT_CELLS[unit * 9 + LOWEST[places & (places - 1)]!]!;
  if (!((cand[first]! | cand[second]!) & others)) return false;
  premiseCount = 0;
  lostPlaces(runs, unit, low, ~places);
  lostPlaces(runs, unit, high, ~places);
  if (!premiseCount) return false;
  const any = strikeDigits(runs, first, cand[first]! & others, PATTERN + 1);
  return strikeDigits(runs, second, cand[second]! & others, PATTERN + 1) || any;
}

function nakedPairs(runs: Runs): boolean {
  const { cand, open } = runs.work;
  let any = false;
  for (const unit of SET_UNITS) {
    if (open[unit]! < 4) continue;
    let count = 0;
    for (let position = 0; position < 9; position++) {
      if (COUNT[cand[UNIT_CELLS[unit * 9 + position]!]!] === 2) fit[count++] = position;
    }
    for (let j = 1; j < count; j++) {
      const pair = cand[UNIT_CELLS[unit * 9 + fit[j]!]!]!;
      for (let i = 0; i < j; i++) {
        if (pair === cand[UNIT_CELLS[unit * 9 + fit[i]!]!] && nakedPair(runs, unit, fit[i]!, fit[j]!, pair))
          any = true;
      }
    }
  }
  return any;
}

function nakedPair(runs: Runs, unit: number, low: number, high: number, pair: number): boolean {
  const { cand } = runs.work;
  let any = false;
  premiseCount = 0;
  for (let kind = 0; kind < 2; kind++) {
    const cell = UNIT_CELLS[unit * 9 + (kind ? high : low)]!;
    for (let set = runs.grid.cand[cell]! & ~pair; set; set &= set - 1) {
      premises[premiseCount++] = runs.graph.index[cell * 9 + LOWEST[set]!]!;
    }
  }
  if (!premiseCount) return false;
  for (let position = 0; position < 9; position++) {
    if (position === low || position === high) continue;
    const cell = UNIT_CELLS[unit * 9 + position]!;
    if (strikeDigits(runs, cell, cand[cell]! & pair, PATTERN + 2)) any = true;
  }
  return any;
}

/** Digits that have exactly two places in each line. */
const twice = new Uint16Array(9);

function xWings(runs: Runs): boolean {
  const { place, placed } = runs.work;
  let any = false;
  for (let bases = 18; bases >= 9; bases -= 9) {
    for (let line = 0; line < 9; line++) {
      twice[line] = 0;
      for (let digit = 0; digit < 9; digit++) {
        if (COUNT[place[(bases + line) * 9 + digit]!] === 2) twice[line]! |= 1 << digit;
      }
    }
    for (let j = 1; j < 9; j++) {
      for (let i = 0; i < j; i++) {
        for (let rest = twice[i]! & twice[j]!; rest; rest &= rest - 1) {
          const digit = LOWEST[rest]!;
          const places = place[(bases + i) * 9 + digit]!;
          if (places !== place[(bases + j) * 9 + digit] || placed[digit]! > 5) continue;
          premiseCount = 0;
          lostPlaces(runs, bases + i, digit, ~places);
          lostPlaces(runs, bases + j, digit, ~places);
          const outside = ~((1 << i) | (1 << j));
          if (premiseCount && strikeWing(runs, 27 - bases, places, outside, digit)) any = true;
        }
      }
    }
  }
  return any;
}

/** Strikes a digit from the two cover lines outside the base lines, in the order of the cells. */
function strikeWing(runs: Runs, covers: number, lines: number, outside: number, digit: number): boolean {
  const { cand } = runs.work;
  let any = false;
  for (let cell = 0; cell < 81; cell++) {
    if (!((cand[cell]! >> digit) & 1)) continue;
    const line = CELL_UNITS[cell * 3 + (covers === 9 ? 1 : 2)]! - covers;
    const base = CELL_UNITS[cell * 3 + (covers === 9 ? 2 : 1)]! - (27 - covers);
    if (!((lines >> line) & 1) || !((outside >> base) & 1)) continue;
    if (runs.strike(runs.graph.index[cell * 9 + digit]!, premises, premiseCount, PATTERN + 3)) any = true;
  }
  return any;
}
