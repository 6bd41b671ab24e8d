/** A pair relation as tables over sets of digits; see `relation` in kernel/pairs.ts. */
export interface RelationTables {
  /** Number of blocks of (at most) 10 digits. */
  readonly blocks: number;
  /** Set of a's digits -> digits of b that go with one of them; and the other way round (one table if symmetric). */
  readonly forward: Int32Array;
  readonly backward: Int32Array;
  /** Digits x with holds(x, x). */
  readonly equal: number;
  /** Every two different digits may stand together. */
  readonly anyDifferent: boolean;
}

const BLOCK = 10;
const LARGEST_CACHE = 512;
const known = new Map<string, RelationTables>();

/**
 * The tables of a predicate on digit values, made once per (digits, key) and kept for the process (the oldest go when
 * there are very many). The same key must always mean the same predicate.
 */
export function relationTables(
  digitCount: number,
  minDigit: number,
  key: string,
  holds: (x: number, y: number) => boolean,
): RelationTables {
  const name = `${digitCount}:${minDigit}:${key}`;
  const cached = known.get(name);
  if (cached) return cached;
  const forward = new Int32Array(digitCount);
  const backward = new Int32Array(digitCount);
  let equal = 0;
  let anyDifferent = true;
  for (let i = 0; i < digitCount; i++)
    for (let j = 0; j < digitCount; j++) {
      if (holds(minDigit + i, minDigit + j)) {
        forward[i] = (forward[i] as number) | (1 << j);
        backward[j] = (backward[j] as number) | (1 << i);
        if (i === j) equal |= 1 << i;
      } else if (i !== j) anyDifferent = false;
    }
  const symmetric = forward.every((row, i) => row === backward[i]);
  const onward = unions(forward);
  const tables: RelationTables = {
    blocks: Math.ceil(digitCount / BLOCK),
    forward: onward,
    backward: symmetric ? onward : unions(backward),
    equal,
    anyDifferent,
  };
  if (known.size >= LARGEST_CACHE) known.delete(known.keys().next().value as string);
  known.set(name, tables);
  return tables;
}

/** For each block of digits and each set within it the union of the rows. */
function unions(rows: Int32Array): Int32Array {
  const blocks = Math.ceil(rows.length / BLOCK);
  const table = new Int32Array(blocks === 1 ? 1 << rows.length : blocks << BLOCK);
  for (let block = 0; block < blocks; block++) {
    const from = block << BLOCK;
    const size = 1 << Math.min(BLOCK, rows.length - block * BLOCK);
    for (let set = 1; set < size; set++) {
      const low = 31 - Math.clz32(set & -set);
      table[from + set] = (table[from + (set & (set - 1))] as number) | (rows[block * BLOCK + low] as number);
    }
  }
  return table;
}
