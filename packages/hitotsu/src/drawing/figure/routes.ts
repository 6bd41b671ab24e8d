/** Ways of links over a board: round the digits and the marked candidates where there is one. */
import { bent, type Curve, lengthOf, overTop, pointOn, samples, straight, trimmed } from './curve.ts';
import { distance, type Point } from './path.ts';

/** Something that links keep off: a disc, or a digit's box. */
export type Obstacle =
  | { readonly kind: 'disc'; readonly at: Point; readonly r: number }
  | { readonly kind: 'digit'; readonly at: Point };

/** Half the width and height of a digit in a cell. */
const DIGIT = [0.2, 0.25] as const;
/** No obstacle reaches further from its middle. */
const WIDEST = 0.3;
const BENDS = [0.12, -0.12, 0.24, -0.24, 0.4, -0.4];
const HEIGHTS = [0.32, 0.42, 0.54];
const LEADS = [0.15, 0];
/** How far a link between two candidates of one cell that stand side by side bows out. */
const BOW = 0.27;

/** Two links closer than this cannot be told apart. */
const APART = 0.075;
/** What it costs to run a cell's side along another link; a digit or a disc in the way costs 1. */
const ALONG = 1.5;
const MOST_ALONG = 3;
/** A way as good as this is taken: it may cross one link. */
const GOOD = 0.3;
/** Side of the squares in which places are taken, and how many of them two links keep apart. */
const SIDE = 0.025;
const REACH = Math.round(APART / SIDE);

/** The places that drawn links take, in small squares: what is near one is found at once. */
export class Tracks {
  private readonly taken = new Set<number>();

  private static key(column: number, row: number): number {
    return row * 4096 + column;
  }

  add(way: Curve): void {
    const steps = Math.max(1, Math.ceil(lengthOf(way) / SIDE));
    for (let i = 0; i <= steps; i++) {
      const [x, y] = pointOn(way, i / steps);
      const [column, row] = [Math.round(x / SIDE), Math.round(y / SIDE)];
      for (let dy = -REACH; dy <= REACH; dy++)
        for (let dx = -REACH; dx <= REACH; dx++)
          if (dx * dx + dy * dy <= REACH * REACH) this.taken.add(Tracks.key(column + dx, row + dy));
    }
  }

  /** How far a way runs beside links. */
  along(points: readonly Point[]): number {
    if (this.taken.size === 0) return 0;
    let length = 0;
    for (let i = 1; i < points.length; i++) {
      const [x, y] = points[i] as Point;
      if (this.taken.has(Tracks.key(Math.round(x / SIDE), Math.round(y / SIDE))))
        length += distance(points[i - 1] as Point, [x, y]);
    }
    return length;
  }
}

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
 * that meets least. `least`: how long it must be; if none is, the longest. `tracks`: links it should not run along.
 */
export function route(
  from: Point,
  to: Point,
  stop: number,
  least: number,
  size: number,
  obstacles: readonly Obstacle[],
  tracks?: Tracks,
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
    const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
    const near = others.filter(
      ({ at: [x, y] }) => x > left - WIDEST && x < right + WIDEST && y > top - WIDEST && y < bottom + WIDEST,
    );
    const met = near.filter((each) => points.some((point) => hits(each, point))).length;
    const before = met + outside + short;
    if (before >= cost) continue;
    const total = before + Math.min(MOST_ALONG, ALONG * (tracks?.along(points) ?? 0));
    if (total < cost) {
      best = shown;
      cost = total;
    }
    if (cost < GOOD) break;
  }
  return best;
}
