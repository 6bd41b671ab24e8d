import type { Random } from '../../base/index.ts';
import type { Shape } from '../../board/index.ts';

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
  const members = start.map((cells) => [...cells]);
  const regionOf = new Int8Array(cellCount);
  for (const [region, cells] of members.entries()) for (const cell of cells) regionOf[cell] = region;
  const neighbours = Array.from({ length: cellCount }, (_, cell) => shape.neighbours(cell));
  const seen = new Int32Array(cellCount);
  const stack = new Int32Array(cellCount);
  let stamp = 0;

  function connected(region: number): boolean {
    stamp++;
    const first = (members[region] as number[])[0] as number;
    seen[first] = stamp;
    stack[0] = first;
    let reached = 1;
    for (let height = 1; height > 0; ) {
      const cell = stack[--height] as number;
      for (const next of neighbours[cell] as number[])
        if (regionOf[next] === region && seen[next] !== stamp) {
          seen[next] = stamp;
          stack[height++] = next;
          reached++;
        }
    }
    return reached === size;
  }

  const touches = (cell: number, region: number, except: number): boolean =>
    (neighbours[cell] as number[]).some((other) => other !== except && regionOf[other] === region);

  function exchange(a: number, placeA: number, b: number, placeB: number): void {
    const regionA = regionOf[a] as number;
    const regionB = regionOf[b] as number;
    (members[regionA] as number[])[placeA] = b;
    (members[regionB] as number[])[placeB] = a;
    regionOf[a] = regionB;
    regionOf[b] = regionA;
  }

  for (let i = 0; i < tries; i++) {
    const a = random.below(cellCount);
    const around = neighbours[a] as number[];
    const regionA = regionOf[a] as number;
    const regionB = regionOf[random.pick(around)] as number;
    if (regionA === regionB) continue;
    const placeA = (members[regionA] as number[]).indexOf(a);
    const placeB = random.below(size);
    const b = (members[regionB] as number[])[placeB] as number;
    if (!touches(a, regionB, b) || !touches(b, regionA, a)) continue;
    exchange(a, placeA, b, placeB);
    if (!connected(regionA) || !connected(regionB)) exchange(b, placeA, a, placeB);
  }
  return [...regionOf];
}

/**
 * Tries after which the length of the borders and the pairs of neighbours still together from the start are within a
 * few per cent of where they settle (measured on 4×4 to 16×16).
 */
export function thoroughTries(shape: Shape): number {
  return 6 * shape.size ** 3;
}
