import type { Figure, Paint, Primitive, RectPrimitive, TextPrimitive } from './figure/index.ts';
import { roundedRect } from './figure/path.ts';
import type { Palette, Token } from './palette.ts';
import { glyphsOf } from './type/glyphs.ts';

/** The part of a 2D canvas that painting needs; the browser's and those of Node have it. */
export interface PaintContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  globalAlpha: number;
  lineCap: string;
  lineJoin: string;
  font: string;
  textAlign: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, r: number, start: number, end: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  closePath(): void;
  fill(): void;
  stroke(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  setLineDash(segments: number[]): void;
}

/** Pixels of a figure's picture when a cell has `cellPixels`. */
export function pictureSize({ size, margin }: Figure, cellPixels: number): { width: number; height: number } {
  return {
    width: Math.round((margin.left + size + margin.right) * cellPixels),
    height: Math.round((margin.top + size + margin.bottom) * cellPixels),
  };
}

/** Paints a figure, the page ground first, on a canvas of `pictureSize`. Digits are outlines: no font is needed. */
export function paintFigure(
  context: PaintContext,
  figure: Figure,
  palette: Palette,
  cellPixels: number,
): void {
  const { width, height } = pictureSize(figure, cellPixels);
  context.save();
  context.fillStyle = palette.page;
  context.fillRect(0, 0, width, height);
  context.scale(cellPixels, cellPixels);
  context.translate(figure.margin.left, figure.margin.top);
  for (const primitive of figure.primitives) paintPrimitive(context, primitive, palette);
  context.restore();
}

function paintPrimitive(context: PaintContext, primitive: Primitive, palette: Palette): void {
  if (primitive.kind === 'text') {
    paintText(context, primitive, palette);
    return;
  }
  context.beginPath();
  switch (primitive.kind) {
    case 'path':
      tracePath(context, primitive.d);
      break;
    case 'circle':
      context.arc(primitive.x, primitive.y, primitive.r, 0, 2 * Math.PI);
      break;
    case 'rect':
      traceRect(context, primitive);
      break;
  }
  inkIn(context, primitive, (token) => palette[token]);
}

function traceRect(context: PaintContext, { x, y, width, height, radius }: RectPrimitive): void {
  if (radius) tracePath(context, roundedRect(x, y, width, height, radius));
  else context.rect(x, y, width, height);
}

function inkIn(context: PaintContext, paint: Paint, colour: (token: Token) => string): void {
  if (paint.fill) {
    context.globalAlpha = paint.fillOpacity ?? 1;
    context.fillStyle = colour(paint.fill);
    context.fill();
  }
  if (paint.stroke) {
    context.globalAlpha = paint.strokeOpacity ?? 1;
    context.strokeStyle = colour(paint.stroke);
    context.lineWidth = paint.strokeWidth ?? 0;
    context.lineCap = paint.round ? 'round' : 'butt';
    context.lineJoin = paint.round ? 'round' : 'miter';
    context.setLineDash([...(paint.dash ?? [])]);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Path data of absolute M, L, H, V, Q, C and Z as calls. */
export function tracePath(context: PaintContext, d: string): void {
  let x = 0;
  let y = 0;
  for (const [, command, numbers] of d.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const values = numbers?.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = values;
    switch (command) {
      case 'M':
        context.moveTo(a, b);
        break;
      case 'L':
        context.lineTo(a, b);
        break;
      case 'H':
        context.lineTo(a, y);
        break;
      case 'V':
        context.lineTo(x, a);
        break;
      case 'Q':
        context.quadraticCurveTo(a, b, c, e);
        break;
      case 'C':
        context.bezierCurveTo(a, b, c, e, f, g);
        break;
      default:
        context.closePath();
        continue;
    }
    if (command === 'H') x = a;
    else if (command === 'V') y = a;
    else [x, y] = values.slice(-2) as [number, number];
  }
}

const FAMILIES = { print: 'Georgia, serif', text: 'system-ui, sans-serif' } as const;
const ALIGNMENTS = { start: 'left', middle: 'center', end: 'right' } as const;

/** Characters without outlines are left to the fonts of the machine. Those are set large: small sizes are rounded. */
function paintText(context: PaintContext, text: TextPrimitive, palette: Palette): void {
  context.fillStyle = palette[text.fill];
  const glyphs = glyphsOf(text);
  for (const { d, x, y, size } of glyphs ?? []) {
    context.save();
    context.translate(x, y);
    context.scale(size / 1000, size / 1000);
    context.beginPath();
    tracePath(context, d);
    context.fill();
    context.restore();
  }
  if (glyphs) return;
  context.textAlign = ALIGNMENTS[text.anchor];
  context.font = `${text.weight} 100px ${FAMILIES[text.font]}`;
  for (const run of text.runs) {
    context.save();
    context.translate(run.x, run.y);
    context.scale(text.size / 100, text.size / 100);
    context.fillText(run.text, 0, 0);
    context.restore();
  }
}
