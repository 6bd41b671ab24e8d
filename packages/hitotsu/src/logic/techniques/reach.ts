import type { Implications } from './implications.ts';

/** What follows from one literal, nearest first, with a shortest path to each. */
export class Reach {
  /** Literals in the order reached; the start first. */
  readonly order: number[] = [];
  private readonly parent: Int32Array;
  private readonly depth: Int16Array;

  constructor(implications: Implications) {
    this.parent = new Int32Array(implications.nodeCount * 2);
    this.depth = new Int16Array(implications.nodeCount * 2).fill(-1);
  }

  /** Walks everything that follows from `start`. Forgets what was walked before. */
  walk(implications: Implications, start: number): void {
    const { order, parent, depth } = this;
    depth.fill(-1);
    order.length = 0;
    order.push(start);
    depth[start] = 0;
    parent[start] = -1;
    for (let head = 0; head < order.length; head++) {
      const literal = order[head] as number;
      const further = (depth[literal] as number) + 1;
      const next = implications.next[literal] as readonly number[];
      for (let i = 0; i < next.length; i++) {
        const each = next[i] as number;
        if (depth[each] !== -1) continue;
        depth[each] = further;
        parent[each] = literal;
        order.push(each);
      }
    }
  }

  /**
   * Paths to `end` of up to `slack` links more than the shortest that `fits` accepts from their end backwards (it is
   * also told the links still to go): those of the least length that has any, at most `most`.
   */
  pathsTo(
    implications: Implications,
    end: number,
    most: number,
    slack: number,
    fits: (path: readonly number[], left: number) => boolean,
  ): number[][] {
    const found: number[][] = [];
    const path = [end];
    const shortest = this.depth[end] as number;
    let budget = 0;
    const back = (literal: number, left: number): boolean => {
      if (left === 0) return this.depth[literal] === 0 && found.push(path.slice().reverse()) >= most;
      for (const before of implications.previous(literal)) {
        const depth = this.depth[before] as number;
        if (depth < 0 || depth > left - 1 || (depth === 0 && left > 1)) continue;
        if (budget-- <= 0) return true;
        path.push(before);
        if (fits(path, left - 1) && back(before, left - 1)) return true;
        path.pop();
      }
      return false;
    };
    for (let length = shortest; length <= shortest + slack && found.length === 0; length++) {
      budget = 600;
      path.length = 1;
      back(end, length);
    }
    return found;
  }

  depthOf(literal: number): number {
    return this.depth[literal] as number;
  }

  /** The literals from the start to `end`. */
  pathTo(end: number): number[] {
    const path: number[] = [];
    for (let at = end; at !== -1; at = this.parent[at] as number) path.push(at);
    return path.reverse();
  }
}
