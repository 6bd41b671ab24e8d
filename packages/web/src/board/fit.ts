import type { Margin } from 'hitotsu/drawing';

/** A board in a square of the page: whole device pixels a cell, its lines on the pixel grid. */
export interface Fit {
  /** Device pixels of a cell. */
  readonly cellPixels: number;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** The picture in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the picture stands in the square. */
  readonly left: number;
  readonly top: number;
  /** Where the first cell stands in the picture. */
  readonly x: number;
  readonly y: number;
}

/**
 * The largest board with whole pixels that fits in a square. `marginAt` tells the room around the board in cells when a cell
 * has so many pixels. `at`: where the square's corner is on the page, so that it can be put on the pixel grid.
 */
export function fitBoard(
  size: number,
  side: number,
  ratio: number,
  marginAt: (cellPixels: number) => Margin,
  at: readonly [left: number, top: number] = [0, 0],
): Fit | null {
  const room = Math.floor(side * ratio + 1e-6);
  for (let cellPixels = Math.floor(room / size); cellPixels > 0; cellPixels--) {
    const margin = marginAt(cellPixels);
    const px = (cells: number) => Math.ceil(cells * cellPixels - 1e-6);
    const [left, right, top, bottom] = [px(margin.left), px(margin.right), px(margin.top), px(margin.bottom)];
    const width = left + size * cellPixels + right;
    const height = top + size * cellPixels + bottom;
    if (width > room || height > room) continue;
    const place = (free: number, corner: number) => {
      const begin = Math.round(corner * ratio);
      return (begin + Math.floor(free / 2)) / ratio - corner;
    };
    return {
      cellPixels,
      cell: cellPixels / ratio,
      width: width / ratio,
      height: height / ratio,
      left: place(room - width, at[0]),
      top: place(room - height, at[1]),
      x: left / ratio,
      y: top / ratio,
    };
  }
  return null;
}
