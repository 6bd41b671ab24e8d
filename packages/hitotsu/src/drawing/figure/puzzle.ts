import type { Shape } from '../../board/index.ts';
import { type Drawable, type PuzzleScene, sceneOf } from '../scene.ts';
import { cagePrimitives, labelPrimitives, labelsOf, tintPrimitives } from './cages.ts';
import { cornerPrimitives, dotPrimitives, outsidePrimitives, pointerPrimitives } from './clues.ts';
import { diagonalPrimitives, isDiagonal } from './diagonals.ts';
import { type Look, layered, type Margin, type Primitive } from './figure.ts';
import { gridPrimitives, marginOf } from './grid.ts';
import { placedOf } from './placed.ts';
import { linePrimitives } from './rule-lines.ts';
import {
  areaPrimitives,
  barPrimitives,
  markPrimitives,
  pillPrimitives,
  shadePrimitives,
  undrawnPrimitives,
} from './shades.ts';

export interface PuzzleFigureOptions extends Look {
  /** The board is too small to be read: no dashes, no labels, only what kind of puzzle it is. */
  readonly small?: boolean;
  /** Size of the text of cages' sums, in cells. */
  readonly sumSize?: number | undefined;
  /** Fill cages, or regions, with pale colours so that neighbours differ. */
  readonly tint?: { readonly cages?: boolean; readonly regions?: boolean };
}

/** Everything that a puzzle's rules draw, and the grid. It does not change while a puzzle is played. */
export interface PuzzleFigure {
  readonly shape: Shape;
  readonly scene: PuzzleScene;
  readonly margin: Margin;
  /** Cells with the label of a cage, for which what is written there gives way. */
  readonly heads: ReadonlySet<number>;
  /** Bottom to top, without what `givingWay` draws. */
  readonly primitives: readonly Primitive[];
  /** The lines that give way to what is written in cells. Cheap. `filled`: a digit, or marks in the middle. */
  givingWay(filled: (cell: number) => boolean): readonly Primitive[];
}

/** The board of a puzzle without anything written on it. */
export function puzzleFigure(puzzle: Drawable, options: PuzzleFigureOptions = {}): PuzzleFigure {
  const scene = sceneOf(puzzle);
  const { shape, shapes } = scene;
  const cages = placedOf(scene, 'cage');
  const shades = placedOf(scene, 'shade');
  const labels = labelsOf(shape, [...cages, ...shades], options.sumSize);
  const heads = new Set(labels.map(({ cell }) => cell));
  const lines = placedOf(scene, 'line');
  const diagonals = lines.filter(isDiagonal);
  const pills = placedOf(scene, 'pill');
  const outside = outsidePrimitives(shape.size, placedOf(scene, 'outside'));
  const primitives = layered([
    ...(options.tint?.regions ? tintPrimitives(shape, placedOf(scene, 'region')) : []),
    ...(options.tint?.cages ? tintPrimitives(shape, cages) : []),
    ...shadePrimitives(shape, shades),
    ...areaPrimitives(shape, placedOf(scene, 'area')),
    ...barPrimitives(shape, placedOf(scene, 'bar')),
    ...markPrimitives(shape, placedOf(scene, 'mark')),
    ...linePrimitives(
      shape,
      lines,
      new Set(pills.flatMap(({ drawn }) => drawn.cells)),
      bordersBetween(scene),
      options,
    ),
    ...pillPrimitives(shape, pills),
    ...gridPrimitives(shape, shapes, options),
    ...undrawnPrimitives(shape, scene.undrawn),
    ...cagePrimitives(shape, cages, labels, options),
    ...(options.small ? [] : labelPrimitives(labels)),
    ...dotPrimitives(shape, placedOf(scene, 'dot')),
    ...pointerPrimitives(shape, placedOf(scene, 'pointer')),
    ...cornerPrimitives(shape, placedOf(scene, 'corner')),
    ...outside.primitives,
  ]);
  return {
    shape,
    scene,
    margin: marginOf(options, outside.lanes),
    heads,
    primitives,
    givingWay: (filled) => diagonalPrimitives(shape, diagonals, heads, filled),
  };
}

/** Whether two cells lie in different regions. */
function bordersBetween({ shapes }: PuzzleScene): (from: number, to: number) => boolean {
  const regions = shapes.flatMap((drawn) => (drawn.kind === 'region' ? [new Set(drawn.cells)] : []));
  return (from, to) => regions.some((cells) => cells.has(from) !== cells.has(to));
}
