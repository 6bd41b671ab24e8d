// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Writing a conclusion of forcing chains down as a step. */
import { ancestorsOf } from './ancestors.ts';
import type { Conclusion } from './conclusions.ts';
import type { NestedChains } from './nested-chains.ts';
import { NESTED, PATTERN, PATTERN_NAMES } from './patterns.ts';
import type { Runs } from './runs.ts';
import type { SeBranch, SeChain, SeNested, SeNode, SeStep } from './step.ts';

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

/** The nested chains of one step, numbered as they are met. */
class NestedList {
  readonly list: SeNested[] = [];
  private readonly indices = new Map<number, number>();
  private readonly chains: NestedChains;

  constructor(chains: NestedChains) {
    this.chains = chains;
  }

  indexOf(cause: number): number {
    let index = this.indices.get(cause);
    if (index === undefined) {
      index = this.list.length;
      this.indices.set(cause, index);
      this.list.push(this.chains.describe(cause));
    }
    return index;
  }
}

function causeOf(node: number, cause: number, assumed: boolean, nested: NestedList): Partial<SeNode> {
  if (cause >= NESTED) return { cause: 'nested-chain', nested: nested.indexOf(cause) };
  if (cause >= PATTERN) return { cause: PATTERN_NAMES[cause - PATTERN]! };
  return node & 1 && !assumed ? { cause } : {};
}

function branchOf(runs: Runs, source: number, position: number, nested: NestedList): SeBranch {
  const base = runs.first[source]!;
  const list = ancestorsOf(runs, source, position);
  const where = new Map(list.map((at, i) => [at, i]));
  const nodes = list.map((at): SeNode => {
    const node = runs.node[base + at]!;
    const from = runs.parentAt[base + at]!;
    const parents = runs.parents.subarray(from, from + runs.parentCount[base + at]!);
    return {
      candidate: runs.graph.candidate[node >> 1]!,
      on: (node & 1) === 1,
      parents: Array.from(parents, (parent) => where.get(parent)!),
      ...causeOf(node, runs.cause[base + at]!, at === 0, nested),
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
  chains: NestedChains,
): SeStep {
  const { kind, target, driver, sources, positions, n } = conclusion;
  const at = runs.graph.candidate[target >> 1]!;
  const nested = new NestedList(chains);
  const branches = sources.map((source, b) => branchOf(runs, source, positions[b]!, nested));
  const chain: SeChain = {
    kind,
    ...(kind === 'cell' ? { cell: driver } : {}),
    ...(kind === 'region' ? { unit: driver, digit: runs.graph.digit[sources[0]! >> 1]! + 1 } : {}),
    branches,
    ...(nested.list.length > 0 ? { nested: nested.list } : {}),
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
