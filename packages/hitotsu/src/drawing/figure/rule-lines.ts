import type { Shape } from '../../board/index.ts';
import type { LineEnd } from '../../rules/scene.ts';
import { LAYER, type Look, type Paint, type Primitive } from './figure.ts';
import {
  ARROW_CIRCLE,
  ARROW_HEAD,
  ARROW_ON,
  BULB,
  DIAMOND,
  EDGE,
  LINE_CIRCLE,
  LINE_LOOKS,
  type LineLook,
  NARROWED,
} from './line-looks.ts';
import { openHead, signPrimitives } from './line-signs.ts';
import { centreOf, moved, type Point, polyline } from './path.ts';
import type { Placed } from './placed.ts';
import { CAP, WEIGHT } from './sizes.ts';

/** A line ready to be drawn. */
export interface RuleLine {
  readonly cells: readonly number[];
  readonly points: readonly Point[];
  readonly rule: number;
  readonly role: string;
  readonly look: LineLook;
  readonly width: number;
  readonly start: LineEnd | undefined;
  readonly end: LineEnd | undefined;
  readonly label: string | undefined;
}

/** Lines with surfaces, in layers of their own order. `pills`: cells of rounded outlines that lines begin at. */
export function linePrimitives(
  shape: Shape,
  placed: readonly Placed<'line'>[],
  pills: ReadonlySet<number>,
  isBorder: (from: number, to: number) => boolean,
  look: Look,
): Primitive[] {
  return bundles(linesOf(shape, placed)).flatMap((bundle) => [
    ...bundle.flatMap((line) => underneath(line, look)),
    ...bundle.flatMap((line) => surface(line, look)),
    ...bundle.flatMap((line) => ends(line, pills)),
    ...bundle.flatMap((line) =>
      look.signs === undefined || look.signs === 'none' ? [] : signPrimitives(line, isBorder),
    ),
    ...bundle.flatMap(total),
  ]);
}

/** In drawing order, each narrower where an earlier one has a cell of it. */
function linesOf(shape: Shape, placed: readonly Placed<'line'>[]): RuleLine[] {
  const seen = new Map<number, string>();
  return placed
    .flatMap(({ drawn, rule }) =>
      drawn.style === 'diagonal' ? [] : [{ drawn, rule, look: LINE_LOOKS[drawn.style] }],
    )
    .sort((a, b) => a.look.order - b.look.order)
    .map(({ drawn, rule, look }) => {
      const { cells, style, start, end, label } = drawn;
      const group = start === undefined ? `${rule}` : `${style}:${cells[0]}`;
      const meets = cells.some((cell) => (seen.get(cell) ?? group) !== group);
      for (const cell of cells) if (!seen.has(cell)) seen.set(cell, group);
      return {
        cells,
        points: cells.map((cell) => centreOf(shape, cell)),
        rule,
        role: style,
        look,
        width: look.width * (meets && look.edged ? NARROWED : 1),
        start,
        end,
        label,
      };
    });
}

/** Lines of one look that begin with a figure in one cell belong together: branches of one bulb, arrows of one circle. */
function bundles(lines: readonly RuleLine[]): RuleLine[][] {
  const found = new Map<string, RuleLine[]>();
  lines.forEach((line, i) => {
    const key = line.start === undefined ? `${i}` : `${line.role}:${line.cells[0]}`;
    const bundle = found.get(key);
    if (bundle) bundle.push(line);
    else found.set(key, [line]);
  });
  return [...found.values()];
}

const common = ({ cells, rule }: RuleLine) => ({ layer: LAYER.line, rule, cells }) as const;

function stroke(line: RuleLine, role: string, paint: Paint): Primitive {
  return { kind: 'path', role, ...common(line), d: polyline(line.points), round: true, ...paint };
}

function bulb(line: RuleLine, role: string, grown: number, paint: Paint): Primitive[] {
  const [first] = line.points;
  if (line.start !== 'bulb' || !first) return [];
  return [{ kind: 'circle', role, ...common(line), x: first[0], y: first[1], r: BULB + grown, ...paint }];
}

const printed = (line: RuleLine, look: Look) => (look.signs === 'print' ? line.look.print : undefined);

/** The edges, before any surface, so that joints are clean. */
function underneath(line: RuleLine, look: Look): Primitive[] {
  const form = printed(line, look)?.form ?? 'edged';
  if (!line.look.edged || form !== 'edged') return [];
  const role = `${line.role}-edge`;
  return [
    stroke(line, role, { stroke: 'shape-2', strokeWidth: line.width + 2 * EDGE }),
    ...bulb(line, role, EDGE, { fill: 'shape-2' }),
  ];
}

function surface(line: RuleLine, look: Look): Primitive[] {
  if (!line.look.edged) return [];
  const print = printed(line, look);
  const { fill } = line.look;
  if (!print)
    return [
      stroke(line, line.role, { stroke: fill, strokeWidth: line.width }),
      ...bulb(line, line.role, 0, { fill }),
    ];
  const { width, dash, form } = print;
  const main = stroke(line, line.role, { stroke: fill, strokeWidth: width, ...(dash ? { dash } : {}) });
  switch (form) {
    case 'double':
      return [main, stroke(line, line.role, { stroke: 'paper', strokeWidth: width * 0.4 })];
    case 'beads':
      return [
        main,
        ...line.points.map(
          ([x, y]): Primitive => ({ kind: 'circle', role: line.role, ...common(line), x, y, r: 0.1, fill }),
        ),
      ];
    default:
      return [main];
  }
}

/** Figures at the ends, and lines that are nothing but dark: from the rim of a circle to the head. */
function ends(line: RuleLine, pills: ReadonlySet<number>): Primitive[] {
  const primitives: Primitive[] = [];
  if (!line.look.edged) primitives.push(...thin(line, pills));
  for (const [end, point] of [
    [line.start, line.points[0]],
    [line.end, line.points.at(-1)],
  ] as const)
    if (point) primitives.push(...endFigure(line, end, point));
  return primitives;
}

function endFigure(line: RuleLine, end: LineEnd | undefined, [x, y]: Point): Primitive[] {
  const figure = { role: `${line.role}-end`, ...common(line), stroke: 'shape-2' } as const;
  if (end === 'circle' && !line.look.edged)
    return [{ kind: 'circle', ...figure, x, y, r: ARROW_CIRCLE, strokeWidth: line.look.width }];
  const rim = { fill: 'paper', strokeWidth: 0.03 } as const;
  if (end === 'circle') return [{ kind: 'circle', ...figure, ...rim, x, y, r: LINE_CIRCLE }];
  if (end !== 'diamond') return [];
  const d = polyline(
    [
      [x, y - DIAMOND],
      [x + DIAMOND, y],
      [x, y + DIAMOND],
      [x - DIAMOND, y],
    ],
    true,
  );
  return [{ kind: 'path', ...figure, ...rim, d }];
}

function thin(line: RuleLine, pills: ReadonlySet<number>): Primitive[] {
  const points = [...line.points];
  const [first, second] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !second || !last || !before) return [];
  if (line.start === 'circle' || pills.has(line.cells[0] as number))
    points[0] = moved(first, second, ARROW_CIRCLE);
  let head = '';
  if (line.end === 'arrow') {
    const tip = moved(last, before, -ARROW_ON);
    points[points.length - 1] = tip;
    head = openHead(tip, Math.atan2(last[1] - before[1], last[0] - before[0]), ARROW_HEAD);
  }
  return [
    {
      kind: 'path',
      role: line.role,
      ...common(line),
      d: polyline(points) + head,
      stroke: line.look.fill,
      strokeWidth: line.look.width,
      round: true,
    },
  ];
}

/** A total beside the first cell's middle, on the side away from the line. */
function total(line: RuleLine): Primitive[] {
  const [first, second] = line.points;
  if (line.label === undefined || !first) return [];
  const [x, y] = second ? moved(first, second, -0.33) : first;
  return [
    {
      kind: 'text',
      role: 'line-total',
      ...common(line),
      layer: LAYER.clue,
      runs: [{ x, y: y + 0.09 * CAP, text: line.label }],
      font: 'text',
      weight: WEIGHT.sum,
      size: 0.18,
      anchor: 'middle',
      fill: 'sum',
    },
  ];
}
