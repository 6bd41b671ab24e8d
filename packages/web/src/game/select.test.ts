import { Shape } from 'hitotsu/board';
import { expect, it } from 'vitest';
import { setMark } from './actions.ts';
import { equalCells, inverted, nextEmpty, rectangle, stepFrom, withCell } from './select.ts';
import { sessionOf } from './testkit/games.ts';

const shape = Shape.of(9);
const cell = (name: string) => shape.cellNamed(name);

it('goes round the edge', () => {
  expect(stepFrom(shape, cell('R1C1'), 'up')).toBe(cell('R9C1'));
  expect(stepFrom(shape, cell('R1C1'), 'left')).toBe(cell('R1C9'));
  expect(stepFrom(shape, cell('R9C9'), 'right')).toBe(cell('R9C1'));
  expect(stepFrom(shape, cell('R9C9'), 'down')).toBe(cell('R1C9'));
});

it('finds the next empty cell of the line', () => {
  const { digits } = sessionOf();
  expect(nextEmpty(shape, digits.value, cell('R1C1'), 'right')).toBe(cell('R1C3'));
  expect(nextEmpty(shape, digits.value, cell('R1C9'), 'right')).toBe(cell('R1C3'));
  expect(nextEmpty(shape, new Int8Array(81).fill(1), 0, 'down')).toBe(cell('R2C1'));
});

it('makes rectangles either way', () => {
  const names = (from: string, to: string) =>
    rectangle(shape, cell(from), cell(to)).map((c) => shape.nameOf(c));
  expect(names('R2C3', 'R1C2')).toEqual(['R1C2', 'R1C3', 'R2C2', 'R2C3']);
  expect(names('R1C3', 'R2C2')).toEqual(['R1C2', 'R1C3', 'R2C2', 'R2C3']);
});

it('adds and removes, the keyboard goes along', () => {
  expect(withCell({ cells: [1, 2], focus: 2 }, 5, true)).toEqual({ cells: [1, 2, 5], focus: 5 });
  expect(withCell({ cells: [1, 2], focus: 2 }, 1, false)).toEqual({ cells: [2], focus: 1 });
  expect(inverted(Shape.of(2), { cells: [0, 3], focus: 0 }).cells).toEqual([1, 2]);
});

it('finds equal cells: the same digit, else the same marks, else the same colours', () => {
  const session = sessionOf();
  const equal = (name: string) =>
    equalCells(shape, session.digits.value, session.position.value, cell(name)).map((c) => shape.nameOf(c));
  expect(equal('R1C1')).toEqual(['R1C1', 'R2C6', 'R8C9']);
  expect(equal('R1C3')).toEqual(['R1C3']);
  session.play(setMark(session, 'corner', [cell('R1C3'), cell('R5C5')], 1, true));
  session.play(setMark(session, 'colour', [cell('R1C3'), cell('R7C7'), cell('R1C4'), cell('R6C6')], 2, true));
  expect(equal('R1C3')).toEqual(['R1C3', 'R5C5']);
  expect(equal('R1C4')).toEqual(['R1C3', 'R1C4', 'R6C6', 'R7C7']);
});
