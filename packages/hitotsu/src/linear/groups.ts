import type { Posted, Statement } from './statement.ts';

/** Cells that all hold different digits. */
export interface Group {
  readonly label: string;
  readonly cells: readonly number[];
}

/**
 * The groups of different digits of a puzzle: those that no other contains, and pairs (of anti-knight and the like)
 * gathered in cliques, for which one row says more than a row a pair.
 */
export function groupsOf({ posted }: Statement): Group[] {
  const stated = posted.filter(
    (one): one is Extract<Posted, { kind: 'distinct' }> => one.kind === 'distinct',
  );
  const byLength = stated.toSorted((a, b) => b.cells.length - a.cells.length);
  const covered = new Set<string>();
  const kept = new Set<Group>();
  const pairs: Group[] = [];
  const adjacent = new Map<number, Set<number>>();
  for (const group of byLength) {
    const fresh = pairKeys(group.cells).filter((key) => !covered.has(key));
    if (fresh.length === 0) continue;
    link(adjacent, group.cells);
    if (group.cells.length === 2) {
      pairs.push(group);
      continue;
    }
    kept.add(group);
    for (const key of fresh) covered.add(key);
  }
  // In the order of the rules, so that rows stand as people expect them.
  const groups: Group[] = stated.filter((group) => kept.has(group));
  const contains = (cells: readonly number[]): boolean =>
    byLength.some((group) => kept.has(group) && cells.every((cell) => group.cells.includes(cell)));
  for (const { label, cells } of pairs) {
    const key = pairKey(cells[0] as number, cells[1] as number);
    if (covered.has(key) || contains(cells)) continue;
    const clique = grow(cells, adjacent, covered);
    for (const each of pairKeys(clique)) covered.add(each);
    groups.push({ label, cells: clique });
  }
  return groups;
}

const pairKey = (a: number, b: number): string => (a < b ? `${a},${b}` : `${b},${a}`);

function pairKeys(cells: readonly number[]): string[] {
  return cells.flatMap((a, i) => cells.slice(i + 1).map((b) => pairKey(a, b)));
}

function link(adjacent: Map<number, Set<number>>, cells: readonly number[]): void {
  for (const a of cells) {
    const others = adjacent.get(a) ?? new Set();
    adjacent.set(a, others);
    for (const b of cells) if (b !== a) others.add(b);
  }
}

/** A clique around a pair: each time the cell that brings most pairs not said yet. */
function grow(
  pair: readonly number[],
  adjacent: ReadonlyMap<number, ReadonlySet<number>>,
  covered: ReadonlySet<string>,
): readonly number[] {
  const clique = [...pair];
  for (;;) {
    let best = -1;
    let most = 0;
    for (const cell of adjacent.get(clique[0] as number) ?? []) {
      if (clique.includes(cell) || !clique.every((other) => adjacent.get(other)?.has(cell))) continue;
      const fresh = clique.filter((other) => !covered.has(pairKey(other, cell))).length;
      if (fresh > most) {
        most = fresh;
        best = cell;
      }
    }
    if (best < 0) return clique;
    clique.push(best);
  }
}
