import { Kind } from '../kernel/memory.ts';
import type { Parts } from '../parts.ts';
import type { ImageWriter } from '../writer.ts';
import { bitCount } from './families.ts';

/**
 * Pairs by relation seen from a unit: where a cell x stands in one relation to two or more cells S of a unit, a digit that the
 * unit can only have in S (or in x) forbids x every other digit that does not go with it. Writes, for each such cell, table
 * and unit: x, whether x is in the unit, the table S -> x, its blocks, and the cells of the unit that are neither.
 */
export function writeConfined(
  parts: Parts,
  writer: ImageWriter,
  placeOf: (table: Int32Array) => number,
): void {
  const { relations, units, unitBits, cellWords, cellCount } = parts;
  if (relations.length === 0) return;
  const related = new Map<Int32Array, Int32Array>();
  const blocks = new Map<Int32Array, number>();
  for (const { a, b, tables } of relations) {
    mark(related, tables.forward, b, a, parts);
    mark(related, tables.backward, a, b, parts);
    blocks.set(tables.forward, tables.blocks);
    blocks.set(tables.backward, tables.blocks);
  }
  for (const [table, bits] of related)
    for (let x = 0; x < cellCount; x++) {
      let bound = 0;
      for (let w = 0; w < cellWords; w++) bound += bitCount(bits[x * cellWords + w] as number);
      if (bound < 2) continue;
      for (let u = 0; u < units.length; u++) {
        let shared = 0;
        for (let w = 0; w < cellWords; w++) {
          const both = (bits[x * cellWords + w] as number) & (unitBits[u * cellWords + w] as number);
          if (both !== 0) shared += bitCount(both);
        }
        if (shared < 2) continue;
        const isMember = ((unitBits[u * cellWords + (x >> 5)] as number) >>> (x & 31)) & 1;
        const cells = units[u] as readonly number[];
        const rest = cells.filter(
          (cell) => cell !== x && (((bits[x * cellWords + (cell >> 5)] as number) >>> (cell & 31)) & 1) === 0,
        );
        const place = placeOf(table);
        writer.begin(Kind.confined);
        writer.put(rest.length);
        writer.put(x);
        writer.put(isMember);
        writer.put(place);
        writer.put(blocks.get(table) as number);
        writer.cells(rest);
      }
    }
}

/** Notes that `cell` is bound to `other` by the table other -> cell. */
function mark(
  related: Map<Int32Array, Int32Array>,
  table: Int32Array,
  cell: number,
  other: number,
  { cellCount, cellWords }: Parts,
): void {
  let bits = related.get(table);
  if (!bits) {
    bits = new Int32Array(cellCount * cellWords);
    related.set(table, bits);
  }
  const at = cell * cellWords + (other >> 5);
  bits[at] = (bits[at] as number) | (1 << (other & 31));
}
