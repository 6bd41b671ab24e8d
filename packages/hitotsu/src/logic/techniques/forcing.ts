/**
 * Forcing chains and nets. Every candidate is assumed to hold, then not to hold, and all that follows is noted. An
 * assumption that leads to a contradiction is false; what follows from both assumptions, or from every candidate of a
 * cell, or from every place of a digit in a unit, is true. Chains follow single links (with group nodes); nets also let
 * several consequences together make a single.
 */
import { type Bits, emptyBits, membersOf } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep, type Step } from '../step.ts';
import type { Technique } from '../technique.ts';
import { ForcingTables } from './forcing-tables.ts';
import { Implications } from './implications.ts';
import { linksOf } from './loops.ts';
import { Reach } from './reach.ts';

/** Rounds of singles followed from an assumption before the tables of a net are joined. */
const ROUNDS = 4;

/** One reason for a conclusion: the assumptions it follows from, as `candidate * 2 + holds`. */
interface Reason {
  readonly contradiction: boolean;
  readonly from: readonly number[];
}

interface Conclusion {
  readonly candidate: Candidate;
  /** It holds (a placement) or falls. */
  readonly holds: boolean;
  readonly reasons: Reason[];
}

/** All conclusions with all their reasons, placements first, then by cell and digit. */
function conclusions(tables: ForcingTables): Conclusion[] {
  const found = new Map<number, Conclusion>();
  const add = (candidate: Candidate, holds: boolean, reason: Reason): void => {
    const key = candidate * 2 + (holds ? 1 : 0);
    const known = found.get(key);
    if (known) known.reasons.push(reason);
    else found.set(key, { candidate, holds, reasons: [reason] });
  };
  const { candidates } = tables;
  const literal = (table: number) => (candidates[table >> 1] as number) * 2 + (table & 1);
  for (const holds of [1, 0])
    candidates.forEach((candidate, at) => {
      if (tables.isContradictory(at * 2 + holds))
        add(candidate, holds === 0, { contradiction: true, from: [candidate * 2 + holds] });
    });
  const common = emptyBits(candidates.length);
  const join = (list: readonly number[]): void => {
    for (const holds of [true, false]) {
      const sets = holds ? tables.on : tables.off;
      common.fill(0xffffffff);
      let any = 0;
      for (const table of list) {
        any = 0;
        const set = sets[table] as Bits;
        for (let w = 0; w < common.length; w++) {
          common[w] = (common[w] as number) & (set[w] as number);
          any |= common[w] as number;
        }
        if (any === 0) break;
      }
      if (any === 0) continue;
      for (const at of membersOf(common))
        add(candidates[at] as number, holds, { contradiction: false, from: list.map(literal) });
    }
  };
  for (const at of candidates.keys()) join([at * 2 + 1, at * 2]);
  for (const choice of tables.choices) if (choice.length > 1) join(choice.map((at) => at * 2 + 1));
  return [...found.values()].sort((a, b) => Number(b.holds) - Number(a.holds) || a.candidate - b.candidate);
}

/** Chains out of one assumption. */
function branchStep(net: Implications, reach: Reach, ends: readonly number[]): Step {
  const paths = ends.map((end) => reach.pathTo(end));
  return makeStep({
    technique: 'forcing-branch',
    cells: { chain: [...new Set(paths.flat().flatMap((each) => net.cellsOf(each >> 1)))] },
    causes: [(reach.order[0] as number) >> 1],
    links: paths.flatMap((path) => linksOf(net, path)),
    length: ends.reduce((sum, end) => sum + reach.depthOf(end), 0),
  });
}

/** The literals that clash after an assumption, by the shortest chains: a candidate both ways, or a choice all fallen. */
function clash(tables: ForcingTables, reach: Reach): number[] {
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  const offer = (ends: number[]): void => {
    let length = 0;
    for (const end of ends) {
      const depth = reach.depthOf(end);
      if (depth < 0) return;
      length += depth;
    }
    if (length >= least) return;
    least = length;
    best = ends;
  };
  for (const candidate of tables.candidates) offer([candidate * 2, candidate * 2 + 1]);
  for (const choice of tables.choices)
    if (choice.length > 1) offer(choice.map((at) => (tables.candidates[at] as number) * 2));
  return best;
}

/** What follows from each assumption along single links; worked out once a position, when it is asked for. */
class Reaches {
  private readonly known = new Map<number, Reach>();
  private readonly net: Implications;

  constructor(net: Implications) {
    this.net = net;
  }

  from(literal: number): Reach {
    let reach = this.known.get(literal);
    if (!reach) {
      reach = new Reach(this.net);
      reach.walk(this.net, literal);
      this.known.set(literal, reach);
    }
    return reach;
  }
}

/** The step of a conclusion by its shortest reason; of equal ones the contradiction. */
function toStep(
  tables: ForcingTables,
  net: Implications,
  reaches: Reaches,
  kind: 'chain' | 'net',
  conclusion: Conclusion,
): Step {
  const { candidate, holds } = conclusion;
  const { digitCount } = net.state.layout;
  const target = candidate * 2 + (holds ? 1 : 0);
  /** Where the chains of each assumption end; nowhere if it takes a net to get there. */
  const endsOf = ({ contradiction, from }: Reason): (readonly number[])[] =>
    from.map((literal) => {
      const reach = reaches.from(literal);
      const ends = contradiction ? clash(tables, reach) : [target];
      return ends.filter((end) => reach.depthOf(end) >= 0);
    });
  let best: { reason: Reason; ends: readonly (readonly number[])[] } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const reason of conclusion.reasons) {
    const ends = endsOf(reason);
    const length = ends.reduce((sum, own, i) => {
      const reach = reaches.from(reason.from[i] as number);
      return own.reduce((total, end) => total + reach.depthOf(end), sum);
    }, 0);
    if (length >= least) continue;
    least = length;
    best = { reason, ends };
  }
  const { reason, ends } = best as NonNullable<typeof best>;
  const { contradiction, from } = reason;
  return makeStep({
    technique: `forcing-${kind}-${contradiction ? 'contradiction' : 'verity'}`,
    digits: 1 << (candidate % digitCount),
    cells: { start: [...new Set(from.map((literal) => Math.floor((literal >> 1) / digitCount)))] },
    causes: from.map((literal) => literal >> 1),
    ...(holds ? { placements: [candidate] } : { eliminations: [candidate] }),
    length: least,
    reasons: from.map((literal, i) => branchStep(net, reaches.from(literal), ends[i] ?? [])),
  });
}

/** Follows an assumption through singles for a few rounds and notes what holds and what falls. */
function followSingles(tables: ForcingTables, table: number, rounds: number): void {
  const { layout } = tables.state;
  const { digitCount } = layout;
  const candidate = tables.candidates[table >> 1] as number;
  const state = tables.state.copy();
  const cell = Math.floor(candidate / digitCount);
  if ((table & 1) === 1) state.place(cell, candidate % digitCount);
  else state.remove(cell, candidate % digitCount);
  for (let round = 0; round < rounds; round++) {
    const singles: [number, number][] = [];
    for (const each of state.cellsWith(1))
      singles.push([each, 31 - Math.clz32(state.candidates[each] as number)]);
    for (const unit of layout.units)
      for (let digit = 0; digit < digitCount; digit++)
        if (state.countIn(unit.index, digit) === 1)
          singles.push([unit.cells.find((each) => state.has(each, digit)) as number, digit]);
    if (singles.length === 0) break;
    for (const [each, digit] of singles) if (state.has(each, digit)) state.place(each, digit);
  }
  for (const each of tables.candidates) {
    const at = Math.floor(each / digitCount);
    if (state.values[at] === each % digitCount) tables.add(table, each, true);
    else if (!state.holds(each)) tables.add(table, each, false);
  }
}

function chainTables(state: LogicState): { tables: ForcingTables; net: Implications } {
  const net = new Implications(state, { groups: true });
  const tables = new ForcingTables(state);
  tables.fillFromLinks(net);
  return { tables, net };
}

/** The tables of chains, grown by singles and by each other until nothing is new. */
export function netTables(state: LogicState): { tables: ForcingTables; net: Implications } {
  const { tables, net } = chainTables(state);
  for (let table = 0; table < tables.on.length; table++) followSingles(tables, table, ROUNDS);
  for (let grown = true; grown; ) {
    grown = tables.close();
    if (tables.closeChoices()) grown = true;
  }
  return { tables, net };
}

/** Forcing chains: one table, on and off of a candidate, the candidates of a cell, the places of a digit in a unit. */
export const forcingChain: Technique = {
  key: 'forcing-chain',
  search(state, emit) {
    const { tables, net } = chainTables(state);
    const reaches = new Reaches(net);
    return conclusions(tables).some((each) => emit(toStep(tables, net, reaches, 'chain', each)));
  },
};

/** Forcing nets: the same over tables in which consequences work together. */
export const forcingNet: Technique = {
  key: 'forcing-net',
  search(state, emit) {
    const { tables, net } = netTables(state);
    const reaches = new Reaches(net);
    return conclusions(tables).some((each) => emit(toStep(tables, net, reaches, 'net', each)));
  },
};
