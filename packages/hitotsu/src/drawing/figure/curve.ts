import { distance, type Point } from './path.ts';

/** A cubic curve: two ends and what pulls at each. */
export type Curve = readonly [from: Point, pullFrom: Point, pullTo: Point, to: Point];

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const ab = between(a, b, t);
  const bc = between(b, c, t);
  const cd = between(c, d, t);
  return between(between(ab, bc, t), between(bc, cd, t), t);
}

/** The part of a curve up to a parameter. */
function upTo([a, b, c, d]: Curve, t: number): Curve {
  const ab = between(a, b, t);
  const bc = between(b, c, t);
  const cd = between(c, d, t);
  const abc = between(ab, bc, t);
  const bcd = between(bc, cd, t);
  return [a, ab, abc, between(abc, bcd, t)];
}

const reversed = ([a, b, c, d]: Curve): Curve => [d, c, b, a];

/** The part of a curve between two parameters. */
export function part(curve: Curve, from: number, to: number): Curve {
  const first = upTo(curve, to);
  return reversed(upTo(reversed(first), 1 - (to === 0 ? 0 : from / to)));
}

const STEPS = 64;

/** Points along a curve, with their parameters. */
export function samples(curve: Curve): { t: number; point: Point }[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => ({ t: i / STEPS, point: pointOn(curve, i / STEPS) }));
}

/** Where between two parameters, of which only the second is as far from a point as asked, that begins to be so. */
function edge(curve: Curve, from: Point, away: number, near: number, far: number): number {
  let [low, high] = [near, far];
  for (let i = 0; i < 20; i++) {
    const t = (low + high) / 2;
    if (distance(pointOn(curve, t), from) >= away) high = t;
    else low = t;
  }
  return high;
}

/** The curve without what lies within `start` of its first end or `end` of its last; null if nothing is left. */
export function trimmed(curve: Curve, start: number, end: number): Curve | null {
  const all = samples(curve);
  const first = all.find(({ point }) => distance(point, curve[0]) >= start);
  const last = all.findLast(({ point }) => distance(point, curve[3]) >= end);
  if (!first || !last || last.t <= first.t) return null;
  const from = first.t === 0 ? 0 : edge(curve, curve[0], start, first.t - 1 / STEPS, first.t);
  const to = last.t === 1 ? 1 : edge(curve, curve[3], end, last.t + 1 / STEPS, last.t);
  return part(curve, from, to);
}

export function lengthOf(curve: Curve): number {
  const all = samples(curve);
  let length = 0;
  for (let i = 1; i < all.length; i++)
    length += distance((all[i - 1] as { point: Point }).point, (all[i] as { point: Point }).point);
  return length;
}

export const straight = (from: Point, to: Point): Curve => [
  from,
  between(from, to, 1 / 3),
  between(from, to, 2 / 3),
  to,
];

/** A curve that leaves the straight line by `by` at its middle, to the left of its direction if positive. */
export function bent(from: Point, to: Point, by: number): Curve {
  const length = distance(from, to) || 1;
  const dx = ((to[1] - from[1]) / length) * by * (4 / 3);
  const dy = (-(to[0] - from[0]) / length) * by * (4 / 3);
  const aside = ([x, y]: Point): Point => [x + dx, y + dy];
  return [from, aside(between(from, to, 1 / 3)), aside(between(from, to, 2 / 3)), to];
}

/**
 * A curve that runs above (`side` -1) or below its ends by `height` and enters its end from there. `lead`: how far along
 * it has gone before it leaves its start's height, as a share of the way across.
 */
export function overTop(from: Point, to: Point, side: -1 | 1, height: number, lead: number): Curve {
  const level = side < 0 ? Math.min(from[1], to[1]) : Math.max(from[1], to[1]);
  const y = level + (side * height * 4) / 3;
  return [from, [from[0] + (to[0] - from[0]) * lead, y], [to[0], y], to];
}
