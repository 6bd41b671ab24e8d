// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producers 20 and 22: aligned pair and aligned triplet exclusion. */
import type { SeGrid } from './grid.ts';
import { digitsOf } from './places.ts';
import type { Found } from './step.ts';
import { COUNT, LOWEST, PEERS, SEES } from './tables.ts';

/** The peers of each cell as 81 bits in three words of 27. */
const PEER_BITS = new Int32Array(243);
for (let cell = 0; cell < 81; cell++) {
  for (let i = 0; i < 20; i++) {
    const peer = PEERS[cell * 20 + i]!;
    PEER_BITS[cell * 3 + Math.floor(peer / 27)]! |= 1 << (peer % 27);
  }
}

const isBase = new Uint8Array(81);
const bases = new Uint8Array(81);
/** Small cells (2 to degree candidates) that see each cell, in words like `PEER_BITS`. */
const helpers = new Int32Array(243);
/** Candidate sets, then cells, of the excluders of the base cells under test. */
const excluders = new Uint16Array(81);
const allowed = new Uint16Array(3);

/**
 * Cells whose candidates differ from the last position that had no exclusion. A base of unchanged cells which only
 * unchanged small cells see had at least the same excluders there, so it need not be looked at again.
 */
class Changes {
  private readonly last = new Uint16Array(81);
  readonly cell = new Uint8Array(81);
  readonly bits = new Int32Array(3);

  compare(cand: Uint16Array): void {
    this.bits.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      this.cell[cell] = cand[cell] === this.last[cell] ? 0 : 1;
      if (this.cell[cell]) this.bits[Math.floor(cell / 27)]! |= 1 << (cell % 27);
    }
  }

  keep(cand: Uint16Array): void {
    this.last.set(cand);
  }
}

const pairChanges = new Changes();
const tripletChanges = new Changes();

/** Base cells: open cells that at least one cell of 2 to `most` candidates and no naked single sees. */
function findBases(grid: SeGrid, most: number): number {
  const { cand } = grid;
  let count = 0;
  for (let cell = 0; cell < 81; cell++) {
    isBase[cell] = 0;
    helpers.fill(0, cell * 3, cell * 3 + 3);
    if (COUNT[cand[cell]!]! < 2) continue;
    let single = false;
    for (let i = 0; i < 20; i++) {
      const peer = PEERS[cell * 20 + i]!;
      const size = COUNT[cand[peer]!]!;
      if (size === 1) single = true;
      else if (size >= 2 && size <= most) helpers[cell * 3 + Math.floor(peer / 27)]! |= 1 << (peer % 27);
    }
    if (single || !(helpers[cell * 3]! | helpers[cell * 3 + 1]! | helpers[cell * 3 + 2]!)) continue;
    isBase[cell] = 1;
    bases[count++] = cell;
  }
  return count;
}

/** Whether three words hold fewer than two bits. */
function fewerThanTwo(low: number, middle: number, high: number): boolean {
  const some = low || middle || high;
  if ((low && (middle || high)) || (middle && high)) return false;
  return !(some & (some - 1));
}

/** Puts the candidate sets of the cells in three words into `excluders`. */
function list(cand: Uint16Array, low: number, middle: number, high: number): number {
  let found = 0;
  for (let word = 0; word < 3; word++) {
    for (let bits = word === 0 ? low : word === 1 ? middle : high; bits; bits &= bits - 1) {
      excluders[found++] = cand[word * 27 + 31 - Math.clz32(bits & -bits)]!;
    }
  }
  return found;
}

/** The step of these base cells, whose allowed digits stand in `allowed`. */
function record(grid: SeGrid, cells: readonly number[]): Found {
  const eliminations: number[] = [];
  cells.forEach((cell, i) => {
    for (let set = grid.cand[cell]! & ~allowed[i]!; set; set &= set - 1) {
      eliminations.push(cell * 9 + LOWEST[set]!);
    }
  });
  const pair = cells.length === 2;
  const more = [...grid.cand.keys()].filter((cell) => {
    const size = COUNT[grid.cand[cell]!]!;
    return size >= 2 && size <= cells.length && cells.every((base) => SEES[cell * 81 + base]);
  });
  return {
    producer: pair ? 20 : 22,
    technique: pair ? 'aligned-pair-exclusion' : 'aligned-triplet-exclusion',
    tenths: pair ? 62 : 75,
    eliminations: eliminations.sort((a, b) => a - b),
    cells,
    more,
    digits: digitsOf(eliminations.reduce((set, candidate) => set | (1 << (candidate % 9)), 0)),
  };
}

export function alignedPair(grid: SeGrid): Found {
  const { cand } = grid;
  const count = findBases(grid, 2);
  pairChanges.compare(cand);
  const { cell: changed, bits } = pairChanges;
  for (let j = 1; j < count; j++) {
    const second = bases[j]!;
    for (let i = 0; i < j; i++) {
      const first = bases[i]!;
      const low = helpers[first * 3]! & helpers[second * 3]!;
      const middle = helpers[first * 3 + 1]! & helpers[second * 3 + 1]!;
      const high = helpers[first * 3 + 2]! & helpers[second * 3 + 2]!;
      if (fewerThanTwo(low, middle, high)) continue;
      const seen = (low & bits[0]!) | (middle & bits[1]!) | (high & bits[2]!);
      if (!seen && !changed[first] && !changed[second]) continue;
      const found = list(cand, low, middle, high);
      allowed.fill(0);
      const apart = !SEES[first * 81 + second];
      for (let a = cand[first]!; a; a &= a - 1) {
        const one = a & -a;
        let free = apart ? cand[second]! : cand[second]! & ~one;
        for (let k = 0; k < found; k++) if (excluders[k]! & one) free &= ~excluders[k]! | one;
        // An excluder of the digits {one, two} forbids two; one itself stays, as two equal digits empty no cell of two.
        if (free) allowed[0]! |= one;
        allowed[1]! |= free;
      }
      if (allowed[0] === cand[first] && allowed[1] === cand[second]) continue;
      return record(grid, [first, second]);
    }
  }
  pairChanges.keep(cand);
  return null;
}

const thirds = new Uint8Array(40);
const tried = new Uint8Array(81);

export function alignedTriplet(grid: SeGrid): Found {
  const { cand } = grid;
  const count = findBases(grid, 3);
  tripletChanges.compare(cand);
  const { cell: changed, bits } = tripletChanges;
  for (let j = 1; j < count; j++) {
    const second = bases[j]!;
    for (let i = 0; i < j; i++) {
      const first = bases[i]!;
      const low = helpers[first * 3]! & helpers[second * 3]!;
      const middle = helpers[first * 3 + 1]! & helpers[second * 3 + 1]!;
      const high = helpers[first * 3 + 2]! & helpers[second * 3 + 2]!;
      if (fewerThanTwo(low, middle, high)) continue;
      const dirty = changed[first]! | changed[second]!;
      if (!dirty && !touched(first, second, bits)) continue;
      const many = findThirds(cand, first, second);
      for (let t = 0; t < many; t++) {
        const third = thirds[t]!;
        const a = low & PEER_BITS[third * 3]!;
        const b = middle & PEER_BITS[third * 3 + 1]!;
        const c = high & PEER_BITS[third * 3 + 2]!;
        if (fewerThanTwo(a, b, c)) continue;
        if (!dirty && !changed[third] && !((a & bits[0]!) | (b & bits[1]!) | (c & bits[2]!))) continue;
        if (allowTriples(cand, first, second, third, list(cand, a, b, c))) continue;
        return record(grid, [first, second, third]);
      }
    }
  }
  tripletChanges.keep(cand);
  return null;
}

/** Whether a small cell that sees one of two base cells has changed. */
function touched(first: number, second: number, bits: Int32Array): boolean {
  for (let word = 0; word < 3; word++) {
    if ((helpers[first * 3 + word]! | helpers[second * 3 + word]!) & bits[word]!) return true;
  }
  return false;
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

/** Collects the digits of allowed combinations; true as soon as all digits are among them. */
function allowTriples(
  cand: Uint16Array,
  first: number,
  second: number,
  third: number,
  found: number,
): boolean {
  const set1 = cand[first]!;
  const set2 = cand[second]!;
  const set3 = cand[third]!;
  const apart = !SEES[first * 81 + second];
  const see1 = SEES[first * 81 + third];
  const see2 = SEES[second * 81 + third];
  let allowed1 = 0;
  let allowed2 = 0;
  let allowed3 = 0;
  for (let a = set1; a; a &= a - 1) {
    const one = a & -a;
    for (let b = set2; b; b &= b - 1) {
      const two = b & -b;
      if (one === two && !apart) continue;
      const pair = one | two;
      let free = set3;
      if (see1) free &= ~one;
      if (see2) free &= ~two;
      for (let k = 0; k < found && free; k++) {
        const rest = excluders[k]! & ~pair;
        if (!rest) free = 0;
        else if (!(rest & (rest - 1))) free &= ~rest;
      }
      if (!free) continue;
      allowed1 |= one;
      allowed2 |= two;
      allowed3 |= free;
      if (allowed1 === set1 && allowed2 === set2 && allowed3 === set3) return true;
    }
  }
  allowed[0] = allowed1;
  allowed[1] = allowed2;
  allowed[2] = allowed3;
  return false;
}
