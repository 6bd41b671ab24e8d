import { describe, expect, it } from 'vitest';
import { Random } from '../base/index.ts';
import { Board, isConnected, Shape } from '../board/index.ts';
import { cage } from './cage.ts';
import { classic } from './classic.ts';
import { columns } from './columns.ts';
import { rows as rowsRule } from './rows.ts';
import { FAULT } from './rule.ts';
import {
  at,
  bind,
  checkRule,
  differ,
  errorsOf,
  fullBoard,
  layChecked,
  type Rows,
  total,
} from './testkit/index.ts';

const plain = (cells: readonly string[], sum?: number) => (rows: Rows) => {
  const digits = cells.map((name) => at(rows, name));
  return differ(digits) && (sum === undefined || total(digits) === sum);
};
const on = (name: string, shape: Shape, cells: string[], sum?: number) => ({
  name,
  shape,
  spec: { type: 'cage', cells, ...(sum === undefined ? {} : { sum }) },
  plain: plain(cells, sum),
});
const three = ['R1C1', 'R1C2', 'R2C2'];

checkRule(cage, [
  on('2×2, one cell', Shape.of(2), ['R2C1'], 2),
  on('2×2, no sum', Shape.of(2), ['R1C1', 'R2C2']),
  on('3×3, all digits', Shape.of(3), three, 6),
  on('3×3, from 0', Shape.of(3, [0, 2]), ['R3C3', 'R2C3'], 1),
  on('4×4', Shape.of(4), three, 7),
  on('6×6, not connected', Shape.of(6), ['R1C1', 'R6C6', 'R3C4', 'R2C2'], 14),
  on('9×9, three cells of 17', Shape.of(9), three, 17),
  on('9×9, from 0', Shape.of(9, [0, 8]), [...three, 'R3C2'], 9),
  on('9×9, eight cells', Shape.of(9), [...three, 'R3C2', 'R4C2', 'R5C2', 'R6C2', 'R7C2'], 40),
  on('9×9, all nine digits, no sum', Shape.of(9), [...three, 'R3C2', 'R4C2', 'R5C2', 'R6C2', 'R7C2', 'R8C2']),
  on('12×12', Shape.of(12), three, 30),
  { ...on('a sum out of reach', Shape.of(9), three, 100), impossible: true },
  { ...on('a negative sum', Shape.of(4), three, -1), impossible: true },
  { ...on('all digits and not their sum', Shape.of(3), three, 7), impossible: true },
]);

describe('cage: what it says', () => {
  const shape = Shape.of(9);
  const rule = bind(cage, { type: 'cage', cells: three, sum: 17 }, shape);

  it('an 8 in a three-cell cage of 17 bars another 8, and the two others add up to 9', () => {
    const board = new Board(shape);
    board.digits[0] = 8;
    const digits = [1, 2, 3, 4, 5, 6, 7].reduce((set, digit) => set | shape.setOf(digit), 0);
    expect(rule.candidates(board, 1) & shape.setOf(8)).toBe(0);
    expect(rule.candidates(board, 1) & ~digits).toBe(0);
  });

  it('what is left is made up of different digits: of 16 in two cells only 7 and 9', () => {
    const two = bind(cage, { type: 'cage', cells: three.slice(0, 2), sum: 16 }, shape);
    const board = new Board(shape);
    const fits = (digit: number) => {
      board.digits[0] = digit;
      return two.isValid(board);
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter(fits)).toEqual([7, 9]);
    expect(two.candidates(new Board(shape), 0)).toBe(shape.setOf(7) | shape.setOf(9));
  });

  it('words for a repeat, a wrong sum and a sum out of reach', () => {
    const conflicts = (...digits: number[]) => {
      const board = new Board(shape);
      for (const [i, digit] of digits.entries()) board.digits[[0, 1, 10][i] as number] = digit;
      return rule.conflicts?.(board).map(({ words, values }) => [words.en, values]);
    };
    expect(conflicts(8, 8)).toEqual([['{digit} appears twice in the cage.', { digit: '8', sum: 17 }]]);
    expect(conflicts(8, 1, 7)).toEqual([
      ['The cage adds up to {actual}, not {sum}.', { sum: 17, actual: 16 }],
    ]);
    expect(conflicts(1, 2)).toEqual([['The cage can no longer reach {sum}.', { sum: 17 }]]);
    expect(conflicts(8, 1, 8)).toHaveLength(1);
    expect(conflicts(8, 9)).toHaveLength(1);
  });
});

describe('cage: what is refused', () => {
  const errors = (cells: string[], shape = Shape.of(4)) =>
    errorsOf(cage, { type: 'cage', cells, sum: 3 }, shape);

  it('no cells, cells off the board, a cell twice, more cells than digits', () => {
    expect(errors([])).toMatchObject([{ code: 'cage.no-cells', path: 'cells' }]);
    expect(errors(['R1C1', 'R5C1'])).toMatchObject([
      { code: 'cage.cell-name', path: 'cells[1]', values: { value: 'R5C1', size: 4 } },
    ]);
    expect(errors(['R1C1', 'x'.repeat(1000)])).toMatchObject([{ values: { value: 'x'.repeat(40) } }]);
    expect(errors(['R1C1', 'R1C2', 'r1c1'])).toMatchObject([{ code: 'cage.cell-twice', path: 'cells[2]' }]);
    expect(errors(['R1C1', 'R1C2', 'R1C3', 'R1C4', 'R2C1'])).toMatchObject([
      { code: 'cage.too-many-cells', path: 'cells', values: { count: 5, max: 4 } },
    ]);
  });

  it('all that is wrong at once, and no flood', () => {
    expect(errors(['R9C9', 'R1C1', 'R1C1'])).toHaveLength(2);
    expect(errors(Array.from({ length: 100_000 }, () => 'R0C0')).length).toBeLessThan(20);
  });
});

describe('cage: layouts', () => {
  const boards = [
    fullBoard([classic], [{ type: 'classic' }], Shape.of(9), 1),
    fullBoard([classic], [{ type: 'classic' }], Shape.of(9, [0, 8]), 2),
    fullBoard([classic], [{ type: 'classic' }], Shape.of(6), 3),
    fullBoard([classic], [{ type: 'classic' }], Shape.of(4), 4),
    fullBoard([classic], [{ type: 'classic' }], Shape.of(16), 5),
    fullBoard([rowsRule, columns], [{ type: 'rows' }, { type: 'columns' }], Shape.of(7), 6),
    fullBoard([rowsRule, columns], [{ type: 'rows' }, { type: 'columns' }], Shape.of(2), 7),
  ];
  const cellsOf = (spec: { [field: string]: unknown }) => spec.cells as string[];

  it.each([{}, { largest: 2 }, { largest: 3 }, { largest: 5 }, { largest: 9 }, { smallest: 3, largest: 6 }])(
    'cover the board with connected cages in the bounds: %o',
    (options) => {
      const { smallest = 2, largest = 4 } = options as { smallest?: number; largest?: number };
      for (const solution of boards)
        for (let seed = 0; seed < 8; seed++) {
          const { shape } = solution;
          const laid = layChecked(cage, solution, options, seed);
          expect(laid.flatMap(cellsOf).sort()).toEqual(
            Array.from({ length: shape.cellCount }, (_, cell) => shape.nameOf(cell)).sort(),
          );
          let small = 0;
          for (const spec of laid) {
            const cells = cellsOf(spec);
            expect(
              isConnected(
                shape,
                cells.map((name) => shape.cellNamed(name)),
              ),
            ).toBe(true);
            expect(cells.length).toBeLessThanOrEqual(Math.max(1, Math.min(largest, shape.digitCount - 1)));
            if (cells.length < smallest) small++;
          }
          // Room for none on tiny boards; on the others small cages are the exception.
          if (shape.size > 4) expect(small).toBeLessThanOrEqual(largest === 2 ? shape.size / 3 : 1);
        }
    },
  );

  it('leave cells alone where cages lie already', () => {
    const solution = boards[0] as Board;
    const cells = ['R1C1', 'R1C2'];
    const laid = layChecked(cage, solution, {}, 1, [{ type: 'cage', cells, sum: 3 }, { type: 'cage' }]);
    const names = laid.flatMap(cellsOf);
    expect(names).toHaveLength(79);
    expect(names).not.toContain('R1C1');
  });

  it('change at every cell and in each turn to cages that are as good as laid ones', () => {
    const solution = boards[0] as Board;
    const { shape } = solution;
    const options = cage.options?.parse({ largest: 5 }) ?? null;
    const laid = layChecked(cage, solution, { largest: 5 }, 3).map((spec) => cage.schema.parse(spec));
    const clues = laid.map((spec) => ({ spec, rule: bind(cage, spec, shape) }));
    const found = { [-1]: 0, 0: 0, 1: 0 };
    for (let cell = 0; cell < shape.cellCount; cell++)
      for (const turn of [-1, 0, 1] as const) {
        let last = Number.POSITIVE_INFINITY;
        for (const change of cage.reshape?.(
          clues,
          cell,
          turn,
          solution,
          options as never,
          new Random(cell),
        ) ?? []) {
          found[turn]++;
          const { gone, come, gain } = change;
          const before = gone.flatMap((index) => cellsOf(clues[index]?.spec as never));
          expect(before).toContain(shape.nameOf(cell));
          expect(come.flatMap(cellsOf).sort()).toEqual(before.sort());
          expect(Math.sign(gain)).toBe(turn);
          expect(gain).toBeLessThanOrEqual(last);
          last = gain;
          const short = (count: number) => Math.max(0, 2 - count);
          let missing = 0;
          for (const index of gone) missing += short(cellsOf(clues[index]?.spec as never).length);
          for (const spec of come) {
            const cells = cellsOf(spec).map((name) => shape.cellNamed(name));
            missing -= short(cells.length);
            expect(cells.length).toBeLessThanOrEqual(5);
            expect(isConnected(shape, cells)).toBe(true);
            expect(bind(cage, spec, shape).isValid(solution)).toBe(true);
          }
          expect(gain).toBe(gone.length - come.length + FAULT * missing);
        }
      }
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(20);
  });

  it('are not cut to single cells where another cut is there', () => {
    const solution = boards[0] as Board;
    const { shape } = solution;
    const options = cage.options?.parse({}) ?? null;
    const cuts = (cells: string[], seed: number) => {
      const spec = cage.schema.parse({ type: 'cage', cells });
      const clues = [{ spec, rule: bind(cage, spec, shape) }];
      const changes = cage.reshape?.(clues, 0, -1, solution, options as never, new Random(seed));
      return [...(changes ?? [])].map(({ come }) => come.map((part) => cellsOf(part).length).sort());
    };
    for (let seed = 0; seed < 20; seed++) {
      for (const sizes of cuts(['R1C1', 'R1C2', 'R1C3', 'R1C4'], seed)) expect(sizes).toEqual([2, 2]);
      expect(cuts(['R1C1', 'R1C2', 'R1C3', 'R2C2'], seed)[0]).toEqual([1, 3]);
    }
  });

  it('refuse bounds that cross', () => {
    expect(cage.options?.safeParse({ smallest: 4, largest: 3 }).success).toBe(false);
    expect(cage.options?.safeParse({ size: 4 }).success).toBe(false);
  });
});
