import { UNITS } from './recognise.ts';
import type { SimdKernel } from './simd.ts';

const CELLS = 81;
const ZERO = 48;
const MOST_BRANCHES = 2 ** 30;

/** Some puzzles that the kernel has solved; addresses in its memory. */
export interface Solved {
  readonly text: number;
  readonly stride: number;
  /** Two 32-bit words a puzzle: solutions and branches. */
  readonly counts: number;
  /** 82 bytes a puzzle: the solution found last and a line feed. */
  readonly solutions: number;
  readonly done: number;
  /** Number of the first line. */
  readonly line: number;
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

/** A JSON string in which everything but ASCII is escaped, so that it is bytes as it stands. */
function jsonText(text: string): string {
  return JSON.stringify(text).replace(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const WORDS = { none: ascii('none\n'), multiple: ascii('multiple\n') };
const SOLUTION = ascii(',"solution":"');
const SOLUTIONS = ascii('","solutions":["');
const NO_SOLUTION = ascii(',"solution":null,"solutions":[');
const NODES = ascii('],"stats":{"nodes":');
const GUESSES = ascii(',"guesses":');
const END = ascii('}}\n');
const QUOTE = ascii('"');
const COMMA = ascii(',');

/** Puts the answers together as bytes. */
export class LineWriter {
  length = 0;
  private readonly simd: SimdKernel;
  private readonly limit: number;
  private readonly records: boolean;
  private readonly head: Uint8Array;
  private readonly statuses: Readonly<Record<'one' | 'multiple' | 'none', Uint8Array>>;
  private buffer = new Uint8Array(1 << 16);

  constructor(
    simd: SimdKernel,
    { form, limit, file }: { form: 'line' | 'ndjson'; limit: number; file?: string | undefined },
  ) {
    this.simd = simd;
    this.limit = limit;
    this.records = form === 'ndjson';
    this.head = ascii(file === undefined ? '{"line":' : `{"file":${jsonText(file)},"line":`);
    const status = (word: string) => ascii(`,"status":"${word}"`);
    this.statuses = {
      one: status(limit === 1 ? 'solvable' : 'unique'),
      multiple: status('multiple'),
      none: status('none'),
    };
  }

  clear(): void {
    this.length = 0;
  }

  /** What was put together; overwritten after `clear`. */
  bytes(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }

  take(solved: Solved): void {
    if (this.records) this.takeRecords(solved);
    else this.takeLines(solved);
  }

  private takeLines({ counts, solutions, done }: Solved): void {
    const { simd } = this;
    const results = new Uint32Array(simd.kernel.memory.buffer, counts, 2 * done);
    const row = CELLS + 1;
    this.room(done * row);
    for (let i = 0; i < done; ) {
      let end = i;
      while (end < done && results[2 * end] === 1) end++;
      if (end > i) {
        this.buffer.set(simd.bytes.subarray(solutions + i * row, solutions + end * row), this.length);
        this.length += (end - i) * row;
        i = end;
      }
      for (; i < done && results[2 * i] !== 1; i++)
        this.put(results[2 * i] === 0 ? WORDS.none : WORDS.multiple);
    }
  }

  private takeRecords({ text, stride, counts, solutions, done, line }: Solved): void {
    const results = new Uint32Array(this.simd.kernel.memory.buffer, counts, 2 * done);
    for (let i = 0; i < done; i++) {
      const count = results[2 * i] as number;
      let guesses = results[2 * i + 1] as number;
      let nodes = 1 + 2 * guesses;
      this.room(1024 + this.head.length + (count > 1 ? count * (CELLS + 3) : 0));
      this.put(this.head);
      this.number(line + i);
      if (count === 1) {
        const solution = solutions + i * (CELLS + 1);
        this.put(this.statuses.one);
        this.put(SOLUTION);
        this.digits(solution);
        this.put(SOLUTIONS);
        this.digits(solution);
        this.put(QUOTE);
      } else {
        const puzzle = text + i * stride;
        this.put(count === 0 ? this.statuses.none : this.statuses.multiple);
        this.put(NO_SOLUTION);
        if (count > 1) this.severalFrom(puzzle);
        else if (this.clashes(puzzle)) {
          // Givens that clash are seen without a search.
          nodes = 0;
          guesses = 0;
        }
      }
      this.put(NODES);
      this.number(nodes);
      this.put(GUESSES);
      this.number(guesses);
      this.put(END);
    }
  }

  /** The solutions of a puzzle, looked for again, as only the last was kept. */
  private severalFrom(puzzle: number): void {
    const { kernel, scratch } = this.simd;
    kernel.readText(puzzle);
    kernel.start(this.limit, 1);
    for (let found = 0; found < this.limit; ) {
      kernel.run(MOST_BRANCHES);
      if (kernel.count() === found) break;
      if (found++ > 0) this.put(COMMA);
      this.put(QUOTE);
      kernel.writeSolution(scratch);
      this.digits(scratch);
      this.put(QUOTE);
    }
  }

  /** Whether a digit is given twice in a unit. */
  private clashes(puzzle: number): boolean {
    const { bytes } = this.simd;
    return UNITS.some((unit) => {
      let seen = 0;
      return unit.some((cell) => {
        const digit = (bytes[puzzle + cell] as number) - ZERO;
        if (digit < 1) return false;
        const twice = ((seen >> digit) & 1) === 1;
        seen |= 1 << digit;
        return twice;
      });
    });
  }

  private room(more: number): void {
    if (this.length + more <= this.buffer.length) return;
    const larger = new Uint8Array(2 * this.buffer.length + more);
    larger.set(this.buffer.subarray(0, this.length));
    this.buffer = larger;
  }

  // A loop is quicker than a view and `set` for so few bytes.
  private put(bytes: Uint8Array): void {
    const { buffer } = this;
    let at = this.length;
    for (let i = 0; i < bytes.length; i++) buffer[at++] = bytes[i] as number;
    this.length = at;
  }

  private digits(from: number): void {
    const { buffer, simd } = this;
    const { bytes } = simd;
    let at = this.length;
    for (let i = from; i < from + CELLS; i++) buffer[at++] = bytes[i] as number;
    this.length = at;
  }

  private number(value: number): void {
    let size = 1;
    for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) size++;
    let rest = value;
    for (let at = this.length + size - 1; at >= this.length; at--) {
      this.buffer[at] = ZERO + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    this.length += size;
  }
}
