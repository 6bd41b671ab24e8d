import type { Shape } from '../../board/index.ts';
import type { Side } from '../../rules/scene.ts';
import type { Token } from '../palette.ts';
import { type Font, LAYER, type Margin, type Primitive } from './figure.ts';
import { openHead } from './line-signs.ts';
import { at, type Point } from './path.ts';
import type { Placed } from './placed.ts';
import { baseline, SIZE, WEIGHT } from './sizes.ts';

interface Words {
  readonly role: string;
  readonly rule: number;
  readonly cells?: readonly number[];
}

function word(
  { role, rule, cells = [] }: Words,
  [x, y]: Point,
  text: string,
  size: number,
  weight: number,
  fill: Token = 'ink',
  font: Font = 'text',
): Primitive {
  return {
    kind: 'text',
    role,
    layer: LAYER.clue,
    rule,
    cells,
    runs: [{ x, y: baseline(y, size), text }],
    font,
    weight,
    size,
    anchor: 'middle',
    fill,
  };
}

/** The cells that meet at a point. */
function cellsAt(shape: Shape, [row, column]: readonly [number, number]): number[] {
  const places = new Set<number>();
  for (const y of [Math.ceil(row) - 1, Math.floor(row)])
    for (const x of [Math.ceil(column) - 1, Math.floor(column)]) places.add(shape.cellAt(y, x));
  places.delete(-1);
  return [...places];
}

/** Dots and letters on borders. */
export function dotPrimitives(shape: Shape, dots: readonly Placed<'dot'>[]): Primitive[] {
  return dots.flatMap(({ drawn: { at: place, fill, label }, rule }): Primitive[] => {
    const [y, x] = place;
    const cells = cellsAt(shape, place);
    const common = { layer: LAYER.clue, rule, cells } as const;
    if (fill === 'none')
      return [
        { kind: 'circle', role: 'letter-ground', ...common, x, y, r: 0.17, fill: 'paper' },
        ...(label === undefined
          ? []
          : [word({ role: 'letter', rule, cells }, [x, y], label, 0.3, WEIGHT.letter)]),
      ];
    const disc: Primitive = {
      kind: 'circle',
      role: `dot-${fill}`,
      ...common,
      x,
      y,
      r: label === undefined ? 0.115 : 0.15,
      fill: fill === 'white' ? 'paper' : 'ink',
      stroke: 'ink',
      strokeWidth: 0.03,
    };
    if (label === undefined) return [disc];
    const text: Token = fill === 'white' ? 'ink' : 'paper';
    return [
      disc,
      word(
        { role: 'dot-value', rule, cells },
        [x, y],
        label,
        label.length > 1 ? 0.13 : 0.15,
        WEIGHT.sum,
        text,
      ),
    ];
  });
}

const ANGLES: Readonly<Record<Side, number>> = {
  right: 0,
  bottom: Math.PI / 2,
  left: Math.PI,
  top: -Math.PI / 2,
};

/** Chevrons on borders that point at the smaller cell. */
export function pointerPrimitives(shape: Shape, pointers: readonly Placed<'pointer'>[]): Primitive[] {
  return pointers.map(({ drawn: { at: place, towards }, rule }) => {
    const angle = ANGLES[towards];
    const tip: Point = [place[1] + Math.cos(angle) * 0.07, place[0] + Math.sin(angle) * 0.07];
    return {
      kind: 'path',
      role: 'pointer',
      layer: LAYER.clue,
      rule,
      cells: cellsAt(shape, place),
      d: openHead(tip, angle, 0.18),
      stroke: 'ink',
      strokeWidth: 0.035,
      round: true,
    };
  });
}

/** Digits in a disc where cells meet, in two rows if there are more than two. */
export function cornerPrimitives(shape: Shape, corners: readonly Placed<'corner'>[]): Primitive[] {
  return corners.flatMap(({ drawn: { at: place, labels }, rule }): Primitive[] => {
    const [y, x] = place;
    const cells = cellsAt(shape, place);
    const half = labels.length > 2 ? Math.ceil(labels.length / 2) : labels.length;
    const rows = [labels.slice(0, half), labels.slice(half)].filter((row) => row.length > 0);
    const size = rows.length > 1 ? 0.17 : 0.22;
    return [
      {
        kind: 'circle',
        role: 'corner-ground',
        layer: LAYER.clue,
        rule,
        cells,
        x,
        y,
        r: 0.2,
        fill: 'paper',
        stroke: 'ink',
        strokeWidth: 0.03,
      },
      ...rows.map((row, i) =>
        word(
          { role: 'corner-clue', rule, cells },
          [x, y + (i - (rows.length - 1) / 2) * 0.165],
          row.join(''),
          size,
          WEIGHT.sum,
        ),
      ),
    ];
  });
}

/** On which sides of the board a point outside it lies, and where along them. */
function sidesOf(
  size: number,
  [row, column]: readonly [number, number],
): readonly [Side | null, Side | null] {
  return [
    row < 0 ? 'top' : row > size ? 'bottom' : null,
    column < 0 ? 'left' : column > size ? 'right' : null,
  ];
}

/** Clues outside the board: what they draw, and the lanes that they need. */
export function outsidePrimitives(
  size: number,
  clues: readonly Placed<'outside'>[],
): { readonly primitives: Primitive[]; readonly lanes: Margin } {
  const counts = new Map<string, number>();
  const lanes = { top: 0, right: 0, bottom: 0, left: 0 };
  const primitives = clues.flatMap(({ drawn: { at: place, label, arrow }, rule }): Primitive[] => {
    const key = place.join(':');
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    const depth = SIZE.lane / 2 + nth * SIZE.laneNext;
    const sides = sidesOf(size, place);
    for (const side of sides) if (side) lanes[side] = Math.max(lanes[side], SIZE.lane + nth * SIZE.laneNext);
    const outside = (side: Side | null, along: number) =>
      side === null ? along : side === 'top' || side === 'left' ? -depth : size + depth;
    const point: Point = [outside(sides[1], place[1]), outside(sides[0], place[0])];
    if (!arrow) return [word({ role: 'outside', rule }, point, label, 0.4, WEIGHT.outside, 'ink', 'print')];
    return arrowClue(point, arrow, label, rule);
  });
  return { primitives, lanes };
}

/** A number with an arrow that points along the cells it speaks of. */
function arrowClue(
  [x, y]: Point,
  [rows, columns]: readonly [number, number],
  label: string,
  rule: number,
): Primitive[] {
  const angle = Math.atan2(rows, columns);
  const along = (by: number): Point => [x + Math.cos(angle) * by, y + Math.sin(angle) * by];
  const tip = along(0.34);
  return [
    word({ role: 'outside', rule }, along(-0.14), label, 0.3, WEIGHT.outside, 'ink', 'print'),
    {
      kind: 'path',
      role: 'outside-arrow',
      layer: LAYER.clue,
      rule,
      d: `M${at(along(0.1))}L${at(tip)}${openHead(tip, angle, 0.12)}`,
      stroke: 'ink',
      strokeWidth: 0.03,
      round: true,
    },
  ];
}
