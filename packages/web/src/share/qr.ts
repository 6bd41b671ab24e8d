import { encode } from 'uqr';

/** Modules of quiet ground round a code. */
const QUIET = 4;

/** The modules of a QR code, row by row, quiet ground included; null if the text is too long for one. */
export function qrOf(text: string): readonly (readonly boolean[])[] | null {
  try {
    return encode(text, { ecc: 'L', boostEcc: true, border: QUIET }).data;
  } catch {
    return null;
  }
}

/** The dark modules as a path of squares of side 1; runs in a row are one rectangle. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end++;
      parts.push(`M${x} ${y}h${end - x + 1}v1h${x - end - 1}z`);
      x = end;
    }
  });
  return parts.join('');
}

/** Black and white as bytes, four a pixel: what a canvas and a reader of codes take. */
export function qrPixels(
  modules: readonly (readonly boolean[])[],
  scale: number,
): { readonly side: number; readonly data: Uint8ClampedArray<ArrayBuffer> } {
  const side = modules.length * scale;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const dark = modules[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true;
      data.set([dark ? 0 : 255, dark ? 0 : 255, dark ? 0 : 255, 255], (y * side + x) * 4);
    }
  return { side, data };
}
