import { type Curve, lengthOf, pointOn, trimmed } from './curve.ts';
import { LAYER, type Primitive } from './figure.ts';
import { at, distance, type Point, polyline } from './path.ts';
import { bow, type Obstacle, route, type Tracks } from './routes.ts';

/** A line between two candidates. */
export interface LinkLine {
  readonly kind: 'weak' | 'strong' | 'sees';
  readonly from: Point;
  readonly to: Point;
  readonly cells: readonly number[];
}

/** How far a link stops from a candidate's middle, its head, its dashes. */
export interface LinkSizes {
  readonly stop: number;
  readonly head: number;
}

const WIDTH = 0.034;
const HALO = 0.09;
const DASHES: Readonly<Record<LinkLine['kind'], readonly number[] | null>> = {
  weak: [0.11, 0.07],
  strong: null,
  sees: [0.034, 0.05],
};

const curvePath = ([a, b, c, d]: Curve): string => `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;

/** A link with its halo and head, on a way that avoids the obstacles and the links before it, to which it is added. */
export function linkPrimitives(
  line: LinkLine,
  size: number,
  { stop, head: longest }: LinkSizes,
  obstacles: readonly Obstacle[],
  tracks?: Tracks,
): Primitive[] {
  const { kind, from, to, cells } = line;
  const headed = kind !== 'sees';
  const close = cells.length === 1 && distance(from, to) < 2 * stop + longest;
  const way = close
    ? bow(from, to, stop - 0.015)
    : route(from, to, stop, headed ? longest + 0.06 : 0.1, size, obstacles, tracks);
  if (!way) return [];
  tracks?.add(way);
  const head = headed ? Math.min(longest, lengthOf(way) * (close ? 0.4 : 0.6)) : 0;
  const shaft = head > 0 ? trimmed(way, 0, head * 0.8) : way;
  const common = { layer: LAYER.link, cells } as const;
  const stroke = headed ? 'ink' : 'shu';
  const dash = DASHES[kind];
  const d = shaft ? curvePath(shaft) : '';
  return [
    {
      kind: 'path',
      role: 'link-halo',
      ...common,
      d: curvePath(way),
      stroke: 'paper',
      strokeOpacity: 0.85,
      strokeWidth: HALO,
    },
    ...(d === ''
      ? []
      : [
          {
            kind: 'path',
            role: `link-${kind}`,
            ...common,
            d,
            stroke,
            strokeWidth: WIDTH,
            ...(dash ? { dash } : {}),
          } as const,
        ]),
    ...(head > 0
      ? [{ kind: 'path', role: 'link-head', ...common, d: arrowHead(way, head), fill: stroke } as const]
      : []),
  ];
}

/** A solid head at the end of a curve. */
function arrowHead(way: Curve, length: number): string {
  const tip = way[3];
  const base = trimmed(way, 0, length);
  const [bx, by] = base ? base[3] : pointOn(way, 0);
  const run = Math.hypot(tip[0] - bx, tip[1] - by) || 1;
  const [ux, uy] = [(tip[0] - bx) / run, (tip[1] - by) / run];
  const half = length * 0.42;
  const foot: Point = [tip[0] - ux * length, tip[1] - uy * length];
  return polyline(
    [tip, [foot[0] - uy * half, foot[1] + ux * half], [foot[0] + uy * half, foot[1] - ux * half]],
    true,
  );
}
