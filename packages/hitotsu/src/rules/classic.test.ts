import { describe, expect, it } from 'vitest';
import { Board, Shape } from '../board/index.ts';
import { Search, SearchEvent } from '../engine/index.ts';
import { classic } from './classic.ts';
import { compileRules } from './compile.ts';
import { bind, block, checkRule, differ, errorsOf, type Rows } from './testkit/index.ts';

const plain = (height: number, width: number) => (rows: Rows) =>
  rows.every((row, i) => {
    const top = i - (i % height);
    const left = (i % height) * width;
    return (
      differ(row) &&
      differ(rows.map((other) => other[i] as number)) &&
      differ(block(rows, top, left, height, width))
    );
  });

checkRule(classic, [
  { name: '4×4', shape: Shape.of(4), spec: { type: 'classic' }, plain: plain(2, 2) },
  {
    name: '4×4 with a digit to spare',
    shape: Shape.of(4, [0, 4]),
    spec: { type: 'classic' },
    plain: plain(2, 2),
  },
  { name: '6×6', shape: Shape.of(6), spec: { type: 'classic' }, plain: plain(2, 3) },
  { name: '9×9 from 0', shape: Shape.of(9, [0, 8]), spec: { type: 'classic' }, plain: plain(3, 3) },
  { name: '16×16', shape: Shape.of(16), spec: { type: 'classic' }, plain: plain(4, 4) },
]);

describe('classic', () => {
  it('has 288 boards of size 4', () => {
    const shape = Shape.of(4);
    const search = Search.over(compileRules(shape, [bind(classic, { type: 'classic' }, shape)]));
    search.begin(null);
    let count = 0;
    while (search.next(100_000) === SearchEvent.solution) count++;
    search.release();
    expect(count).toBe(288);
  });

  it('names every unit that holds a digit twice', () => {
    const board = new Board(Shape.of(9));
    board.digits[0] = board.digits[1] = 5;
    const conflicts = bind(classic, { type: 'classic' }, board.shape).conflicts?.(board) ?? [];
    expect(conflicts.map(({ words }) => words.en)).toEqual([
      '{digit} appears twice in row {number}.',
      '{digit} appears twice in box {number}.',
    ]);
  });

  it('refuses sizes without boxes and boards with too few digits', () => {
    expect(errorsOf(classic, { type: 'classic' }, Shape.of(5))).toMatchObject([{ code: 'classic.no-boxes' }]);
    expect(errorsOf(classic, { type: 'classic' }, Shape.of(6, [1, 5]))).toMatchObject([
      { code: 'classic.too-few-digits' },
    ]);
  });
});
