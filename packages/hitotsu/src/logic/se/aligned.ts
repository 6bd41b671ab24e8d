// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producers 20 and 22: aligned pair and aligned triplet exclusion. */
import type { SeGrid } from './grid.ts';
import { digitsOf } from './places.ts';
import type { Found } from './step.ts';
import { COUNT, LOWEST, PEERS, SEES } from './tables.ts';

const isBase = new Uint8Array(81);
const bases = new Uint8Array(81);
const excluders = new Uint8Array(81);
const allowed = new Uint16Array(3);

/** Base cells: open cells with at least one peer of 2 to `most` candidates and none with a single one. */
function findBases(grid: SeGrid, most: number): number {
  const { cand } = grid;
  let count = 0;
  for (let cell = 0; cell < 81; cell++) {
    isBase[cell] = 0;
    if (COUNT[cand[cell]!]! < 2) continue;
    let helped = false;
    let single = false;
    for (let i = 0; i < 20; i++) {
      const size = COUNT[cand[PEERS[cell * 20 + i]!]!]!;
      if (size === 1) single = true;
      else if (size >= 2 && size <= most) helped = true;
    }
    if (!helped || single) continue;
    isBase[cell] = 1;
    bases[count++] = cell;
  }
  return count;
}

function eliminationsOf(grid: SeGrid, cells: readonly number[]): number[] {
  const list: number[] = [];
  cells.forEach((cell, i) => {
    for (let rest = grid.cand[cell]! & ~allowed[i]!; rest; rest &= rest - 1)
      list.push(cell * 9 + LOWEST[rest]!);
  });
  return list.sort((a, b) => a - b);
}

/** The step of these base cells, whose allowed digits stand in `allowed`. */
function record(grid: SeGrid, cells: readonly number[], count: number): Found {
  const eliminations = eliminationsOf(grid, cells);
  if (eliminations.length === 0) return null;
  const pair = cells.length === 2;
  return {
    producer: pair ? 20 : 22,
    technique: pair ? 'aligned-pair-exclusion' : 'aligned-triplet-exclusion',
    tenths: pair ? 62 : 75,
    eliminations,
    cells,
    more: [...excluders.subarray(0, count)],
    digits: digitsOf(eliminations.reduce((set, candidate) => set | (1 << (candidate % 9)), 0)),
  };
}

export function alignedPair(grid: SeGrid): Found {
  const { cand } = grid;
  const count = findBases(grid, 2);
  for (let j = 1; j < count; j++) {
    const second = bases[j]!;
    for (let i = 0; i < j; i++) {
      const first = bases[i]!;
      let found = 0;
      for (let k = 0; k < 20; k++) {
        const cell = PEERS[first * 20 + k]!;
        if (SEES[cell * 81 + second] && COUNT[cand[cell]!] === 2) excluders[found++] = cell;
      }
      if (found < 2) continue;
      allowed.fill(0);
      const apart = !SEES[first * 81 + second];
      for (let a = cand[first]!; a; a &= a - 1) {
        const one = a & -a;
        for (let b = cand[second]!; b; b &= b - 1) {
          const two = b & -b;
          if (one === two && !apart) continue;
          if (emptied(cand, found, one | two)) continue;
          allowed[0]! |= one;
          allowed[1]! |= two;
        }
      }
      if (allowed[0] === cand[first] && allowed[1] === cand[second]) continue;
      return record(grid, [first, second], found);
    }
  }
  return null;
}

/** Whether some excluder would lose all its candidates to these digits. */
function emptied(cand: Uint16Array, count: number, digits: number): boolean {
  for (let k = 0; k < count; k++) if (!(cand[excluders[k]!]! & ~digits)) return true;
  return false;
}

const thirds = new Uint8Array(40);
const tried = new Uint8Array(81);

export function alignedTriplet(grid: SeGrid): Found {
  const { cand } = grid;
  const count = findBases(grid, 3);
  for (let j = 1; j < count; j++) {
    const second = bases[j]!;
    for (let i = 0; i < j; i++) {
      const first = bases[i]!;
      const many = findThirds(cand, first, second);
      for (let t = 0; t < many; t++) {
        const third = thirds[t]!;
        let found = 0;
        for (let k = 0; k < 20; k++) {
          const cell = PEERS[first * 20 + k]!;
          if (!SEES[cell * 81 + second] || !SEES[cell * 81 + third]) continue;
          const size = COUNT[cand[cell]!]!;
          if (size === 2 || size === 3) excluders[found++] = cell;
        }
        if (found < 2) continue;
        allowTriples(cand, first, second, third, found);
        if (allowed[0] === cand[first] && allowed[1] === cand[second] && allowed[2] === cand[third]) continue;
        return record(grid, [first, second, third], found);
      }
    }
  }
  return null;
}

/** The third cells tried with two base cells: small peers of the first, then of the second, that are bases themselves. */
function findThirds(cand: Uint16Array, first: number, second: number): number {
  let many = 0;
  for (let which = 0; which < 2; which++) {
    const from = which ? second : first;
    for (let k = 0; k < 20; k++) {
      const cell = PEERS[from * 20 + k]!;
      const size = COUNT[cand[cell]!]!;
      if (size < 2 || size > 3 || !isBase[cell] || tried[cell] || cell === first || cell === second) continue;
      tried[cell] = 1;
      thirds[many++] = cell;
    }
  }
  for (let t = 0; t < many; t++) tried[thirds[t]!] = 0;
  return many;
}

function allowTriples(cand: Uint16Array, first: number, second: number, third: number, found: number): void {
  allowed.fill(0);
  const apart = !SEES[first * 81 + second];
  const apart1 = !SEES[first * 81 + third];
  const apart2 = !SEES[second * 81 + third];
  for (let a = cand[first]!; a; a &= a - 1) {
    const one = a & -a;
    for (let b = cand[second]!; b; b &= b - 1) {
      const two = b & -b;
      if (one === two && !apart) continue;
      for (let c = cand[third]!; c; c &= c - 1) {
        const three = c & -c;
        if ((one === three && !apart1) || (two === three && !apart2)) continue;
        if (emptied(cand, found, one | two | three)) continue;
        allowed[0]! |= one;
        allowed[1]! |= two;
        allowed[2]! |= three;
      }
    }
  }
}
