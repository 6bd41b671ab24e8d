import { EMPTY, type Shape } from 'hitotsu/board';
import type { Position } from './position.ts';
import type { Selection } from './session.ts';

export type Way = 'up' | 'down' | 'left' | 'right';

const STEP: Readonly<Record<Way, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The cell one step on; over the edge it goes on at the other side. */
export function stepFrom(shape: Shape, cell: number, way: Way): number {
  const [rows, columns] = STEP[way];
  const { size } = shape;
  return shape.cellAt(
    (shape.rowOf(cell) + rows + size) % size,
    (shape.columnOf(cell) + columns + size) % size,
  );
}

/** The next cell without a digit that way, the line round if need be; one step on where there is none. */
export function nextEmpty(shape: Shape, digits: ArrayLike<number>, cell: number, way: Way): number {
  for (let at = stepFrom(shape, cell, way); at !== cell; at = stepFrom(shape, at, way))
    if (digits[at] === EMPTY) return at;
  return stepFrom(shape, cell, way);
}

/** The selection with a cell more, or less if it was there. The cell is where the keyboard goes on. */
export function withCell({ cells }: Selection, cell: number, add: boolean): Selection {
  const rest = cells.filter((each) => each !== cell);
  return { cells: add ? [...rest, cell] : rest, focus: cell };
}

/** All cells of the rectangle between two. */
export function rectangle(shape: Shape, from: number, to: number): number[] {
  const between = (a: number, b: number) => {
    const [low, high] = a < b ? [a, b] : [b, a];
    return Array.from({ length: high - low + 1 }, (_, i) => low + i);
  };
  return between(shape.rowOf(from), shape.rowOf(to)).flatMap((row) =>
    between(shape.columnOf(from), shape.columnOf(to)).map((column) => shape.cellAt(row, column)),
  );
}

/** All cells equal to one: the same digit, else the same marks, else the same colours. An empty cell is alone. */
export function equalCells(
  { cellCount }: Shape,
  digits: ArrayLike<number>,
  position: Position | undefined,
  cell: number,
): number[] {
  const all = Array.from({ length: cellCount }, (_, each) => each);
  if (digits[cell] !== EMPTY) return all.filter((each) => digits[each] === digits[cell]);
  if (!position) return [cell];
  const { corner, centre, colours } = position;
  if (corner[cell] || centre[cell])
    return all.filter(
      (each) => digits[each] === EMPTY && corner[each] === corner[cell] && centre[each] === centre[cell],
    );
  return colours[cell] ? all.filter((each) => colours[each] === colours[cell]) : [cell];
}

/** All cells that are not selected. */
export function inverted({ cellCount }: Shape, { cells, focus }: Selection): Selection {
  const selected = new Set(cells);
  const rest = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => !selected.has(cell));
  return { cells: rest, focus };
}
