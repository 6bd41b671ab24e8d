// Many puzzles in one call, text bytes in and out: no work a puzzle for the caller.

import { readText } from './input';
import { BROKEN, COUNT, NODES, ORDERED, PAUSE } from './layout';
import { writeSolution } from './output';
import { begin, run } from './search';

/**
 * Counts the solutions, up to `limit`, of `n` puzzles of 81 bytes, `stride` bytes apart from `from`
 * (81; 82 for lines, the byte after a puzzle must then end the line; 83 for lines with a line feed behind a carriage return).
 * `counts` gets two u32 a puzzle: solutions and branches. `out`, when not 0, gets one solution a puzzle (dots where there is none),
 * `outStride` bytes apart; with more than 81 a line feed is put after each.
 *
 * At most `budget` branches are spent, where every puzzle counts for one more. The answer is the number of
 * puzzles finished, k. When k < n the call stopped at puzzle k: either broken() is 1 (it is no puzzle), or the
 * budget was spent; then call again with everything moved on by k and `resume` 1. Other searches must not come
 * in between.
 */
export function batch(
  from: usize, n: u32, stride: u32, limit: u32, counts: usize, out: usize, outStride: u32, budget: i32, resume: bool,
): u32 {
  store<u32>(BROKEN, 0);
  store<u32>(PAUSE, 0);
  store<u32>(ORDERED, 0);
  for (let k: u32 = 0; k < n; k++) {
    if (!resume) {
      let fine = readText(from);
      if (stride > 81) {
        const after = load<u8>(from, 81);
        fine = fine && (stride == 82 ? after == 0x0a || after == 0x0d : load<u16>(from, 81) == 0x0a0d);
      }
      if (!fine) {
        store<u32>(BROKEN, 1);
        return k;
      }
      begin(limit);
    }
    resume = false;
    const before = load<u32>(NODES);
    if (budget <= 0 || run(budget) == 0) {
      return k;
    }
    budget -= load<u32>(NODES) - before + 1;
    const count = load<u32>(COUNT);
    store<u32>(counts, count);
    store<u32>(counts, load<u32>(NODES), 4);
    if (out) {
      if (count) writeSolution(out);
      else memory.fill(out, 0x2e, 81);
      if (outStride > 81) store<u8>(out, 0x0a, 81);
      out += outStride;
    }
    counts += 8;
    from += stride;
  }
  return n;
}

/** 1 when the last batch() stopped at a line that is no puzzle. */
export function broken(): u32 {
  return load<u32>(BROKEN);
}
