import { LONGEST_LINE } from '../input/lines.ts';

const LF = 10;
const CR = 13;
const encoder = new TextEncoder();

export function bytesOf(chunk: Uint8Array | string): Uint8Array {
  return typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
}

/**
 * Whether a stream begins as lines of 81 cells do: the first line that says something has 81 characters of `1`-`9`, `.` and
 * `0`. In UTF-8, perhaps with a byte order mark.
 */
export function beginsWithCells(bytes: Uint8Array): boolean {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  for (; at < bytes.length; at++) {
    let end = at;
    while (end < bytes.length && bytes[end] !== LF && bytes[end] !== CR) end++;
    const line = bytes.subarray(at, end);
    if (line.length === 81 && end < bytes.length)
      return line.every((byte) => byte === 46 || (byte >= 48 && byte <= 57));
    if (line.length > 0 && line[0] !== 0x23 && !(line[0] === 0x2f && line[1] === 0x2f)) return false;
    at = end;
  }
  return false;
}

/**
 * Cuts a stream of bytes into blocks of whole lines, in a buffer that it uses again; a line that never ends is cut off, so that
 * memory stays bounded.
 */
export class LineCutter {
  private buffer = new Uint8Array(1 << 16);
  /** Bytes of the line that is still open; they start at `from`. */
  private open = 0;
  private from = 0;
  private begun = false;

  /** The lines that are complete now, or null. They stand in the buffer until the next call. */
  push(chunk: Uint8Array): Uint8Array | null {
    const isMark = !this.begun && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    this.begun = true;
    const bytes = isMark ? chunk.subarray(3) : chunk;
    let end = bytes.lastIndexOf(LF) + 1;
    // Lines that end with \r alone; the last may be half of a \r\n.
    if (end === 0) end = bytes.subarray(0, -1).lastIndexOf(CR) + 1;
    const room = Math.max(0, LONGEST_LINE + 1 - this.open);
    this.append(end === 0 ? bytes.subarray(0, room) : bytes);
    if (end === 0) return null;
    const whole = this.open - (bytes.length - end);
    this.from = whole;
    this.open -= whole;
    return this.buffer.subarray(0, whole);
  }

  /** What is left when the stream has ended, as a line; or null. */
  end(): Uint8Array | null {
    if (this.open === 0) return null;
    this.append(Uint8Array.of(LF));
    return this.buffer.subarray(0, this.open);
  }

  private append(bytes: Uint8Array): void {
    this.buffer.copyWithin(0, this.from, this.from + this.open);
    this.from = 0;
    if (this.open + bytes.length > this.buffer.length) {
      const larger = new Uint8Array(2 * (this.open + bytes.length));
      larger.set(this.buffer.subarray(0, this.open));
      this.buffer = larger;
    }
    this.buffer.set(bytes, this.open);
    this.open += bytes.length;
  }
}

/** The number of lines in a block of whole lines. */
export function countLines(block: Uint8Array): number {
  let lines = 0;
  for (let at = 0; at < block.length; at++) {
    const byte = block[at];
    if (byte === LF || (byte === CR && block[at + 1] !== LF)) lines++;
  }
  return lines;
}
