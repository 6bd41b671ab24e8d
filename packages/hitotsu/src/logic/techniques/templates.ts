import { type Bits, emptyBits, membersOf, minusBits } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { makeStep } from '../step.ts';
import type { Emit, Technique } from '../technique.ts';

/** Placements of one digit walked at most; beyond that nothing is concluded. */
const MOST = 200_000;

interface Summary {
  /** Open cells in every placement. */
  readonly always: Bits;
  /** Open cells in some placement. */
  readonly ever: Bits;
}

/**
 * Walks every way to place a digit over the whole board, once in each unit, no two places seeing each other; null if
 * there is none or there are too many.
 */
function summarize(state: LogicState, digit: number): Summary | null {
  const { layout } = state;
  const always = (state.places[digit] as Bits).slice();
  const ever = emptyBits(layout.cellCount);
  const chosen: number[] = [];
  let walked = 0;
  const todo = layout.units.filter((unit) => state.countIn(unit.index, digit) > 0);
  const walk = (free: Bits, left: readonly (typeof todo)[number][]): boolean => {
    if (left.length === 0) {
      if (++walked > MOST) return false;
      const own = emptyBits(layout.cellCount);
      for (const cell of chosen) own[cell >>> 5] = (own[cell >>> 5] as number) | (1 << (cell & 31));
      for (let w = 0; w < own.length; w++) {
        always[w] = (always[w] as number) & (own[w] as number);
        ever[w] = (ever[w] as number) | (own[w] as number);
      }
      return true;
    }
    let best: readonly number[] | null = null;
    for (const unit of left) {
      const cells = unit.cells.filter((cell) => ((free[cell >>> 5] as number) >>> (cell & 31)) & 1);
      if (cells.length === 0) return true;
      if (best === null || cells.length < best.length) best = cells;
      if (best.length === 1) break;
    }
    for (const cell of best ?? []) {
      chosen.push(cell);
      const next = minusBits(emptyBits(layout.cellCount), free, layout.peers[cell] as Bits);
      next[cell >>> 5] = (next[cell >>> 5] as number) & ~(1 << (cell & 31));
      const units = layout.unitsOf[cell] as readonly number[];
      const further = walk(
        next,
        left.filter((unit) => !units.includes(unit.index)),
      );
      chosen.pop();
      if (!further) return false;
    }
    return true;
  };
  if (!walk(state.places[digit] as Bits, todo) || walked === 0) return null;
  return { always, ever };
}

function search(state: LogicState, emit: Emit, set: boolean): boolean {
  const { layout } = state;
  for (let digit = 0; digit < layout.digitCount; digit++) {
    const summary = summarize(state, digit);
    if (!summary) continue;
    const cells = set
      ? membersOf(summary.always)
      : membersOf(minusBits(emptyBits(layout.cellCount), state.places[digit] as Bits, summary.ever));
    if (cells.length === 0) continue;
    const candidates = cells.map((cell) => cell * layout.digitCount + digit);
    const step = makeStep({
      technique: set ? 'template-set' : 'template-delete',
      digits: 1 << digit,
      ...(set ? { placements: candidates } : { eliminations: candidates }),
    });
    if (emit(step)) return true;
  }
  return false;
}

/** Cells in every possible placement of a digit over the whole board. */
export const templateSet: Technique = {
  key: 'template-set',
  search: (state, emit) => search(state, emit, true),
};
/** Cells in no possible placement of a digit over the whole board. */
export const templateDelete: Technique = {
  key: 'template-delete',
  search: (state, emit) => search(state, emit, false),
};
