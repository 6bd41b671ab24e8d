import { Shape } from 'hitotsu/board';
import { describe, expect, it } from 'vitest';
import { gone, placeAt, placeOf } from './strokes.ts';

const shape = Shape.of(9);
const cells = (...names: string[]) => names.map((name) => shape.cellNamed(name));
const named = (list: readonly number[] | null) => list?.map((cell) => shape.nameOf(cell));
const go = (gesture: 'area' | 'line', from: string[], to: string) =>
  named(gone(gesture, shape, cells(...from), shape.cellNamed(to)));

describe('a way from cell to cell', () => {
  it('grows, corners too for lines', () => {
    expect(go('line', ['R1C1'], 'R2C2')).toEqual(['R1C1', 'R2C2']);
    expect(go('area', ['R1C1'], 'R1C2')).toEqual(['R1C1', 'R1C2']);
  });

  it('shortens when it goes back over the last cell', () => {
    expect(go('line', ['R1C1', 'R1C2', 'R2C3'], 'R1C2')).toEqual(['R1C1', 'R1C2']);
    expect(go('area', ['R1C1', 'R1C2'], 'R1C1')).toEqual(['R1C1']);
  });

  it('does not cross itself', () => {
    const loop = ['R1C1', 'R1C2', 'R2C2', 'R2C1'];
    expect(go('line', loop, 'R1C1')).toEqual(loop);
  });

  it('fills what a fast pointer jumped over', () => {
    expect(go('line', ['R1C1'], 'R3C4')).toEqual(['R1C1', 'R2C2', 'R3C3', 'R3C4']);
    expect(go('area', ['R1C1'], 'R2C2')).toEqual(['R1C1', 'R2C1', 'R2C2']);
  });

  it('goes on from any cell of an area', () => {
    expect(go('area', ['R1C1', 'R1C2', 'R1C3'], 'R2C1')).toEqual(['R1C1', 'R1C2', 'R1C3', 'R2C1']);
  });
});

describe('places by keyboard', () => {
  it('an edge: a cell and the one beside it', () => {
    expect(named(placeOf('edge', shape, cells('R1C2', 'R1C1')))).toEqual(['R1C1', 'R1C2']);
    expect(placeOf('edge', shape, cells('R1C1'))).toBeNull();
  });

  it('a corner: two steps that turn', () => {
    expect(named(placeOf('corner', shape, cells('R2C2', 'R2C3', 'R3C3')))).toEqual([
      'R2C2',
      'R2C3',
      'R3C2',
      'R3C3',
    ]);
    expect(placeOf('corner', shape, cells('R2C2', 'R2C3'))).toBeNull();
  });

  it('a lane: from the edge of the board inwards', () => {
    expect(named(placeOf('lane', shape, cells('R1C3', 'R2C3')))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => `R${row}C3`),
    );
    expect(placeOf('lane', shape, cells('R2C3', 'R3C3'))).toBeNull();
  });
});

describe('places by pointer', () => {
  it('an edge within a third of a cell', () => {
    expect(named(placeAt('edge', shape, 2.1, 0.5))).toEqual(['R1C2', 'R1C3']);
    expect(named(placeAt('edge', shape, 0.5, 4.8))).toEqual(['R5C1', 'R6C1']);
    expect(placeAt('edge', shape, 2.5, 2.5)).toBeNull();
    expect(placeAt('edge', shape, 0.05, 0.5)).toBeNull();
  });

  it('a corner where four cells meet', () => {
    expect(named(placeAt('corner', shape, 3.1, 2.9))).toEqual(['R3C3', 'R3C4', 'R4C3', 'R4C4']);
    expect(placeAt('corner', shape, 0.1, 0.1)).toBeNull();
  });

  it('a lane beside the board, a diagonal at its corner', () => {
    expect(named(placeAt('lane', shape, -0.4, 3.5))?.slice(0, 2)).toEqual(['R4C1', 'R4C2']);
    expect(named(placeAt('lane', shape, 4.2, 9.3))?.slice(0, 2)).toEqual(['R9C5', 'R8C5']);
    expect(named(placeAt('lane', shape, -0.3, -0.3))?.slice(0, 2)).toEqual(['R1C1', 'R2C2']);
    expect(placeAt('lane', shape, 4, 4)).toBeNull();
  });
});
