// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** What a stalled run tries first: locking, hidden pair, naked pair, X-wing on its working grid (levels 1 and up). */
import { LOCKING_PAIRS } from './locking.ts';
import type { Runs } from './runs.ts';
import { CELL_UNITS, COUNT, LOWEST, MEETS, SET_UNITS, SUBSETS, UNIT_CELLS } from './tables.ts';

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

function lockings(runs: Runs, digitsFirst: boolean): boolean {
  let any = false;
  for (let pair = 0; pair < 8; pair += 2) {
    const bases = LOCKING_PAIRS[pair]!;
    const covers = LOCKING_PAIRS[pair + 1]!;
    for (let outer = 0; outer < (digitsFirst ? 9 : 1); outer++) {
      const low = digitsFirst ? outer : 0;
      const high = digitsFirst ? outer : 8;
      for (let base = bases; base < bases + 9; base++) {
        for (let cover = covers; cover < covers + 9; cover++) {
          if (MEETS[base * 27 + cover] && lockingAt(runs, base, cover, low, high)) any = true;
        }
      }
    }
  }
  return any;
}

function lockingAt(runs: Runs, base: number, cover: number, low: number, high: number): boolean {
  const { place } = runs.work;
  const meet = MEETS[base * 27 + cover]!;
  const outside = ~MEETS[cover * 27 + base]!;
  let any = false;
  for (let digit = low; digit <= high; digit++) {
    const set = place[base * 9 + digit]!;
    if (set & ~meet || !(set & (set - 1))) continue;
    const struck = place[cover * 9 + digit]! & outside;
    if (!struck) continue;
    premiseCount = 0;
    lostPlaces(runs, base, digit, ~meet);
    if (premiseCount && strikePlaces(runs, cover, digit, struck, PATTERN)) any = true;
  }
  return any;
}

const PAIRS = SUBSETS[2]!;

function hiddenPairs(runs: Runs): boolean {
  const { place, cand, open } = runs.work;
  let any = false;
  for (const unit of SET_UNITS) {
    if (open[unit]! <= 4) continue;
    let fit = 0;
    for (let digit = 0; digit < 9; digit++) if (COUNT[place[unit * 9 + digit]!] === 2) fit |= 1 << digit;
    if (!(fit & (fit - 1))) continue;
    for (const pair of PAIRS) {
      if (pair & ~fit) continue;
      const low = LOWEST[pair]!;
      const high = LOWEST[pair & (pair - 1)]!;
      const places = place[unit * 9 + low]!;
      if (places !== place[unit * 9 + high]) continue;
      const first = UNIT_CELLS[unit * 9 + LOWEST[places]!]!;
      const second = UNIT_CELLS[unit * 9 + LOWEST[places & (places - 1)]!]!;
      if (!((cand[first]! | cand[second]!) & ~pair)) continue;
      premiseCount = 0;
      lostPlaces(runs, unit, low, ~places);
      lostPlaces(runs, unit, high, ~places);
      if (!premiseCount) continue;
      if (strikeDigits(runs, first, cand[first]! & ~pair, PATTERN + 1)) any = true;
      if (strikeDigits(runs, second, cand[second]! & ~pair, PATTERN + 1)) any = true;
    }
  }
  return any;
}

function nakedPairs(runs: Runs): boolean {
  const { cand, open } = runs.work;
  let any = false;
  for (const unit of SET_UNITS) {
    if (open[unit]! < 4) continue;
    let fit = 0;
    for (let position = 0; position < 9; position++) {
      if (COUNT[cand[UNIT_CELLS[unit * 9 + position]!]!] === 2) fit |= 1 << position;
    }
    if (!(fit & (fit - 1))) continue;
    for (const cells of PAIRS) {
      if (cells & ~fit) continue;
      const first = UNIT_CELLS[unit * 9 + LOWEST[cells]!]!;
      const second = UNIT_CELLS[unit * 9 + LOWEST[cells & (cells - 1)]!]!;
      const pair = cand[first]!;
      if (pair !== cand[second]) continue;
      premiseCount = 0;
      for (let kind = 0; kind < 2; kind++) {
        const cell = kind ? second : first;
        for (let set = runs.grid.cand[cell]! & ~pair; set; set &= set - 1) {
          premises[premiseCount++] = runs.graph.index[cell * 9 + LOWEST[set]!]!;
        }
      }
      if (!premiseCount) continue;
      for (let rest = 511 & ~cells; rest; rest &= rest - 1) {
        const cell = UNIT_CELLS[unit * 9 + LOWEST[rest]!]!;
        if (strikeDigits(runs, cell, cand[cell]! & pair, PATTERN + 2)) any = true;
      }
    }
  }
  return any;
}

function xWings(runs: Runs): boolean {
  const { place, placed } = runs.work;
  let any = false;
  for (let bases = 18; bases >= 9; bases -= 9) {
    let fits = 0;
    for (let digit = 0; digit < 9; digit++) {
      if (placed[digit]! > 5) continue;
      let lines = 0;
      for (let line = 0; line < 9; line++) if (COUNT[place[(bases + line) * 9 + digit]!] === 2) lines++;
      if (lines > 1) fits |= 1 << digit;
    }
    if (!fits) continue;
    for (const base of PAIRS) {
      const first = bases + LOWEST[base]!;
      const second = bases + LOWEST[base & (base - 1)]!;
      for (let rest = fits; rest; rest &= rest - 1) {
        const digit = LOWEST[rest]!;
        const places = place[first * 9 + digit]!;
        if (COUNT[places] !== 2 || places !== place[second * 9 + digit]) continue;
        premiseCount = 0;
        lostPlaces(runs, first, digit, ~places);
        lostPlaces(runs, second, digit, ~places);
        if (premiseCount && strikeWing(runs, 27 - bases, places, ~base, digit)) any = true;
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
