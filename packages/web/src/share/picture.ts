import { boardFigure, gameContent, PALETTES, paintFigure, pictureSize, svgPicture } from 'hitotsu/drawing';
import type { Game } from 'hitotsu/puzzle';

/** Longer side of a saved picture, in pixels. */
const PNG_SIDE = 2000;

/** The puzzle as a standalone SVG, with what the player wrote if wanted. */
export function svgOfGame(game: Game, progress: boolean): string {
  return svgPicture(game.puzzle, undefined, progress ? { content: gameContent(game) } : {});
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );

function canvasOf(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

/** The same as a PNG of 2000 pixels. */
export async function pngOfGame(game: Game, progress: boolean): Promise<Blob> {
  const content = progress ? { content: gameContent(game) } : {};
  const { size, margin } = boardFigure(game.puzzle, undefined, content);
  const sides = [margin.left + size + margin.right, margin.top + size + margin.bottom];
  const cellPixels = Math.floor(PNG_SIDE / Math.max(...sides));
  const figure = boardFigure(game.puzzle, undefined, { ...content, cellPixels });
  const { width, height } = pictureSize(figure, cellPixels);
  const { canvas, context } = canvasOf(width, height);
  paintFigure(context, figure, PALETTES.light, cellPixels);
  return pngOf(canvas);
}

/** A QR code as a PNG. */
export async function pngOfQr(pixels: {
  readonly side: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}): Promise<Blob> {
  const { canvas, context } = canvasOf(pixels.side, pixels.side);
  context.putImageData(new ImageData(pixels.data, pixels.side, pixels.side), 0, 0);
  return pngOf(canvas);
}
