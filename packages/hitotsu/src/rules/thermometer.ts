import { z } from 'zod';
import { type Board, EMPTY, type Shape, symbolOf } from '../board/index.ts';
import type { Conflict, RuleType } from './rule.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { type ClimbOptions, climbs } from './shared/climb.ts';
import { withCandidates } from './shared/derive.ts';
import { byCells } from './shared/drawn.ts';
import { inOrder } from './shared/in-order.ts';
import { laidCells } from './shared/laid.ts';

const schema = z.strictObject({
  type: z.literal('thermometer'),
  /** From the bulb to the tip. */
  cells: cellsField,
});
type Spec = z.infer<typeof schema>;

const options = z
  .strictObject({
    /** How many thermometers; by default one for every 16 cells. Fewer if the solution has no room for them. */
    count: z.int().min(1).max(625).optional(),
    /** Fewest and most cells of a thermometer. */
    shortest: z.int().min(2).max(31).default(3),
    longest: z.int().min(2).max(31).default(6),
    /** Whether they may turn to cells that touch only at a corner. */
    diagonal: z.boolean().default(true),
    /** Whether they may share cells or cross. */
    overlap: z.boolean().default(false),
  })
  .superRefine(inOrder('thermometer', 'shortest', 'longest'));
type Options = z.infer<typeof options>;

/** The options on a board: no thermometer can be longer than the digits reach. */
function fitted(shape: Shape, { count, shortest, longest, ...rest }: Options): ClimbOptions {
  return {
    count: count ?? Math.max(1, Math.round(shape.cellCount / 16)),
    shortest: Math.min(shortest, shape.digitCount),
    longest: Math.min(longest, shape.digitCount),
    ...rest,
  };
}

const words = {
  order: {
    en: 'On this thermometer {b} must be larger than {a}.',
    ja: 'この温度計では、{b}は{a}より大きくなければなりません。',
  },
  room: {
    en: 'On this thermometer no digits fit between {a} and {b}.',
    ja: 'この温度計では、{a}と{b}の間に入る数字がありません。',
  },
  low: {
    en: '{a} is too small so far from the bulb.',
    ja: '{a}は小さすぎて、球までのマスに入る数字がありません。',
  },
  high: {
    en: '{a} is too large so far from the tip.',
    ja: '{a}は大きすぎて、先端までのマスに入る数字がありません。',
  },
};

/** The parts of a conflict, and what is said of a cell and of the whole. */
const told = {
  title: { en: 'Thermometer', ja: '温度計' },
  order: {
    en: 'it must rise from the bulb; {cell2} is not above {cell1}.',
    ja: '丸から順に大きくなります。{cell2}が{cell1}より大きくありません。',
  },
  room: {
    en: 'no digits fit between {cell1} and {cell2}.',
    ja: '{cell1}と{cell2}の間に入る数字がありません。',
  },
  low: {
    en: '{a} in {cell1} is too small so far from the bulb.',
    ja: '{cell1}の{a}は、丸からの順番にしては小さすぎます。',
  },
  high: {
    en: '{a} in {cell1} is too large so far from the tip.',
    ja: '{cell1}の{a}は、先端までの長さにしては大きすぎます。',
  },
  cell: {
    en: 'thermometer, place {place} of {count} from the bulb',
    ja: '温度計、丸から{count}マス中{place}番目',
  },
  whole: { en: 'Thermometer, {count} cells', ja: '温度計　{count}マス' },
  range: { en: '{low} to {high} in this cell', ja: 'このマスは{low}～{high}' },
};

/** The smallest and largest digit that what stands on a thermometer leaves a place. */
function rangeAt(board: Board, cells: readonly number[], place: number): readonly [number, number] {
  let low = board.shape.minDigit + place;
  let high = board.shape.maxDigit - (cells.length - 1 - place);
  for (const [other, cell] of cells.entries()) {
    if (board.isEmpty(cell) || other === place) continue;
    if (other < place) low = Math.max(low, board.digit(cell) + place - other);
    else high = Math.min(high, board.digit(cell) - (other - place));
  }
  return [low, high];
}

/** Whether the filled cells rise so that digits fit between them: each step adds one at least. */
function rises(board: Board, cells: readonly number[]): boolean {
  const { minDigit, maxDigit } = board.shape;
  let below = minDigit - 1;
  let before = -1;
  for (let place = 0; place < cells.length; place++) {
    const digit = board.digits[cells[place] as number] as number;
    if (digit === EMPTY) continue;
    if (digit - below < place - before) return false;
    below = digit;
    before = place;
  }
  return maxDigit + 1 - below >= cells.length - before;
}

/** What is wrong on a thermometer: with one digit where it stands, or with two that follow each other. */
function troubles(board: Board, cells: readonly number[]): Conflict[] {
  const { minDigit, maxDigit } = board.shape;
  const found: Conflict[] = [];
  let before = -1;
  for (const [place, cell] of cells.entries()) {
    if (board.isEmpty(cell)) continue;
    const b = board.digit(cell);
    const alone = { a: symbolOf(b) };
    if (b < minDigit + place)
      found.push({ cells: [cell], words: words.low, values: alone, title: told.title, detail: told.low });
    if (b > maxDigit - (cells.length - 1 - place))
      found.push({ cells: [cell], words: words.high, values: alone, title: told.title, detail: told.high });
    if (before >= 0) {
      const other = cells[before] as number;
      const a = board.digit(other);
      // Each step adds one at least, so digits k steps apart differ by k or more.
      if (b - a < place - before)
        found.push({
          cells: [other, cell],
          words: b > a ? words.room : words.order,
          title: told.title,
          detail: b > a ? told.room : told.order,
          values: { a: symbolOf(a), b: symbolOf(b) },
        });
    }
    before = place;
  }
  return found;
}

const thermo: readonly { type: string }[] = [{ type: 'thermometer' }];

/** Digits rise strictly from the bulb to the tip. Cells that follow each other need not touch. */
export const thermometer: RuleType<Spec, Options> = {
  type: 'thermometer',
  words: {
    name: { en: 'Thermometer', ja: 'サーモナンプレ（温度計）' },
    text: { en: 'Digits rise from the bulb to the tip.', ja: '丸から先へ、数字が大きくなっていきます。' },
    short: { en: 'Thermometers', ja: '温度計' },
    options: {
      count: { en: 'How many', ja: '本数' },
      longest: { en: 'Longest', ja: '最長のマス数' },
      diagonal: { en: 'May run diagonally', ja: '斜めにも進む' },
      overlap: { en: 'May cross', ja: '重なってもよい' },
    },
    moreOptions: { shortest: { en: 'Shortest', ja: '最短のマス数' } },
  },
  schema,
  aliases: { thermo: thermo, サーモ: thermo, 温度計: thermo },
  sample: { size: 3, specs: [{ type: 'thermometer', cells: ['R3C1', 'R2C1', 'R1C2', 'R1C3'] }] },
  tool: {
    gesture: 'line',
    name: { en: 'Thermometer', ja: '温度計' },
    key: 'T',
    help: {
      en: 'Drag, or Enter and arrow keys, bulb first.',
      ja: '丸からなぞります。Enterと矢印キーでも描けます。',
    },
    fewest: 2,
    ...byCells('thermometer'),
  },
  create(spec, context) {
    const { shape } = context;
    const cells = readCells('thermometer', spec.cells, context, { atMost: shape.digitCount });
    if (!cells) return null;
    return withCandidates(shape, {
      cells,
      isValid: (board) => rises(board, cells),
      conflicts: (board) => troubles(board, cells),
      compile(builder) {
        if (cells.length > 1) builder.chain(cells);
      },
      say: (cell) => [{ words: told.cell, values: { place: cells.indexOf(cell) + 1, count: cells.length } }],
      about(cell, board) {
        const [low, high] = rangeAt(board, cells, cells.indexOf(cell));
        const values = { low: symbolOf(low), high: symbolOf(high) };
        return {
          title: { words: told.whole, values: { count: cells.length } },
          ...(board.isEmpty(cell) && low <= high ? { state: { words: told.range, values } } : {}),
        };
      },
      draw: (scene) => scene.add({ kind: 'line', cells, style: 'thermometer', start: 'bulb' }),
    });
  },
  options,
  lay(solution, wanted, { random, specs }) {
    const { shape } = solution;
    return climbs(solution, fitted(shape, wanted), laidCells(shape, specs, 'thermometer'), random).map(
      (cells) => ({
        type: 'thermometer' as const,
        cells: cells.map((cell) => shape.nameOf(cell)),
      }),
    );
  },
};
