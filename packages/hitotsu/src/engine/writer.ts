import { Image, image, MAX_CELLS } from './kernel/memory.ts';

type Words = Int32Array<ArrayBuffer>;

function grown(array: Words): Words {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}

/** Where a cell's watch list stands, and the pending word of its last pair. */
const lastWord = new Int32Array(MAX_CELLS);
const fillAt = new Int32Array(MAX_CELLS);

/**
 * Appends constraint records to the image in the kernel's memory, and remembers which cells each constraint watches until
 * `watches` writes the cells' lists. One writer serves all problems, one after the other.
 */
export class ImageWriter {
  /** Words written, and so the next address. */
  length = 0;
  /** Constraints begun. */
  constraints = 0;
  private watched: Words = new Int32Array(1 << 13);
  private watchedLength = 0;
  private recordAt: Words = new Int32Array(1 << 9);
  private watchedEnd: Words = new Int32Array(1 << 9);

  start(): void {
    this.length = Image.lists;
    this.constraints = 0;
    this.watchedLength = 0;
  }

  put(word: number): void {
    image[this.length++] = word;
  }

  /** Cells of the record, which the constraint watches. */
  cells(cells: ArrayLike<number>): void {
    let { length } = this;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as number;
      image[length++] = cell;
      this.watch(cell);
    }
    this.length = length;
  }

  /** The cells of a set given as bits. */
  bits(word: number, bits: number): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const cell = (word << 5) + 31 - Math.clz32(rest & -rest);
      image[this.length++] = cell;
      this.watch(cell);
    }
  }

  watch(cell: number): void {
    if (this.watchedLength === this.watched.length) this.watched = grown(this.watched);
    this.watched[this.watchedLength++] = cell;
  }

  /** A table between the records; answers its address. */
  table(words: Int32Array): number {
    const at = this.length;
    image.set(words, at);
    this.length += words.length;
    return at;
  }

  begin(kind: number): void {
    if (this.constraints === this.recordAt.length) {
      this.recordAt = grown(this.recordAt);
      this.watchedEnd = grown(this.watchedEnd);
    }
    this.recordAt[this.constraints] = this.length;
    image[this.length++] = kind;
  }

  end(): void {
    this.watchedEnd[this.constraints++] = this.watchedLength;
  }

  /** Leaves the rest of the pending word empty, so that the next class starts a new one. Answers that word. */
  align(): number {
    while ((this.constraints & 31) !== 0) {
      if (this.constraints === this.recordAt.length) {
        this.recordAt = grown(this.recordAt);
        this.watchedEnd = grown(this.watchedEnd);
      }
      this.recordAt[this.constraints] = 0;
      this.end();
    }
    return this.constraints >> 5;
  }

  /** Writes the list of records. */
  finish(): void {
    image[Image.constraintAt] = this.length;
    for (let c = 0; c < this.constraints; c++) image[this.length++] = this.recordAt[c] as number;
  }

  /** The watches of each cell: pairs of pending word and bits. Counted first, then filled; numbers rise, so do the words. */
  watches(cellCount: number): void {
    const { watched, watchedEnd, constraints } = this;
    lastWord.fill(-1, 0, cellCount);
    fillAt.fill(0, 0, cellCount);
    for (let c = 0, i = 0; c < constraints; c++)
      for (const to = watchedEnd[c] as number; i < to; i++) {
        const cell = watched[i] as number;
        if (lastWord[cell] === c >> 5) continue;
        lastWord[cell] = c >> 5;
        fillAt[cell] = (fillAt[cell] as number) + 2;
      }
    let { length } = this;
    for (let cell = 0; cell < cellCount; cell++) {
      const size = fillAt[cell] as number;
      image[Image.watchAt + cell] = length;
      fillAt[cell] = length - 2;
      length += size;
    }
    image[Image.watchAt + cellCount] = length;
    this.length = length;
    lastWord.fill(-1, 0, cellCount);
    for (let c = 0, i = 0; c < constraints; c++) {
      const word = c >> 5;
      const bit = 1 << (c & 31);
      for (const to = watchedEnd[c] as number; i < to; i++) {
        const cell = watched[i] as number;
        let at = fillAt[cell] as number;
        if (lastWord[cell] === word) image[at + 1] = (image[at + 1] as number) | bit;
        else {
          lastWord[cell] = word;
          at += 2;
          fillAt[cell] = at;
          image[at] = word;
          image[at + 1] = bit;
        }
      }
    }
  }
}
