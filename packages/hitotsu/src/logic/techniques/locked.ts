import { type Bits, emptyBits, minusBits } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { makeStep } from '../step.ts';
import type { Emit, Technique } from '../technique.ts';
import { candidatesIn, placesIn, seenByAll } from './common.ts';

type Wanted = 'pointing' | 'claiming' | 'both';

/**
 * Two units that share cells: if all places of a digit in the one lie in the other, the rest of the other loses it.
 * From a box (or any unit that is no line) it is called pointing, from a row or column claiming.
 */
function search(state: LogicState, emit: Emit, wanted: Wanted): boolean {
  const { layout } = state;
  const rest = emptyBits(layout.cellCount);
  for (const unit of layout.areasFirst) {
    if (wanted !== 'both' && unit.line !== (wanted === 'claiming')) continue;
    for (let digit = 0; digit < layout.digitCount; digit++) {
      const count = state.countIn(unit.index, digit);
      if (count < 2) continue;
      for (const other of layout.crossing[unit.index] ?? []) {
        if (state.countIn(other.index, digit) <= count) continue;
        const places = state.places[digit] as Bits;
        let inside = true;
        for (let i = 0; i < places.length && inside; i++)
          inside = ((unit.set[i] as number) & (places[i] as number) & ~(other.set[i] as number)) === 0;
        if (!inside) continue;
        const step = makeStep({
          technique: unit.line ? 'locked-candidates-claiming' : 'locked-candidates-pointing',
          digits: 1 << digit,
          cells: { locked: placesIn(state, unit.index, digit) },
          units: [unit.index, other.index],
          eliminations: candidatesIn(state, digit, minusBits(rest, other.set, unit.set)),
        });
        if (emit(step)) return true;
      }
    }
  }
  return false;
}

export const lockedCandidates: Technique = {
  key: 'locked-candidates',
  search: (state, emit) => search(state, emit, 'both'),
};
export const pointing: Technique = {
  key: 'locked-candidates-pointing',
  search: (state, emit) => search(state, emit, 'pointing'),
};
export const claiming: Technique = {
  key: 'locked-candidates-claiming',
  search: (state, emit) => search(state, emit, 'claiming'),
};

/**
 * A digit's places in a unit that one cell outside sees altogether, by whatever rules: that cell cannot hold it. On the
 * plain grid this is no more than locked candidates; with cages, anti-knight and the like it is.
 */
export const commonPeer: Technique = {
  key: 'common-peer',
  occurs: ({ plain }) => !plain,
  search(state, emit) {
    const { layout } = state;
    for (const unit of layout.areasFirst)
      for (let digit = 0; digit < layout.digitCount; digit++) {
        const count = state.countIn(unit.index, digit);
        if (count < 2 || count > 4) continue;
        const cells = placesIn(state, unit.index, digit);
        const eliminations = seenByAll(state, digit, cells);
        if (eliminations.length === 0) continue;
        const step = makeStep({
          technique: 'common-peer',
          digits: 1 << digit,
          cells: { locked: cells },
          units: [unit.index],
          eliminations,
        });
        if (emit(step)) return true;
      }
    return false;
  },
};
