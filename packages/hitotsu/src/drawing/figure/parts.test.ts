import { describe, expect, it } from 'vitest';
import { EMPTY, Shape } from '../../board/index.ts';
import { drawablePuzzle } from '../testkit/every-shape.ts';
import { type CellContent, cellContent, type Primitive, placesFor, puzzleFigure } from './index.ts';

const roles = (primitives: readonly Primitive[], role: string) =>
  primitives.filter((each) => each.role === role);

describe('cages', () => {
  const shape = Shape.of(4);
  const pathOf = (cells: readonly number[], label?: string) => {
    const puzzle = drawablePuzzle(shape, [
      [{ kind: 'cage', cells, ...(label === undefined ? {} : { label }) }],
    ]);
    const [cage] = roles(puzzleFigure(puzzle).primitives, 'cage');
    return cage?.kind === 'path' ? cage.d : '';
  };
  /** Ends of all strokes of a path of M, H and V. */
  const corners = (d: string): string[] => {
    let [x, y] = [0, 0];
    const points: string[] = [];
    for (const [, command, first, second] of d.matchAll(/([MHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
      if (command === 'M') [x, y] = [Number(first), Number(second)];
      else if (command === 'H') x = Number(first);
      else y = Number(first);
      points.push(`${x} ${y}`);
    }
    return points;
  };

  it('are closed at every corner, the inner ones too', () => {
    const found = corners(pathOf([0, 1, 4]));
    for (const corner of ['0.08 0.08', '1.92 0.08', '1.92 0.92', '0.92 0.92', '0.92 1.92', '0.08 1.92'])
      expect(found).toContain(corner);
  });

  it('leave room for their sums, and so do cages that they overlap', () => {
    expect(corners(pathOf([0, 1], '17'))).not.toContain('0.08 0.08');
    const both = drawablePuzzle(shape, [
      [{ kind: 'cage', cells: [0, 1], label: '17' }],
      [{ kind: 'cage', cells: [1, 5], label: '9' }],
    ]);
    const [first, second] = roles(puzzleFigure(both).primitives, 'cage').map((each) =>
      each.kind === 'path' ? each.d : '',
    );
    expect(corners(second as string)).toContain('1.87 0.13');
    // The first cage's upper line stops before the second one's sum at R1C2.
    const level = corners(first as string)
      .filter((point) => point.endsWith(' 0.08'))
      .map((point) => Number.parseFloat(point));
    expect(level.filter((x) => x > 1.06 && x < 1.17)).toEqual([]);
    const labels = roles(puzzleFigure(both).primitives, 'sum').flatMap((each) =>
      each.kind === 'text' ? each.runs : [],
    );
    expect(labels).toEqual([
      { x: 0.06, y: 0.205, text: '17' },
      { x: 1.06, y: 0.205, text: '9' },
    ]);
  });

  it('have larger sums where they are asked for, which grow downwards', () => {
    const puzzle = drawablePuzzle(shape, [[{ kind: 'cage', cells: [0, 1], label: '17' }]]);
    const [usual, large] = [undefined, 0.3].map((sumSize) => {
      const [sum] = roles(puzzleFigure(puzzle, { sumSize }).primitives, 'sum');
      if (sum?.kind !== 'text') throw new Error('no sum');
      return { size: sum.size, top: (sum.runs[0]?.y ?? 0) - sum.size * 0.74 };
    });
    expect(usual?.size).toBe(0.195);
    expect(large?.size).toBe(0.3);
    expect(large?.top).toBeCloseTo(usual?.top ?? Number.NaN);
  });

  it('holes and cells that touch at corners have outlines of their own', () => {
    const ring = Shape.of(3)
      .rows.flat()
      .filter((cell) => cell !== 4);
    const puzzle = drawablePuzzle(Shape.of(3), [
      [{ kind: 'cage', cells: ring }],
      [{ kind: 'cage', cells: [0, 4] }],
    ]);
    const [hole, apart] = roles(puzzleFigure(puzzle).primitives, 'cage').map((each) =>
      each.kind === 'path' ? corners(each.d) : [],
    );
    expect(hole).toEqual(expect.arrayContaining(['0.08 0.08', '0.92 0.92', '2.08 2.08', '2.92 2.92']));
    expect(apart).toEqual(expect.arrayContaining(['0.13 0.13', '0.87 0.87', '1.13 1.13', '1.87 1.87']));
  });
});

describe('diagonals', () => {
  const shape = Shape.of(4);
  const cells = [0, 5, 10, 15];
  const figure = puzzleFigure(
    drawablePuzzle(shape, [
      [{ kind: 'line', cells, style: 'diagonal' }],
      [{ kind: 'cage', cells: [5], label: '3' }],
    ]),
  );
  const pathOf = (filled: (cell: number) => boolean) => {
    const [line] = figure.givingWay(filled);
    return line?.kind === 'path' ? line.d : '';
  };

  it('run through empty cells, and keep off what is written in a cell and off sums', () => {
    expect(pathOf(() => false)).toBe('M0 0L1 1M1.26 1.26L2 2L3 3L4 4');
    expect(pathOf((cell) => cell === 10)).toBe('M0 0L1 1M1.26 1.26L2 2L2.26 2.26M2.74 2.74L3 3L4 4');
    expect(pathOf((cell) => cell === 5)).toBe('M0 0L1 1M1.74 1.74L2 2L3 3L4 4');
  });
});

describe('lines', () => {
  const shape = Shape.of(9);
  const draw = (...rules: Parameters<typeof drawablePuzzle>[1]) =>
    puzzleFigure(drawablePuzzle(shape, rules)).primitives;
  const widths = (primitives: readonly Primitive[], role: string) =>
    roles(primitives, role).flatMap((each) =>
      each.kind === 'path' && each.strokeWidth ? [each.strokeWidth] : [],
    );

  it('branches of a bulb have all their edges below all their surfaces, and one width', () => {
    const found = draw(
      [{ kind: 'line', cells: [0, 1, 2], style: 'thermometer', start: 'bulb' }],
      [{ kind: 'line', cells: [0, 9, 18], style: 'thermometer', start: 'bulb' }],
    ).filter(({ role }) => role.startsWith('thermometer'));
    expect(found.map(({ role, kind }) => `${role} ${kind}`)).toEqual([
      ...Array(2).fill(['thermometer-edge path', 'thermometer-edge circle']).flat(),
      ...Array(2).fill(['thermometer path', 'thermometer circle']).flat(),
    ]);
    expect(widths(found, 'thermometer')).toEqual([0.24, 0.24]);
  });

  it('the later of two in one cell is narrower; order is by look, then by rule', () => {
    const found = draw(
      [{ kind: 'line', cells: [0, 1, 2], style: 'thermometer', start: 'bulb' }],
      [{ kind: 'line', cells: [2, 11], style: 'renban' }],
      [{ kind: 'line', cells: [40, 41], style: 'between', start: 'circle', end: 'circle' }],
    );
    expect(widths(found, 'renban')).toEqual([0.22]);
    expect(widths(found, 'thermometer')[0]).toBeCloseTo(0.168, 6);
    const order = found
      .filter(({ layer, role }) => layer === 5 && !role.includes('-'))
      .map(({ role }) => role);
    expect([...new Set(order)]).toEqual(['between', 'renban', 'thermometer']);
  });
});

describe('what is written', () => {
  const shape = Shape.of(9);
  const runs = (content: CellContent, options = {}) =>
    cellContent(shape, 0, content, options).flatMap((each) => (each.kind === 'text' ? each.runs : []));

  it('candidates have their places, and stand lower below a sum', () => {
    expect(placesFor(shape, false).at(4)).toEqual([0.5, 0.515]);
    expect(placesFor(shape, true).at(0)).toEqual([0.2, 0.36]);
    expect([4, 6, 8, 9, 12, 16].map((size) => placesFor(Shape.of(size), false).size)).toEqual([
      0.3, 0.27, 0.25, 0.25, 0.2, 0.17,
    ]);
    expect(runs({ notes: 0b1001 }).map(({ text }) => text)).toEqual(['1', '4']);
    expect(runs({ notes: 0b1001 }, { marked: new Set([3]) }).map(({ text }) => text)).toEqual(['1']);
  });

  it('candidates of two characters are smaller, so that neighbours keep apart', () => {
    const board = Shape.of(12);
    const found = cellContent(board, 0, { notes: 0b111 << 8 }, { numbers: true });
    const texts = found.flatMap((each) =>
      each.kind === 'text' ? [[each.size, each.runs.map(({ text }) => text)]] : [],
    );
    expect(texts).toEqual([
      [0.2, ['9']],
      [0.2 * 0.78, ['10', '11']],
    ]);
  });

  it('corner marks leave the upper left place to a sum', () => {
    const heads = new Set([0]);
    expect(runs({ corner: 0b11 }).map(({ x }) => x)).toEqual([0.17, 0.83]);
    expect(runs({ corner: 0b11 }, { heads }).map(({ x, y }) => [x, y > 0.5])).toEqual([
      [0.83, false],
      [0.17, true],
    ]);
  });

  it('marks in the middle shrink with their number and never leave the cell', () => {
    const sizes = [1, 5, 6, 7, 9].map((count) => {
      const [text] = cellContent(shape, 0, { centre: 2 ** count - 1 });
      return text?.kind === 'text' ? text.size : 0;
    });
    expect(sizes.map((size) => Math.round(size * 100) / 100)).toEqual([0.26, 0.26, 0.23, 0.2, 0.19]);
    const large = Shape.of(16);
    const lines = cellContent(large, 0, { centre: large.allDigits }).flatMap((each) =>
      each.kind === 'text' ? each.runs : [],
    );
    expect(lines.map(({ text }) => text)).toEqual(['12345678', '9ABCDEFG']);
  });

  it('a digit hides marks, not colours; more than four colours end in an ellipsis', () => {
    const found = cellContent(shape, 0, { digit: 5, notes: 0b111, colours: [9, 1] }).map(({ role }) => role);
    expect(found).toEqual(['colour-1', 'colour-9', 'entry']);
    const many = cellContent(shape, 0, { digit: EMPTY, colours: [1, 2, 3, 4, 5, 6] }).map(({ role }) => role);
    expect(many).toEqual(['colour-1', 'colour-2', 'colour-3', 'colour-4', 'colour-more']);
  });
});
