import type { Shape } from '../../board/index.ts';
import type { Side } from '../../rules/scene.ts';
import { LAYER, type Primitive } from './figure.ts';
import { ARROW_CIRCLE } from './line-looks.ts';
import { openHead } from './line-signs.ts';
import { at, centreOf, distance, outlinePath, type Point } from './path.ts';
import type { Placed } from './placed.ts';
import { WEIGHT } from './sizes.ts';

/** Surfaces that let the digits' ground through. */
const HALF = 0.45;

/** Shaded groups; a cell of several is shaded once. */
export function shadePrimitives(shape: Shape, shades: readonly Placed<'shade'>[]): Primitive[] {
  const shaded = new Set<number>();
  return shades.flatMap(({ drawn: { cells }, rule }): Primitive[] => {
    const fresh = cells.filter((cell) => !shaded.has(cell));
    for (const cell of fresh) shaded.add(cell);
    const d = outlinePath(shape, fresh, 0);
    return d === ''
      ? []
      : [
          {
            kind: 'path',
            role: 'shade',
            layer: LAYER.shade,
            rule,
            cells,
            d,
            fill: 'shape',
            fillOpacity: HALF,
          },
        ];
  });
}

/** Areas with an edge, each with its letter at the lower right of its last cell. */
export function areaPrimitives(shape: Shape, areas: readonly Placed<'area'>[]): Primitive[] {
  return areas.flatMap(({ drawn: { cells, label }, rule }): Primitive[] => {
    const common = { layer: LAYER.shade, rule, cells } as const;
    const last = Math.max(...cells);
    return [
      {
        kind: 'path',
        role: 'area',
        ...common,
        d: outlinePath(shape, cells, 0.03),
        fill: 'shape',
        fillOpacity: HALF,
        stroke: 'shape-2',
        strokeWidth: 0.02,
      },
      ...(label === undefined
        ? []
        : [
            {
              kind: 'text',
              role: 'area-letter',
              ...common,
              runs: [{ x: shape.columnOf(last) + 0.92, y: shape.rowOf(last) + 0.92, text: label }],
              font: 'text',
              weight: WEIGHT.sum,
              size: 0.16,
              anchor: 'end',
              fill: 'ink-2',
            } as const,
          ]),
    ];
  });
}

/** Figures in cells: parity, extremes, rings. */
export function markPrimitives(shape: Shape, marks: readonly Placed<'mark'>[]): Primitive[] {
  return marks.flatMap(({ drawn: { cell, figure }, rule }): Primitive[] => {
    const [x, y] = centreOf(shape, cell);
    const common = { role: `mark-${figure}`, layer: LAYER.shade, rule, cells: [cell] } as const;
    switch (figure) {
      case 'circle':
        return [{ kind: 'circle', ...common, x, y, r: 0.39, fill: 'shape' }];
      case 'square':
        return [
          { kind: 'rect', ...common, x: x - 0.38, y: y - 0.38, width: 0.76, height: 0.76, fill: 'shape' },
        ];
      case 'ring':
        return [{ kind: 'circle', ...common, x, y, r: 0.42, stroke: 'shape-2', strokeWidth: 0.03 }];
      default:
        return [
          {
            kind: 'rect',
            ...common,
            x: x - 0.5,
            y: y - 0.5,
            width: 1,
            height: 1,
            fill: 'shape',
            fillOpacity: HALF,
          },
          {
            kind: 'path',
            ...common,
            d: [0, 1, 2, 3].map((turn) => edgeChevron([x, y], turn, figure === 'up')).join(''),
            stroke: 'line-cell',
            strokeWidth: 0.03,
          },
        ];
    }
  });
}

/** A chevron at the inner edge of a cell, pointing out of the cell or into it. */
function edgeChevron([x, y]: Point, turn: number, out: boolean): string {
  const angle = (turn * Math.PI) / 2;
  const reach = out ? 0.46 : 0.38;
  const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  return openHead(tip, out ? angle : angle + Math.PI, 0.1);
}

const BAR = 0.1;
const BARS: Readonly<Record<Side, readonly [x: number, y: number, width: number, height: number]>> = {
  top: [0, 0, 1, BAR],
  bottom: [0, 1 - BAR, 1, BAR],
  left: [0, 0, BAR, 1],
  right: [1 - BAR, 0, BAR, 1],
};

/** Bars along one edge of cells. */
export function barPrimitives(shape: Shape, bars: readonly Placed<'bar'>[]): Primitive[] {
  return bars.flatMap(({ drawn: { cells, side }, rule }) =>
    cells.map((cell): Primitive => {
      const [x, y, width, height] = BARS[side];
      return {
        kind: 'rect',
        role: 'bar',
        layer: LAYER.shade,
        rule,
        cells: [cell],
        x: shape.columnOf(cell) + x,
        y: shape.rowOf(cell) + y,
        width,
        height,
        fill: 'shape',
        fillOpacity: HALF,
      };
    }),
  );
}

/** Rounded outlines round cells in a straight row. */
export function pillPrimitives(shape: Shape, pills: readonly Placed<'pill'>[]): Primitive[] {
  return pills.map(({ drawn: { cells }, rule }) => ({
    kind: 'path',
    role: 'pill',
    layer: LAYER.line,
    rule,
    cells,
    d: capsule(centreOf(shape, Math.min(...cells)), centreOf(shape, Math.max(...cells)), ARROW_CIRCLE),
    stroke: 'shape-2',
    strokeWidth: 0.05,
  }));
}

/** A rounded outline round a stretch. */
export function capsule(from: Point, to: Point, r: number): string {
  const length = distance(from, to);
  const [ux, uy] = length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const place = ([x, y]: Point, forward: number, side: number): Point => [
    x + ux * forward * r - uy * side * r,
    y + uy * forward * r + ux * side * r,
  ];
  const k = 0.5523;
  const quarter = (middle: Point, points: readonly (readonly [number, number])[]) =>
    `C${points.map(([forward, side]) => at(place(middle, forward, side))).join(' ')}`;
  return (
    `M${at(place(from, 0, -1))}L${at(place(to, 0, -1))}` +
    quarter(to, [
      [k, -1],
      [1, -k],
      [1, 0],
    ]) +
    quarter(to, [
      [1, k],
      [k, 1],
      [0, 1],
    ]) +
    `L${at(place(from, 0, 1))}` +
    quarter(from, [
      [-k, 1],
      [-1, k],
      [-1, 0],
    ]) +
    quarter(from, [
      [-1, -k],
      [-k, -1],
      [0, -1],
    ]) +
    'Z'
  );
}

/** Cells of rules that say nothing of how they look. */
export function undrawnPrimitives(
  shape: Shape,
  undrawn: readonly { readonly rule: number; readonly cells: readonly number[] }[],
): Primitive[] {
  return undrawn.flatMap(({ rule, cells }): Primitive[] => {
    const d = outlinePath(shape, cells, 0.1);
    if (d === '') return [];
    return [
      {
        kind: 'path',
        role: 'undrawn',
        layer: LAYER.cage,
        rule,
        cells,
        d,
        stroke: 'shape-2',
        strokeWidth: 0.03,
        dash: [0.001, 0.07],
        round: true,
      },
    ];
  });
}
