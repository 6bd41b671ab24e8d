// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
import type { LinkGraph } from './link-graph.ts';

/**
 * Everything that follows from each potential by the static links of a position, as bit rows: strongly connected parts
 * (Tarjan) first, then one OR per link in reverse topological order. False candidates that force nothing are ends: they
 * share part 0, whose row is empty.
 */
export class Closure {
  /** Words of a row. */
  words = 0;
  /** Part of each potential, and how many potentials each part has. */
  readonly part = new Int16Array(1458);
  readonly partSize = new Uint16Array(1459);
  /**
   * Whether some true candidate leads to its opposite. If none does there is no single chain of any kind: where a false
   * one does, so do the candidates that exclude it; and a cycle that strikes x has an "on" p and an "off" q that x sees,
   * so by the mirror image of its links x on => p off => q on => x off.
   */
  chains = false;
  private rows = new Int32Array(1 << 14);
  private readonly order = new Int16Array(1458);
  private readonly low = new Int16Array(1458);
  private readonly stack = new Int16Array(1458);
  private readonly path = new Int16Array(1458);
  private readonly next = new Int32Array(1458);
  private graph!: LinkGraph;
  private parts = 0;

  /** Works out the rows. `ifChains`: only when there is some chain; else they may be missing. */
  build(graph: LinkGraph, ifChains: boolean): void {
    this.graph = graph;
    const { part, order } = this;
    const { strongStart } = graph;
    const nodes = graph.size * 2;
    const words = (nodes + 31) >> 5;
    this.words = words;
    if (this.rows.length < (nodes + 1) * words) this.rows = new Int32Array((nodes + 1) * words * 2);
    this.rows.fill(0, 0, words);
    order.fill(0, 0, nodes);
    for (let k = 0; k < graph.size; k++) {
      part[k * 2 + 1] = -1;
      part[k * 2] = strongStart[k] === strongStart[k + 1] ? 0 : -1;
    }
    this.partSize[0] = 1;
    this.parts = 1;
    let count = 0;
    for (let node = 0; node < nodes; node += 2) {
      if (!order[node] && part[node]) count = this.visit(node, count);
    }
    this.chains = this.findChain();
    if (ifChains && !this.chains) return;
    for (let node = 1; node < nodes; node += 2) if (!order[node]) count = this.visit(node, count);
  }

  /** Whether some true candidate excludes one whose fall strikes it. */
  private findChain(): boolean {
    const { part, rows, words } = this;
    const { weak, weakStart, size } = this.graph;
    for (let k = 0; k < size; k++) {
      const word = k >> 4;
      const bit = (k & 15) * 2;
      for (let at = weakStart[k]!; at < weakStart[k + 1]!; at++) {
        if ((rows[part[weak[at]! * 2]! * words + word]! >>> bit) & 1) return true;
      }
    }
    return false;
  }

  /** First word of the row of a potential in `table`. */
  rowOf(node: number): number {
    return this.part[node]! * this.words;
  }

  get table(): Int32Array {
    return this.rows;
  }

  reaches(from: number, to: number): boolean {
    return ((this.rows[this.part[from]! * this.words + (to >> 5)]! >>> (to & 31)) & 1) === 1;
  }

  /** Tarjan's depth-first search without recursion; a finished part takes over the rows of the parts it leads to. */
  private visit(root: number, counter: number): number {
    const { order, low, stack, path, next, part } = this;
    const { weak, weakStart, strong, strongStart } = this.graph;
    let count = counter;
    let top = 0;
    let depth = 0;
    path[0] = root;
    order[root] = low[root] = ++count;
    stack[top++] = root;
    next[root] = root & 1 ? weakStart[root >> 1]! : strongStart[root >> 1]!;
    while (depth >= 0) {
      const node = path[depth]!;
      const on = node & 1;
      const end = on ? weakStart[(node >> 1) + 1]! : strongStart[(node >> 1) + 1]!;
      let at = next[node]!;
      let target = -1;
      let least = low[node]!;
      for (; at < end; at++) {
        const to = on ? weak[at]! << 1 : (strong[at]! << 1) | 1;
        if (part[to]! >= 0) continue;
        if (!order[to]) {
          target = to;
          at++;
          break;
        }
        if (order[to]! < least) least = order[to]!;
      }
      next[node] = at;
      low[node] = least;
      if (target >= 0) {
        order[target] = low[target] = ++count;
        stack[top++] = target;
        next[target] = target & 1 ? weakStart[target >> 1]! : strongStart[target >> 1]!;
        path[++depth] = target;
        continue;
      }
      depth--;
      if (depth >= 0 && least < low[path[depth]!]!) low[path[depth]!] = least;
      if (least !== order[node]) continue;
      const last = top;
      while (stack[--top] !== node);
      this.close(top, last);
    }
    return count;
  }

  private close(first: number, top: number): void {
    const { stack, part, rows, words } = this;
    const { weak, weakStart, strong, strongStart } = this.graph;
    const own = this.parts++;
    const row = own * words;
    this.partSize[own] = top - first;
    for (let w = row; w < row + words; w++) rows[w] = 0;
    for (let i = first; i < top; i++) {
      const node = stack[i]!;
      part[node] = own;
      rows[row + (node >> 5)]! |= 1 << (node & 31);
    }
    for (let i = first; i < top; i++) {
      const node = stack[i]!;
      const on = node & 1;
      const start = on ? weakStart[node >> 1]! : strongStart[node >> 1]!;
      const end = on ? weakStart[(node >> 1) + 1]! : strongStart[(node >> 1) + 1]!;
      for (let at = start; at < end; at++) {
        const target = on ? weak[at]! << 1 : (strong[at]! << 1) | 1;
        const from = part[target]! * words;
        if (from === 0) {
          rows[row + (target >> 5)]! |= 1 << (target & 31);
          continue;
        }
        if ((rows[row + (target >> 5)]! >>> (target & 31)) & 1) continue;
        for (let w = 0; w < words; w++) rows[row + w]! |= rows[from + w]!;
      }
    }
  }
}
