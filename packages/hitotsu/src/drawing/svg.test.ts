import { describe, expect, it } from 'vitest';
import { Shape } from '../board/index.ts';
import { boardFigure } from './board.ts';
import { type Figure, LAYER, type TextPrimitive } from './figure/index.ts';
import { type PaintContext, paintFigure, pictureSize } from './paint.ts';
import { PALETTES } from './palette.ts';
import { svgOf, svgPicture } from './svg.ts';
import { drawablePuzzle, everyShape } from './testkit/every-shape.ts';
import { glyphsOf } from './type/glyphs.ts';

/** Names of elements and attributes of a picture, and whether every element is closed. */
function readXml(text: string) {
  const open: string[] = [];
  const elements = new Set<string>();
  const attributes = new Set<string>();
  for (const [, close, name = '', rest = '', alone] of text.matchAll(
    /<(\/?)([\w]+)((?:\s[\w:-]+="[^"<]*")*)(\/?)>/g,
  )) {
    if (close) expect(open.pop()).toBe(name);
    else {
      elements.add(name);
      for (const [, attribute = ''] of rest.matchAll(/\s([\w:-]+)="/g)) attributes.add(attribute);
      if (!alone) open.push(name);
    }
  }
  expect(open).toEqual([]);
  // Nothing is left that is no element.
  expect(text.replace(/<\/?[\w]+(?:\s[\w:-]+="[^"<]*")*\/?>/g, '')).not.toMatch(/[<>]/);
  return { elements: [...elements], attributes: [...attributes] };
}

const text = (characters: string, parts: Partial<TextPrimitive> = {}): TextPrimitive => ({
  kind: 'text',
  role: 'entry',
  layer: LAYER.digit,
  runs: [{ x: 0.5, y: 0.7, text: characters }],
  font: 'text',
  weight: 430,
  size: 0.62,
  anchor: 'middle',
  fill: 'pencil',
  ...parts,
});

const figureOf = (...primitives: TextPrimitive[]): Figure => ({
  size: 1,
  margin: { top: 0, right: 0, bottom: 0, left: 0 },
  primitives,
});

describe('SVG', () => {
  it('needs no style, font or script, and everything is closed', () => {
    for (const theme of ['light', 'dark', 'high-contrast', 'print'] as const) {
      const { elements, attributes } = readXml(svgPicture(everyShape(9), undefined, { theme }));
      expect(elements.sort()).toEqual(['circle', 'defs', 'desc', 'g', 'path', 'rect', 'svg', 'title', 'use']);
      expect(attributes).not.toContain('style');
      expect(attributes).not.toContain('class');
    }
  });

  it('names the puzzle and its digits in both languages', () => {
    const shape = Shape.of(4);
    const givens = [1, -1, -1, 4, ...new Array<number>(12).fill(-1)];
    const drawn = svgPicture(drawablePuzzle(shape, [[{ kind: 'whole-board' }]], givens));
    expect(drawn).toContain('<title xml:lang="en">Sudoku 4×4: Rule 0</title>');
    expect(drawn).toContain('<title xml:lang="ja">ナンプレ 4×4：ルール0</title>');
    expect(drawn).toContain('<desc xml:lang="en">Row 1: 1 . . 4; Row 2: . . . .;');
    expect(drawn).toContain('1行目：1 . . 4、2行目');
  });

  it('writes each outline once, or text where it is asked for or a character has none', () => {
    const outlined = svgOf(figureOf(text('5'), text('5'), text('7')));
    expect(outlined.match(/<path id=/g)).toHaveLength(2);
    expect(outlined.match(/<use /g)).toHaveLength(3);
    expect(svgOf(figureOf(text('5')), { type: 'text' })).toContain('<tspan x="0.5" y="0.7">5</tspan>');
    expect(svgOf(figureOf(text('合<')))).toContain('<tspan x="0.5" y="0.7">合&#60;</tspan>');
  });
});

describe('outlines', () => {
  it('are there for every value and sign that a board shows', () => {
    const values = '0123456789ABCDEFGHIJKLMNOP';
    for (const [font, weight] of [
      ['print', 600],
      ['text', 430],
      ['text', 500],
      ['text', 400],
      ['text', 650],
      ['text', 700],
    ] as const)
      expect(glyphsOf(text(values, { font, weight })), `${font} ${weight}`).toHaveLength(values.length);
    expect(glyphsOf(text('0123456789+-−', { font: 'print', weight: 500 }))).toHaveLength(13);
  });

  it('stand in the middle, at the start or at the end; all digits are equally wide', () => {
    const at = (characters: string, anchor: TextPrimitive['anchor']) =>
      glyphsOf(text(characters, { anchor, runs: [{ x: 2, y: 0, text: characters }], size: 1 }))?.map(
        ({ x }) => x,
      );
    const [start] = at('8', 'start') as number[];
    const [end] = at('8', 'end') as number[];
    expect(start).toBe(2);
    expect(at('8', 'middle')?.[0]).toBeCloseTo(((start as number) + (end as number)) / 2, 9);
    expect(at('11', 'end')).toEqual(at('88', 'end'));
  });
});

/** Writes down what is painted. */
function recorder() {
  const calls: string[] = [];
  const methods = [
    'save',
    'restore',
    'translate',
    'scale',
    'beginPath',
    'moveTo',
    'lineTo',
    'quadraticCurveTo',
    'bezierCurveTo',
    'arc',
    'rect',
    'closePath',
    'fill',
    'stroke',
    'fillRect',
    'fillText',
    'setLineDash',
  ];
  const context = Object.fromEntries(
    methods.map((name) => [name, (...values: unknown[]) => calls.push(`${name} ${values.join(' ')}`.trim())]),
  );
  return { calls, context: context as unknown as PaintContext };
}

describe('painting', () => {
  it('fills and strokes what the figure says, and writes no text where there are outlines', () => {
    const figure = boardFigure(everyShape(9), undefined, { cellPixels: 20 });
    const { calls, context } = recorder();
    paintFigure(context, figure, PALETTES.light, 20);
    const count = (name: string) => calls.filter((call) => call.split(' ')[0] === name).length;
    const glyphs = figure.primitives.reduce(
      (sum, each) => sum + (each.kind === 'text' ? (glyphsOf(each)?.length ?? Number.NaN) : 0),
      0,
    );
    const shapes = figure.primitives.filter((each) => each.kind !== 'text');
    expect(count('fill')).toBe(shapes.filter(({ fill }) => fill).length + glyphs);
    expect(count('stroke')).toBe(shapes.filter(({ stroke }) => stroke).length);
    expect(count('fillText')).toBe(0);
    expect(count('save')).toBe(count('restore'));
    expect(calls.join('\n')).not.toContain('NaN');
    expect(pictureSize(figure, 20)).toEqual({
      width: Math.round((9 + 1.4) * 20),
      height: Math.round((9 + 0.7 + 1.12) * 20),
    });
  });

  it('follows level, upright and curved pieces of a path', () => {
    const { calls, context } = recorder();
    const d = 'M1 2H3V4L5 6Q7 8 9 10C1 1 2 2 3 3Z';
    const figure: Figure = {
      ...figureOf(),
      primitives: [
        { kind: 'path', role: 'x', layer: LAYER.cage, d, stroke: 'cage', strokeWidth: 0.1, dash: [0.2, 0.1] },
      ],
    };
    paintFigure(context, figure, PALETTES.dark, 10);
    expect(calls.slice(calls.indexOf('beginPath') + 1, -1)).toEqual([
      'moveTo 1 2',
      'lineTo 3 2',
      'lineTo 3 4',
      'lineTo 5 6',
      'quadraticCurveTo 7 8 9 10',
      'bezierCurveTo 1 1 2 2 3 3',
      'closePath',
      'setLineDash 0.2,0.1',
      'stroke',
    ]);
  });

  it('leaves characters without outlines to the fonts there are', () => {
    const { calls, context } = recorder();
    paintFigure(context, figureOf(text('合')), PALETTES.light, 10);
    expect(calls).toContain('fillText 合 0 0');
  });
});
