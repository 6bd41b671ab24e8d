import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/index.ts';
import { Shape } from '../board/index.ts';
import { logicOf, makeStep, marksOfStep } from '../logic/index.ts';
import { parsePuzzle } from '../puzzle/index.ts';
import { builtinRules, sampleOf } from '../rules/index.ts';
import { type BoardOptions, boardFigure } from './board.ts';
import {
  type CellContent,
  causeCells,
  markedCandidates,
  markFigure,
  type Primitive,
  puzzleFigure,
  stateFigure,
} from './figure/index.ts';
import { PALETTES, THEMES } from './palette.ts';
import { contrast } from './testkit/colour-science.ts';
import { linesOf } from './testkit/describe.ts';
import { drawablePuzzle, everyShape } from './testkit/every-shape.ts';
import { groundsOf } from './testkit/grounds.ts';

/** Contents of every kind, state of every kind, over a board. */
function busy(shape: Shape): BoardOptions {
  const { size } = shape;
  const all = shape.allDigits;
  const contents: CellContent[] = [
    { notes: all },
    { digit: 1 },
    { digit: 2, given: true },
    { corner: all & 0b1111 },
    { centre: all & 0b111 },
    { colours: [1, 2, 3], notes: all & 0b1011 },
    { colours: [6], digit: 3 },
    { colours: [9], digit: 4, given: true },
    {},
  ];
  return {
    content: (cell) => contents[(cell + Math.floor(cell / size)) % contents.length] as CellContent,
    state: {
      peers: shape.rows[0] ?? [],
      same: shape.rows[1]?.slice(1) ?? [],
      selected: [0, size + 1],
      causes: shape.rows[2]?.slice(0, 2) ?? [],
      conflicts: [2 * size + 1, 2 * size + 2],
      underlined: [2 * size + 1],
    },
  };
}

const roles = (primitives: readonly Primitive[], role: string) =>
  primitives.filter((each) => each.role === role);

describe('a board with everything', () => {
  for (const size of [4, 9, 16])
    it.each(['light', 'high-contrast', 'print'] as const)(
      `${size}×${size}, %s: layers and proportions`,
      (theme) => {
        const figure = boardFigure(everyShape(size), undefined, { ...busy(Shape.of(size)), theme });
        const layers = figure.primitives.map(({ layer }) => layer);
        expect(layers).toEqual([...layers].sort((a, b) => a - b));
        expect(linesOf(figure)).toMatchSnapshot();
      },
    );

  it('on a screen lines cover whole pixels and are never thinner than their least', () => {
    for (const cellPixels of [18, 24, 37, 60, 84]) {
      const { primitives, margin } = puzzleFigure(everyShape(9), { cellPixels });
      for (const [role, least] of [
        ['line-cell', 1],
        ['line', 2],
        ['frame', 3],
      ] as const) {
        const [line] = roles(primitives, role);
        const width = (line?.kind === 'text' ? 0 : (line?.strokeWidth ?? 0)) * cellPixels;
        expect(width).toBeCloseTo(Math.round(width), 6);
        expect(Math.round(width)).toBeGreaterThanOrEqual(least);
      }
      expect(
        puzzleFigure(drawablePuzzle(Shape.of(9), []), { cellPixels }).margin.left * cellPixels,
      ).toSatisfy(Number.isInteger);
      expect(margin.top).toBeCloseTo(0.7 + 0.42, 6);
    }
  });
});

describe('colours on each other', () => {
  const boards = [4, 9, 16].map((size) => [size, everyShape(size), busy(Shape.of(size))] as const);

  it.each(THEMES.filter((theme) => theme !== 'print'))(
    '%s: every text is readable on what lies behind it',
    (theme) => {
      for (const [size, puzzle, options] of boards) {
        const figure = boardFigure(puzzle, undefined, { ...options, theme });
        for (const { text, point, ground, surfaces } of groundsOf(figure, PALETTES[theme])) {
          const least = text.size >= 0.4 ? 3 : 4.5;
          const found = contrast(PALETTES[theme][text.fill], ground);
          const where = `${size}×${size} ${text.role} at ${point.join(' ')} on ${surfaces.join(' ')}`;
          expect(Math.round(found * 10) / 10, where).toBeGreaterThanOrEqual(least);
        }
      }
    },
  );

  it.each(['light', 'dark'] as const)('%s: what stands back is readable too', (theme) => {
    for (const [size, puzzle, options] of boards) {
      const quiet = { ...options, theme, quietNotes: true, quietDigits: true };
      for (const { text, point, ground, surfaces } of groundsOf(
        boardFigure(puzzle, undefined, quiet),
        PALETTES[theme],
      )) {
        if (!text.fill.startsWith('ink-')) continue;
        const where = `${size}×${size} ${text.role} at ${point.join(' ')} on ${surfaces.join(' ')}`;
        expect(contrast(PALETTES[theme][text.fill], ground), where).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('marks of hints are readable, and red never lies on the marker', () => {
    const puzzle = unwrap(parsePuzzle({ hitotsu: 1, size: 9, givens: '.'.repeat(81) }));
    const { layout } = logicOf(puzzle);
    const step = makeStep({
      technique: 'xy-wing',
      digits: 0b11,
      cells: { pivot: [0], wings: [4, 36] },
      eliminations: [40 * 9, 0],
      placements: [80 * 9 + 3],
    });
    const marks = marksOfStep(step, layout, () => true);
    for (const theme of THEMES) {
      const figure = boardFigure(puzzle, undefined, {
        theme,
        content: () => ({ notes: 0b111111111 }),
        quietNotes: true,
        marked: markedCandidates(marks),
        state: { causes: causeCells(marks), selected: [1, 2], same: [3, 5], peers: [6, 7] },
        marks: markFigure(marks, layout),
      });
      for (const { text, ground, surfaces } of groundsOf(figure, PALETTES[theme])) {
        expect(contrast(PALETTES[theme][text.fill], ground), surfaces.join()).toBeGreaterThanOrEqual(4.5);
        if (text.fill === 'shu') expect(surfaces).not.toContain('marker');
      }
    }
    expect(
      stateFigure(layout.shape, { causes: causeCells(marks) }).map(
        (each) => each.kind !== 'text' && each.fill,
      ),
    ).toEqual(['marker-2']);
  });

  it('a cell has one fill, of the heaviest state', () => {
    const shape = Shape.of(4);
    const all = shape.rows.flat();
    const washes = stateFigure(shape, {
      peers: all,
      same: [0, 1, 2],
      selected: [0, 1],
      causes: [1],
      conflicts: [0],
    });
    const fills = new Map<string, readonly number[] | undefined>(
      washes.filter(({ role }) => role.startsWith('state-')).map(({ role, cells }) => [role, cells]),
    );
    expect(Object.fromEntries(fills)).toEqual({
      'state-peer': all.slice(3),
      'state-same': [2],
      'state-cause': [1],
      'state-conflict': [0],
    });
  });
});

describe('rules', () => {
  it.each(builtinRules.types.map((type) => [type.type, type] as const))(
    '%s draws itself or is listed',
    (_, type) => {
      const { size, specs } = sampleOf(type);
      const rules = specs.length > 0 ? specs : [{ type: type.type }];
      const document = {
        hitotsu: 1,
        size,
        digits: [1, Math.max(size, 9)],
        givens: '.'.repeat(size * size),
        rules,
      };
      const puzzle = unwrap(parsePuzzle(document));
      const figure = puzzleFigure(puzzle);
      const drawn = [...figure.primitives, ...figure.givingWay(() => false)].filter(
        (each) => each.rule !== undefined,
      );
      const grid = puzzle.rules.every(({ rule }) =>
        (rule.units?.() ?? []).some(({ kind }) => kind === 'row' || kind === 'column'),
      );
      const regions = figure.scene.shapes.filter(({ kind }) => kind === 'region');
      expect(drawn.length + figure.scene.listed.length + regions.length + (grid ? 1 : 0)).toBeGreaterThan(0);
      for (const { rule } of drawn) expect(puzzle.rules[rule as number]).toBeDefined();
    },
  );
});
