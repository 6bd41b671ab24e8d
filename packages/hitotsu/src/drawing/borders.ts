import type { Shape } from '../board/index.ts';
import type { SceneShape } from '../rules/scene.ts';

/** How strong a piece of the grid's lines is. */
export type Weight = 0 | 1 | 2;

/** The grid's lines, piece by piece. */
export interface Borders {
  /** `beside[r][c]`: the upright piece left of the cell in row r, column c; c runs to `size` (the right edge). */
  readonly beside: readonly (readonly Weight[])[];
  /** `above[r][c]`: the level piece above the cell in row r, column c; r runs to `size` (the lower edge). */
  readonly above: readonly (readonly Weight[])[];
}

/** Heavy round the board and where a region ends, light between the other cells. Regions may overlap or not cover all. */
export function bordersOf(shape: Shape, shapes: readonly SceneShape[]): Borders {
  const { size } = shape;
  const beside: Weight[][] = Array.from({ length: size }, () =>
    Array.from({ length: size + 1 }, (_, c) => (c === 0 || c === size ? 2 : 1)),
  );
  const above: Weight[][] = Array.from({ length: size + 1 }, (_, r) =>
    new Array<Weight>(size).fill(r === 0 || r === size ? 2 : 1),
  );
  for (const region of shapes) {
    if (region.kind !== 'region') continue;
    const inside = new Set(region.cells);
    for (const cell of region.cells) {
      const r = shape.rowOf(cell);
      const c = shape.columnOf(cell);
      if (!inside.has(shape.cellAt(r, c - 1))) (beside[r] as Weight[])[c] = 2;
      if (!inside.has(shape.cellAt(r, c + 1))) (beside[r] as Weight[])[c + 1] = 2;
      if (!inside.has(shape.cellAt(r - 1, c))) (above[r] as Weight[])[c] = 2;
      if (!inside.has(shape.cellAt(r + 1, c))) (above[r + 1] as Weight[])[c] = 2;
    }
  }
  return { beside, above };
}

/** The four arms of the junction at the upper left corner of row r, column c (both run to `size`). */
export function armsAt(
  borders: Borders,
  r: number,
  c: number,
): readonly [up: Weight, right: Weight, down: Weight, left: Weight] {
  return [
    borders.beside[r - 1]?.[c] ?? 0,
    borders.above[r]?.[c] ?? 0,
    borders.beside[r]?.[c] ?? 0,
    borders.above[r]?.[c - 1] ?? 0,
  ];
}
