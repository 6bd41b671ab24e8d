import type { DigitSet } from './digits.ts';

/** Smallest and largest board side. */
export const SMALLEST_SIZE = 2;
export const LARGEST_SIZE = 25;

/** Rows and columns of a plain box by board size; sizes not listed have no plain boxes. */
const BOXES: Readonly<Record<number, readonly [rows: number, columns: number]>> = {
  4: [2, 2],
  6: [2, 3],
  8: [2, 4],
  9: [3, 3],
  10: [2, 5],
  12: [3, 4],
  16: [4, 4],
  25: [5, 5],
};

/**
 * The cells of a board with their coordinates, and the digits that may go in them. A cell is its number, 0 to
 * `cellCount - 1`, row by row; rows and columns count from 0 here and from 1 in names (`R1C1`).
 */
export class Shape {
  readonly size: number;
  readonly cellCount: number;
  readonly minDigit: number;
  readonly maxDigit: number;
  readonly digitCount: number;
  /** All digits as a set. */
  readonly allDigits: DigitSet;
  /** Rows and columns of a plain box, or null where the size has none. */
  readonly box: { readonly rows: number; readonly columns: number } | null;
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  /** The plain boxes in reading order; empty where the size has none. */
  readonly boxes: readonly (readonly number[])[];

  private constructor(size: number, minDigit: number, maxDigit: number) {
    this.size = size;
    this.cellCount = size * size;
    this.minDigit = minDigit;
    this.maxDigit = maxDigit;
    this.digitCount = maxDigit - minDigit + 1;
    this.allDigits = 2 ** this.digitCount - 1;
    const side = Array.from({ length: size }, (_, i) => i);
    this.rows = side.map((r) => side.map((c) => r * size + c));
    this.columns = side.map((c) => side.map((r) => r * size + c));
    const box = BOXES[size];
    this.box = box ? { rows: box[0], columns: box[1] } : null;
    const boxes: number[][] = [];
    if (box)
      for (let top = 0; top < size; top += box[0])
        for (let left = 0; left < size; left += box[1]) {
          const cells: number[] = [];
          for (let r = top; r < top + box[0]; r++)
            for (let c = left; c < left + box[1]; c++) cells.push(r * size + c);
          boxes.push(cells);
        }
    this.boxes = boxes;
  }

  private static readonly known = new Map<string, Shape>();

  /**
   * The shape of a square board. Equal arguments give the same object.
   * `size` 2-25; digits from 0 upwards, at most 31 of them; by default 1 to `size`.
   */
  static of(size: number, digits: readonly [number, number] = [1, size]): Shape {
    const key = `${size}:${digits[0]}:${digits[1]}`;
    let shape = Shape.known.get(key);
    if (!shape) {
      shape = new Shape(size, digits[0], digits[1]);
      Shape.known.set(key, shape);
    }
    return shape;
  }

  rowOf(cell: number): number {
    return Math.floor(cell / this.size);
  }

  columnOf(cell: number): number {
    return cell % this.size;
  }

  /** The cell at a row and column (from 0), or -1 off the board. */
  cellAt(row: number, column: number): number {
    return row >= 0 && row < this.size && column >= 0 && column < this.size ? row * this.size + column : -1;
  }

  /** The cells that share an edge with `cell`. */
  neighbours(cell: number): number[] {
    const row = this.rowOf(cell);
    const column = this.columnOf(cell);
    return [
      this.cellAt(row - 1, column),
      this.cellAt(row, column - 1),
      this.cellAt(row, column + 1),
      this.cellAt(row + 1, column),
    ].filter((other) => other >= 0);
  }

  /** `R3C5` for a cell. */
  nameOf(cell: number): string {
    return `R${this.rowOf(cell) + 1}C${this.columnOf(cell) + 1}`;
  }

  /** The cell called `R3C5` (either case), or -1 if there is none. */
  cellNamed(name: string): number {
    const match = /^[Rr](\d{1,3})[Cc](\d{1,3})$/.exec(name);
    return match ? this.cellAt(Number(match[1]) - 1, Number(match[2]) - 1) : -1;
  }

  /** The set that holds one digit; the empty set if the board does not have it. */
  setOf(digit: number): DigitSet {
    return digit >= this.minDigit && digit <= this.maxDigit ? 1 << (digit - this.minDigit) : 0;
  }
}
