/*
 * A rule to copy. It is a real rule (the marked cells hold no digit of their row's number or column's number) so that it
 * compiles and is tested, but it is not in the list.
 *
 * To add a rule:
 *  1. Copy this file to `my-rule.ts` and _template.test.ts to `my-rule.test.ts`. One file says all there is to say.
 *  2. Write `isValid` first, in the plainest words, for boards with empty cells too.
 *  3. Say it as kernel constraints in `compile` and wrap the rule in `withCandidates`; or, where no constraint fits, write
 *     `candidates` (and perhaps `propagate`) by hand. Both ways must never lose a digit that some completion has.
 *  4. Report everything that can be wrong with a spec, with a path (`cells[1]`) and words in both languages; then return
 *     null. An impossible rule (a sum out of reach) is no error: the puzzle then has no solution.
 *  5. Ask the shape, never assume: sizes 2 to 25, digits from 0, boards without boxes, more digits than cells in a row.
 *  6. Words for players from the glossary, name and sentence, English and Japanese; aliases that people know.
 *  7. `conflicts`, `units` (only groups with every digit exactly once) and `draw`; `sample`, the picture in lists; `tool`, how a
 *     clue is drawn by hand (rules without fields are switched on and off without one).
 *  8. For the generator: `lay` (true in the solution, nothing that changes nothing), `frame` if something must be there
 *     before the board is filled, `reshape` if laid clues can be changed bit by bit. All random choices from the given `Random`.
 *  9. One line in `index.ts`.
 * 10. In the test: `checkRule` with cases on several sizes and the meaning written a second time; then a test of each
 *     refusal, of the words, and of layouts.
 */
import { z } from 'zod';
import { type Board, EMPTY, symbolOf } from '../board/index.ts';
import type { RuleType } from './rule.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { withCandidates } from './shared/derive.ts';
import { byCells } from './shared/drawn.ts';
import { namesOf, shuffledCells } from './shared/grow.ts';

const schema = z.strictObject({ type: z.literal('template'), cells: cellsField });
type Spec = z.infer<typeof schema>;

const options = z.strictObject({
  /** How many cells to mark. */
  count: z.int().min(1).default(3),
});

const broken = {
  en: '{digit} is the number of its row or column.',
  ja: '{digit}は、そのマスの行か列の番号と同じです。',
};

export const template: RuleType<Spec, z.infer<typeof options>> = {
  type: 'template',
  words: {
    name: { en: 'Template', ja: 'ひな形' },
    text: {
      en: 'A marked cell holds neither the number of its row nor that of its column.',
      ja: '印のあるマスには、そのマスの行の番号も列の番号も入りません。',
    },
  },
  schema,
  aliases: { ひな形: [{ type: 'template' }] },
  sample: { size: 3, specs: [{ type: 'template', cells: ['R1C2', 'R3C1'] }] },
  tool: {
    gesture: 'cells',
    name: { en: 'Template cell', ja: 'ひな形のマス' },
    key: 'Z',
    ...byCells('template'),
  },
  create(spec, context) {
    const { shape } = context;
    const cells = readCells('template', spec.cells, context);
    if (!cells) return null;
    const barred = (cell: number): readonly number[] => [shape.rowOf(cell) + 1, shape.columnOf(cell) + 1];
    const wrong = (board: Board) => cells.filter((cell) => barred(cell).includes(board.digit(cell)));
    return withCandidates(shape, {
      cells,
      isValid: (board) => wrong(board).length === 0,
      conflicts: (board) =>
        wrong(board).map((cell) => ({
          cells: [cell],
          words: broken,
          values: { digit: symbolOf(board.digit(cell)) },
        })),
      compile(builder) {
        for (const cell of cells) {
          const out = barred(cell).reduce((set, digit) => set | shape.setOf(digit), 0);
          builder.restrict(cell, shape.allDigits & ~out);
        }
      },
      draw(scene) {
        for (const cell of cells) scene.add({ kind: 'mark', cell, figure: 'circle' });
      },
    });
  },
  options,
  lay(solution, { count }, { random }) {
    const { shape } = solution;
    const fitting = shuffledCells(shape, random).filter((cell) => {
      const digit = solution.digit(cell);
      return digit !== EMPTY && digit !== shape.rowOf(cell) + 1 && digit !== shape.columnOf(cell) + 1;
    });
    const cells = namesOf(shape, fitting.slice(0, count));
    return cells.length > 0 ? [{ type: 'template', cells }] : [];
  },
};
