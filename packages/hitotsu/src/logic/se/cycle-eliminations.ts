// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction

import type { SeGrid } from './grid.ts';
import type { LinkGraph } from './link-graph.ts';
import { PEERS } from './tables.ts';

const onSeen = new Uint16Array(81);
const offSeen = new Uint16Array(81);
const inCycle = new Uint8Array(81);

/**
 * What a cycle strikes: a digit of a cell that is no part of the cycle and sees an "on" and an "off" of that digit on it.
 * `path` holds each potential of the cycle once. Candidates are `cell * 9 + digit bit`, ascending.
 */
export function cycleEliminations(grid: SeGrid, graph: LinkGraph, path: readonly number[]): number[] {
  onSeen.fill(0);
  offSeen.fill(0);
  inCycle.fill(0);
  for (const node of path) {
    const cell = graph.cell[node >> 1]!;
    const bit = 1 << graph.digit[node >> 1]!;
    inCycle[cell] = 1;
    const seen = node & 1 ? onSeen : offSeen;
    for (let i = cell * 20; i < cell * 20 + 20; i++) seen[PEERS[i]!]! |= bit;
  }
  const list: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (inCycle[cell]) continue;
    for (let set = grid.cand[cell]! & onSeen[cell]! & offSeen[cell]!; set; set &= set - 1) {
      list.push(cell * 9 + 31 - Math.clz32(set & -set));
    }
  }
  return list;
}
