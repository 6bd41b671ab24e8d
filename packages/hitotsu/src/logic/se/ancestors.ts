// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
import type { Runs } from './runs.ts';

const marked = new Uint8Array(1460);

/** Number of an entry's ancestors, itself included; counting stops above `limit`. */
export function countAncestors(runs: Runs, start: number, position: number, limit: number): number {
  const { parents, parentAt, parentCount } = runs;
  const base = runs.first[start]!;
  let count = 0;
  let open = 1;
  marked[position] = 1;
  for (let i = position; open > 0; i--) {
    if (!marked[i]) continue;
    marked[i] = 0;
    open--;
    if (++count > limit) {
      marked.fill(0, 0, i);
      return count;
    }
    const from = parentAt[base + i]!;
    const end = from + parentCount[base + i]!;
    for (let p = from; p < end; p++) {
      const parent = parents[p]!;
      if (!marked[parent]) {
        marked[parent] = 1;
        open++;
      }
    }
  }
  return count;
}

/** Positions of an entry's ancestors and itself, ascending. */
export function ancestorsOf(runs: Runs, start: number, position: number): number[] {
  const { parents, parentAt, parentCount } = runs;
  const base = runs.first[start]!;
  const list: number[] = [];
  marked[position] = 1;
  for (let i = position; i >= 0; i--) {
    if (!marked[i]) continue;
    marked[i] = 0;
    list.push(i);
    const from = parentAt[base + i]!;
    for (let p = from; p < from + parentCount[base + i]!; p++) marked[parents[p]!] = 1;
  }
  return list.reverse();
}
