import type { Shape } from '../../board/index.ts';

/** Where the candidates of a cell stand: the middle of each, and the size of the type. */
export interface Places {
  readonly size: number;
  readonly columns: number;
  at(index: number): readonly [x: number, y: number];
}

const ACROSS = 0.2;
const DOWN = [0.24, 0.515, 0.79] as const;
/** In a cell with a label the rows begin below it. */
const DOWN_HEAD = [0.36, 0.6, 0.83] as const;

/** Columns, rows and size of type by the number of digits; boards between take the next larger ones. */
const GRIDS = [
  [4, 2, 2, 0.3],
  [6, 3, 2, 0.27],
  [9, 3, 3, 0.25],
  [12, 4, 3, 0.2],
  [16, 4, 4, 0.17],
  [25, 5, 5, 0.14],
  [36, 6, 6, 0.12],
] as const;

/** Places between the first and the last one, evenly. */
function spread(first: number, last: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + ((last - first) * i) / Math.max(1, count - 1));
}

/** The places of candidates on a board, in a cell with or without a label. */
export function placesFor(shape: Shape, head: boolean): Places {
  const [, columns, rows, size] =
    GRIDS.find(([most]) => shape.digitCount <= most) ?? (GRIDS.at(-1) as (typeof GRIDS)[number]);
  const edge = columns === 2 ? 0.27 : columns > 3 ? 0.15 : ACROSS;
  const xs = spread(edge, 1 - edge, columns);
  const [top, , bottom] = head ? DOWN_HEAD : DOWN;
  const inner = rows === 2 ? 0.06 : rows > 3 ? -0.07 : 0;
  const ys = rows === 3 ? (head ? DOWN_HEAD : DOWN) : spread(top + (head ? 0 : inner), bottom - inner, rows);
  return {
    size,
    columns,
    at: (index) => [xs[index % columns] as number, ys[Math.floor(index / columns)] as number],
  };
}
