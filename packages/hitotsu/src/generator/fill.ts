import type { Meter, Random, Task } from '../base/index.ts';
import { Board, type Shape } from '../board/index.ts';
import { drawClassic, isClassic } from '../classic/index.ts';
import { Search } from '../engine/index.ts';
import { type Grid, seek } from '../solver/index.ts';
import type { Ground } from './ground.ts';

/** A random full grid; `none` if it is proved that there is none, null if the nodes ran out first. */
export function* fill(
  ground: Ground,
  random: Random,
  meter: Meter,
  nodes: number,
): Task<Grid | 'none' | null> {
  const { problem, shape } = ground;
  if (isClassic(problem))
    return drawClassic(random.next(), random.next(), 0).map((digit) => shape.minDigit - 1 + digit);
  const search = Search.over(problem);
  try {
    search.begin(null, { random });
    const sought = yield* seek(search, meter, nodes);
    if (sought === 'spent') return null;
    return sought === 'ended' ? 'none' : moved(search.grid.slice(), ground, random);
  } finally {
    search.release();
  }
}

/**
 * A random image of the grid under those symmetries of a plain board that its rules happen to have: digits renamed,
 * rows and columns moved inside their bands, bands moved, board mirrored. Whether a rule list has a symmetry is not
 * known here: an image that breaks a rule is simply not taken.
 */
function moved(grid: Grid, ground: Ground, random: Random): Grid {
  const { shape } = ground;
  let current = grid;
  for (const image of [
    (from: Grid) => renamed(from, shape, random),
    (from: Grid) =>
      rearranged(from, shape, lines(shape, shape.box?.rows, random), lines(shape, undefined, null)),
    (from: Grid) =>
      rearranged(from, shape, lines(shape, undefined, null), lines(shape, shape.box?.columns, random)),
    (from: Grid) => (random.below(2) ? from.map((_, cell) => mirror(from, shape, cell)) : from),
  ]) {
    const next = image(current);
    if (ground.isValid(new Board(shape, next))) current = next;
  }
  return current;
}

function mirror(grid: Grid, shape: Shape, cell: number): number {
  return grid[shape.cellAt(shape.columnOf(cell), shape.rowOf(cell))] as number;
}

function renamed(grid: Grid, shape: Shape, random: Random): Grid {
  const names = random.shuffle(Array.from({ length: shape.digitCount }, (_, i) => shape.minDigit + i));
  return grid.map((digit) => names[digit - shape.minDigit] as number);
}

/** An order of the lines that keeps bands of `thick` lines together; the plain order without a random source. */
function lines(shape: Shape, thick: number | undefined, random: Random | null): number[] {
  const order = Array.from({ length: shape.size }, (_, i) => i);
  if (!random || !thick) return order;
  const bands: number[][] = [];
  for (let i = 0; i < shape.size; i += thick) bands.push(random.shuffle(order.slice(i, i + thick)));
  return random.shuffle(bands).flat();
}

function rearranged(grid: Grid, shape: Shape, rows: readonly number[], columns: readonly number[]): Grid {
  return grid.map(
    (_, cell) =>
      grid[
        shape.cellAt(rows[shape.rowOf(cell)] as number, columns[shape.columnOf(cell)] as number)
      ] as number,
  );
}
