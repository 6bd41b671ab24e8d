// Reading puzzles into the state at STACK, and changing single cells of it.

import { fieldOf, GUARD, laneOf, STACK, STATE } from './layout';

// For every byte the candidates it stands for; bit 9 marks a byte that has no place in a puzzle.
// @ts-ignore: decorator
@lazy
const MEANING = memory.data<u16>([
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 511, 1023,
  511, 1, 2, 4, 8, 16, 32, 64, 128, 256, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
  1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023,
]);

// @ts-ignore: decorator
@inline
function meaning(at: usize): u32 {
  return load<u16>(MEANING + (<usize>load<u8>(at) << 1));
}

/** 81 bytes of text, row by row: '1'-'9', '.' or '0' for an empty cell. 0 when there is any other byte. */
export function readText(from: usize): bool {
  let all: u32 = 0;
  for (let r: u32 = 0; r < 3; r++) {
    for (let c: u32 = 0; c < 3; c++) {
      const p = from + r * 9 + c;
      const q = STACK + (3 * r + c) * 16;
      for (let C: u32 = 0; C < 3; C++) {
        const lane = meaning(p + C * 3) | (meaning(p + C * 3 + 27) << 10) | (meaning(p + C * 3 + 54) << 20);
        all |= lane;
        store<u32>(q + C * 4, lane);
      }
      store<u32>(q, 0, 12);
    }
  }
  return (all & GUARD) == 0;
}

/** 81 candidate masks (u16), row by row, bit d for digit d + 1. */
export function readMasks(from: usize): void {
  memory.fill(STACK, 0, STATE);
  for (let cell: u32 = 0; cell < 81; cell++) setMask(cell, load<u16>(from + cell * 2));
}

/** Replaces the candidates of a cell in the state at STACK. */
export function setMask(cell: u32, mask: u32): void {
  const at = STACK + laneOf(cell);
  const field = fieldOf(cell);
  store<u32>(at, (load<u32>(at) & ~(511 << field)) | ((mask & 511) << field));
}
