import { LAYER, type Primitive } from './figure.ts';
import type { Sign } from './line-looks.ts';
import { at, circlePath, moved, type Point, polyline } from './path.ts';

/** What a sign needs of a line. */
interface SignedLine {
  readonly cells: readonly number[];
  readonly points: readonly Point[];
  readonly rule: number;
  readonly width: number;
  readonly look: { readonly sign?: Sign };
}

const angleOf = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0]);

/** Two strokes back from a tip. `angle`: the direction in which it points. */
export function openHead(tip: Point, angle: number, length: number): string {
  const back = (turn: number): Point => [
    tip[0] - length * Math.cos(angle + turn),
    tip[1] - length * Math.sin(angle + turn),
  ];
  return `M${at(back(0.72))}L${at(tip)}L${at(back(-0.72))}`;
}

/** A stroke across a line at a point. */
function tick(point: Point, angle: number, length: number): string {
  const dx = (-Math.sin(angle) * length) / 2;
  const dy = (Math.cos(angle) * length) / 2;
  return `M${at([point[0] - dx, point[1] - dy])}L${at([point[0] + dx, point[1] + dy])}`;
}

/** Both ends with the direction out of the line. */
function outward({ points }: SignedLine): [Point, number][] {
  const [first, second] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !second || !last || !before) return [];
  return [
    [first, angleOf(second, first)],
    [last, angleOf(before, last)],
  ];
}

const along = ([x, y]: Point, angle: number, by: number): Point => [
  x + Math.cos(angle) * by,
  y + Math.sin(angle) * by,
];

/** The direction in which a line runs at one of its points. */
function directionAt({ points }: SignedLine, i: number): number {
  const from = points[Math.max(0, i - 1)] as Point;
  const to = points[Math.min(points.length - 1, i + 1)] as Point;
  return angleOf(from, to);
}

/** Dots along the line at every third cell. */
function dots(line: SignedLine, count: number): string {
  return line.points
    .flatMap((point, i) => {
      if (i % 3 !== 0) return [];
      const angle = directionAt(line, i);
      return Array.from({ length: count }, (_, n) =>
        circlePath(along(point, angle, (n - (count - 1) / 2) * 0.09), 0.026),
      );
    })
    .join('');
}

/** Each sign as path data, and whether it is filled or drawn in strokes. */
const SIGNS: Readonly<
  Record<
    Sign,
    {
      readonly filled: boolean;
      readonly draw: (line: SignedLine, isBorder: (from: number, to: number) => boolean) => string;
    }
  >
> = {
  chevrons: {
    filled: false,
    draw: (line) =>
      outward(line)
        .map(([point, angle]) => openHead(along(point, angle, 0.3), angle, 0.12))
        .join(''),
  },
  squares: {
    filled: false,
    draw: (line) =>
      outward(line)
        .map(([[x, y]]) =>
          polyline(
            [
              [x - 0.06, y - 0.06],
              [x + 0.06, y - 0.06],
              [x + 0.06, y + 0.06],
              [x - 0.06, y + 0.06],
            ],
            true,
          ),
        )
        .join(''),
  },
  ticks: {
    filled: false,
    draw: (line, isBorder) =>
      line.points
        .map((point, i) => {
          const before = line.points[i - 1];
          if (!before || !isBorder(line.cells[i - 1] as number, line.cells[i] as number)) return '';
          const middle = moved(before, point, Math.hypot(point[0] - before[0], point[1] - before[1]) / 2);
          return tick(middle, angleOf(before, point), line.width + 0.14);
        })
        .join(''),
  },
  cross: {
    filled: false,
    draw: (line) => {
      const half = (line.points.length - 1) / 2;
      const a = line.points[Math.floor(half)];
      const b = line.points[Math.ceil(half)];
      if (!a || !b) return '';
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      return tick(middle, directionAt(line, Math.round(half)), line.width + 0.16);
    },
  },
  'three-dots': { filled: true, draw: (line) => dots(line, 3) },
  'two-dots': { filled: true, draw: (line) => dots(line, 2) },
  rings: { filled: false, draw: (line) => line.points.map((point) => circlePath(point, 0.07)).join('') },
};

/** The second sign of a line, where it has one. */
export function signPrimitives(
  line: SignedLine,
  isBorder: (from: number, to: number) => boolean,
): Primitive[] {
  const sign = line.look.sign && SIGNS[line.look.sign];
  const d = sign?.draw(line, isBorder) ?? '';
  if (!sign || d === '') return [];
  const common = {
    kind: 'path',
    role: `sign-${line.look.sign}`,
    layer: LAYER.line,
    rule: line.rule,
    cells: line.cells,
    d,
  } as const;
  return [
    sign.filled ? { ...common, fill: 'line-cell' } : { ...common, stroke: 'line-cell', strokeWidth: 0.03 },
  ];
}
