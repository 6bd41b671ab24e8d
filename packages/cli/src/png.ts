import { type Figure, type PaintContext, type Palette, paintFigure, pictureSize } from 'hitotsu/drawing';
import { UsageError } from './problems.ts';

/** The package that makes PNG pictures. It has native code and is not on every machine. */
const PACKAGE = '@napi-rs/canvas';

interface Canvas {
  getContext(kind: '2d'): PaintContext;
  encode(form: 'png'): Promise<Uint8Array>;
}
type CreateCanvas = (width: number, height: number) => Canvas;

async function loadCanvas(): Promise<CreateCanvas> {
  try {
    const found = (await import(PACKAGE)) as { createCanvas: CreateCanvas };
    return found.createCanvas;
  } catch {
    throw new UsageError({ code: 'png-unavailable', values: { package: PACKAGE } });
  }
}

/** A figure as a PNG picture whose longer side has `side` pixels, on the page ground. */
export async function pngOf(
  figure: Figure,
  palette: Palette,
  cellPixels: number,
  side: number,
): Promise<Uint8Array> {
  const createCanvas = await loadCanvas();
  const inner = pictureSize(figure, cellPixels);
  const spare = side - Math.max(inner.width, inner.height);
  const canvas = createCanvas(inner.width + spare, inner.height + spare);
  const context = canvas.getContext('2d');
  context.fillStyle = palette.page;
  context.fillRect(0, 0, inner.width + spare, inner.height + spare);
  context.translate(Math.floor(spare / 2), Math.floor(spare / 2));
  paintFigure(context, figure, palette, cellPixels);
  return await canvas.encode('png');
}
