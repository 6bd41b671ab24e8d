import { describe, expect, it } from 'vitest';
import { Board, Shape } from '../board/index.ts';
import { template } from './_template.ts';
import { classic } from './classic.ts';
import { builtinRules } from './index.ts';
import { at, bind, checkRule, errorsOf, fullBoard, layChecked, type Rows } from './testkit/index.ts';

const on = (name: string, shape: Shape, cells: string[]) => ({
  name,
  shape,
  spec: { type: 'template', cells },
  plain: (rows: Rows) =>
    cells.every((cell) => !cell.slice(1).split('C').map(Number).includes(at(rows, cell))),
});

checkRule(template, [
  on('2×2', Shape.of(2), ['R1C1']),
  { ...on('2×2, no digit left', Shape.of(2), ['R1C2']), impossible: true },
  on('3×3 from 0', Shape.of(3, [0, 2]), ['R1C2', 'R3C3']),
  on('9×9', Shape.of(9), ['R1C9', 'R5C5']),
  on('16×16', Shape.of(16), ['R12C9', 'R5C16']),
]);

describe('template', () => {
  it('is a pattern, not a rule of the product', () => {
    expect(builtinRules.get('template')).toBeUndefined();
    expect(builtinRules.with(template).get('template')).toBe(template);
  });

  it('names the cell that breaks it', () => {
    const board = new Board(Shape.of(12));
    board.digits[9] = 10;
    const rule = bind(template, { type: 'template', cells: ['R1C10'] }, board.shape);
    expect(rule.conflicts?.(board)).toMatchObject([{ cells: [9], values: { digit: 'A' } }]);
  });

  it('refuses cells off the board', () => {
    expect(errorsOf(template, { type: 'template', cells: ['R5C1'] }, Shape.of(4))).toMatchObject([
      { code: 'template.cell-name', path: 'cells[0]' },
    ]);
  });

  it('lays true clues', () => {
    const solution = fullBoard([classic], [{ type: 'classic' }], Shape.of(9), 1);
    for (let seed = 0; seed < 5; seed++) expect(layChecked(template, solution, {}, seed)).toHaveLength(1);
  });
});
