import { writeConfined } from './derive/confined.ts';
import type { Layout } from './derive/layout.ts';
import type { Sums } from './derive/sums.ts';
import { IMAGE_WORDS, Image, image, Kind, MAX_PENDING } from './kernel/memory.ts';
import { type Cage, type Linear, type Parts, sees } from './parts.ts';
import { ImageWriter } from './writer.ts';

const writer = new ImageWriter();

/** The cells of one sign, clique after clique: greedily, each clique takes every later cell that sees all its cells. */
function writeCliques(parts: Parts, cells: readonly number[], negative: number): void {
  let left = cells;
  while (left.length > 0) {
    const clique: number[] = [];
    const others: number[] = [];
    for (const cell of left) {
      let i = 0;
      while (i < clique.length && sees(parts, cell, clique[i] as number)) i++;
      if (i === clique.length) clique.push(cell);
      else others.push(cell);
    }
    for (let i = 0; i < clique.length; i++) {
      const cell = clique[i] as number;
      writer.put(cell * 4 + negative * 2 + (i === clique.length - 1 ? 1 : 0));
      writer.watch(cell);
    }
    left = others;
  }
}

function writeLinear(parts: Parts, { positive, negative, sum }: Linear): void {
  writer.begin(Kind.linear);
  writer.put(positive.length + negative.length);
  writer.put(sum + negative.length * (parts.digitCount + 1));
  writeCliques(parts, positive, 0);
  writeCliques(parts, negative, 1);
}

/** Cages by their number of cells. */
function sortedCages(cages: readonly Cage[]): readonly Cage[] {
  return cages.length > 1 ? [...cages].sort((a, b) => a.cells.length - b.cells.length) : cages;
}

function writeCages(cages: readonly Cage[], from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const { cells, sum } = cages[i] as Cage;
    writer.begin(Kind.cage);
    writer.put(cells.length);
    writer.put(sum);
    writer.cells(cells);
  }
}

/** Puts a table into the image, once; answers its place. */
type PlaceOf = (table: Int32Array) => number;

function tablePlaces(): PlaceOf {
  const places = new Map<Int32Array, number>();
  return (table) => {
    const place = places.get(table) ?? writer.table(table);
    places.set(table, place);
    return place;
  };
}

function writeRelations(parts: Parts, placeOf: PlaceOf): void {
  for (const { a, b, tables } of parts.relations) {
    const forward = placeOf(tables.forward);
    const backward = placeOf(tables.backward);
    writer.begin(Kind.relation);
    writer.cells([a, b]);
    writer.put(forward);
    writer.put(backward);
    writer.put(tables.blocks);
  }
}

/**
 * Writes the image of a problem (see `Image` in kernel/memory.ts) into the kernel's memory: the constraints numbered by
 * class, cheap and strong ones first, since the pending constraint with the lowest number runs first.
 */
export function writeImage(parts: Parts, layout: Layout, derived: Sums | null): void {
  const { cellCount, units, seen } = parts;
  writer.start(cellCount);
  image[Image.seen] = writer.table(seen);
  const cages = sortedCages(derived ? [...parts.cages, ...derived.cages] : parts.cages);
  const small = cages.findIndex(({ cells }) => cells.length > SMALL);
  const early = small < 0 ? cages.length : small;
  writeCages(cages, 0, early);
  for (const cells of parts.chains) {
    writer.begin(Kind.chain);
    writer.put(cells.length);
    writer.cells(cells);
  }
  image[Image.unitFrom] = writer.constraints;
  for (let u = 0; u < units.length; u++) {
    const cells = units[u] as readonly number[];
    writer.begin(Kind.unit);
    writer.put(cells.length);
    writer.cells(cells);
  }
  const placeOf = tablePlaces();
  writeRelations(parts, placeOf);
  writeCages(cages, early, cages.length);
  for (const sum of parts.linears) writeLinear(parts, sum);
  if (derived) for (const sum of derived.linears) writeLinear(parts, sum);
  for (const { a, b } of parts.sameSets) {
    writer.begin(Kind.sameSet);
    writer.put(a.length);
    writer.cells(a);
    writer.cells(b);
  }
  writer.align();
  layout.writeCrossings(parts, writer);
  image[Image.confinedFrom] = writer.align();
  writeConfined(parts, writer, placeOf);
  image[Image.confinedTo] = writer.align();
  parts.customs.forEach(({ cells }, index) => {
    writer.begin(Kind.custom);
    writer.put(index);
    writer.cells(cells);
  });
  const words = (writer.constraints + 31) >> 5;
  if (words > MAX_PENDING) throw new RangeError(`at most ${MAX_PENDING * 32} constraints`);
  writer.finish();
  writer.watches();

  image[Image.cells] = cellCount;
  image[Image.digits] = parts.digitCount;
  image[Image.all] = 2 ** parts.digitCount - 1;
  image[Image.cellWords] = parts.cellWords;
  image[Image.constraintWords] = words;
  image[Image.constraintCount] = writer.constraints;
  image[Image.unitCount] = units.length;
  image[Image.twoPlaces] = parts.cages.length < MANY_CAGES ? 1 : 0;
  image[Image.length] = writer.length;
  const hasSums = parts.cages.length + parts.linears.length > 0;
  image[Image.halveAfter] = hasSums ? HALVE_AFTER : HALVE_AFTER_PLAIN;
  image[Image.lastBlame] = hasSums ? 1 : 2;
  image.set(parts.start, Image.base);
  image.set(parts.weights, Image.weight);
  if (writer.length > IMAGE_WORDS) throw new RangeError('too many constraints');
}

/** Cages of so few cells run before the units: what they find is worth looking for first. */
const SMALL = 3;

/** With this many cages, branching on two places of a digit costs more than it gains. */
const MANY_CAGES = 20;

/** Conflicts count for long where there are sums; where there are none, the search does better to follow the latest. */
const HALVE_AFTER = 4096;
const HALVE_AFTER_PLAIN = 128;
