import { findLocked } from './derive/locked.ts';
import type { Sums } from './derive/sums.ts';
import { IMAGE_WORDS, Image, Kind, MAX_CELLS, MAX_PENDING } from './kernel/memory.ts';
import { type Linear, type Parts, sees } from './parts.ts';
import type { RelationTables } from './relations.ts';

/** Work space of the compiler: the image while it grows, and each constraint's cells for the watch lists. */
let out = new Int32Array(1 << 15);
let length = 0;
let watched = new Int32Array(1 << 13);
let watchedLength = 0;
let recordAt = new Int32Array(1 << 10);
let watchedEnd = new Int32Array(1 << 10);
let constraints = 0;

function grown(array: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(size, 2 * array.length));
  larger.set(array);
  return larger;
}

function reserve(words: number): void {
  if (length + words > out.length) out = grown(out, length + words);
}

function begin(kind: number, words: number): void {
  reserve(words + 2);
  if (constraints >= recordAt.length) {
    recordAt = grown(recordAt, 0);
    watchedEnd = grown(watchedEnd, 0);
  }
  recordAt[constraints] = length;
  out[length++] = kind;
}

function watch(cell: number): void {
  if (watchedLength === watched.length) watched = grown(watched, 0);
  watched[watchedLength++] = cell;
}

function end(): void {
  watchedEnd[constraints++] = watchedLength;
}

/** A record that is a head and the list of its cells. */
function plain(kind: number, head: readonly number[], cells: ArrayLike<number>): void {
  begin(kind, head.length + cells.length);
  for (let i = 0; i < head.length; i++) out[length++] = head[i] as number;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number;
    out[length++] = cell;
    watch(cell);
  }
  end();
}

/** Fills up the pending word, so that the next class starts a new one. Returns that word. */
function align(): number {
  while ((constraints & 31) !== 0) {
    if (constraints >= recordAt.length) {
      recordAt = grown(recordAt, 0);
      watchedEnd = grown(watchedEnd, 0);
    }
    recordAt[constraints] = 0;
    end();
  }
  return constraints >> 5;
}

/** The cells of one sign, clique after clique: greedily, each clique takes every later cell that sees all its cells. */
function writeCliques(parts: Parts, cells: readonly number[], negative: number): void {
  const left = [...cells];
  while (left.length > 0) {
    const clique: number[] = [];
    for (let i = 0; i < left.length; ) {
      const cell = left[i] as number;
      if (clique.every((other) => sees(parts, cell, other))) {
        clique.push(cell);
        left.splice(i, 1);
      } else i++;
    }
    clique.forEach((cell, i) => {
      out[length++] = cell * 4 + negative * 2 + (i === clique.length - 1 ? 1 : 0);
      watch(cell);
    });
  }
}

function writeLinear(parts: Parts, { positive, negative, sum }: Linear): void {
  begin(Kind.linear, positive.length + negative.length + 2);
  out[length++] = positive.length + negative.length;
  out[length++] = sum + negative.length * (parts.digitCount + 1);
  writeCliques(parts, positive, 0);
  writeCliques(parts, negative, 1);
  end();
}

/** The place of a table in the image; a table that comes again is written once. */
function placeOf(table: Int32Array, places: Map<Int32Array, number>): number {
  let place = places.get(table);
  if (place === undefined) {
    reserve(table.length);
    place = length;
    out.set(table, length);
    length += table.length;
    places.set(table, place);
  }
  return place;
}

function writeRelation(a: number, b: number, tables: RelationTables, places: Map<Int32Array, number>): void {
  const forward = placeOf(tables.forward, places);
  const backward = placeOf(tables.backward, places);
  plain(Kind.relation, [], [a, b]);
  reserve(3);
  out[length++] = forward;
  out[length++] = backward;
  out[length++] = tables.blocks;
}

/**
 * Writes the image of a problem (see `Image` in kernel/memory.ts): the constraints numbered by class, cheap and strong
 * ones first, since the pending constraint with the lowest number runs first.
 */
export function compileImage(parts: Parts, derived: Sums | null): Int32Array {
  const { cellCount, cellWords, digitCount, units, seen } = parts;
  length = Image.lists;
  watchedLength = 0;
  constraints = 0;
  if (out.length < length + seen.length) out = grown(out, length + seen.length + (1 << 14));
  out.fill(0, 0, Image.lists);

  out[Image.seen] = length;
  out.set(seen, length);
  length += seen.length;

  for (let u = 0; u < units.length; u++) {
    const cells = units[u] as readonly number[];
    plain(Kind.unit, [cells.length], cells);
  }
  for (const cells of parts.chains) plain(Kind.chain, [cells.length], cells);
  const places = new Map<Int32Array, number>();
  for (const { a, b, tables } of parts.relations) writeRelation(a, b, tables, places);
  const cages = derived ? [...parts.cages, ...derived.cages] : parts.cages;
  const sorted = cages.length > 1 ? [...cages].sort((a, b) => a.cells.length - b.cells.length) : cages;
  for (const { cells, sum } of sorted) plain(Kind.cage, [cells.length, sum], cells);
  for (const sum of parts.linears) writeLinear(parts, sum);
  if (derived) for (const sum of derived.linears) writeLinear(parts, sum);
  for (const { a, b } of parts.sameSets) plain(Kind.sameSet, [a.length], [...a, ...b]);
  out[Image.lockedFrom] = align();
  findLocked(parts, (counts, cells) => plain(Kind.locked, counts, cells));
  out[Image.lockedTo] = align();
  parts.customs.forEach(({ cells }, index) => {
    plain(Kind.custom, [index], cells);
  });

  const words = (constraints + 31) >> 5;
  if (words > MAX_PENDING) throw new RangeError(`at most ${MAX_PENDING * 32} constraints`);
  reserve(constraints);
  out[Image.constraintAt] = length;
  for (let c = 0; c < constraints; c++) out[length++] = recordAt[c] as number;
  writePeers(parts);
  writeWatches(parts);

  out[Image.cells] = cellCount;
  out[Image.digits] = digitCount;
  out[Image.all] = 2 ** digitCount - 1;
  out[Image.cellWords] = cellWords;
  out[Image.constraintWords] = words;
  out[Image.constraintCount] = constraints;
  out[Image.unitCount] = units.length;
  out[Image.twoPlaces] = parts.cages.length < 10 ? 1 : 0;
  out[Image.length] = length;
  out.set(parts.start, Image.base);
  out.set(parts.weights, Image.weight);
  if (length > IMAGE_WORDS) throw new RangeError('too many constraints');
  return out.slice(0, length);
}

/** The peers of each cell as lists. */
function writePeers(parts: Parts): void {
  const { cellCount, cellWords, seen } = parts;
  for (let cell = 0; cell < cellCount; cell++) {
    reserve(cellCount);
    out[Image.peerAt + cell] = length;
    for (let word = 0; word < cellWords; word++)
      for (let bits = seen[cell * cellWords + word] as number; bits !== 0; bits &= bits - 1)
        out[length++] = (word << 5) + 31 - Math.clz32(bits & -bits);
  }
  out[Image.peerAt + cellCount] = length;
}

const lastWord = new Int32Array(MAX_CELLS);
const fillAt = new Int32Array(MAX_CELLS);

/** The watches of each cell: pairs of pending word and bits. Counted first, then filled; numbers rise, so do the words. */
function writeWatches(parts: Parts): void {
  const { cellCount } = parts;
  lastWord.fill(-1, 0, cellCount);
  fillAt.fill(0, 0, cellCount);
  for (let c = 0, i = 0; c < constraints; c++)
    for (const to = watchedEnd[c] as number; i < to; i++) {
      const cell = watched[i] as number;
      if (lastWord[cell] === c >> 5) continue;
      lastWord[cell] = c >> 5;
      fillAt[cell] = (fillAt[cell] as number) + 2;
    }
  for (let cell = 0; cell < cellCount; cell++) {
    const size = fillAt[cell] as number;
    out[Image.watchAt + cell] = length;
    fillAt[cell] = length - 2;
    length += size;
  }
  out[Image.watchAt + cellCount] = length;
  if (length > out.length) out = grown(out, length);
  lastWord.fill(-1, 0, cellCount);
  for (let c = 0, i = 0; c < constraints; c++)
    for (const to = watchedEnd[c] as number; i < to; i++) {
      const cell = watched[i] as number;
      const bit = 1 << (c & 31);
      if (lastWord[cell] === c >> 5) {
        const at = (fillAt[cell] as number) + 1;
        out[at] = (out[at] as number) | bit;
      } else {
        lastWord[cell] = c >> 5;
        const at = (fillAt[cell] as number) + 2;
        fillAt[cell] = at;
        out[at] = c >> 5;
        out[at + 1] = bit;
      }
    }
}
