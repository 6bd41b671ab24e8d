import type { Shape } from '../../board/index.ts';
import type { ColourToken } from '../palette.ts';
import { LAYER, type Primitive } from './figure.ts';
import { circlePath, num, type Point } from './path.ts';
import { CAP, SIZE, WEIGHT } from './sizes.ts';

/** Most strips in a cell; the rest is one more with an ellipsis. */
const MOST = 4;
const PITCH = 0.12;
const STROKE = 0.015;

interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours of a cell as upright strips in key order inside its edges. */
export function colourPrimitives(
  shape: Shape,
  cell: number,
  colours: readonly number[],
  patterns: boolean,
): Primitive[] {
  const keys = [...new Set(colours)].filter((key) => key >= 1 && key <= 9).sort((a, b) => a - b);
  const strips = Math.min(keys.length, MOST + 1);
  const side = 1 - 2 * SIZE.colourInset;
  return keys.slice(0, MOST + 1).flatMap((key, i): Primitive[] => {
    const strip: Strip = {
      x: shape.columnOf(cell) + SIZE.colourInset + (side * i) / strips,
      y: shape.rowOf(cell) + SIZE.colourInset,
      width: side / strips,
      height: side,
    };
    if (i === MOST) return [more(cell, strip)];
    const fill = `colour-${key}` as ColourToken;
    const patch: Primitive = {
      kind: 'rect',
      role: fill,
      layer: LAYER.colour,
      cells: [cell],
      ...strip,
      fill,
    };
    return patterns ? [patch, ...patternOf(cell, key, strip)] : [patch];
  });
}

function more(cell: number, { x, y, width, height }: Strip): Primitive {
  return {
    kind: 'text',
    role: 'colour-more',
    layer: LAYER.colour,
    cells: [cell],
    runs: [{ x: x + width / 2, y: y + height / 2 + 0.1 * CAP, text: '…' }],
    font: 'text',
    weight: WEIGHT.note,
    size: 0.2,
    anchor: 'middle',
    fill: 'ink-2',
  };
}

/** Level lines, or upright ones, of a strip. */
function straight(strip: Strip, upright: boolean): string {
  let d = '';
  const length = upright ? strip.width : strip.height;
  for (let i = 0; (i + 0.5) * PITCH < length; i++) {
    const at = (i + 0.5) * PITCH;
    d += upright
      ? `M${num(strip.x + at)} ${num(strip.y)}V${num(strip.y + strip.height)}`
      : `M${num(strip.x)} ${num(strip.y + at)}H${num(strip.x + strip.width)}`;
  }
  return d;
}

/** Slanting lines, rising or falling to the right, cut at the strip's edges. */
function slanting({ x, y, width, height }: Strip, rising: boolean): string {
  let d = '';
  const step = PITCH * Math.SQRT2;
  for (let i = 0; (i + 0.5) * step < width + height; i++) {
    // The line on which (across + down) is this, where down counts from the top for rising lines, else from below.
    const sum = (i + 0.5) * step;
    const from = [Math.max(0, sum - height), Math.min(height, sum)] as const;
    const to = [Math.min(width, sum), Math.max(0, sum - width)] as const;
    const place = ([across, down]: readonly [number, number]) =>
      `${num(x + across)} ${num(rising ? y + down : y + height - down)}`;
    d += `M${place(from)}L${place(to)}`;
  }
  return d;
}

/** Circles at the points of a lattice. */
function beads({ x, y, width, height }: Strip, r: number): string {
  let d = '';
  for (let i = 0; (i + 0.5) * PITCH + r < height + 1e-9; i++)
    for (let j = 0; (j + 0.5) * PITCH + r < width + 1e-9; j++) {
      const middle: Point = [x + (j + 0.5) * PITCH, y + (i + 0.5) * PITCH];
      d += circlePath(middle, r);
    }
  return d;
}

const PATTERNS: readonly ((strip: Strip) => string)[] = [
  () => '',
  (strip) => beads(strip, STROKE),
  (strip) => slanting(strip, true),
  (strip) => slanting(strip, false),
  (strip) => straight(strip, false),
  (strip) => straight(strip, true),
  (strip) => straight(strip, false) + straight(strip, true),
  (strip) => slanting(strip, true) + slanting(strip, false),
  (strip) => beads(strip, 0.035),
];

function patternOf(cell: number, key: number, strip: Strip): Primitive[] {
  const d = PATTERNS[key - 1]?.(strip) ?? '';
  if (d === '') return [];
  return [
    {
      kind: 'path',
      role: `pattern-${key}`,
      layer: LAYER.colour,
      cells: [cell],
      d,
      stroke: 'ink',
      strokeOpacity: 0.5,
      strokeWidth: STROKE,
    },
  ];
}
