// Random full grids, defined so that the result does not depend on how strong the solver's propagation is:
// the first solution in an order that is drawn beforehand. docs/classic-kernel.md says how they are distributed.

import { begin, run } from './search';
import { setMask } from './input';
import { CELLS, GRID, KEYS, ORDERED, PAUSE, SCRATCH, SOLUTION, STACK, STATE, fieldOf, laneOf } from './layout';
import { below, nextRandom, shuffled } from './random';

/** Draws a full grid into GRID. */
export function drawGrid(): void {
  // The three boxes on the diagonal do not see each other: three random orders.
  memory.fill(STACK, 0, STATE);
  for (let cell: u32 = 0; cell < 81; cell++) {
    setMask(cell, 511);
    store<u8>(CELLS + cell, cell);
    store<u32>(KEYS + cell * 4, nextRandom());
  }
  for (let box: u32 = 0; box < 3; box++) {
    shuffled(SCRATCH, 9);
    for (let i: u32 = 0; i < 9; i++) setMask(box * 30 + (i / 3) * 9 + (i % 3), 1 << load<u8>(SCRATCH + i));
  }
  // The other cells row by row, each with its own order of digits: the first completion there is.
  store<u32>(PAUSE, 0);
  store<u32>(ORDERED, 1);
  begin(1);
  run(i32.MAX_VALUE);
  store<u32>(ORDERED, 0);

  // Rows, columns and the two directions change places as they may.
  shuffleLines(SCRATCH + 16);
  shuffleLines(SCRATCH + 32);
  const turned = below(2) != 0;
  for (let row: u32 = 0; row < 9; row++) {
    for (let column: u32 = 0; column < 9; column++) {
      const a = load<u8>(SCRATCH + 16 + (turned ? column : row));
      const b = load<u8>(SCRATCH + 32 + (turned ? row : column));
      const cell = <u32>a * 9 + b;
      store<u8>(GRID + row * 9 + column, ctz(load<u32>(SOLUTION + laneOf(cell)) >> fieldOf(cell)));
    }
  }
}

/** Nine lines: the three groups in random order, and the three lines of each. */
function shuffleLines(to: usize): void {
  shuffled(SCRATCH, 3);
  for (let group: u32 = 0; group < 3; group++) {
    shuffled(SCRATCH + 4, 3);
    for (let i: u32 = 0; i < 3; i++) store<u8>(to + group * 3 + i, load<u8>(SCRATCH + group) * 3 + load<u8>(SCRATCH + 4 + i));
  }
}
