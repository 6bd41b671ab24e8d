import { z } from 'zod';
import type { Words } from '../base/index.ts';
import { type Board, type DigitSet, EMPTY, type Shape, symbolOf } from '../board/index.ts';
import type { ProblemBuilder } from '../engine/index.ts';
import type { Conflict, RuleType, Unit } from './rule.ts';
import type { Account, Saying } from './saying.ts';
import type { Scene } from './scene.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { combinationsOf } from './shared/combinations.ts';
import { type CompiledRule, withCandidates } from './shared/derive.ts';
import { numberTyped } from './shared/drawn.ts';
import { hasRepeat, repeats } from './shared/groups.ts';
import { namesOf } from './shared/grow.ts';
import { inOrder } from './shared/in-order.ts';
import { takenCells } from './shared/laid.ts';
import { movesAround } from './shared/moves.ts';
import { type CageSizes, partition } from './shared/partition.ts';
import { addUp } from './shared/sums.ts';

const schema = z.strictObject({
  type: z.literal('cage'),
  cells: cellsField,
  /** The total; without it the cage only forbids repeats. */
  sum: z.int().optional(),
});
type Spec = z.infer<typeof schema>;

/**
 * The usual largest cage. Of 100 random layouts without givens over 9×9 boards, 31, 20, 3 and 1 had one solution with
 * cages of at most 3, 4, 5 and 6 cells; the rest must be changed (`reshape`).
 */
const LARGEST = 4;

const options = z
  .strictObject({
    /** Most cells of a cage. Never as many as there are digits: such a cage inside a row would say nothing. */
    largest: z.int().min(1).max(31).default(LARGEST),
    /** Fewest cells of a cage; smaller ones are left only where the board cannot be cut otherwise. */
    smallest: z.int().min(1).max(31).default(2),
  })
  .superRefine(inOrder('cage', 'smallest', 'largest'));
type Options = z.infer<typeof options>;

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
  for (let i = 0; i < cells.length; i++) {
    const digit = board.digits[cells[i] as number] as number;
    if (digit === EMPTY) open++;
    else {
      rest -= digit;
      unused &= ~shape.setOf(digit);
    }
  }
  if (open === 0) return rest === 0 ? null : 'sum';
  return addUp(shape, unused, open, rest) ? null : 'reach';
}

/** What stands before and behind the colon when a cage is broken, and what is said of a cell and of the whole. */
const told = {
  cage: { en: 'Cage {sum}', ja: 'ケージ{sum}' },
  bare: { en: 'Cage', ja: 'ケージ' },
  repeat: { en: '{digit} stands twice.', ja: '{digit}が2つあります。' },
  again: { en: '{digit} again in the cage, {others}', ja: '同じケージの{others}にも{digit}' },
  sum: { en: 'the digits add up to {actual}.', ja: '合計が{actual}になっています。' },
  reach: { en: '{sum} is out of reach.', ja: 'もう合計{sum}になりません。' },
  cell: {
    en: 'cage {sum}, cell {place} of {count}',
    ja: 'ケージ合計{sum}、{count}マスの{place}番目',
  },
  bareCell: { en: 'cage, cell {place} of {count}', ja: 'ケージ、{count}マスの{place}番目' },
  left: { en: '{left} left in {open|# cell|# cells}', ja: '残り{open}マスで{left}' },
  whole: { en: 'Cage {sum}, {count|# cell|# cells}', ja: 'ケージ　合計{sum}、{count}マス' },
  bareWhole: { en: 'Cage, {count|# cell|# cells}', ja: 'ケージ　{count}マス' },
} satisfies Record<string, Words>;

/** What is left of a cage that has been begun and is not full. */
function leftOf(cells: readonly number[], sum: number | undefined, board: Board): Saying[] {
  const open = cells.filter((cell) => board.isEmpty(cell)).length;
  if (sum === undefined || open === 0 || open === cells.length) return [];
  const done = cells.reduce((total, cell) => total + (board.isEmpty(cell) ? 0 : board.digit(cell)), 0);
  return [{ words: told.left, values: { left: sum - done, open } }];
}

/** The cage of some cells over a full grid. */
function cageOver(solution: Board, cells: readonly number[]): Spec {
  const sum = cells.reduce((total, cell) => total + solution.digit(cell), 0);
  return { type: 'cage', cells: namesOf(solution.shape, cells), sum };
}

/** The sizes asked for, as far as the board has digits for them. */
function fitted(shape: Shape, { smallest, largest }: Options): CageSizes {
  const most = Math.max(1, Math.min(largest, shape.digitCount - 1));
  return { smallest: Math.min(smallest, most), largest: most };
}

/** A cage on a board. (A class, because a killer has thirty of them and each closure of each would be made for every puzzle.) */
class BoundCage implements CompiledRule {
  readonly cells: readonly number[];
  private readonly shape: Shape;
  private readonly sum: number | undefined;

  constructor(shape: Shape, cells: readonly number[], sum: number | undefined) {
    this.cells = cells;
    this.shape = shape;
    this.sum = sum;
  }

  /** Whether it holds every digit. */
  private get whole(): boolean {
    return this.cells.length === this.shape.digitCount;
  }

  /** The sum for sentences that name it. */
  private get total(): { sum?: number } {
    return this.sum === undefined ? {} : { sum: this.sum };
  }

  isValid(board: Board): boolean {
    const { cells, shape, sum } = this;
    return !hasRepeat(board, cells) && (sum === undefined || sumTrouble(shape, cells, sum, board) === null);
  }

  conflicts(board: Board): Conflict[] {
    const { cells, shape, sum, total } = this;
    const title = sum === undefined ? told.bare : told.cage;
    const found: Conflict[] = repeats(board, cells).map(({ digit, cells: places }) => ({
      cells: places,
      words: words.repeat,
      values: { digit: symbolOf(digit), ...total },
      title,
      detail: told.repeat,
      again: told.again,
    }));
    if (found.length > 0 || sum === undefined) return found;
    const trouble = sumTrouble(shape, cells, sum, board);
    if (!trouble) return [];
    const actual = cells.reduce((added, cell) => added + board.digit(cell), 0);
    const values = trouble === 'sum' ? { sum, actual } : { sum };
    return [{ cells, words: words[trouble], values, title, detail: told[trouble] }];
  }

  compile(builder: ProblemBuilder): void {
    const { cells, sum, whole } = this;
    if (whole) builder.unit(cells);
    if (!whole || sum !== undefined) builder.cage(cells, sum ?? null);
  }

  units(): Unit[] {
    return this.whole ? [{ kind: 'group', number: 1, cells: this.cells }] : [];
  }

  say(cell: number, board: Board): Saying[] {
    const { cells, sum, total } = this;
    const place = 1 + cells.filter((other) => other < cell).length;
    return [
      {
        words: sum === undefined ? told.bareCell : told.cell,
        values: { ...total, place, count: cells.length },
      },
      ...leftOf(cells, sum, board),
    ];
  }

  about(_cell: number, board: Board, candidates: ArrayLike<DigitSet>): Account {
    const { cells, sum, total } = this;
    const [state] = leftOf(cells, sum, board);
    const combinations = sum === undefined ? null : combinationsOf(board, cells, sum, candidates);
    return {
      title: {
        words: sum === undefined ? told.bareWhole : told.whole,
        values: { ...total, count: cells.length },
      },
      ...(state ? { state } : {}),
      ...(combinations ? { combinations } : {}),
    };
  }

  draw(scene: Scene): void {
    const { cells, sum } = this;
    scene.add({ kind: 'cage', cells, ...(sum === undefined ? {} : { label: String(sum) }) });
  }
}

/** No repeats among the cells and, if a sum is given, that total. */
export const cage: RuleType<Spec, Options> = {
  type: 'cage',
  words: {
    name: { en: 'Killer Cage', ja: 'サムナンプレ（キラー）' },
    text: {
      en: 'Digits in a cage differ and add up to its number.',
      ja: '点線の中の数字はすべて異なり、合計が小さな数字になります。',
    },
    short: { en: 'Killer cages', ja: 'キラー' },
    options: {
      largest: { en: 'Largest cage', ja: '最大のマス数' },
      smallest: { en: 'Smallest cage', ja: '最小のマス数' },
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
  sample: {
    size: 3,
    specs: [
      { type: 'cage', cells: ['R1C1', 'R1C2', 'R2C1'], sum: 12 },
      { type: 'cage', cells: ['R2C2', 'R2C3', 'R3C3'] },
    ],
  },
  tool: {
    gesture: 'area',
    name: { en: 'Killer cage', ja: 'ケージ' },
    key: 'K',
    text: { name: { en: 'Sum', ja: '合計' }, kind: 'number', optional: true },
    specOf({ cells, text }, shape) {
      const sum = numberTyped(text);
      return { type: 'cage', cells: namesOf(shape, cells), ...(sum === undefined ? {} : { sum }) };
    },
    strokeOf: ({ cells, sum }, shape) => ({
      cells: cells.map((cell) => shape.cellNamed(cell)),
      text: sum === undefined ? '' : String(sum),
    }),
  },
  create(spec, context) {
    const { shape } = context;
    const cells = readCells('cage', spec.cells, context, { atMost: shape.digitCount });
    if (!cells) return null;
    return withCandidates(shape, new BoundCage(shape, cells, spec.sum));
  },
  options,
  usualGivens: 'none',
  /** Cages over the whole board, except where cages lie already. */
  lay(solution, wanted, { random, specs }) {
    const { shape } = solution;
    const taken = takenCells(shape, specs, 'cage');
    const free = new Set(
      Array.from({ length: shape.cellCount }, (_, cell) => cell).filter((c) => !taken.has(c)),
    );
    return partition(solution, free, fitted(shape, wanted), random).map((cells) => cageOver(solution, cells));
  },
  *reshape(cages, cell, turn, solution, wanted, random) {
    const groups = cages.map(({ rule }) => rule.cells);
    const sizes = fitted(solution.shape, wanted);
    for (const { gone, come, gain } of movesAround(cell, turn, groups, sizes, solution, random))
      yield { gone, come: come.map((cells) => cageOver(solution, cells)), gain };
  },
};
