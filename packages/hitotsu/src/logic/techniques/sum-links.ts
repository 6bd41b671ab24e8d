/**
 * What sums say of pairs of candidates: two that occur in no way to fill a cage together exclude each other, and two of
 * which every way has at least one are joined by a strong link. So chains go through cages as they go through units.
 */
import { indicesOf } from '../../board/index.ts';
import type { Layout } from '../layout.ts';
import type { LogicState } from '../state.ts';
import type { Candidate } from '../step.ts';
import { Remembered } from './remembered.ts';
import { derivedEquations, type Equation, eachWay, statedEquations } from './sums.ts';

export interface SumLinks {
  /** For each candidate those of other cells that exclude it by a sum. */
  readonly weak: ReadonlyMap<Candidate, ReadonlySet<Candidate>>;
  /** For each candidate those that hold by a sum if it does not. */
  readonly strong: ReadonlyMap<Candidate, ReadonlySet<Candidate>>;
}

/** Ways of one equation at most, and its open cells: more say little of pairs. */
const MOST_WAYS = 1024;
const MOST_OPEN = 6;

const NONE: SumLinks = { weak: new Map(), strong: new Map() };

let last: { readonly key: string; readonly layout: Layout; readonly links: SumLinks } | null = null;

/** The links of the position asked last are kept: several techniques in a row look at the same one. */
export function sumLinks(state: LogicState): SumLinks {
  const { layout } = state;
  const equations = [...statedEquations(layout), ...derivedEquations(layout)];
  if (equations.length === 0) return NONE;
  const key = `${state.candidates.join()}/${state.values.join()}`;
  if (last && last.key === key && last.layout === layout) return last.links;
  const weak = new Map<Candidate, Set<Candidate>>();
  const strong = new Map<Candidate, Set<Candidate>>();
  for (const equation of equations) {
    const { excluded, joined } = pairs.of(state, equation);
    for (const [a, b] of excluded) join(weak, a, b);
    for (const [a, b] of joined) join(strong, a, b);
  }
  last = { key, layout, links: { weak, strong } };
  return last.links;
}

function join(map: Map<Candidate, Set<Candidate>>, a: Candidate, b: Candidate): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const set = map.get(from);
    if (set) set.add(to);
    else map.set(from, new Set([to]));
  }
}

type Pair = readonly [Candidate, Candidate];

interface Pairs {
  /** Never both. */
  readonly excluded: readonly Pair[];
  /** At least one. */
  readonly joined: readonly Pair[];
}

const pairs = new Remembered((state: LogicState, equation: Equation): Pairs => {
  const { layout } = state;
  const excluded: Pair[] = [];
  const joined: Pair[] = [];
  const open = [...equation.positive, ...equation.negative].filter((cell) => state.values[cell] === -1);
  if (open.length < 2 || open.length > MOST_OPEN) return { excluded, joined };
  /** For each candidate the ways it is in, as a bit set. */
  const inWays = new Map<Candidate, Uint32Array>();
  for (const cell of open)
    for (const digit of indicesOf(state.candidates[cell] as number))
      inWays.set(cell * layout.digitCount + digit, new Uint32Array(MOST_WAYS / 32));
  let ways = 0;
  const complete = eachWay(state, equation, (cells, digits) => {
    if (ways === MOST_WAYS) return false;
    for (const [i, cell] of cells.entries()) {
      const set = inWays.get(cell * layout.digitCount + (digits[i] as number)) as Uint32Array;
      set[ways >>> 5] = (set[ways >>> 5] as number) | (1 << (ways & 31));
    }
    ways++;
    return true;
  });
  if (!complete || ways === 0) return { excluded, joined };
  const words = (ways + 31) >>> 5;
  const tail = (ways & 31) === 0 ? -1 : (1 << (ways & 31)) - 1;
  const list = [...inWays];
  for (const [i, [a, first]] of list.entries())
    for (const [b, second] of list.slice(i + 1)) {
      let together = false;
      let always = true;
      for (let w = 0; w < words; w++) {
        const [x, y] = [first[w] as number, second[w] as number];
        if ((x & y) !== 0) together = true;
        if (((x | y) & (w === words - 1 ? tail : -1)) !== (w === words - 1 ? tail : -1)) always = false;
      }
      if (!together && !layout.exclude(a, b)) excluded.push([a, b]);
      if (always) joined.push([a, b]);
    }
  return { excluded, joined };
});
