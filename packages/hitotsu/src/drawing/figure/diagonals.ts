import type { Shape } from '../../board/index.ts';
import { LAYER, type Primitive } from './figure.ts';
import { at, centreOf, type Point, polyline } from './path.ts';
import type { Placed } from './placed.ts';

/** What of the line stays in a cell with something written in it, from each corner. */
const END = 0.26;
const WIDTH = 0.024;

export function isDiagonal({ drawn }: Placed<'line'>): boolean {
  return drawn.style === 'diagonal';
}

/**
 * Thin lines that give way: in a cell that `filled` says holds a digit or marks in its middle, only the ends at the
 * corners are drawn, and none under the label of a cell of `heads`.
 */
export function diagonalPrimitives(
  shape: Shape,
  lines: readonly Placed<'line'>[],
  heads: ReadonlySet<number>,
  filled: (cell: number) => boolean,
): Primitive[] {
  return lines.map(({ drawn: { cells }, rule }) => ({
    kind: 'path',
    role: 'diagonal',
    layer: LAYER.diagonal,
    rule,
    cells,
    d: isStraight(shape, cells)
      ? pieces(shape, cells, heads, filled)
      : polyline(cells.map((cell) => centreOf(shape, cell))),
    stroke: 'shape-2',
    strokeWidth: WIDTH,
  }));
}

function slope(shape: Shape, from: number, to: number): number {
  return (shape.rowOf(to) - shape.rowOf(from)) * (shape.columnOf(to) - shape.columnOf(from));
}

/** Whether each cell touches the last one at a corner, and all lie on one line. */
function isStraight(shape: Shape, cells: readonly number[]): boolean {
  const [first, second] = cells;
  if (first === undefined || second === undefined) return false;
  const direction = slope(shape, first, second);
  return (
    Math.abs(direction) === 1 &&
    cells.every(
      (cell, i) =>
        i === 0 ||
        (slope(shape, cells[i - 1] as number, cell) === direction &&
          Math.abs(shape.rowOf(cell) - shape.rowOf(cells[i - 1] as number)) === 1),
    )
  );
}

function pieces(
  shape: Shape,
  cells: readonly number[],
  heads: ReadonlySet<number>,
  filled: (cell: number) => boolean,
): string {
  const falling = slope(shape, cells[0] as number, cells[1] as number) === 1;
  let d = '';
  let end: Point = [Number.NaN, Number.NaN];
  const piece = (from: Point, to: Point) => {
    const goesOn = Math.hypot(from[0] - end[0], from[1] - end[1]) < 1e-6;
    d += `${goesOn ? '' : `M${at(from)}`}L${at(to)}`;
    end = to;
  };
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const x = shape.columnOf(cell);
    const y = shape.rowOf(cell);
    const point = (t: number): Point => [x + (falling ? t : 1 - t), y + t];
    const start = heads.has(cell) && falling ? END : 0;
    if (!filled(cell)) piece(point(start), point(1));
    else {
      if (start === 0) piece(point(0), point(END));
      piece(point(1 - END), point(1));
    }
  }
  return d;
}
