/**
 * Templates: all ways to place a digit over the whole board. A template that clashes with every template of another
 * digit is out too, and so on until nothing changes.
 */
import { type Bits, emptyBits, intersects, membersOf, minusBits } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { makeStep } from '../step.ts';
import type { Emit, Technique } from '../technique.ts';

/** Templates of one digit kept at most, and pairs compared at most; beyond that nothing is concluded from them. */
const MOST = 20_000;
const MOST_PAIRS = 20_000_000;

/** Every way to place a digit, once in each unit, no two places seeing each other; null if there are too many. */
function templatesOf(state: LogicState, digit: number): Bits[] | null {
  const { layout } = state;
  const found: Bits[] = [];
  const chosen = emptyBits(layout.cellCount);
  const todo = layout.units.filter((unit) => state.countIn(unit.index, digit) > 0);
  const walk = (free: Bits, left: readonly (typeof todo)[number][]): boolean => {
    if (left.length === 0) {
      found.push(chosen.slice());
      return found.length <= MOST;
    }
    let best: readonly number[] | null = null;
    for (const unit of left) {
      const cells = unit.cells.filter((cell) => ((free[cell >>> 5] as number) >>> (cell & 31)) & 1);
      if (cells.length === 0) return true;
      if (best === null || cells.length < best.length) best = cells;
      if (best.length === 1) break;
    }
    for (const cell of best ?? []) {
      const bit = 1 << (cell & 31);
      const next = minusBits(emptyBits(layout.cellCount), free, layout.peers[cell] as Bits);
      next[cell >>> 5] = (next[cell >>> 5] as number) & ~bit;
      chosen[cell >>> 5] = (chosen[cell >>> 5] as number) | bit;
      const units = layout.unitsOf[cell] as readonly number[];
      const further = walk(
        next,
        left.filter((unit) => !units.includes(unit.index)),
      );
      chosen[cell >>> 5] = (chosen[cell >>> 5] as number) & ~bit;
      if (!further) return false;
    }
    return true;
  };
  return walk(state.places[digit] as Bits, todo) ? found : null;
}

/** Thins the templates against each other once; false if nothing changed or the work is too much. */
function thin(lists: (Bits[] | null)[], spent: { pairs: number }): boolean {
  let changed = false;
  for (const digit of lists.keys())
    for (const other of lists.keys()) {
      const own = lists[digit];
      const against = lists[other];
      if (digit === other || !own || !against) continue;
      spent.pairs += own.length * against.length;
      if (spent.pairs > MOST_PAIRS) return false;
      const kept = own.filter((template) => against.some((each) => !intersects(each, template)));
      if (kept.length === own.length || kept.length === 0) continue;
      lists[digit] = kept;
      changed = true;
    }
  return changed;
}

/** First from each digit alone, then from the templates as thinned by the other digits, round by round. */
function search(state: LogicState, emit: Emit, set: boolean): boolean {
  const { layout } = state;
  const lists = Array.from({ length: layout.digitCount }, (_, digit) => templatesOf(state, digit));
  const spent = { pairs: 0 };
  const told = new Set<string>();
  do {
    for (const [digit, templates] of lists.entries()) {
      if (!templates || templates.length === 0) continue;
      const result = (set ? (state.places[digit] as Bits) : emptyBits(layout.cellCount)).slice();
      for (const template of templates)
        for (let w = 0; w < result.length; w++)
          result[w] = set
            ? (result[w] as number) & (template[w] as number)
            : (result[w] as number) | (template[w] as number);
      const cells = membersOf(
        set ? result : minusBits(emptyBits(layout.cellCount), state.places[digit] as Bits, result),
      );
      const candidates = cells.map((cell) => cell * layout.digitCount + digit);
      if (cells.length === 0 || told.has(candidates.join())) continue;
      told.add(candidates.join());
      const step = makeStep({
        technique: set ? 'template-set' : 'template-delete',
        digits: 1 << digit,
        ...(set ? { placements: candidates } : { eliminations: candidates }),
      });
      if (emit(step)) return true;
    }
  } while (thin(lists, spent));
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
