// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Writing a single chain down as a step. */
import type { LinkGraph } from './link-graph.ts';
import { ChainKind } from './single-search.ts';
import type { SeNode, SeStep } from './step.ts';

const CYCLE_NAMES = { [ChainKind.x]: 'x-cycle', [ChainKind.y]: 'y-cycle', [ChainKind.xy]: 'xy-cycle' };
const FORCING_NAMES = { [ChainKind.x]: 'x-forcing-chain', [ChainKind.xy]: 'xy-forcing-chain' };

/** Why an "on" potential follows from the "off" before it: -1 in its cell, else the unit. */
export function causeOf(graph: LinkGraph, off: number, on: number): number {
  for (let at = graph.strongStart[off >> 1]!; at < graph.strongStart[(off >> 1) + 1]!; at++) {
    if (graph.strong[at] === on >> 1) return graph.strongCause[at]!;
  }
  return -1;
}

/** The step of a path from its source to its target; for a cycle the path ends before it returns to the source. */
export function singleStep(
  graph: LinkGraph,
  kind: ChainKind,
  cycle: boolean,
  path: readonly number[],
  eliminations: readonly number[],
  tenths: number,
): SeStep {
  const nodes: SeNode[] = [...path, ...(cycle ? path.slice(0, 1) : [])].map((node, i, all) => ({
    candidate: graph.candidate[node >> 1]!,
    on: (node & 1) === 1,
    parents: i ? [i - 1] : [],
    ...(i && node & 1 ? { cause: causeOf(graph, all[i - 1]!, node) } : {}),
  }));
  const placed = !cycle && path.at(-1)! & 1;
  return {
    producer: 21,
    technique: cycle ? CYCLE_NAMES[kind] : FORCING_NAMES[kind as 0 | 2],
    tenths,
    n: path.length,
    eliminations,
    ...(placed ? { placement: graph.candidate[path[0]! >> 1]! } : {}),
    chain: { kind: cycle ? 'cycle' : 'forcing', branches: [{ nodes }] },
  };
}
