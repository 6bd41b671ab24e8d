// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Writing a conclusion of forcing chains down as a step. */
import { ancestorsOf } from './ancestors.ts';
import type { Conclusion } from './conclusions.ts';
import type { Runs } from './runs.ts';
import type { SeBranch, SeChain, SeNode, SeStep } from './step.ts';

/** Candidates that a proved potential strikes in a position, ascending. */
export function struckBy(runs: Runs, target: number): number[] {
  const at = runs.graph.candidate[target >> 1]!;
  if (!(target & 1)) return [at];
  const list: number[] = [];
  const first = at - (at % 9);
  for (let set = runs.grid.cand[first / 9]! & ~(1 << (at % 9)); set; set &= set - 1) {
    list.push(first + 31 - Math.clz32(set & -set));
  }
  return list;
}

/** The names of what struck a candidate, for causes that are no cell and no unit. */
export type CauseName = (cause: number) => string;

function branchOf(runs: Runs, source: number, position: number, named: CauseName): SeBranch {
  const base = runs.first[source]!;
  const list = ancestorsOf(runs, source, position);
  const where = new Map(list.map((at, i) => [at, i]));
  const nodes = list.map((at): SeNode => {
    const node = runs.node[base + at]!;
    const cause = runs.cause[base + at]!;
    const parents: number[] = [];
    const from = runs.parentAt[base + at]!;
    for (let p = from; p < from + runs.parentCount[base + at]!; p++)
      parents.push(where.get(runs.parents[p]!)!);
    return {
      candidate: runs.graph.candidate[node >> 1]!,
      on: (node & 1) === 1,
      parents,
      ...(cause >= 27 ? { cause: named(cause) } : parents.length && node & 1 ? { cause } : {}),
    };
  });
  return { nodes };
}

/** The step of a conclusion. */
export function forcingStep(
  runs: Runs,
  conclusion: Conclusion,
  producer: number,
  technique: string,
  tenths: number,
  named: CauseName,
): SeStep {
  const { kind, target, driver, sources, positions, n } = conclusion;
  const at = runs.graph.candidate[target >> 1]!;
  const chain: SeChain = {
    kind,
    ...(kind === 'cell' ? { cell: driver } : {}),
    ...(kind === 'region' ? { unit: driver, digit: runs.graph.digit[sources[0]! >> 1]! + 1 } : {}),
    branches: sources.map((source, b) => branchOf(runs, source, positions[b]!, named)),
  };
  return {
    producer,
    technique,
    tenths,
    n,
    eliminations: struckBy(runs, target),
    ...(target & 1 ? { placement: at } : {}),
    chain,
  };
}
