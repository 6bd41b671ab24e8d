import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { InStream } from '../io.ts';

/** Bytes read at once: few enough to stay in the processor's cache on their way. */
const CHUNK = 1 << 18;

/**
 * The bytes of a plain file, chunk by chunk, in one buffer: a chunk is gone when the next is asked for. Read when asked for and
 * not by the event loop, whose way takes longer than to solve what was read.
 */
class FileStream implements InStream {
  private readonly file: number;

  constructor(file: number) {
    this.file = file;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, void> {
    const buffer = new Uint8Array(CHUNK);
    try {
      for (;;) {
        const size = readSync(this.file, buffer, 0, CHUNK, null);
        if (size === 0) return;
        yield buffer.subarray(0, size);
      }
    } finally {
      if (this.file > 2) closeSync(this.file);
    }
  }
}

/** A plain file by its path or as an open one; null for everything else that can be read: pipes, terminals, devices. */
export function fileStream(file: string | number): InStream | null {
  const opened = typeof file === 'number' ? file : openSync(file, 'r');
  if (fstatSync(opened).isFile()) return new FileStream(opened);
  if (opened !== file) closeSync(opened);
  return null;
}
