import { z } from 'zod';
import type { Board } from '../board/index.ts';
import type { RuleType } from './rule.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { withCandidates } from './shared/derive.ts';
import { numberTyped } from './shared/drawn.ts';
import { growGroup, namesOf, shuffledCells } from './shared/grow.ts';
import { inOrder } from './shared/in-order.ts';
import { takenCells } from './shared/laid.ts';

const schema = z.strictObject({ type: z.literal('sum'), cells: cellsField, sum: z.int() });
type Spec = z.infer<typeof schema>;

const options = z
  .strictObject({
    /** How many groups to lay; by default as many as the board has rows. */
    count: z.int().min(1).optional(),
    smallest: z.int().min(2).default(2),
    largest: z.int().min(2).default(4),
  })
  .superRefine(inOrder('sum', 'smallest', 'largest'));

const words = {
  sum: {
    en: 'The marked cells add up to {actual}, not {sum}.',
    ja: '印のあるマスの合計が{actual}です（正しくは{sum}）。',
  },
  reach: {
    en: 'The marked cells can no longer reach {sum}.',
    ja: '印のあるマスは、もう合計{sum}になりません。',
  },
};

/** The parts of a conflict, and what is said of a cell and of the whole. */
const told = {
  title: { en: 'Sum group {sum}', ja: '合計グループ{sum}' },
  sum: { en: 'the digits add up to {actual}.', ja: '合計が{actual}になっています。' },
  reach: { en: '{sum} is out of reach.', ja: 'もう合計{sum}になりません。' },
  cell: {
    en: 'sum group {sum}, cell {place} of {count}',
    ja: '合計グループ{sum}、{count}マスの{place}番目',
  },
  left: { en: '{left} left in {open|# cell|# cells}', ja: '残り{open}マスで{left}' },
  whole: { en: 'Sum group {sum}, {count|# cell|# cells}', ja: '合計グループ　合計{sum}、{count}マス' },
};

/** The total of the cells that are filled, and how many are not. */
function totalOf(cells: readonly number[], board: Board): { total: number; open: number } {
  let total = 0;
  let open = 0;
  for (const cell of cells)
    if (board.isEmpty(cell)) open++;
    else total += board.digit(cell);
  return { total, open };
}

/** The cells add up to the sum; digits may repeat as far as other rules allow. */
export const sum: RuleType<Spec, z.infer<typeof options>> = {
  type: 'sum',
  words: {
    name: { en: 'Sum group', ja: '合計グループ' },
    text: { en: 'The marked cells add up to the number.', ja: '印のあるマスの合計がその数になります。' },
    short: { en: 'Sum groups', ja: '合計グループ' },
    options: {
      count: { en: 'How many', ja: 'グループの数' },
      largest: { en: 'Largest group', ja: '最大のマス数' },
    },
    moreOptions: { smallest: { en: 'Smallest group', ja: '最小のマス数' } },
  },
  schema,
  aliases: { 'sum-group': [{ type: 'sum' }], 合計: [{ type: 'sum' }] },
  sample: { size: 3, specs: [{ type: 'sum', cells: ['R1C1', 'R1C2', 'R2C2'], sum: 15 }] },
  tool: {
    gesture: 'area',
    name: { en: 'Sum group', ja: '合計グループ' },
    key: 'S',
    text: { name: { en: 'Sum', ja: '合計' }, kind: 'number', optional: false },
    specOf: ({ cells, text }, shape) => ({
      type: 'sum',
      cells: namesOf(shape, cells),
      sum: numberTyped(text) ?? 0,
    }),
    strokeOf: ({ cells, sum: total }, shape) => ({
      cells: cells.map((cell) => shape.cellNamed(cell)),
      text: String(total),
    }),
  },
  create(spec, context) {
    const { shape } = context;
    const cells = readCells('sum', spec.cells, context);
    if (!cells) return null;
    const reachable = ({ total, open }: { total: number; open: number }) => {
      const rest = spec.sum - total;
      return rest >= open * shape.minDigit && rest <= open * shape.maxDigit;
    };
    const reading = [...cells].sort((a, b) => a - b);
    const left = (board: Board) => {
      const { total, open } = totalOf(cells, board);
      if (open === 0 || open === cells.length) return [];
      return [{ words: told.left, values: { left: spec.sum - total, open } }];
    };
    return withCandidates(shape, {
      cells,
      isValid: (board) => reachable(totalOf(cells, board)),
      conflicts(board) {
        const now = totalOf(cells, board);
        if (reachable(now)) return [];
        return now.open === 0
          ? [
              {
                cells,
                words: words.sum,
                values: { sum: spec.sum, actual: now.total },
                title: told.title,
                detail: told.sum,
              },
            ]
          : [{ cells, words: words.reach, values: { sum: spec.sum }, title: told.title, detail: told.reach }];
      },
      compile: (builder) => builder.linear(cells, [], spec.sum),
      say: (cell, board) => {
        const place = { sum: spec.sum, place: reading.indexOf(cell) + 1, count: cells.length };
        return [{ words: told.cell, values: place }, ...left(board)];
      },
      about(_cell, board) {
        const [state] = left(board);
        const title = { words: told.whole, values: { sum: spec.sum, count: cells.length } };
        return state ? { title, state } : { title };
      },
      draw: (scene) => scene.add({ kind: 'shade', cells, label: String(spec.sum) }),
    });
  },
  options,
  lay(solution, { count = solution.shape.size, smallest, largest }, { random, specs }) {
    const { shape } = solution;
    const taken = takenCells(shape, specs, 'sum');
    const laid: Spec[] = [];
    for (const start of shuffledCells(shape, random)) {
      if (laid.length === count) break;
      if (taken.has(start)) continue;
      const size = smallest + random.below(largest - smallest + 1);
      const cells = growGroup(shape, start, size, (cell) => !taken.has(cell), random);
      if (cells.length < smallest) continue;
      for (const cell of cells) taken.add(cell);
      laid.push({ type: 'sum', cells: namesOf(shape, cells), sum: totalOf(cells, solution).total });
    }
    return laid;
  },
};
