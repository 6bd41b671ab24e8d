import { Image, image } from './kernel/memory.ts';

type Words = Int32Array<ArrayBuffer>;

function grown(array: Words, length: number): Words {
  const larger = new Int32Array(Math.max(length, 2 * array.length));
  larger.set(array);
  return larger;
}

/** Constraints that were written once: their words, where each begins, and the bit sets of who watches them. */
export interface Block {
  readonly words: Int32Array;
  readonly starts: Int32Array;
  readonly columns: Int32Array;
}

/**
 * Appends constraint records to the image in the kernel's memory, and notes which cells each constraint watches until
 * `watches` writes the cells' lists. One writer serves all problems, one after the other.
 */
export class ImageWriter {
  /** Words written, and so the next address. */
  length = 0;
  /** Constraints begun. */
  constraints = 0;
  private cellCount = 0;
  /** For each pending word one bit set a cell: the constraints of that word that watch the cell. */
  private columns: Words = new Int32Array(1 << 12);
  /** Where the present constraint's pending word begins in `columns`, and its bit. */
  private column = 0;
  private bit = 0;
  private recordAt: Words = new Int32Array(1 << 9);

  start(cellCount: number): void {
    this.length = Image.lists;
    this.constraints = 0;
    this.cellCount = cellCount;
  }

  put(word: number): void {
    image[this.length++] = word;
  }

  /** A cell of the record, which the constraint watches. */
  cell(cell: number): void {
    image[this.length++] = cell;
    this.watch(cell);
  }

  /** Cells of the record, which the constraint watches. */
  cells(cells: ArrayLike<number>): void {
    const { columns, column, bit } = this;
    let { length } = this;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as number;
      image[length++] = cell;
      columns[column + cell] = (columns[column + cell] as number) | bit;
    }
    this.length = length;
  }

  watch(cell: number): void {
    this.columns[this.column + cell] = (this.columns[this.column + cell] as number) | this.bit;
  }

  /** A table between the records; answers its address. */
  table(words: Int32Array): number {
    const at = this.length;
    image.set(words, at);
    this.length += words.length;
    return at;
  }

  begin(kind: number): void {
    this.number(this.length);
    image[this.length++] = kind;
  }

  /** Takes the next constraint number for the record at an address. */
  private number(address: number): void {
    const { constraints, cellCount } = this;
    if (constraints === this.recordAt.length) this.recordAt = grown(this.recordAt, 0);
    this.recordAt[constraints] = address;
    this.constraints = constraints + 1;
    this.bit = 1 << (constraints & 31);
    if ((constraints & 31) !== 0) return;
    this.column = (constraints >> 5) * cellCount;
    const end = this.column + cellCount;
    if (end > this.columns.length) this.columns = grown(this.columns, end);
    this.columns.fill(0, this.column, end);
  }

  /** Everything written from constraint `from` on, which begins a pending word; nothing but records may follow it. */
  copy(from: number): Block {
    const { recordAt, constraints, cellCount, columns } = this;
    const start = from < constraints ? (recordAt[from] as number) : this.length;
    return {
      words: image.slice(start, this.length),
      starts: recordAt.slice(from, constraints).map((at) => at - start),
      columns: columns.slice((from >> 5) * cellCount, ((constraints + 31) >> 5) * cellCount),
    };
  }

  /** Writes a block again; the next number begins a pending word. */
  paste({ words, starts, columns }: Block): void {
    const column = (this.constraints >> 5) * this.cellCount;
    const { length } = this;
    for (let i = 0; i < starts.length; i++) this.number(length + (starts[i] as number));
    this.columns.set(columns, column);
    image.set(words, length);
    this.length = length + words.length;
  }

  /** Leaves the rest of the pending word empty, so that the next class starts a new one. Answers that word. */
  align(): number {
    while ((this.constraints & 31) !== 0) this.number(0);
    return this.constraints >> 5;
  }

  /** Writes the list of records. */
  finish(): void {
    const { constraints, recordAt, length } = this;
    image[Image.constraintAt] = length;
    for (let c = 0; c < constraints; c++) image[length + c] = recordAt[c] as number;
    this.length = length + constraints;
  }

  /** The watches of each cell: pairs of pending word and bits. */
  watches(): void {
    const { columns, cellCount } = this;
    const end = ((this.constraints + 31) >> 5) * cellCount;
    let { length } = this;
    for (let cell = 0; cell < cellCount; cell++) {
      image[Image.watchAt + cell] = length;
      for (let at = cell, word = 0; at < end; at += cellCount, word++) {
        const bits = columns[at] as number;
        if (bits === 0) continue;
        image[length] = word;
        image[length + 1] = bits;
        length += 2;
      }
    }
    image[Image.watchAt + cellCount] = length;
    this.length = length;
  }
}
