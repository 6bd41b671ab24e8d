// Taking givens away while the puzzle stays unique: in random order, each orbit of cells once. A given that could
// not go stays necessary when others go later, so the result is minimal (no orbit of givens can go).

import { CELLS, COUNT, DONE, GRID, ORDERED, PAUSE, PUZZLE, STACK, STATE, fieldOf, laneOf } from './layout';
import { shuffled } from './random';
import { begin, run } from './search';

/**
 * Digs PUZZLE, whose only solution is GRID, until no orbit of givens can go or none without leaving fewer than `target`.
 * `symmetry` has bit e set for each of the eight images of image() that maps the pattern of givens to itself.
 * The answer is the number of givens left.
 */
export function dig(symmetry: u32, target: u32, givens: u32): u32 {
  store<u32>(PAUSE, 0);
  store<u32>(ORDERED, 0);
  memory.fill(DONE, 0, 81);
  shuffled(CELLS, 81);
  for (let i: u32 = 0; i < 81 && givens > target; i++) {
    const cell = <u32>load<u8>(CELLS + i);
    if (load<u8>(DONE + cell)) continue;
    memory.copy(STACK, PUZZLE, STATE);
    let taken: u32 = 0;
    for (let e: u32 = 0; e < 8; e++) {
      if (((symmetry >> e) & 1) == 0) continue;
      const other = image(cell, e);
      store<u8>(DONE + other, 1);
      if (open(STACK, other, 511)) taken++;
    }
    // Fewer than the target must not be left: a smaller orbit may still fit.
    if (givens - taken < target) continue;
    if (taken == 1 && symmetry == 1) {
      // One given less: unique exactly when no solution has another digit there.
      open(STACK, cell, 511 ^ (1 << load<u8>(GRID + cell)));
      begin(1);
    } else {
      begin(2);
    }
    run(i32.MAX_VALUE);
    if (load<u64>(COUNT) > (taken == 1 && symmetry == 1 ? 0 : 1)) continue;
    for (let e: u32 = 0; e < 8; e++) {
      if ((symmetry >> e) & 1) open(PUZZLE, image(cell, e), 511);
    }
    givens -= taken;
  }
  return givens;
}

/** Gives a cell of a state new candidates; true when it had but one. */
function open(state: usize, cell: u32, candidates: u32): bool {
  const at = state + laneOf(cell);
  const shift = fieldOf(cell);
  const lane = load<u32>(at);
  const old = (lane >> shift) & 511;
  store<u32>(at, (lane & ~(511 << shift)) | (candidates << shift));
  return (old & (old - 1)) == 0;
}

/** The image of a cell: transposed for bit 2 of e, then upside down for bit 1, then left to right for bit 0. */
function image(cell: u32, e: u32): u32 {
  let row = cell / 9;
  let column = cell % 9;
  if (e & 4) {
    const other = row;
    row = column;
    column = other;
  }
  if (e & 2) row = 8 - row;
  if (e & 1) column = 8 - column;
  return row * 9 + column;
}
