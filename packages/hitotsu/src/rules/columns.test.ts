import { expect, it } from 'vitest';
import { Shape } from '../board/index.ts';
import { columns } from './columns.ts';
import { checkRule, differ, errorsOf, type Rows } from './testkit/index.ts';

const plain = (rows: Rows) => rows.every((_, c) => differ(rows.map((row) => row[c] as number)));

checkRule(columns, [
  { name: '2×2', shape: Shape.of(2), spec: { type: 'columns' }, plain },
  { name: '3×3 with a digit to spare', shape: Shape.of(3, [0, 3]), spec: { type: 'columns' }, plain },
  { name: '5×5', shape: Shape.of(5), spec: { type: 'columns' }, plain },
  { name: '16×16', shape: Shape.of(16), spec: { type: 'columns' }, plain },
]);

it('columns refuse a board with too few digits', () => {
  expect(errorsOf(columns, { type: 'columns' }, Shape.of(4, [1, 3]))).toMatchObject([
    { code: 'columns.too-few-digits' },
  ]);
});
