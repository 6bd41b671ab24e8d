import type { Shape } from '../../board/index.ts';

/** A point in cell units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A number as path data and attributes have it: at most four decimals, no `-0`. */
export function num(value: number): string {
  const rounded = Math.round(value * 1e4) / 1e4;
  return String(rounded === 0 ? 0 : rounded);
}

export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Straight lines through points. */
export function polyline(points: readonly Point[], closed = false): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`).join('') + (closed ? 'Z' : '');
}

/** The middle of a cell. */
export function centreOf(shape: Shape, cell: number): Point {
  return [shape.columnOf(cell) + 0.5, shape.rowOf(cell) + 0.5];
}

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The point `by` further on from `from` in the direction of `towards`. */
export function moved(from: Point, towards: Point, by: number): Point {
  const length = distance(from, towards);
  if (length === 0) return from;
  return [from[0] + ((towards[0] - from[0]) / length) * by, from[1] + ((towards[1] - from[1]) / length) * by];
}

/** A circle as path data, in four curves. */
export function circlePath([x, y]: Point, r: number): string {
  const k = r * 0.5523;
  return (
    `M${at([x + r, y])}C${at([x + r, y + k])} ${at([x + k, y + r])} ${at([x, y + r])}` +
    `C${at([x - k, y + r])} ${at([x - r, y + k])} ${at([x - r, y])}` +
    `C${at([x - r, y - k])} ${at([x - k, y - r])} ${at([x, y - r])}` +
    `C${at([x + k, y - r])} ${at([x + r, y - k])} ${at([x + r, y])}Z`
  );
}

/** A rectangle with rounded corners as path data. */
export function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  const k = r * 0.4477;
  const [right, bottom] = [x + width, y + height];
  return (
    `M${at([x + r, y])}H${num(right - r)}C${at([right - k, y])} ${at([right, y + k])} ${at([right, y + r])}` +
    `V${num(bottom - r)}C${at([right, bottom - k])} ${at([right - k, bottom])} ${at([right - r, bottom])}` +
    `H${num(x + r)}C${at([x + k, bottom])} ${at([x, bottom - k])} ${at([x, bottom - r])}` +
    `V${num(y + r)}C${at([x, y + k])} ${at([x + k, y])} ${at([x + r, y])}Z`
  );
}

/** Right, down, left, up, as steps of row and column; turning right is one further. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/**
 * The outlines of a set of cells as closed loops of corners, `inset` inside the cells' edges (outside with a negative
 * one). Cells that only touch at a corner have outlines of their own; holes have loops too.
 */
export function outlines(shape: Shape, cells: readonly number[], inset: number): Point[][] {
  const inside = new Set(cells);
  const has = (row: number, column: number) => inside.has(shape.cellAt(row, column));
  /** Sides walked along, clockwise: side 0 is the upper one, walked to the right. */
  const walked = new Set<number>();
  const loops: Point[][] = [];
  for (const start of [...inside].sort((a, b) => a - b))
    for (let side = 0; side < 4; side++) {
      const [dr, dc] = STEPS[(side + 3) % 4] as readonly [number, number];
      if (has(shape.rowOf(start) + dr, shape.columnOf(start) + dc) || walked.has(start * 4 + side)) continue;
      loops.push(walk(shape, has, walked, start, side, inset));
    }
  return loops;
}

function walk(
  shape: Shape,
  has: (row: number, column: number) => boolean,
  walked: Set<number>,
  start: number,
  startSide: number,
  inset: number,
): Point[] {
  const loop: Point[] = [];
  let row = shape.rowOf(start);
  let column = shape.columnOf(start);
  let side = startSide;
  do {
    walked.add(shape.cellAt(row, column) * 4 + side);
    const [fr, fc] = STEPS[side] as readonly [number, number];
    const [or, oc] = STEPS[(side + 3) % 4] as readonly [number, number];
    // The corner at which this side ends, and the way on from it.
    const y = row + (fr + or + 1) / 2;
    const x = column + (fc + oc + 1) / 2;
    if (!has(row + fr, column + fc)) {
      loop.push([x - inset * (oc + fc), y - inset * (or + fr)]);
      side = (side + 1) % 4;
    } else if (has(row + fr + or, column + fc + oc)) {
      loop.push([x - inset * (oc - fc), y - inset * (or - fr)]);
      row += fr + or;
      column += fc + oc;
      side = (side + 3) % 4;
    } else {
      row += fr;
      column += fc;
    }
  } while (shape.cellAt(row, column) !== start || side !== startSide);
  return loop;
}

/** The outlines of cells as path data. */
export function outlinePath(shape: Shape, cells: readonly number[], inset: number): string {
  return outlines(shape, cells, inset)
    .map((loop) => polyline(loop, true))
    .join('');
}

/** A box that lines leave free. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The pieces of a level or upright line that no box covers, as stretches between 0 and 1. */
function freeStretches(from: Point, to: Point, boxes: readonly Box[]): [number, number][] {
  let free: [number, number][] = [[0, 1]];
  for (const box of boxes) {
    const level = from[1] === to[1];
    const across = level ? from[1] : from[0];
    const [low, high] = level ? [box.top, box.bottom] : [box.left, box.right];
    if (across <= low || across >= high) continue;
    const [near, far] = level ? [box.left, box.right] : [box.top, box.bottom];
    const begin = level ? from[0] : from[1];
    const length = (level ? to[0] : to[1]) - begin;
    const [a, b] = [(near - begin) / length, (far - begin) / length].sort((p, q) => p - q) as [
      number,
      number,
    ];
    free = free.flatMap(([s, e]): [number, number][] =>
      b <= s || a >= e
        ? [[s, e]]
        : [
            [s, Math.max(s, a)],
            [Math.min(e, b), e],
          ],
    );
  }
  return free.filter(([s, e]) => (e - s) * distance(from, to) > 1e-6);
}

/**
 * A dashed outline of straight level and upright sides that leaves `boxes` free. The dashes of each side are spread so
 * that it begins and ends with one: every corner is closed.
 */
export function dashedLoop(
  loop: readonly Point[],
  dash: number,
  gap: number,
  boxes: readonly Box[] = [],
): string {
  const strokes: Point[][] = [];
  loop.forEach((from, i) => {
    const to = loop[(i + 1) % loop.length] as Point;
    const whole = distance(from, to);
    for (const [s, e] of freeStretches(from, to, boxes)) {
      const begin = s * whole;
      const length = (e - s) * whole;
      const count = Math.max(1, Math.round((length + gap) / (dash + gap)));
      const drawn = count === 1 ? length : dash;
      const step = count === 1 ? 0 : (length - dash) / (count - 1);
      for (let n = 0; n < count; n++) {
        const a = moved(from, to, begin + n * step);
        strokes.push([a, moved(from, to, begin + n * step + drawn)]);
      }
    }
  });
  return joined(strokes);
}

/** Strokes as path data; one that begins where the last one ended goes on from it. */
function joined(strokes: readonly (readonly Point[])[]): string {
  const first = strokes[0];
  const last = strokes.at(-1);
  const same = (a: Point | undefined, b: Point | undefined) =>
    a !== undefined && b !== undefined && distance(a, b) < 1e-6;
  // The corner where the loop closes is joined by beginning with the last stroke.
  const closing = first && last && strokes.length > 1 && same(first[0], last[1]);
  const ordered = closing ? [last, ...strokes.slice(0, -1)] : strokes;
  let d = '';
  let end: Point | undefined;
  for (const [a, b] of ordered as readonly (readonly [Point, Point])[]) {
    if (!same(a, end)) d += `M${at(a)}`;
    d += Math.abs(a[1] - b[1]) < 1e-9 ? `H${num(b[0])}` : `V${num(b[1])}`;
    end = b;
  }
  return d;
}
