// The twin of assembly/random.ts: sfc32, the same words from the same seed.

export function seededRandom(low, high = 0, index = 0) {
  let a = low | 0;
  let b = high | 0;
  let c = index | 0;
  let counter = 1;
  function next() {
    const word = (a + b + counter) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    counter = (counter + 1) | 0;
    return word >>> 0;
  }
  for (let i = 0; i < 15; i++) next();
  /** 0 .. n-1 */
  const below = (n) => Math.floor((next() * n) / 0x100000000);
  const shuffled = (n) => {
    const list = [];
    for (let i = 0; i < n; i++) {
      const j = below(i + 1);
      list[i] = list[j];
      list[j] = i;
    }
    return list;
  };
  return { next, below, shuffled };
}
