import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board, EMPTY, Shape, symbolOf } from '../board/index.ts';
import type { SceneShape } from '../rules/scene.ts';
import { type DrawablePuzzle, displayWidth, type PictureOptions, terminalPicture } from './index.ts';

const names = { en: 'Anti-Knight', ja: 'アンチナイトナンプレ' };

/** A puzzle of one rule that draws exactly the given shapes. */
function drawn(shape: Shape, givens: Board, shapes: readonly SceneShape[] | null): DrawablePuzzle {
  const rule = { cells: [], isValid: () => true, candidates: () => shape.allDigits };
  const draw = shapes
    ? { draw: (scene: { add(s: SceneShape): void }) => void shapes.map((s) => scene.add(s)) }
    : {};
  return { shape, givens, rules: [{ rule: { ...rule, ...draw }, type: { words: { name: names } } }] };
}

function boardOf(shape: Shape, text: string): Board {
  const digits = Array.from(text.replace(/\s/g, ''), (symbol) => (symbol === '.' ? EMPTY : Number(symbol)));
  return new Board(shape, digits);
}

const four = Shape.of(4);
const fourGivens = boardOf(four, '1... ..3. .2.. ...4');
const boxes = (shape: Shape): SceneShape[] => shape.boxes.map((cells) => ({ kind: 'region', cells }));
const cellsOf = (shape: Shape, text: string) => text.split(' ').map((name) => shape.cellNamed(name));
const picture = (shapes: readonly SceneShape[], options?: PictureOptions) =>
  `\n${terminalPicture(drawn(four, fourGivens, shapes), undefined, options)}\n`;

describe('terminalPicture', () => {
  it('is small where only boxes are to be seen', () => {
    expect(picture(boxes(four))).toBe(`
┌─────┬─────┐
│ 1 · │ · · │
│ · · │ 3 · │
├─────┼─────┤
│ · 2 │ · · │
│ · · │ · 4 │
└─────┴─────┘
`);
  });

  it('says it in ASCII, with cells pointed out', () => {
    expect(picture(boxes(four), { ascii: true, marked: [0, 3] })).toBe(`
+-----+-----+
|*1 . | .*. |
| . . | 3 . |
+-----+-----+
| . 2 | . . |
| . . | . 4 |
+-----+-----+
`);
  });

  it('draws borders of any regions with the right junctions', () => {
    const regions = [
      'R1C1 R1C2 R1C3 R2C1',
      'R1C4 R2C4 R3C4 R2C3',
      'R2C2 R3C1 R3C2 R4C1',
      'R3C3 R4C2 R4C3 R4C4',
    ];
    expect(picture(regions.map((text) => ({ kind: 'region', cells: cellsOf(four, text) })))).toBe(`
┏━━━┯━━━┯━━━┳━━━┓
┃ 1 │   │   ┃   ┃
┠───╆━━━╈━━━╃───┨
┃   ┃   ┃ 3 │   ┃
┣━━━╃───╊━━━╅───┨
┃   │ 2 ┃   ┃   ┃
┠───╆━━━╃───╄━━━┫
┃   ┃   │   │ 4 ┃
┗━━━┻━━━┷━━━┷━━━┛
`);
  });

  it('draws diagonals through the corners, shades and marks', () => {
    expect(
      picture([
        ...boxes(four),
        { kind: 'line', style: 'diagonal', cells: cellsOf(four, 'R1C1 R2C2 R3C3 R4C4') },
        { kind: 'shade', cells: cellsOf(four, 'R1C3 R2C3') },
        { kind: 'mark', cell: 12, figure: 'circle' },
        { kind: 'mark', cell: 9, figure: 'square' },
      ]),
    ).toBe(`
┏━━━┯━━━┳━━━┯━━━┓
┃ 1 │   ┃░░░│   ┃
┠───╲───╂───┼───┨
┃   │ ╲ ┃░3░│   ┃
┣━━━┿━━━╲━━━┿━━━┫
┃   │[2]┃ ╲ │   ┃
┠───┼───╂───╲───┨
┃( )│   ┃   │ 4 ┃
┗━━━┷━━━┻━━━┷━━━┛
`);
  });

  it('gives cages and thermometers room', () => {
    expect(
      picture([
        ...boxes(four),
        { kind: 'cage', cells: cellsOf(four, 'R1C1 R1C2 R2C1'), label: '7' },
        { kind: 'line', style: 'thermometer', start: 'bulb', cells: cellsOf(four, 'R4C1 R4C2 R3C3 R2C3') },
      ]),
    ).toBe(`
┏━━━━━━━┯━━━━━━━┳━━━━━━━┯━━━━━━━┓
┃┌7┄┄┄┄┄┄┄┄┄┄┄┄┐┃       │       ┃
┃┆  1   │      ┆┃       │       ┃
┃┆     ┌┄┄┄┄┄┄┄┘┃       │       ┃
┠┆─────┆┼───────╂───────┼───────┨
┃┆     ┆│       ┃       │       ┃
┃┆     ┆│       ┃   3   │       ┃
┃└┄┄┄┄┄┘│       ┃   ║   │       ┃
┣━━━━━━━┿━━━━━━━╋━━━^━━━┿━━━━━━━┫
┃       │       ┃   ║   │       ┃
┃       │   2   ┃   ║   │       ┃
┃       │       ┃ ╱     │       ┃
┠───────┼───────↗───────┼───────┨
┃       │     ╱ ┃       │       ┃
┃  (●)══>════   ┃       │   4   ┃
┃       │       ┃       │       ┃
┗━━━━━━━┷━━━━━━━┻━━━━━━━┷━━━━━━━┛
`);
  });

  it('puts clues outside and dots on borders', () => {
    expect(
      picture([
        ...boxes(four),
        { kind: 'outside', at: [0.5, -0.5], label: '10' },
        { kind: 'outside', at: [4.5, 3.5], label: '3' },
        { kind: 'dot', at: [0.5, 1], fill: 'black' },
        { kind: 'dot', at: [3, 1.5], fill: 'none', label: 'V' },
      ]),
    ).toBe(`
  ┏━━━┯━━━┳━━━┯━━━┓
10┃ 1 ●   ┃   │   ┃
  ┠───┼───╂───┼───┨
  ┃   │   ┃ 3 │   ┃
  ┣━━━┿━━━╋━━━┿━━━┫
  ┃   │ 2 ┃   │   ┃
  ┠───┼─V─╂───┼───┨
  ┃   │   ┃   │ 4 ┃
  ┗━━━┷━━━┻━━━┷━━━┛
                3  
`);
  });

  it('names rules without a place, and those that cannot draw, once, in the language asked for', () => {
    const listed = picture([...boxes(four), { kind: 'whole-board' }, { kind: 'whole-board' }]);
    expect(listed.trim().split('\n').at(-1)).toBe('Rules: Anti-Knight');
    const silent = terminalPicture(drawn(four, fourGivens, null), undefined, { language: 'ja' });
    expect(silent.split('\n').at(-1)).toBe('ルール: アンチナイトナンプレ');
  });

  it('uses narrow cells where wide ones do not fit', () => {
    const cage: SceneShape = { kind: 'cage', cells: [0, 1], label: '7' };
    const lines = (width: number) =>
      picture([...boxes(four), cage], { width })
        .trim()
        .split('\n');
    expect(displayWidth(lines(33)[0] as string)).toBe(33);
    expect(displayWidth(lines(32)[0] as string)).toBe(25);
    expect(lines(32)[1]).toBe('┃┌7┄┄┄┄┄┄┄┄┐┃     │     ┃');
  });

  it('has no colour sequences unless asked, and the same picture under them', () => {
    const shapes: SceneShape[] = [...boxes(four), { kind: 'cage', cells: [0, 1], label: '7' }];
    const plain = picture(shapes);
    expect(plain).not.toContain('\u001b');
    const colored = picture(shapes, { color: true });
    expect(colored).toContain('\u001b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colour sequences begin with ESC
    expect(colored.replace(/\u001b\[[0-9;]*m/g, '')).toBe(plain);
  });

  it('keeps every line equally wide and every digit visible, whatever is drawn', () => {
    const anything = fc.integer({ min: 2, max: 25 }).chain((size) => {
      const shape = Shape.of(size);
      const cell = fc.nat(shape.cellCount - 1);
      const cells = fc.uniqueArray(cell, { minLength: 1, maxLength: 8 });
      return fc.record({
        size: fc.constant(size),
        digits: fc.array(fc.integer({ min: EMPTY, max: size }), {
          minLength: shape.cellCount,
          maxLength: shape.cellCount,
        }),
        shapes: fc.array(
          fc.oneof(
            cells.map((list): SceneShape => ({ kind: 'region', cells: list })),
            cells.map((list): SceneShape => ({ kind: 'cage', cells: list })),
            cells.map((list): SceneShape => ({ kind: 'shade', cells: list })),
            cells.map(
              (list): SceneShape => ({
                kind: 'line',
                style: 'thermometer',
                start: 'bulb',
                cells: list,
              }),
            ),
            cell.map((at): SceneShape => ({ kind: 'mark', cell: at, figure: 'circle' })),
          ),
          { maxLength: 6 },
        ),
        ascii: fc.boolean(),
      });
    });
    fc.assert(
      fc.property(anything, ({ size, digits, shapes, ascii }) => {
        const shape = Shape.of(size);
        const text = terminalPicture(
          drawn(shape, new Board(shape, digits), [...boxes(shape), ...shapes]),
          undefined,
          { ascii },
        );
        const lines = text.split('\n');
        expect(new Set(lines.map(displayWidth)).size).toBe(1);
        if (ascii) expect(text).toMatch(/^[\n\x20-\x7e]*$/);
        for (let digit = 0; digit <= size; digit++) {
          const symbol = symbolOf(digit);
          const shown = text.split(symbol).length - 1;
          const wanted = digits.filter((each) => each === digit).length;
          // X is also a crossing of lines in ASCII, but no digit of these sizes reaches it.
          expect(shown).toBe(wanted);
        }
      }),
      { numRuns: 150 },
    );
  });
});
