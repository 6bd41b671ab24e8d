// Random words: Chris Doty-Humphrey's sfc32, because a plain JavaScript twin gives the same words with 32-bit
// arithmetic alone. State in memory, seeded per puzzle, so that any division of a job into calls gives the same.

import { RANDOM } from './layout';

/** Two words of seed, and the number of the puzzle within the job. */
export function seedRandom(low: u32, high: u32, index: u32): void {
  store<u32>(RANDOM, low);
  store<u32>(RANDOM, high, 4);
  store<u32>(RANDOM, index, 8);
  store<u32>(RANDOM, 1, 12);
  // Without these rounds near seeds would begin alike.
  for (let i = 0; i < 15; i++) nextRandom();
}

export function nextRandom(): u32 {
  const a = load<u32>(RANDOM);
  const b = load<u32>(RANDOM, 4);
  const c = load<u32>(RANDOM, 8);
  const counter = load<u32>(RANDOM, 12);
  const word = a + b + counter;
  store<u32>(RANDOM, b ^ (b >> 9));
  store<u32>(RANDOM, c + (c << 3), 4);
  store<u32>(RANDOM, rotl<u32>(c, 21) + word, 8);
  store<u32>(RANDOM, counter + 1, 12);
  return word;
}

/** 0 .. n-1; the bias is below n / 2^32. */
export function below(n: u32): u32 {
  return <u32>((<u64>nextRandom() * n) >> 32);
}

/** Writes the numbers 0 .. n-1 in random order as bytes. */
export function shuffled(to: usize, n: u32): void {
  for (let i: u32 = 0; i < n; i++) {
    const j = below(i + 1);
    store<u8>(to + i, load<u8>(to + j));
    store<u8>(to + j, i);
  }
}
