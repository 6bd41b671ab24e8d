// The built kernel with a small comfortable shell, for the tests and the benchmark.

import { readFileSync } from 'node:fs';

const bytes = readFileSync(new URL('../build/classic.wasm', import.meta.url));

/** A fresh instance with `room` bytes for the caller. */
export function openKernel(room = 1 << 20) {
  const kernel = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  const heap = kernel.heap();
  const missing = heap + room + 64 - kernel.memory.buffer.byteLength;
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / 65536));
  const memory = new Uint8Array(kernel.memory.buffer);
  const encoder = new TextEncoder();

  /** Reads text or masks. */
  function read(puzzle) {
    if (typeof puzzle === 'string') {
      encoder.encodeInto(puzzle, memory.subarray(heap));
      if (puzzle.length === 729) kernel.readPencil(heap);
      else if (!kernel.readText(heap)) throw new Error(`no puzzle: ${puzzle}`);
    } else {
      new Uint16Array(kernel.memory.buffer, heap, 81).set(puzzle);
      kernel.readMasks(heap);
    }
  }

  return {
    ...kernel,
    heap,
    memory,
    read,
    countSolutions(puzzle, limit = 2, budget = 0x7fffffff) {
      read(puzzle);
      kernel.start(limit, 0);
      while (kernel.run(budget) !== 1);
      return kernel.count();
    },
    /** Every solution up to the limit, as text. */
    solutions(puzzle, limit) {
      const found = [];
      read(puzzle);
      kernel.start(limit, 1);
      while (true) {
        const before = kernel.count();
        const state = kernel.run(0x7fffffff);
        if (kernel.count() > before) {
          kernel.writeSolution(heap);
          found.push(Buffer.from(memory.subarray(heap, heap + 81)).toString('latin1'));
        }
        if (state === 1) return found;
      }
    },
    text(at, length) {
      return Buffer.from(memory.subarray(at, at + length)).toString('latin1');
    },
  };
}
