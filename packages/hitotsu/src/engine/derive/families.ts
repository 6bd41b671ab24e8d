import type { Parts } from '../parts.ts';

/** Number of cells in a word of a cell set. */
export function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The units sorted into families of disjoint ones (rows, columns, boxes …), and how the families lie on each other. */
export interface Families {
  /** The numbers of the units of each family, in the order posted. */
  readonly members: readonly (readonly number[])[];
  /** For each family and cell the place of the cell's unit in the family, or -1. */
  readonly placeOf: readonly (readonly number[])[];
  /**
   * For families j < i, at i * (number of families) + j: how many cells unit a of family j shares with unit b of family i, at
   * a * (units of family i) + b.
   */
  readonly shared: readonly (readonly number[])[];
}

/** Sorts greedily: each unit into the first family that it does not meet. (Plain arrays: they are small and many.) */
export function familiesOf(parts: Parts): Families {
  const { units, cellCount } = parts;
  const members: number[][] = [];
  const placeOf: number[][] = [];
  for (let u = 0; u < units.length; u++) {
    const cells = units[u] as readonly number[];
    let f = 0;
    for (; f < members.length; f++) {
      const places = placeOf[f] as number[];
      let i = 0;
      while (i < cells.length && (places[cells[i] as number] as number) < 0) i++;
      if (i === cells.length) break;
    }
    if (f === members.length) {
      members.push([]);
      placeOf.push(new Array<number>(cellCount).fill(-1));
    }
    const family = members[f] as number[];
    const places = placeOf[f] as number[];
    for (let i = 0; i < cells.length; i++) places[cells[i] as number] = family.length;
    family.push(u);
  }
  const count = members.length;
  const shared: number[][] = [];
  for (let i = 1; i < count; i++)
    for (let j = 0; j < i; j++) {
      const inFirst = placeOf[j] as number[];
      const inSecond = placeOf[i] as number[];
      const width = (members[i] as number[]).length;
      const table = new Array<number>((members[j] as number[]).length * width).fill(0);
      for (let cell = 0; cell < cellCount; cell++) {
        const a = inFirst[cell] as number;
        const b = inSecond[cell] as number;
        if (a >= 0 && b >= 0) table[a * width + b] = (table[a * width + b] as number) + 1;
      }
      shared[i * count + j] = table;
    }
  return { members, placeOf, shared };
}

/** Those of the families that cover every cell. */
export function covering({ members }: Families, { cellCount, digitCount }: Parts): readonly number[][] {
  return members.filter((units) => units.length * digitCount === cellCount).map((units) => [...units]);
}
