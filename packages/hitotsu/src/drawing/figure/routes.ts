/** Ways of links over a board: round the digits and the marked candidates where there is one. */
import { bent, type Curve, lengthOf, overTop, pointOn, samples, straight, trimmed } from './curve.ts';
import { distance, type Point } from './path.ts';

/** Something that links keep off: a disc, or a digit's box. */
export type Obstacle =
  | { readonly kind: 'disc'; readonly at: Point; readonly r: number }
  | { readonly kind: 'digit'; readonly at: Point };

/** Half the width and height of a digit in a cell. */
const DIGIT = [0.2, 0.25] as const;
const BENDS = [0.12, -0.12, 0.24, -0.24, 0.4, -0.4];
const HEIGHTS = [0.32, 0.42, 0.54];
const LEADS = [0.15, 0];
/** How far a link between two candidates of one cell that stand side by side bows out. */
const BOW = 0.27;

function hits(obstacle: Obstacle, [x, y]: Point): boolean {
  const [ox, oy] = obstacle.at;
  if (obstacle.kind === 'disc') return Math.hypot(x - ox, y - oy) < obstacle.r;
  return Math.abs(x - ox) < DIGIT[0] && Math.abs(y - oy) < DIGIT[1];
}

/** The ways that are tried, in order. */
function ways(from: Point, to: Point): Curve[] {
  return [
    straight(from, to),
    ...BENDS.map((by) => bent(from, to, by)),
    ...around(from, to),
    ...around(turned(from), turned(to)).map(turnedCurve),
  ];
}

/** Ways above and below. */
const around = (from: Point, to: Point): Curve[] =>
  HEIGHTS.flatMap((height) =>
    LEADS.flatMap((lead) => ([-1, 1] as const).map((side) => overTop(from, to, side, height, lead))),
  );

const turned = ([x, y]: Point): Point => [y, x];
const turnedCurve = ([a, b, c, d]: Curve): Curve => [turned(a), turned(b), turned(c), turned(d)];

/** A bow between two neighbouring candidates of a cell, towards the cell's middle. */
export function bow(from: Point, to: Point, stop: number): Curve | null {
  const middle: Point = [Math.floor(from[0]) + 0.5, Math.floor(from[1]) + 0.5];
  const sides = [BOW, -BOW].map((by) => bent(from, to, by));
  const [inner] = sides.sort((a, b) => distance(pointOn(a, 0.5), middle) - distance(pointOn(b, 0.5), middle));
  return trimmed(inner as Curve, stop, stop);
}

/**
 * The way of a link between two candidates, without the room around them: the first that meets nothing, else the one
 * that meets least. `least`: how long it must be; if none is, the longest.
 */
export function route(
  from: Point,
  to: Point,
  stop: number,
  least: number,
  size: number,
  obstacles: readonly Obstacle[],
): Curve | null {
  const others = obstacles.filter(
    ({ kind, at }) => kind === 'digit' || (distance(at, from) > 1e-6 && distance(at, to) > 1e-6),
  );
  let best: Curve | null = null;
  let cost = Number.POSITIVE_INFINITY;
  for (const way of ways(from, to)) {
    const shown = trimmed(way, stop, stop);
    if (!shown) continue;
    const points = samples(shown).map(({ point }) => point);
    const outside = points.some(([x, y]) => Math.min(x, y) < 0 || Math.max(x, y) > size) ? 1 : 0;
    const short = lengthOf(shown) < least ? 3 : 0;
    const met = others.filter((each) => points.some((point) => hits(each, point))).length;
    if (met + outside + short < cost) {
      best = shown;
      cost = met + outside + short;
    }
    if (cost === 0) break;
  }
  return best;
}
