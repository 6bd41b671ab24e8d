// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Breadth-first searches of single chains (producer 21 and the chains nested at level 2 and 3). */
import type { LinkGraph } from './link-graph.ts';

/** Which links a search may use: one digit only, cells of two candidates only, or all. */
export const ChainKind = { x: 0, y: 1, xy: 2 } as const;
export type ChainKind = (typeof ChainKind)[keyof typeof ChainKind];

/** Called at every return to the source: the last "off" entry of the path and the number of links. */
export type OnReturn = (last: number, links: number) => void;

/**
 * One search tree: entries in the order of arrival, each a potential with the entry it came from. Parts of the strongly
 * connected components (`part`) confine cycle searches: a node outside the source's part never leads back.
 */
export class SingleSearch {
  /** Potential of each entry, and the entry it follows from (-1 for the source). */
  node = new Uint16Array(4096);
  parent = new Int32Array(4096);
  private count = 0;
  private readonly seen = new Int32Array(1458);
  private stamp = 0;

  private reset(): void {
    this.stamp++;
    this.count = 0;
  }

  private push(node: number, parent: number): void {
    if (this.count === this.node.length) {
      const nodes = new Uint16Array(this.count * 2);
      nodes.set(this.node);
      this.node = nodes;
      const parents = new Int32Array(this.count * 2);
      parents.set(this.parent);
      this.parent = parents;
    }
    this.node[this.count] = node;
    this.parent[this.count++] = parent;
  }

  /** All returns to a true source within `limit` links; the cycle of length `links` ends in the entry `last`. */
  cycles(
    graph: LinkGraph,
    kind: ChainKind,
    source: number,
    part: Int16Array,
    limit: number,
    found: OnReturn,
  ): void {
    const { weak, weakStart, weakPeers, strong, strongStart, strongUnits } = graph;
    const { seen } = this;
    this.reset();
    const start = source * 2 + 1;
    const own = part[start]!;
    seen[start] = this.stamp;
    this.push(start, -1);
    let from = 0;
    for (let links = 2; links <= limit; links += 2) {
      const middle = this.count;
      for (let entry = from; entry < middle; entry++) {
        const k = this.node[entry]! >> 1;
        const end = weakStart[k + 1]!;
        for (let at = kind === ChainKind.x ? weakPeers[k]! : weakStart[k]!; at < end; at++) {
          const target = weak[at]! * 2;
          if (part[target] !== own) continue;
          let above = this.parent[entry]!;
          while (above >= 0 && this.node[above] !== target) above = this.parent[above]!;
          if (above < 0) this.push(target, entry);
        }
      }
      const end = this.count;
      if (end === middle) return;
      for (let entry = middle; entry < end; entry++) {
        const k = this.node[entry]! >> 1;
        const last = kind === ChainKind.y ? strongUnits[k]! : strongStart[k + 1]!;
        for (let at = kind === ChainKind.x ? strongUnits[k]! : strongStart[k]!; at < last; at++) {
          const target = strong[at]! * 2 + 1;
          if (target === start && links >= 4) found(entry, links);
          if (part[target] !== own || seen[target] === this.stamp) continue;
          seen[target] = this.stamp;
          this.push(target, entry);
        }
      }
      from = end;
      if (this.count === end) return;
    }
  }

  /** The entry at which an assumption first proves its opposite within `limit` links, or -1. */
  forcing(graph: LinkGraph, kind: ChainKind, start: number, limit: number): number {
    const { weak, weakStart, weakPeers, strong, strongStart, strongUnits } = graph;
    const { seen } = this;
    this.reset();
    seen[start] = this.stamp;
    this.push(start, -1);
    let from = 0;
    let on = start & 1;
    for (let links = 1; links <= limit; links++, on ^= 1) {
      const end = this.count;
      for (let entry = from; entry < end; entry++) {
        const k = this.node[entry]! >> 1;
        let at = 0;
        let last = 0;
        if (on) {
          at = kind === ChainKind.x ? weakPeers[k]! : weakStart[k]!;
          last = weakStart[k + 1]!;
        } else {
          at = kind === ChainKind.x ? strongUnits[k]! : strongStart[k]!;
          last = kind === ChainKind.y ? strongUnits[k]! : strongStart[k + 1]!;
        }
        for (; at < last; at++) {
          const target = on ? weak[at]! * 2 : strong[at]! * 2 + 1;
          if (seen[target] === this.stamp) continue;
          seen[target] = this.stamp;
          this.push(target, entry);
          if (target === (start ^ 1)) return this.count - 1;
        }
      }
      if (this.count === end) return -1;
      from = end;
    }
    return -1;
  }

  /** The potentials from the source to an entry. */
  pathTo(entry: number): number[] {
    const path: number[] = [];
    for (let at = entry; at >= 0; at = this.parent[at]!) path.push(this.node[at]!);
    return path.reverse();
  }
}
