import type { Shape } from '../../board/index.ts';
import type { Stroke } from '../tool.ts';

interface CellsSpec<Type extends string> {
  type: Type;
  cells: string[];
}

const names = (cells: readonly number[], shape: Shape) => cells.map((cell) => shape.nameOf(cell));
const numbers = (cells: readonly string[], shape: Shape) => cells.map((cell) => shape.cellNamed(cell));

/** The ways between strokes and specs whose one field is `cells`. */
export function byCells<Type extends string>(type: Type) {
  return {
    specOf: ({ cells }: Stroke, shape: Shape): CellsSpec<Type> => ({ type, cells: names(cells, shape) }),
    strokeOf: ({ cells }: CellsSpec<Type>, shape: Shape): Stroke => ({
      cells: numbers(cells, shape),
      text: '',
    }),
  };
}

/** A typed number; undefined if nothing, or no number, was typed. */
export function numberTyped(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
