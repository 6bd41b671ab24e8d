import type { Figure, Primitive, TextPrimitive } from '../figure/index.ts';
import type { Palette } from '../palette.ts';
import { channels } from './colour-science.ts';

type Point = readonly [x: number, y: number];

/** Corners of the closed loops of a path; curves are taken by their ends. */
function loopsOf(d: string): Point[][] {
  const loops: Point[][] = [];
  let at: Point = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const values = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (command === 'Z') continue;
    if (command === 'H') at = [values[0] as number, at[1]];
    else if (command === 'V') at = [at[0], values[0] as number];
    else at = values.slice(-2) as unknown as Point;
    if (command === 'M') loops.push([]);
    loops.at(-1)?.push(at);
  }
  return loops;
}

function isInside([x, y]: Point, loops: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const loop of loops)
    loop.forEach(([x1, y1], i) => {
      const [x2, y2] = loop[(i + 1) % loop.length] as Point;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
  return inside;
}

/** Distance of a point from a stretch. */
function away([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const t =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1));
}

/** Edges, arrows and signs on lines: dark and thin, wider only below the surface that they are the edge of. */
const THIN: readonly unknown[] = ['shape-2', 'line-cell'];

/** Whether a surface covers a point; thin strokes are no surfaces. */
function covers(each: Primitive, point: Point): 'fill' | 'stroke' | null {
  if (each.kind === 'text' || THIN.includes(each.fill ?? each.stroke)) return null;
  if (each.kind === 'circle') {
    return each.fill && Math.hypot(point[0] - each.x, point[1] - each.y) < each.r ? 'fill' : null;
  }
  if (each.kind === 'rect') {
    const [x, y] = [point[0] - each.x, point[1] - each.y];
    return each.fill && x > 0 && y > 0 && x < each.width && y < each.height ? 'fill' : null;
  }
  const loops = loopsOf(each.d);
  if (each.fill) return isInside(point, loops) ? 'fill' : null;
  const reach = (each.strokeWidth ?? 0) / 2;
  if (reach < 0.03 || each.dash) return null;
  const near = loops.some((loop) =>
    loop.some((from, i) => i > 0 && away(point, loop[i - 1] as Point, from) < reach),
  );
  return near ? 'stroke' : null;
}

const hex = (parts: readonly number[]): string =>
  `#${parts
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function mixed(over: string, under: string, opacity: number): string {
  const below = channels(under);
  return hex(channels(over).map((value, i) => value * opacity + (below[i] as number) * (1 - opacity)));
}

/** The middle of each character's body, roughly: the middle of each run. */
function pointsOf(text: TextPrimitive): Point[] {
  return text.runs.map(({ x, y, text: run }) => {
    const half = (run.length * text.size * 0.56) / 2;
    const shift = text.anchor === 'start' ? half : text.anchor === 'end' ? -half : 0;
    return [x + shift, y - text.size * 0.35];
  });
}

export interface Grounded {
  readonly text: TextPrimitive;
  readonly point: Point;
  /** The colour behind it, and the surfaces that make it. */
  readonly ground: string;
  readonly surfaces: readonly string[];
}

/** What every text of a figure stands on. */
export function groundsOf({ primitives }: Figure, palette: Palette): Grounded[] {
  return primitives.flatMap((text, order) => {
    if (text.kind !== 'text') return [];
    return pointsOf(text).map((point) => {
      let ground: string = palette.page;
      const surfaces: string[] = [];
      for (const below of primitives.slice(0, order)) {
        const how = covers(below, point);
        if (!how || below.kind === 'text') continue;
        const token = (how === 'fill' ? below.fill : below.stroke) ?? 'paper';
        const opacity = (how === 'fill' ? below.fillOpacity : below.strokeOpacity) ?? 1;
        ground = mixed(palette[token], ground, opacity);
        if (opacity === 1) surfaces.length = 0;
        surfaces.push(token);
      }
      return { text, point, ground, surfaces };
    });
  });
}
