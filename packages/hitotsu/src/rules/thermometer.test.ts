import { describe, expect, it } from 'vitest';
import { Board, indicesOf, Shape } from '../board/index.ts';
import { classic } from './classic.ts';
import { at, bind, checkRule, errorsOf, fullBoard, layChecked, type Rows } from './testkit/index.ts';
import { thermometer } from './thermometer.ts';

const plain = (cells: readonly string[]) => (rows: Rows) =>
  cells.every((name, i) => i === 0 || at(rows, name) > at(rows, cells[i - 1] as string));
const on = (name: string, shape: Shape, cells: string[]) => ({
  name,
  shape,
  spec: { type: 'thermometer', cells },
  plain: plain(cells),
});
const four = ['R1C1', 'R1C2', 'R2C2', 'R2C3'];

checkRule(thermometer, [
  on('2×2', Shape.of(2), ['R1C1', 'R2C1']),
  on('2×2, one cell', Shape.of(2), ['R1C1']),
  on('3×3, all digits', Shape.of(3), ['R3C3', 'R2C3', 'R1C3']),
  on('3×3, from 0', Shape.of(3, [0, 2]), ['R3C3', 'R2C3']),
  on('4×4, cells apart', Shape.of(4), ['R1C1', 'R4C4', 'R1C4']),
  on('9×9', Shape.of(9), four),
  on('9×9, from 0', Shape.of(9, [0, 8]), [...four, 'R3C3']),
  on('16×16', Shape.of(16), four),
]);

describe('thermometer: what it says', () => {
  const shape = Shape.of(9);
  const rule = bind(thermometer, { type: 'thermometer', cells: four }, shape);
  const boardWith = (digits: Record<string, number>) => {
    const board = new Board(shape);
    for (const [name, digit] of Object.entries(digits)) board.digits[shape.cellNamed(name)] = digit;
    return board;
  };
  const conflicts = (digits: Record<string, number>) =>
    rule.conflicts?.(boardWith(digits)).map(({ words, values }) => [words.en, values]);

  it('a bulb of four cells holds at most 6, a tip at least 4', () => {
    const digits = (name: string) =>
      indicesOf(rule.candidates(new Board(shape), shape.cellNamed(name))).map((i) => i + shape.minDigit);
    expect(digits('R1C1')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(digits('R1C2')).toEqual([2, 3, 4, 5, 6, 7]);
    expect(digits('R2C3')).toEqual([4, 5, 6, 7, 8, 9]);
    expect(rule.isValid(boardWith({ R1C1: 7 }))).toBe(false);
  });

  it('3 and 4 two steps apart kill it', () => {
    const board = boardWith({ R1C1: 3, R2C2: 4 });
    expect(rule.isValid(board)).toBe(false);
    expect(rule.candidates(board, shape.cellNamed('R1C2'))).toBe(0);
    expect(rule.isValid(boardWith({ R1C1: 3, R2C2: 5 }))).toBe(true);
  });

  it('says in words what is wrong', () => {
    expect(conflicts({ R1C1: 5, R1C2: 3 })).toEqual([
      ['On this thermometer {b} must be larger than {a}.', { a: '5', b: '3' }],
    ]);
    expect(conflicts({ R1C1: 3, R2C2: 4 })?.[0]?.[0]).toContain('fit between');
    expect(conflicts({ R1C1: 7 })?.[0]?.[0]).toContain('too large');
    expect(conflicts({ R2C3: 3 })?.[0]?.[0]).toContain('too small');
  });

  it('refuses more cells than digits', () => {
    const errors = errorsOf(thermometer, { type: 'thermometer', cells: [...four, 'R3C3'] }, Shape.of(4));
    expect(errors).toMatchObject([{ code: 'thermometer.too-many-cells', path: 'cells' }]);
  });
});

describe('thermometer: layouts', () => {
  const sizes = [4, 6, 9, 16].map((size) =>
    fullBoard([classic], [{ type: 'classic' }], Shape.of(size), size),
  );
  const cellsOf = (spec: { [field: string]: unknown }) => spec.cells as string[];

  it('climb from cell to touching cell, apart from each other, in the bounds', () => {
    for (const solution of sizes)
      for (let seed = 0; seed < 15; seed++) {
        const { shape } = solution;
        const laid = layChecked(thermometer, solution, { shortest: 3, longest: 5 }, seed);
        expect(laid.length).toBeGreaterThan(0);
        expect(laid.length).toBeLessThanOrEqual(Math.max(1, Math.round(shape.cellCount / 16)));
        const all = laid.flatMap(cellsOf);
        expect(new Set(all).size).toBe(all.length);
        for (const names of laid.map(cellsOf)) {
          expect(names.length).toBeGreaterThanOrEqual(3);
          expect(names.length).toBeLessThanOrEqual(Math.min(5, shape.digitCount));
          const cells = names.map((name) => shape.cellNamed(name));
          for (const [i, cell] of cells.slice(1).entries()) {
            const before = cells[i] as number;
            expect(Math.abs(shape.rowOf(cell) - shape.rowOf(before))).toBeLessThanOrEqual(1);
            expect(Math.abs(shape.columnOf(cell) - shape.columnOf(before))).toBeLessThanOrEqual(1);
          }
        }
      }
  });

  it('turn no corner when told so', () => {
    const solution = sizes[2] as Board;
    const { shape } = solution;
    for (const names of layChecked(thermometer, solution, { diagonal: false, count: 8 }, 1).map(cellsOf)) {
      const cells = names.map((name) => shape.cellNamed(name));
      for (const [i, cell] of cells.slice(1).entries())
        expect(shape.neighbours(cells[i] as number)).toContain(cell);
    }
  });

  it('never cross', () => {
    const solution = sizes[2] as Board;
    const { shape } = solution;
    for (let seed = 0; seed < 30; seed++) {
      const corners: string[] = [];
      for (const names of layChecked(thermometer, solution, { count: 12 }, seed).map(cellsOf))
        for (const [i, name] of names.slice(1).entries()) {
          const [a, b] = [shape.cellNamed(names[i] as string), shape.cellNamed(name)];
          const rows = shape.rowOf(a) + shape.rowOf(b);
          const columns = shape.columnOf(a) + shape.columnOf(b);
          if (rows % 2 === 1 && columns % 2 === 1) corners.push(`${rows},${columns}`);
        }
      expect(new Set(corners).size).toBe(corners.length);
    }
  });

  it('may overlap, but none is a part of another', () => {
    const solution = sizes[2] as Board;
    for (let seed = 0; seed < 10; seed++) {
      const laid = layChecked(thermometer, solution, { overlap: true, count: 25 }, seed).map(cellsOf);
      expect(laid.length).toBeGreaterThan(15);
      for (const a of laid)
        for (const b of laid)
          if (a !== b) expect(b.filter((name) => a.includes(name)).join()).not.toBe(a.join());
    }
  });

  it('keep off thermometers that are there', () => {
    const solution = sizes[2] as Board;
    const there = layChecked(thermometer, solution, {}, 1);
    const laid = layChecked(thermometer, solution, {}, 2, there);
    const names = there.flatMap(cellsOf);
    for (const name of laid.flatMap(cellsOf)) expect(names).not.toContain(name);
  });
});
