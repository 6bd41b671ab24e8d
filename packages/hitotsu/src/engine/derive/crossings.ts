import { Kind } from '../kernel/memory.ts';
import type { Parts } from '../parts.ts';
import type { ImageWriter } from '../writer.ts';
import type { Families } from './families.ts';

/**
 * Units that share two cells or more: what one can only have there, the rest of the other cannot. Of two families of units,
 * those that hang together by crossing one another (three rows and three boxes) make one constraint. Writes what `crossing` in
 * `kernel/sets.ts` reads.
 */
export function writeCrossings(parts: Parts, writer: ImageWriter, families: Families): void {
  const count = families.members.length;
  for (let i = 1; i < count; i++) for (let j = 0; j < i; j++) writePair(parts, writer, families, j, i);
}

/** The families `one` and `two`, whose units are called a and b. */
function writePair(parts: Parts, writer: ImageWriter, families: Families, one: number, two: number): void {
  const { members, placeOf } = families;
  const first = members[one] as readonly number[];
  const second = members[two] as readonly number[];
  const crossed = crossedCells(parts, families, one, two);
  const groups = crossed && groupsOf(crossed, first.length, second.length);
  if (!crossed || !groups) return;
  const { ofA, ofB } = groups;
  const inFirst = placeOf[one] as readonly number[];
  const inSecond = placeOf[two] as readonly number[];
  const width = second.length;
  const placeOfB: number[] = [];
  for (let group = 0; group < ofA.length; group++) {
    let unitsOfA = 0;
    let unitsOfB = 0;
    for (let a = group; a < ofA.length; a++) if (ofA[a] === group) unitsOfA++;
    for (let b = 0; b < width; b++) if (ofB[b] === group) placeOfB[b] = unitsOfB++;
    if (unitsOfB === 0) continue;
    writer.begin(Kind.crossing);
    writer.put(unitsOfA);
    writer.put(unitsOfB);
    for (let a = group; a < ofA.length; a++) {
      if (ofA[a] !== group) continue;
      const cells = parts.units[first[a] as number] as readonly number[];
      writeFirst(writer, cells, inSecond, crossed, a * width, width, placeOfB);
    }
    for (let b = 0; b < width; b++) {
      if (ofB[b] !== group) continue;
      const rest: number[] = [];
      const cells = parts.units[second[b] as number] as readonly number[];
      for (let i = 0; i < cells.length; i++) {
        const a = inFirst[cells[i] as number] as number;
        if (a < 0 || crossed[a * width + b] === 0) rest.push(cells[i] as number);
      }
      writer.put(rest.length);
      writer.cells(rest);
    }
  }
}

/** The cells that a and b share, at a * (units of the second family) + b; 0 where they do not count. Null: all 0. */
function crossedCells(
  { digitCount }: Parts,
  { members, shared }: Families,
  one: number,
  two: number,
): readonly number[] | null {
  const table = shared[two * members.length + one] as readonly number[];
  const crossed: number[] = [];
  let any = 0;
  for (let k = 0; k < table.length; k++) {
    const count = table[k] as number;
    // All digits: the same cells are a unit twice.
    const counted = count > 1 && count < digitCount ? count : 0;
    any |= counted;
    crossed.push(counted);
  }
  return any === 0 ? null : crossed;
}

/** For each unit the least a that it hangs together with; -1 = none. */
function groupsOf(
  crossed: readonly number[],
  n: number,
  m: number,
): { readonly ofA: number[]; readonly ofB: number[] } {
  const ofA: number[] = [];
  const ofB = new Array<number>(m).fill(-1);
  for (let a = 0; a < n; a++) {
    ofA.push(a);
    for (let b = 0; b < m; b++) {
      if (crossed[a * m + b] === 0) continue;
      const mine = ofA[a] as number;
      const other = ofB[b] as number;
      if (other < 0) ofB[b] = mine;
      else if (other !== mine) {
        const low = Math.min(other, mine);
        const high = Math.max(other, mine);
        for (let k = 0; k <= a; k++) if (ofA[k] === high) ofA[k] = low;
        for (let k = 0; k < m; k++) if (ofB[k] === high) ofB[k] = low;
      }
    }
  }
  return { ofA, ofB };
}

/** One a: its segments are counted from `row` on in `crossed`. */
function writeFirst(
  writer: ImageWriter,
  cells: readonly number[],
  inSecond: readonly number[],
  crossed: readonly number[],
  row: number,
  width: number,
  placeOfB: readonly number[],
): void {
  let segments = 0;
  let rest = cells.length;
  for (let b = 0; b < width; b++) {
    const count = crossed[row + b] as number;
    if (count === 0) continue;
    segments++;
    rest -= count;
  }
  writer.put(segments);
  writer.put(rest);
  if (rest > 0)
    for (let i = 0; i < cells.length; i++) {
      const b = inSecond[cells[i] as number] as number;
      if (b < 0 || crossed[row + b] === 0) writer.cell(cells[i] as number);
    }
  for (let b = 0; b < width; b++) {
    const count = crossed[row + b] as number;
    if (count === 0) continue;
    writer.put(placeOfB[b] as number);
    writer.put(count);
    for (let i = 0, left = count; left > 0; i++)
      if (inSecond[cells[i] as number] === b) {
        writer.cell(cells[i] as number);
        left--;
      }
  }
}
