import type { Shape } from './shape.ts';

/** The value of an empty cell. (0 may be a digit.) */
export const EMPTY = -1;

/** Digits on a shape. The one mutable value of the lower layers: searches and the generator write into it. */
export class Board {
  readonly shape: Shape;
  /** One digit a cell, or `EMPTY`. */
  readonly digits: Int8Array;

  constructor(shape: Shape, digits?: ArrayLike<number>) {
    this.shape = shape;
    this.digits = new Int8Array(shape.cellCount).fill(EMPTY);
    if (digits) this.digits.set(digits);
  }

  digit(cell: number): number {
    return this.digits[cell] as number;
  }

  isEmpty(cell: number): boolean {
    return this.digits[cell] === EMPTY;
  }

  get isFull(): boolean {
    return !this.digits.includes(EMPTY);
  }

  copy(): Board {
    return new Board(this.shape, this.digits);
  }
}
