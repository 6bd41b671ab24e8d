import { z } from 'zod';
import { type Board, type Shape, symbolOf } from '../board/index.ts';
import type { Conflict, RuleType, Unit } from './rule.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { withCandidates } from './shared/derive.ts';
import { hasRepeat, repeats } from './shared/groups.ts';
import { distinctSumRange } from './shared/sums.ts';

const schema = z.strictObject({
  type: z.literal('cage'),
  cells: cellsField,
  /** The total; without it the cage only forbids repeats. */
  sum: z.int().optional(),
});
type Spec = z.infer<typeof schema>;

const words = {
  repeat: { en: '{digit} appears twice in the cage.', ja: 'ケージの中に{digit}が2つあります。' },
  sum: {
    en: 'The cage adds up to {actual}, not {sum}.',
    ja: 'ケージの合計が{actual}です（正しくは{sum}）。',
  },
  reach: { en: 'The cage can no longer reach {sum}.', ja: 'このケージは、もう合計{sum}になりません。' },
};

/** How the digits of a cage stand to its sum. `reach`: some cells are open, and no different digits can fill the rest. */
function sumTrouble(
  shape: Shape,
  cells: readonly number[],
  sum: number,
  board: Board,
): 'sum' | 'reach' | null {
  let rest = sum;
  let open = 0;
  let unused = shape.allDigits;
  for (const cell of cells)
    if (board.isEmpty(cell)) open++;
    else {
      rest -= board.digit(cell);
      unused &= ~shape.setOf(board.digit(cell));
    }
  if (open === 0) return rest === 0 ? null : 'sum';
  const range = distinctSumRange(shape, unused, open);
  return range && rest >= range[0] && rest <= range[1] ? null : 'reach';
}

/** No repeats among the cells and, if a sum is given, that total. */
export const cage: RuleType<Spec> = {
  type: 'cage',
  words: {
    name: { en: 'Killer Cage', ja: 'サムナンプレ（キラー）' },
    text: {
      en: 'Digits in a cage do not repeat and add up to the small number (no number: only no repeats).',
      ja: '点線の枠（ケージ）の中では同じ数字を使えず、合計が左上の数になります（数がなければ重複しないことだけがルールです）。',
    },
  },
  schema,
  aliases: {
    killer: [{ type: 'cage' }],
    'killer-cage': [{ type: 'cage' }],
    キラー: [{ type: 'cage' }],
    サムナンプレ: [{ type: 'cage' }],
    ケージ: [{ type: 'cage' }],
  },
  create(spec, context) {
    const { shape } = context;
    const { sum } = spec;
    const cells = readCells('cage', spec.cells, context, { atMost: shape.digitCount });
    if (!cells) return null;
    const whole = cells.length === shape.digitCount;
    const unit: Unit = { kind: 'group', number: 1, cells };
    return withCandidates(shape, {
      cells,
      isValid: (board) =>
        !hasRepeat(board, cells) && (sum === undefined || sumTrouble(shape, cells, sum, board) === null),
      conflicts(board): Conflict[] {
        const found: Conflict[] = repeats(board, cells).map(({ digit, cells: places }) => ({
          cells: places,
          words: words.repeat,
          values: { digit: symbolOf(digit) },
        }));
        if (found.length > 0 || sum === undefined) return found;
        const trouble = sumTrouble(shape, cells, sum, board);
        if (!trouble) return [];
        const actual = cells.reduce((total, cell) => total + board.digit(cell), 0);
        return [{ cells, words: words[trouble], values: trouble === 'sum' ? { sum, actual } : { sum } }];
      },
      compile(builder) {
        if (whole) builder.unit(cells);
        if (!whole || sum !== undefined) builder.cage(cells, sum ?? null);
      },
      units: () => (whole ? [unit] : []),
      draw: (scene) =>
        scene.add({ kind: 'cage', cells, ...(sum === undefined ? {} : { label: String(sum) }) }),
    });
  },
  usualGivens: 'none',
};
