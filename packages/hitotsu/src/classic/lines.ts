import type { Task } from '../base/index.ts';
import { LineWriter } from './line-writer.ts';
import type { SimdKernel } from './simd.ts';
import { simdKernel } from './twins.ts';

// Text in, text out: whole blocks of lines go into the kernel's memory as they are, are solved there, and the answers are put
// together as bytes. No line becomes a string.

/** Branches in one call of the kernel: a few milliseconds, so that an abort and the progress line get their turn. */
const SLICE = 20_000;
const CELLS = 81;
const LF = 10;
const CR = 13;

export interface LineOptions {
  /** Solutions looked for: 1 finds one, 2 proves or refutes that there is no other. */
  readonly limit: number;
  /** `line`: the solution, or a word; `ndjson`: a record. */
  readonly form: 'line' | 'ndjson';
  /** A file name for the records. */
  readonly file?: string | undefined;
}

/** A line that is not 81 characters `1`-`9`, `.` or `0`: somebody else has to answer it (or pass it over). */
export interface OddLine {
  /** Where in the answers its own belongs. */
  readonly at: number;
  /** Its bytes in the block, without the line end. */
  readonly from: number;
  readonly to: number;
  /** Its number. */
  readonly line: number;
}

export interface LineAnswers {
  /** The answers to all other lines, in order, each with a line end. */
  readonly bytes: Uint8Array;
  readonly odd: readonly OddLine[];
  /** Lines of the block. */
  readonly lines: number;
}

/** Whether there can be a `LineSolver`: there is a SIMD kernel. */
export function canSolveLines(): boolean {
  return simdKernel() !== null;
}

/** Solves text block by block, in buffers that are used again and again. */
export class LineSolver {
  private readonly simd: SimdKernel;
  private readonly writer: LineWriter;
  private readonly options: LineOptions;

  /** Throws without a SIMD kernel (`canSolveLines`). */
  constructor(options: LineOptions) {
    const simd = simdKernel();
    if (!simd) throw new Error('there is no WebAssembly SIMD here');
    this.simd = simd;
    this.options = options;
    this.writer = new LineWriter(simd, options);
  }

  /**
   * Solves a block of whole lines (`\n`, `\r\n` or `\r`, the last one too), the first of which has number `first`. The answers
   * are those of `solve` and have the fields of its records: line, status, solution, solutions, stats. They stand in a buffer
   * that the next block overwrites, and the block must stay as it is until then.
   */
  *solve(block: Uint8Array, first: number): Task<LineAnswers> {
    this.writer.clear();
    const work = new BlockWork(this.simd, block, first, this.options.limit, this.writer);
    while (!work.advance()) yield { nodes: 0 };
    return work.answers();
  }
}

class BlockWork {
  /** Bytes dealt with. */
  position = 0;
  saved: Uint8Array | null = null;
  private readonly simd: SimdKernel;
  private readonly block: Uint8Array;
  private readonly limit: number;
  private readonly writer: LineWriter;
  private readonly odd: OddLine[] = [];
  private readonly first: number;
  private line: number;
  private stride = 0;
  /** The kernel stopped inside a puzzle. */
  private inside = false;

  constructor(simd: SimdKernel, block: Uint8Array, first: number, limit: number, writer: LineWriter) {
    this.simd = simd;
    this.block = block;
    this.first = first;
    this.line = first;
    this.limit = limit;
    this.writer = writer;
  }

  /** One call of the kernel, or one odd line. True when the block is done. */
  advance(): boolean {
    const { block } = this;
    if (this.inside) return this.batch();
    // The second half of a line end of which the kernel took the first.
    if (block[this.position] === LF && block[this.position - 1] === CR) this.position++;
    if (this.position >= block.length) return true;
    this.stride = strideAt(block, this.position);
    if (this.stride === 0) return this.setAside();
    return this.batch();
  }

  private batch(): boolean {
    const { block, simd, stride, position } = this;
    const puzzles = Math.floor((block.length - position) / stride);
    const room = (block.length + 32) & ~15;
    simd.reserve(room + puzzles * (8 + CELLS + 1));
    simd.enter(this);
    const text = simd.texts;
    const counts = text + room;
    const solutions = counts + 8 * puzzles;
    // Another block may have been in the same place since the last call.
    simd.bytes.set(block.subarray(position), text);
    const done = simd.kernel.batch(
      text,
      puzzles,
      stride,
      this.limit,
      counts,
      solutions,
      CELLS + 1,
      SLICE,
      this.inside ? 1 : 0,
    );
    const broken = simd.kernel.broken() === 1;
    this.inside = done < puzzles && !broken;
    if (this.inside) simd.evict();
    else simd.leave(this);
    this.writer.take({ text, stride, counts, solutions, done, line: this.line });
    this.line += done;
    this.position += done * stride;
    if (broken && done === 0) return this.setAside();
    return this.position >= block.length;
  }

  /** The line at the position is for somebody else. */
  private setAside(): boolean {
    const { block, position } = this;
    let end = position;
    while (end < block.length && block[end] !== LF && block[end] !== CR) end++;
    this.odd.push({ at: this.writer.length, from: position, to: end, line: this.line++ });
    this.position = end + 1;
    return this.position >= block.length;
  }

  answers(): LineAnswers {
    return { bytes: this.writer.bytes(), odd: this.odd, lines: this.line - this.first };
  }
}

/** Bytes from this line to the next if it has 81 characters; 0 if not. */
function strideAt(block: Uint8Array, at: number): number {
  const end = block[at + CELLS];
  if (end === LF) return CELLS + 1;
  if (end !== CR) return 0;
  return block[at + CELLS + 1] === LF ? CELLS + 2 : CELLS + 1;
}
