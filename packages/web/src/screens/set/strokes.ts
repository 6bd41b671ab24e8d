import type { Shape } from 'hitotsu/board';
import type { Gesture } from 'hitotsu/rules';

/** Gestures that draw a way from cell to cell. The others take a place at once. */
export type WayGesture = 'area' | 'line';

const rowStep = (shape: Shape, from: number, to: number) => shape.rowOf(to) - shape.rowOf(from);
const columnStep = (shape: Shape, from: number, to: number) => shape.columnOf(to) - shape.columnOf(from);

/** Whether two cells touch: at an edge, or for lines at a corner too. */
export function touches(gesture: Gesture, shape: Shape, a: number, b: number): boolean {
  const rows = Math.abs(rowStep(shape, a, b));
  const columns = Math.abs(columnStep(shape, a, b));
  return gesture === 'line' ? Math.max(rows, columns) === 1 : rows + columns === 1;
}

/** The cells on the way to a cell that a fast pointer jumped over, the cell itself last. */
function between(gesture: Gesture, shape: Shape, from: number, to: number): number[] {
  const cells: number[] = [];
  let at = from;
  while (at !== to) {
    const rows = Math.sign(rowStep(shape, at, to));
    const columns = Math.sign(columnStep(shape, at, to));
    const straight = gesture !== 'line' && rows !== 0 && columns !== 0;
    const next = shape.cellAt(shape.rowOf(at) + rows, shape.columnOf(at) + (straight ? 0 : columns));
    cells.push(next);
    at = next;
  }
  return cells;
}

/**
 * A way gone on to a cell: longer; shorter, if it goes back over the last cell; the same, where it would cross itself.
 * An area may go on from any of its cells.
 */
export function gone(gesture: WayGesture, shape: Shape, path: readonly number[], to: number): number[] {
  const last = path.at(-1);
  if (last === undefined) return [to];
  if (path.at(-2) === to) return path.slice(0, -1);
  if (path.includes(to)) return [...path];
  if (gesture === 'area' && path.some((cell) => touches('area', shape, cell, to))) return [...path, to];
  const next = [...path];
  for (const cell of between(gesture, shape, last, to)) {
    if (next.includes(cell)) {
      if (gesture === 'line') return next;
      continue;
    }
    next.push(cell);
  }
  return next;
}

/** The cells of the place that a way of the keyboard stands for; null while it is not one yet. */
export function placeOf(gesture: Gesture, shape: Shape, path: readonly number[]): number[] | null {
  const [from, ...rest] = path;
  const to = rest.at(-1);
  if (from === undefined || to === undefined) return null;
  if (gesture === 'edge') return touches('edge', shape, from, to) ? sorted([from, to]) : null;
  if (gesture === 'corner') {
    const rows = rowStep(shape, from, to);
    const columns = columnStep(shape, from, to);
    if (Math.abs(rows) !== 1 || Math.abs(columns) !== 1) return null;
    return sorted([
      from,
      to,
      shape.cellAt(shape.rowOf(from) + rows, shape.columnOf(from)),
      shape.cellAt(shape.rowOf(from), shape.columnOf(from) + columns),
    ]);
  }
  if (gesture === 'lane') return laneFrom(shape, from, rowStep(shape, from, to), columnStep(shape, from, to));
  return [...path];
}

const sorted = (cells: number[]): number[] => cells.sort((a, b) => a - b);

/** The cells from a cell at the board's edge on, in a direction, to the other side; null if it does not begin there. */
function laneFrom(shape: Shape, from: number, rows: number, columns: number): number[] | null {
  if (shape.cellAt(shape.rowOf(from) - rows, shape.columnOf(from) - columns) >= 0) return null;
  const cells: number[] = [];
  for (
    let row = shape.rowOf(from), column = shape.columnOf(from), cell = from;
    cell >= 0;
    row += rows, column += columns, cell = shape.cellAt(row, column)
  )
    cells.push(cell);
  return cells.slice(0, shape.size);
}

/** How near an edge or a corner a press must be, in cells. */
const HIT = 0.35;

/** The place of an edge, corner or lane that a press at a point means (in cells, x to the right); null if none. */
export function placeAt(gesture: Gesture, shape: Shape, x: number, y: number): number[] | null {
  const { size } = shape;
  if (gesture === 'lane') return laneAt(shape, x, y);
  const column = Math.round(x);
  const row = Math.round(y);
  if (gesture === 'corner') {
    const near = Math.hypot(x - column, y - row) <= HIT;
    if (!near || row < 1 || column < 1 || row >= size || column >= size) return null;
    return [
      shape.cellAt(row - 1, column - 1),
      shape.cellAt(row - 1, column),
      shape.cellAt(row, column - 1),
      shape.cellAt(row, column),
    ];
  }
  const besideLine = Math.abs(x - column);
  const aboveLine = Math.abs(y - row);
  if (Math.min(besideLine, aboveLine) > HIT) return null;
  const pair =
    besideLine < aboveLine
      ? [shape.cellAt(Math.floor(y), column - 1), shape.cellAt(Math.floor(y), column)]
      : [shape.cellAt(row - 1, Math.floor(x)), shape.cellAt(row, Math.floor(x))];
  return pair.every((cell) => cell >= 0) ? pair : null;
}

/** The lane of a press beside the board; at a corner the diagonal. */
function laneAt(shape: Shape, x: number, y: number): number[] | null {
  const { size } = shape;
  const into = (at: number): -1 | 0 | 1 => (at < 0 ? 1 : at >= size ? -1 : 0);
  const rows = into(y);
  const columns = into(x);
  if (rows === 0 && columns === 0) return null;
  const inside = (at: number) => Math.min(size - 1, Math.max(0, Math.floor(at)));
  return laneFrom(shape, shape.cellAt(inside(y), inside(x)), rows, columns);
}
