import { z } from 'zod';
import type { Words } from '../../base/index.ts';
import type { Shape } from '../../board/index.ts';
import type { RuleContext } from '../rule.ts';
import { perShape } from './per-shape.ts';

/**
 * The schema of a list of cells in a spec: names `R1C1`. Whether they are cells of the board is asked when the rule is
 * bound (`readCells`), where the board is known and the answer has words in both languages.
 */
export const cellsField = z.array(z.string()).meta({ minItems: 1, description: 'Cell names: R1C1, R1C2 …' });

const words = {
  none: { en: 'The list of cells is empty.', ja: 'マスが1つも書かれていません。' },
  tooMany: {
    en: '{count} cells are too many: at most {max} fit.',
    ja: 'マスが{count}個では多すぎます（最大{max}個）。',
  },
  name: {
    en: '"{value}" is not a cell (R1C1 … R{size}C{size}).',
    ja: '「{value}」というマスはありません（R1C1～R{size}C{size}）。',
  },
  twice: { en: 'Cell {cell} is listed twice.', ja: '{cell}のマスが2回書かれています。' },
} satisfies Record<string, Words>;

/** Cells by their usual names: faster than reading each name, and killers name every cell of the board. */
const cellsByName = perShape(
  (shape: Shape) => new Map(Array.from({ length: shape.cellCount }, (_, cell) => [shape.nameOf(cell), cell])),
);

/** Longest piece of the input that an error repeats. */
const QUOTED = 40;

export interface CellLimits {
  /** Most cells the rule can hold; by default all cells of the board. */
  readonly atMost?: number;
}

/**
 * The cell numbers of a list of names, in its order. Reports `RULE.no-cells`, `RULE.too-many-cells`, `RULE.cell-name`
 * and `RULE.cell-twice` with their place in `field`, and answers null if there was any.
 */
export function readCells(
  rule: string,
  names: readonly string[],
  context: RuleContext,
  { atMost = context.shape.cellCount }: CellLimits = {},
  field = 'cells',
): number[] | null {
  const { shape } = context;
  if (names.length === 0) {
    context.report({ code: `${rule}.no-cells`, path: field, words: words.none });
    return null;
  }
  let good = true;
  if (names.length > atMost) {
    const values = { count: names.length, max: atMost };
    context.report({ code: `${rule}.too-many-cells`, path: field, words: words.tooMany, values });
    good = false;
  }
  const cells: number[] = [];
  const byName = cellsByName(shape);
  // A list longer than the board has its error already; going on would only repeat it for every cell.
  for (let i = 0; i < names.length && i < shape.cellCount; i++) {
    const name = names[i] as string;
    const cell = byName.get(name) ?? shape.cellNamed(name);
    if (cell < 0) {
      const values = { value: name.slice(0, QUOTED), size: shape.size };
      context.report({ code: `${rule}.cell-name`, path: `${field}[${i}]`, words: words.name, values });
      good = false;
    } else if (cells.includes(cell)) {
      const values = { cell: shape.nameOf(cell) };
      context.report({ code: `${rule}.cell-twice`, path: `${field}[${i}]`, words: words.twice, values });
      good = false;
    } else cells.push(cell);
  }
  return good ? cells : null;
}
