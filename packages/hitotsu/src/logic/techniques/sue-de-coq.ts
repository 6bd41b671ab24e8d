import { indicesOf, sizeOf } from '../../board/index.ts';
import { hasBit } from '../bits.ts';
import type { LogicUnit } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { makeStep } from '../step.ts';
import type { Emit, Technique } from '../technique.ts';

interface Choice {
  readonly cells: readonly number[];
  readonly digits: number;
}

/** All non-empty choices of cells, in lexicographic order, with their digits together. */
function choices(state: LogicState, cells: readonly number[]): Choice[] {
  const found: Choice[] = [];
  const chosen: number[] = [];
  const walk = (from: number, digits: number): void => {
    for (let i = from; i < cells.length; i++) {
      const union = digits | (state.candidates[cells[i] as number] as number);
      chosen.push(cells[i] as number);
      found.push({ cells: chosen.slice(), digits: union });
      walk(i + 1, union);
      chosen.pop();
    }
  };
  walk(0, 0);
  return found;
}

/**
 * Cells where a line and an area cross, some more of the line and some more of the area: as many digits as cells in
 * all (a digit in both outer parts but not in the crossing counts twice), none of the crossing's digits in both outer
 * parts. Then every digit is locked in its part.
 */
function fromCrossing(state: LogicState, emit: Emit, line: LogicUnit, area: LogicUnit): boolean {
  const isOpen = (cell: number) => state.candidates[cell] !== 0;
  const shared = line.cells.filter((cell) => isOpen(cell) && hasBit(area.set, cell));
  if (shared.length < 2) return false;
  const lineParts = choices(
    state,
    line.cells.filter((cell) => isOpen(cell) && !hasBit(area.set, cell)),
  );
  const areaParts = choices(
    state,
    area.cells.filter((cell) => isOpen(cell) && !hasBit(line.set, cell)),
  );
  for (const middle of choices(state, shared)) {
    const size = middle.cells.length;
    if (size < 2 || sizeOf(middle.digits) < size + 2) continue;
    for (const inLine of lineParts) {
      if ((inLine.digits & middle.digits) === 0) continue;
      for (const inArea of areaParts) {
        const both = inLine.digits & inArea.digits;
        if ((both & middle.digits) !== 0 || (inArea.digits & middle.digits) === 0) continue;
        const all = sizeOf(middle.digits | inLine.digits | inArea.digits) + sizeOf(both);
        if (all !== size + inLine.cells.length + inArea.cells.length) continue;
        const found: number[] = [];
        const clear = (unit: LogicUnit, part: Choice, digits: number) => {
          for (const cell of unit.cells)
            if (!part.cells.includes(cell) && !middle.cells.includes(cell))
              for (const digit of indicesOf((state.candidates[cell] as number) & digits))
                found.push(cell * state.layout.digitCount + digit);
        };
        clear(area, inArea, (middle.digits & ~inLine.digits) | inArea.digits);
        clear(line, inLine, (middle.digits & ~inArea.digits) | inLine.digits);
        if (found.length === 0) continue;
        const step = makeStep({
          technique: 'sue-de-coq',
          digits: middle.digits,
          cells: { middle: middle.cells, line: inLine.cells, area: inArea.cells },
          units: [line.index, area.index],
          eliminations: [...new Set(found)],
        });
        if (emit(step)) return true;
      }
    }
  }
  return false;
}

/** Sue de Coq (two-sector disjoint subsets), with further digits in the outer parts. */
export const sueDeCoq: Technique = {
  key: 'sue-de-coq',
  search(state, emit) {
    const { units } = state.layout;
    for (const line of units)
      if (line.line)
        for (const area of state.layout.crossing[line.index] ?? [])
          if (!area.line && fromCrossing(state, emit, line, area)) return true;
    return false;
  },
};
