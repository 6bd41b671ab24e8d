// Puzzles by number: puzzle `index` of a seed is the same however a job is divided.

import { dig } from './dig';
import { drawGrid } from './grid';
import { GRID, PUZZLE, fieldOf, laneOf } from './layout';
import { seedRandom } from './random';

/** Writes `n` random full grids, `stride` bytes apart; with more than 81 a line feed follows each. */
export function grids(seedLow: u32, seedHigh: u32, index: u32, n: u32, out: usize, stride: u32): void {
  for (let k: u32 = 0; k < n; k++) {
    seedRandom(seedLow, seedHigh, index + k);
    drawGrid();
    writeGrid(out, stride);
    out += stride;
  }
}

/**
 * Writes `n` unique puzzles, each dug from a full grid of its own, which goes to `solutions` when that is not 0;
 * `stride` bytes apart, with more than 81 a line feed follows each. `symmetry` and `target` as in dig().
 */
export function generate(
  seedLow: u32, seedHigh: u32, index: u32, n: u32, symmetry: u32, target: u32, out: usize, solutions: usize, stride: u32,
): void {
  for (let k: u32 = 0; k < n; k++) {
    seedRandom(seedLow, seedHigh, index + k);
    drawGrid();
    for (let cell: u32 = 0; cell < 81; cell++) setPuzzle(cell, load<u8>(GRID + cell));
    dig(symmetry, target, 81);
    writePuzzle(out, stride);
    out += stride;
    if (solutions) {
      writeGrid(solutions, stride);
      solutions += stride;
    }
  }
}

function candidates(cell: u32): u32 {
  return (load<u32>(PUZZLE + laneOf(cell)) >> fieldOf(cell)) & 511;
}

function setPuzzle(cell: u32, digit: u32): void {
  const at = PUZZLE + laneOf(cell);
  const shift = fieldOf(cell);
  store<u32>(at, (load<u32>(at) & ~(511 << shift)) | (1 << (shift + digit)));
}

function writePuzzle(out: usize, stride: u32): void {
  for (let cell: u32 = 0; cell < 81; cell++) {
    store<u8>(out + cell, candidates(cell) == 511 ? 0x2e : 0x31 + load<u8>(GRID + cell));
  }
  if (stride > 81) store<u8>(out, 0x0a, 81);
}

function writeGrid(out: usize, stride: u32): void {
  for (let cell: u32 = 0; cell < 81; cell++) store<u8>(out + cell, 0x31 + load<u8>(GRID + cell));
  if (stride > 81) store<u8>(out, 0x0a, 81);
}
