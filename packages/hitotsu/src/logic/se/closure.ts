// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
import type { LinkGraph } from './link-graph.ts';

/**
 * Everything that follows from each potential by the static links of a position, as bit rows: strongly connected parts
 * (Tarjan) first, then one OR per link in reverse topological order.
 */
export class Closure {
  /** Words of a row. */
  words = 0;
  /** Part of each potential, and how many potentials each part has. */
  readonly part = new Int16Array(1458);
  readonly partSize = new Uint16Array(1458);
  private rows = new Int32Array(1 << 14);
  private readonly order = new Int16Array(1458);
  private readonly low = new Int16Array(1458);
  private readonly stack = new Int16Array(1458);
  private readonly path = new Int16Array(1458);
  private readonly next = new Int32Array(1458);
  private graph!: LinkGraph;
  private parts = 0;

  build(graph: LinkGraph): void {
    this.graph = graph;
    const nodes = graph.size * 2;
    const words = (nodes + 31) >> 5;
    this.words = words;
    if (this.rows.length < nodes * words) this.rows = new Int32Array(nodes * words * 2);
    this.rows.fill(0, 0, nodes * words);
    this.part.fill(-1, 0, nodes);
    this.order.fill(0, 0, nodes);
    this.parts = 0;
    let count = 0;
    for (let root = 0; root < nodes; root++) if (!this.order[root]) count = this.visit(root, count);
  }

  /** First word of the row of a potential. */
  rowOf(node: number): number {
    return this.part[node]! * this.words;
  }

  get table(): Int32Array {
    return this.rows;
  }

  reaches(from: number, to: number): boolean {
    return ((this.rows[this.rowOf(from) + (to >> 5)]! >>> (to & 31)) & 1) === 1;
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
      if (next[node]! < end) {
        const at = next[node]!++;
        const target = on ? weak[at]! << 1 : (strong[at]! << 1) | 1;
        if (!order[target]) {
          order[target] = low[target] = ++count;
          stack[top++] = target;
          next[target] = target & 1 ? weakStart[target >> 1]! : strongStart[target >> 1]!;
          path[++depth] = target;
        } else if (part[target] === -1 && order[target]! < low[node]!) low[node] = order[target]!;
        continue;
      }
      depth--;
      if (depth >= 0 && low[node]! < low[path[depth]!]!) low[path[depth]!] = low[node]!;
      if (low[node] !== order[node]) continue;
      const first = stack.lastIndexOf(node, top - 1);
      this.close(first, top);
      top = first;
    }
    return count;
  }

  private close(first: number, top: number): void {
    const { stack, part, rows, words } = this;
    const { weak, weakStart, strong, strongStart } = this.graph;
    const own = this.parts++;
    const row = own * words;
    this.partSize[own] = top - first;
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
        if ((rows[row + (target >> 5)]! >>> (target & 31)) & 1) continue;
        const from = part[target]! * words;
        for (let w = 0; w < words; w++) rows[row + w]! |= rows[from + w]!;
      }
    }
  }
}
