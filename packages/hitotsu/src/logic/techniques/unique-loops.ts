/**
 * Unique loops: a closed round of six or more cells that all hold the same two digits, each cell in a unit with the
 * next. If the round ended as a-b-a-b…, swapping the two would give a second solution, so some cell holds something
 * else. Only rounds whose swap no rule notices: every unit or group meets them in one cell at an even and one at an odd
 * place, or not at all, and no cell is in a constraint of another kind. (Rounds of four are the uniqueness tests.)
 */
import { indicesOf, lowestIndex, sizeOf } from '../../board/index.ts';
import { hasBit } from '../bits.ts';
import type { Layout } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep, type Step } from '../step.ts';
import type { Emit, Technique } from '../technique.ts';
import { combinations, seenByAll } from './common.ts';

/** Longest round looked for, and cells visited at most for one pair of digits. */
const LONGEST = 16;
const MOST_VISITS = 20_000;

interface Round {
  readonly cells: readonly number[];
  readonly pair: number;
  /** Cells with more than the pair, rising. */
  readonly extra: readonly number[];
  /** What those cells hold beyond the pair. */
  readonly more: number;
}

/** Whether every unit and group meets the round in an even and an odd cell or not at all. */
function isBalanced(layout: Layout, cells: readonly number[]): boolean {
  for (const set of [...layout.units.map((unit) => unit.set), ...layout.groups]) {
    let even = 0;
    let odd = 0;
    for (const [i, cell] of cells.entries())
      if (hasBit(set, cell)) {
        if (i % 2 === 0) even++;
        else odd++;
      }
    if (even !== odd || even > 1) return false;
  }
  return true;
}

/** Visits every round of a pair once, from its first two-candidate cell; stops when `visit` answers true. */
function roundsOf(state: LogicState, pair: number, visit: (round: Round) => boolean): boolean {
  const { layout } = state;
  const usable = (cell: number) =>
    ((state.candidates[cell] as number) & pair) === pair && !hasBit(layout.bound, cell) && !state.given[cell];
  const cells: number[] = [];
  const seen = new Set<string>();
  let visits = MOST_VISITS;
  const walk = (first: number, more: number, extra: number, entered: number): boolean => {
    const last = cells.at(-1) as number;
    for (const index of layout.unitsOf[last] as readonly number[]) {
      if (index === entered) continue;
      const unit = layout.units[index];
      for (const next of unit?.cells ?? []) {
        if (next === first && cells.length >= 6 && cells.length % 2 === 0) {
          const key = [...cells].sort((a, b) => a - b).join();
          if (seen.has(key) || !isBalanced(layout, cells)) continue;
          seen.add(key);
          const outside = cells.filter((cell) => state.candidates[cell] !== pair).sort((a, b) => a - b);
          if (visit({ cells: cells.slice(), pair, extra: outside, more })) return true;
        }
        const own = state.candidates[next] as number;
        if (!usable(next) || cells.includes(next) || cells.length >= LONGEST) continue;
        if (own === pair && next < first) continue;
        const together = more | (own & ~pair);
        const extras = extra + (own === pair ? 0 : 1);
        if (extras > 2 && sizeOf(together) > 1) continue;
        if (visits-- <= 0) return false;
        cells.push(next);
        if (walk(first, together, extras, index)) return true;
        cells.pop();
      }
    }
    return false;
  };
  for (const first of state.cellsWith(2)) {
    if (state.candidates[first] !== pair || !usable(first)) continue;
    cells.length = 0;
    cells.push(first);
    if (walk(first, 0, 0, -1)) return true;
  }
  return false;
}

function loopStep(
  state: LogicState,
  type: number,
  round: Round,
  eliminations: readonly Candidate[],
  parts: { readonly units?: readonly number[]; readonly subset?: readonly number[] } = {},
): Step | null {
  const real = eliminations.filter((each) => state.holds(each)).sort((a, b) => a - b);
  if (real.length === 0) return null;
  const { subset, units = [] } = parts;
  return makeStep({
    technique: `unique-loop-${type}`,
    digits: round.pair,
    cells: { loop: round.cells, extra: round.extra, ...(subset ? { subset } : {}) },
    units,
    eliminations: real,
  });
}

const named = (state: LogicState, cells: readonly number[], digits: number): Candidate[] =>
  cells.flatMap((cell) => indicesOf(digits).map((digit) => cell * state.layout.digitCount + digit));

type Judge = (state: LogicState, round: Round, emit: Emit) => boolean;

const JUDGES: Readonly<Record<number, Judge>> = {
  /** One cell with more: it holds none of the two. */
  1: (state, round, emit) => {
    if (round.extra.length !== 1) return false;
    const step = loopStep(state, 1, round, named(state, round.extra, round.pair));
    return step !== null && emit(step);
  },
  /** All further cells have the same one digit more: one of them holds it. */
  2: (state, round, emit) => {
    if (round.extra.length < 2 || sizeOf(round.more) !== 1) return false;
    const step = loopStep(state, 2, round, seenByAll(state, lowestIndex(round.more), round.extra));
    return step !== null && emit(step);
  },
  /** Two cells of a unit with more: with other cells of the unit their further digits make a naked subset. */
  3: (state, round, emit) => {
    if (round.extra.length !== 2) return false;
    for (const unit of state.layout.units) {
      if (!round.extra.every((cell) => hasBit(unit.set, cell))) continue;
      const open = unit.cells.filter((cell) => state.candidates[cell] !== 0 && !round.extra.includes(cell));
      for (let size = sizeOf(round.more) - 1; size < open.length; size++)
        if (
          size > 0 &&
          combinations(open, size, (subset) => {
            let set = round.more;
            for (const cell of subset) set |= state.candidates[cell] as number;
            if (sizeOf(set) !== size + 1) return false;
            const rest = open.filter((cell) => !subset.includes(cell));
            const parts = { units: [unit.index], subset: subset.slice() };
            const step = loopStep(state, 3, round, named(state, rest, set), parts);
            return step !== null && emit(step);
          })
        )
          return true;
    }
    return false;
  },
  /** Two cells of a unit with more, where one of the two digits has its only places of the unit: the other one falls. */
  4: (state, round, emit) => {
    if (round.extra.length !== 2) return false;
    for (const unit of state.layout.units) {
      if (!round.extra.every((cell) => hasBit(unit.set, cell))) continue;
      for (const digit of indicesOf(round.pair)) {
        if (state.countIn(unit.index, digit) !== 2) continue;
        const found = named(state, round.extra, round.pair & ~(1 << digit));
        const step = loopStep(state, 4, round, found, { units: [unit.index] });
        if (step && emit(step)) return true;
      }
    }
    return false;
  },
};

/** Unique loop of type 1 to 4. The idea and the types are those of Sudoku Explainer. */
export function uniqueLoop(type: 1 | 2 | 3 | 4): Technique {
  const judge = JUDGES[type] as Judge;
  return {
    key: `unique-loop-${type}`,
    uniqueness: true,
    search(state, emit) {
      const pairs = new Set(state.cellsWith(2).map((cell) => state.candidates[cell] as number));
      return [...pairs].some((pair) => roundsOf(state, pair, (round) => judge(state, round, emit)));
    },
  };
}
