import type { Shape } from '../../board/index.ts';
import type { Token } from '../palette.ts';
import { LAYER, type Look, type Primitive } from './figure.ts';
import { type Box, dashedLoop, outlinePath, outlines, polyline } from './path.ts';
import type { Placed } from './placed.ts';
import { ADVANCE, SIZE, WEIGHT } from './sizes.ts';
import { tintsOf } from './tints.ts';

/** A small text at the upper left of a group's first cell, and the box around it that lines leave free. */
interface Label {
  readonly cell: number;
  readonly text: string;
  readonly rule: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'end';
  readonly box: Box;
}

/** Height of a digit, by the size of its text. */
const CAP = 0.74;
/** Free room around a label. */
const AIR = 0.03;

/** Places for the labels of one cell: upper left, then upper right, then the lower corners. */
const PLACES = [
  { x: SIZE.sumX, y: SIZE.sumY, anchor: 'start' },
  { x: 1 - SIZE.sumX, y: SIZE.sumY, anchor: 'end' },
  { x: SIZE.sumX, y: 1 - SIZE.sumX, anchor: 'start' },
  { x: 1 - SIZE.sumX, y: 1 - SIZE.sumX, anchor: 'end' },
] as const;

/** The labels of cages, shades and areas, each in the first cell of its group in reading order. */
export function labelsOf(
  shape: Shape,
  groups: readonly (Placed<'cage'> | Placed<'shade'>)[],
  size: number = SIZE.sum,
): Label[] {
  const taken = new Map<number, number>();
  return groups.flatMap(({ drawn: { cells, label }, rule }) => {
    if (label === undefined || label === '' || cells.length === 0) return [];
    const cell = Math.min(...cells);
    const nth = taken.get(cell) ?? 0;
    taken.set(cell, nth + 1);
    const { x, y: usual, anchor } = PLACES[nth % PLACES.length] as (typeof PLACES)[number];
    // Larger ones grow towards the middle of the cell.
    const y = usual < 0.5 ? usual + (size - SIZE.sum) * CAP : usual;
    const left = shape.columnOf(cell);
    const top = shape.rowOf(cell);
    const width = label.length * size * ADVANCE;
    const start = left + (anchor === 'start' ? x : x - width);
    const upper = top + y - size * CAP;
    const box: Box = {
      left: start - (anchor === 'start' ? x : AIR),
      right: start + width + (anchor === 'start' ? AIR : 1 - x),
      top: upper - (y < 0.5 ? upper - top : AIR),
      bottom: top + y + AIR,
    };
    return [{ cell, text: label, rule, x: left + x, y: top + y, size, anchor, box }];
  });
}

export function labelPrimitives(labels: readonly Label[]): Primitive[] {
  return labels.map(({ cell, text, rule, x, y, size, anchor }) => ({
    kind: 'text',
    role: 'sum',
    layer: LAYER.cage,
    rule,
    cells: [cell],
    runs: [{ x, y, text }],
    font: 'text',
    weight: WEIGHT.sum,
    size,
    anchor,
    fill: 'sum',
  }));
}

/** How far each cage's outline is inset: further where it overlaps an earlier cage. */
function insets(cages: readonly Placed<'cage'>[]): number[] {
  const seen = new Set<number>();
  return cages.map(({ drawn: { cells } }) => {
    const overlaps = cells.some((cell) => seen.has(cell));
    for (const cell of cells) seen.add(cell);
    return overlaps ? SIZE.cageInsetSecond : SIZE.cageInset;
  });
}

/** Dashed outlines with closed corners that give way to the labels; on small boards plain ones, of a pixel at least. */
export function cagePrimitives(
  shape: Shape,
  cages: readonly Placed<'cage'>[],
  labels: readonly Label[],
  { small = false, cellPixels = Number.POSITIVE_INFINITY }: Look & { readonly small?: boolean } = {},
): Primitive[] {
  const boxes = labels.map(({ box }) => box);
  const inset = insets(cages);
  return cages.map(({ drawn: { cells }, rule }, i) => ({
    kind: 'path',
    role: 'cage',
    layer: LAYER.cage,
    rule,
    cells,
    d: outlines(shape, cells, inset[i] as number)
      .map((loop) => (small ? polyline(loop, true) : dashedLoop(loop, SIZE.cageDash, SIZE.cageGap, boxes)))
      .join(''),
    stroke: 'cage',
    strokeWidth: small ? Math.max(SIZE.cageLine, 1 / cellPixels) : SIZE.cageLine,
  }));
}

/** Groups filled with pale colours so that neighbours differ (a setting). */
export function tintPrimitives(
  shape: Shape,
  groups: readonly (Placed<'cage'> | Placed<'region'>)[],
): Primitive[] {
  const tints = tintsOf(
    shape,
    groups.map(({ drawn }) => drawn.cells),
  );
  return groups.map(({ drawn: { cells }, rule }, i) => ({
    kind: 'path',
    role: `tint-${drawn(tints[i])}`,
    layer: LAYER.shade,
    rule,
    cells,
    d: outlinePath(shape, cells, 0),
    fill: `colour-${drawn(tints[i])}` as Token,
    fillOpacity: 0.35,
  }));
}

const drawn = (tint: number | undefined): number => tint ?? 1;
