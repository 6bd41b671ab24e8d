// Writing solutions.

import { SOLUTION } from './layout';

// @ts-ignore: decorator
@inline
function digit(to: usize, field: u32): void {
  store<u8>(to, 0x31 + ctz(field));
}

/** Writes the solution found last as 81 bytes of text. */
export function writeSolution(to: usize): void {
  for (let r: u32 = 0; r < 3; r++) {
    for (let c: u32 = 0; c < 3; c++) {
      const p = to + r * 9 + c;
      const q = SOLUTION + (3 * r + c) * 16;
      for (let C: u32 = 0; C < 3; C++) {
        const lane = load<u32>(q + C * 4);
        digit(p + C * 3, lane);
        digit(p + C * 3 + 27, lane >> 10);
        digit(p + C * 3 + 54, lane >> 20);
      }
    }
  }
}
