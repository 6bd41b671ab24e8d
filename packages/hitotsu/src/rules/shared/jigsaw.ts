import type { Random } from '../../base/index.ts';
import type { Shape } from '../../board/index.ts';
import { neighboursOf } from './adjacent.ts';

/**
 * Cuts the board into connected regions of one size at random: a walk that starts from the plain boxes (rows where the
 * size has none) and lets two neighbouring regions exchange a border cell each, as long as both stay connected. Long
 * walks forget where they began; layouts are not equally likely, and snake-like ones are common.
 *
 * @param tries how many exchanges to try; most are refused
 * @returns region number of each cell
 */
export function randomRegions(shape: Shape, tries: number, random: Random): number[] {
  const { size, cellCount } = shape;
  const start = shape.box ? shape.boxes : shape.rows;
  /** The cells of each region one after the other, and where in there each cell stands. */
  const members = Int16Array.from(start.flat());
  const placeOf = new Int16Array(cellCount);
  for (let place = 0; place < cellCount; place++) placeOf[members[place] as number] = place;
  /** One more cell, in no region, stands for what is off the board. */
  const regionOf = new Int8Array(cellCount + 1).fill(-1);
  for (const [region, cells] of start.entries()) for (const cell of cells) regionOf[cell] = region;
  const neighbours = new Int16Array(4 * cellCount).fill(cellCount);
  for (const [cell, around] of neighboursOf(shape).entries()) neighbours.set(around, 4 * cell);
  const seen = new Int32Array(cellCount);
  const stack = new Int16Array(cellCount);
  let stamp = 0;

  function connected(region: number): boolean {
    stamp++;
    const first = members[region * size] as number;
    seen[first] = stamp;
    stack[0] = first;
    let reached = 1;
    for (let height = 1; height > 0; ) {
      const cell = stack[--height] as number;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const next = neighbours[i] as number;
        if (regionOf[next] !== region || seen[next] === stamp) continue;
        seen[next] = stamp;
        stack[height++] = next;
        reached++;
      }
    }
    return reached === size;
  }

  /** How many neighbours of a cell are in a region, one cell not counted. */
  function touches(cell: number, region: number, except: number): number {
    let count = 0;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const next = neighbours[i] as number;
      if (regionOf[next] === region && next !== except) count++;
    }
    return count;
  }

  function exchange(a: number, b: number): void {
    const region = regionOf[a] as number;
    regionOf[a] = regionOf[b] as number;
    regionOf[b] = region;
    const place = placeOf[a] as number;
    placeOf[a] = placeOf[b] as number;
    placeOf[b] = place;
    members[place] = b;
    members[placeOf[a] as number] = a;
  }

  /** Below a small number; the odds are even to 2^-25, and there is no division. */
  const below = (count: number): number => Math.floor((random.next() / 0x1_0000_0000) * count);

  for (let i = 0; i < tries; i++) {
    const a = below(cellCount);
    const other = neighbours[4 * a + below(4)] as number;
    const regionA = regionOf[a] as number;
    const regionB = regionOf[other] as number;
    if (regionB < 0 || regionA === regionB) continue;
    const b = members[regionB * size + below(size)] as number;
    if (touches(b, regionA, a) === 0 || touches(a, regionB, b) === 0) continue;
    // A cell with one neighbour in its region is an end of it, and leaves no hole.
    const endA = touches(a, regionA, a) === 1;
    const endB = touches(b, regionB, b) === 1;
    exchange(a, b);
    if ((endA || connected(regionA)) && (endB || connected(regionB))) continue;
    exchange(a, b);
  }
  return [...regionOf.subarray(0, cellCount)];
}

/**
 * Tries after which the length of the borders and the pairs of neighbours still together from the start are within a
 * few per cent of where they settle (measured on 4×4 to 16×16).
 */
export function thoroughTries(shape: Shape): number {
  return 6 * shape.size ** 3;
}
