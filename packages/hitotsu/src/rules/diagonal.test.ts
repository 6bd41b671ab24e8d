import { expect, it } from 'vitest';
import { Random } from '../base/index.ts';
import { Shape } from '../board/index.ts';
import { diagonal } from './diagonal.ts';
import { checkRule, differ, type Rows } from './testkit/index.ts';

const main = (rows: Rows) => differ(rows.map((row, i) => row[i] as number));
const anti = (rows: Rows) => differ(rows.map((row, i) => row[rows.length - 1 - i] as number));

checkRule(diagonal, [
  { name: '3×3 main', shape: Shape.of(3), spec: { type: 'diagonal', which: 'main' }, plain: main },
  { name: '3×3 anti', shape: Shape.of(3), spec: { type: 'diagonal', which: 'anti' }, plain: anti },
  { name: '5×5 from 0', shape: Shape.of(5, [0, 4]), spec: { type: 'diagonal', which: 'anti' }, plain: anti },
  { name: '6×6', shape: Shape.of(6), spec: { type: 'diagonal', which: 'main' }, plain: main },
  {
    name: '4×4, spare digits',
    shape: Shape.of(4, [0, 6]),
    spec: { type: 'diagonal', which: 'main' },
    plain: main,
  },
  { name: '9×9', shape: Shape.of(9), spec: { type: 'diagonal', which: 'anti' }, plain: anti },
]);

it('a bare diagonal is framed as the main one', () => {
  const options = diagonal.options?.parse({}) ?? { which: 'anti' };
  expect(diagonal.frame?.(Shape.of(9), options, new Random(1))).toEqual({ type: 'diagonal', which: 'main' });
});
