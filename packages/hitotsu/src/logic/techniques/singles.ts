import { lowestIndex, sizeOf } from '../../board/index.ts';
import { makeStep } from '../step.ts';
import type { Technique } from '../technique.ts';

/** A unit with one open cell. */
export const fullHouse: Technique = {
  key: 'full-house',
  search(state, emit) {
    const { layout } = state;
    for (const unit of layout.areasFirst) {
      let open = -1;
      let count = 0;
      for (const cell of unit.cells)
        if (state.values[cell] === -1) {
          open = cell;
          if (++count > 1) break;
        }
      if (count !== 1 || sizeOf(state.candidates[open] as number) !== 1) continue;
      const digit = lowestIndex(state.candidates[open] as number);
      const step = makeStep({
        technique: 'full-house',
        digits: 1 << digit,
        cells: { cell: [open] },
        units: [unit.index],
        placements: [open * layout.digitCount + digit],
      });
      if (emit(step)) return true;
    }
    return false;
  },
};

/** A digit with one place in a unit. */
export const hiddenSingle: Technique = {
  key: 'hidden-single',
  search(state, emit) {
    const { layout } = state;
    for (const unit of layout.areasFirst)
      for (let digit = 0; digit < layout.digitCount; digit++) {
        if (state.countIn(unit.index, digit) !== 1) continue;
        const cell = unit.cells.find((each) => state.has(each, digit)) as number;
        const step = makeStep({
          technique: 'hidden-single',
          digits: 1 << digit,
          cells: { cell: [cell] },
          units: [unit.index],
          placements: [cell * layout.digitCount + digit],
        });
        if (emit(step)) return true;
      }
    return false;
  },
};

/** A cell with one candidate. */
export const nakedSingle: Technique = {
  key: 'naked-single',
  search(state, emit) {
    for (const cell of state.cellsWith(1)) {
      const digit = lowestIndex(state.candidates[cell] as number);
      const step = makeStep({
        technique: 'naked-single',
        digits: 1 << digit,
        cells: { cell: [cell] },
        placements: [cell * state.layout.digitCount + digit],
      });
      if (emit(step)) return true;
    }
    return false;
  },
};
