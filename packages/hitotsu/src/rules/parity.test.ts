import { describe, expect, it } from 'vitest';
import { Board, Shape } from '../board/index.ts';
import { classic } from './classic.ts';
import { even } from './even.ts';
import { odd } from './odd.ts';
import type { RuleSpec } from './rule.ts';
import { at, bind, checkRule, errorsOf, fullBoard, layChecked, type Rows } from './testkit/index.ts';

const cells = ['R1C1', 'R2C2'];
const odds = (rows: Rows) => cells.every((cell) => [1, 3, 5, 7, 9, 11, 13, 15].includes(at(rows, cell)));
const evens = (rows: Rows) => cells.every((cell) => [0, 2, 4, 6, 8, 10, 12, 14, 16].includes(at(rows, cell)));

checkRule(odd, [
  { name: '2×2', shape: Shape.of(2), spec: { type: 'odd', cells }, plain: odds },
  { name: '3×3 from 0', shape: Shape.of(3, [0, 2]), spec: { type: 'odd', cells }, plain: odds },
  { name: '9×9', shape: Shape.of(9), spec: { type: 'odd', cells }, plain: odds },
  { name: '16×16', shape: Shape.of(16), spec: { type: 'odd', cells }, plain: odds },
]);
checkRule(even, [
  { name: '2×2', shape: Shape.of(2), spec: { type: 'even', cells }, plain: evens },
  { name: '3×3 from 0', shape: Shape.of(3, [0, 2]), spec: { type: 'even', cells }, plain: evens },
  { name: '9×9 from 0', shape: Shape.of(9, [0, 8]), spec: { type: 'even', cells }, plain: evens },
]);

const cellsOf = (laid: readonly RuleSpec[]) => laid.flatMap((spec) => spec.cells as string[]);

describe.each([
  [odd, 1],
  [even, 0],
] as const)('$type', (type, remainder) => {
  it('names each cell that breaks it', () => {
    const board = new Board(Shape.of(9));
    board.digits[0] = board.digits[10] = 3 - remainder;
    const rule = bind(type, { type: type.type, cells }, board.shape);
    expect(rule.conflicts?.(board)).toMatchObject([{ cells: [0] }, { cells: [10] }]);
  });

  it('refuses cells off the board', () => {
    expect(errorsOf(type, { type: type.type, cells: ['R3C3'] }, Shape.of(2))).toMatchObject([
      { code: `${type.type}.cell-name`, path: 'cells[0]' },
    ]);
  });

  it('is laid on cells with such digits, none marked before', () => {
    const solution = fullBoard([classic], [{ type: 'classic' }], Shape.of(9, [0, 8]), 1);
    for (let seed = 0; seed < 10; seed++) {
      const first = layChecked(type, solution, { count: 12 }, seed);
      const second = layChecked(type, solution, {}, seed, first);
      expect([first, second].map((laid) => cellsOf(laid).length)).toEqual([12, 9]);
      expect(cellsOf(second).filter((cell) => cellsOf(first).includes(cell))).toEqual([]);
    }
    const rest = cellsOf(layChecked(type, solution, { count: 81 }, 1));
    expect(rest).toHaveLength(remainder === 1 ? 36 : 45);
    expect(layChecked(type, solution, {}, 1, [{ type: 'odd', cells: rest }])).toEqual([]);
  });
});
