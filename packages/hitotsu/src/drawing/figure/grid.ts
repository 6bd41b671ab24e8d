import type { Shape } from '../../board/index.ts';
import type { SceneShape } from '../../rules/scene.ts';
import { bordersOf, type Weight } from '../borders.ts';
import { LAYER, type Look, type Margin, type Primitive } from './figure.ts';
import { num } from './path.ts';
import { lineWidth, SIZE, snap } from './sizes.ts';

/** Widths of the grid's lines for a look. */
function widths(look: Look) {
  return {
    cell: lineWidth(look, SIZE.cellLine, 1),
    region: lineWidth(look, SIZE.regionLine, 2),
    frame: lineWidth(look, SIZE.frame, 2.5),
  };
}

/** How much of the frame lies outside the board. */
export function frameOutside(look: Look): number {
  const { frame } = widths(look);
  return frame / 2 + snap(look, frame);
}

/** Runs of equal pieces in a row of pieces: first piece, and the one behind the last. */
function runsOf(pieces: readonly (Weight | undefined)[], weight: Weight): [number, number][] {
  const runs: [number, number][] = [];
  pieces.forEach((piece, i) => {
    if (piece !== weight) return;
    const last = runs.at(-1);
    if (last?.[1] === i) last[1] = i + 1;
    else runs.push([i, i + 1]);
  });
  return runs;
}

/** Paper, cell lines, region lines and the frame. */
export function gridPrimitives(shape: Shape, shapes: readonly SceneShape[], look: Look): Primitive[] {
  const { size } = shape;
  const borders = bordersOf(shape, shapes);
  const width = widths(look);
  const lines = (weight: Weight, thickness: number, end: number) => {
    const shift = snap(look, thickness);
    let d = '';
    for (let i = 1; i < size; i++) {
      const place = num(i + shift);
      for (const [a, b] of runsOf(borders.above[i] as readonly Weight[], weight))
        d += `M${num(a - end)} ${place}H${num(b + end)}`;
      for (const [a, b] of runsOf(
        borders.beside.map((row) => row[i]),
        weight,
      ))
        d += `M${place} ${num(a - end)}V${num(b + end)}`;
    }
    return d;
  };
  const out = frameOutside(look) - width.frame / 2;
  const cells = lines(1, width.cell, 0);
  const regions = lines(2, width.region, width.region / 2);
  return [
    { kind: 'rect', role: 'paper', layer: LAYER.paper, x: 0, y: 0, width: size, height: size, fill: 'paper' },
    ...stroke('line-cell', cells, width.cell),
    ...stroke('line', regions, width.region),
    {
      kind: 'rect',
      role: 'frame',
      layer: LAYER.grid,
      x: -out,
      y: -out,
      width: size + 2 * out,
      height: size + 2 * out,
      stroke: 'line',
      strokeWidth: width.frame,
    },
  ];
}

function stroke(role: 'line-cell' | 'line', d: string, strokeWidth: number): Primitive[] {
  return d === '' ? [] : [{ kind: 'path', role, layer: LAYER.grid, d, stroke: role, strokeWidth }];
}

/** The margin of a board with lanes of the given widths. */
export function marginOf(look: Look, lanes: Margin): Margin {
  const least = frameOutside(look);
  const side = (lane: number) => Math.max(lane, least);
  return {
    top: side(lanes.top),
    right: side(lanes.right),
    bottom: side(lanes.bottom),
    left: side(lanes.left),
  };
}
