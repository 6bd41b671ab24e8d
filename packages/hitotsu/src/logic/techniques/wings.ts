import { indicesOf, lowestIndex, sizeOf } from '../../board/index.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, type Link, makeStep, type Step } from '../step.ts';
import type { Technique } from '../technique.ts';
import { combinations, placesIn, seenByAll } from './common.ts';

/** From each digit of the pivot to what is left for a wing: it rules the digit out there, and the other one stays. */
function wingLinks(state: LogicState, pivot: number, wings: readonly number[], left: number): Link[] {
  const at = (cell: number, digit: number): Candidate[] => [cell * state.layout.digitCount + digit];
  return wings.flatMap((wing): Link[] => {
    const shared = lowestIndex((state.candidates[wing] as number) & ~(1 << left));
    return [
      { from: at(pivot, shared), to: at(wing, shared), kind: 'weak' },
      { from: at(wing, shared), to: at(wing, left), kind: 'strong' },
    ];
  });
}

/** Pivot {x,y} sees {x,z} and {y,z}: z is in one of the two. */
export const xyWing: Technique = {
  key: 'xy-wing',
  search(state, emit) {
    const { layout } = state;
    const pairs = state.cellsWith(2);
    return combinations(pairs, 3, (cells) => {
      const sets = cells.map((cell) => state.candidates[cell] as number) as [number, number, number];
      const all = sets[0] | sets[1] | sets[2];
      if (sizeOf(all) !== 3 || sets[0] === sets[1] || sets[1] === sets[2] || sets[0] === sets[2])
        return false;
      for (const p of [0, 1, 2] as const) {
        const pivot = cells[p] as number;
        const wings = cells.filter((cell) => cell !== pivot);
        if (!wings.every((wing) => layout.sees(pivot, wing))) continue;
        const z = all & ~sets[p];
        const digit = lowestIndex(z);
        const eliminations = seenByAll(state, digit, wings);
        if (eliminations.length === 0) continue;
        const step = makeStep({
          technique: 'xy-wing',
          digits: all,
          cells: { pivot: [pivot], wings },
          causes: wings.map((cell) => cell * layout.digitCount + digit),
          links: wingLinks(state, pivot, wings, digit),
          eliminations,
        });
        if (emit(step)) return true;
      }
      return false;
    });
  },
};

/** Pivot {x,y,z} with wings {x,z} and {y,z}: z is in one of the three. */
export const xyzWing: Technique = {
  key: 'xyz-wing',
  search(state, emit) {
    const { layout } = state;
    const pairs = state.cellsWith(2);
    for (const pivot of state.cellsWith(3)) {
      const own = state.candidates[pivot] as number;
      const near = pairs.filter(
        (cell) => layout.sees(pivot, cell) && ((state.candidates[cell] as number) & ~own) === 0,
      );
      const stopped = combinations(near, 2, (wings) => {
        const [a, b] = wings.map((cell) => state.candidates[cell] as number) as [number, number];
        if (a === b) return false;
        const digit = lowestIndex(a & b);
        const cells = [pivot, ...wings];
        const eliminations = seenByAll(state, digit, cells);
        if (eliminations.length === 0) return false;
        return emit(
          makeStep({
            technique: 'xyz-wing',
            digits: own,
            cells: { pivot: [pivot], wings: wings.slice() },
            causes: cells.map((cell) => cell * layout.digitCount + digit),
            links: wingLinks(state, pivot, wings, digit),
            eliminations,
          }),
        );
      });
      if (stopped) return true;
    }
    return false;
  },
};

function wWingStep(state: LogicState, a: number, b: number, kept: number, bridge: number): Step | null {
  const { layout } = state;
  const eliminations = seenByAll(state, kept, [a, b]);
  if (eliminations.length === 0) return null;
  for (const unit of layout.units) {
    if (state.countIn(unit.index, bridge) !== 2) continue;
    const link = placesIn(state, unit.index, bridge) as [number, number];
    for (const [near, far] of [link, [link[1], link[0]] as const]) {
      if (near === a || near === b || far === a || far === b) continue;
      if (!layout.sees(near, a) || !layout.sees(far, b)) continue;
      const name = (cell: number, digit: number): Candidate[] => [cell * layout.digitCount + digit];
      return makeStep({
        technique: 'w-wing',
        digits: (1 << kept) | (1 << bridge),
        cells: { wings: [a, b], bridge: [near, far] },
        units: [unit.index],
        links: [
          { from: name(a, kept), to: name(a, bridge), kind: 'strong' },
          { from: name(a, bridge), to: name(near, bridge), kind: 'weak' },
          { from: name(near, bridge), to: name(far, bridge), kind: 'strong' },
          { from: name(far, bridge), to: name(b, bridge), kind: 'weak' },
          { from: name(b, bridge), to: name(b, kept), kind: 'strong' },
        ],
        eliminations,
        length: 5,
      });
    }
  }
  return null;
}

/** Two cells with the same pair {x,y}, joined by a strong link on x: y is in one of them. */
export const wWing: Technique = {
  key: 'w-wing',
  search(state, emit) {
    const pairs = state.cellsWith(2);
    for (const [i, a] of pairs.entries())
      for (const b of pairs.slice(i + 1)) {
        if (state.candidates[a] !== state.candidates[b]) continue;
        const [low, high] = indicesOf(state.candidates[a] as number) as [number, number];
        for (const [kept, bridge] of [
          [low, high],
          [high, low],
        ] as const) {
          const step = wWingStep(state, a, b, kept, bridge);
          if (step && emit(step)) return true;
        }
      }
    return false;
  },
};

const BENT = ['', '', '', '', 'wxyz-wing', 'vwxyz-wing'];

/**
 * `size` cells with `size` digits of which only one, z, has places that do not all see each other: every other digit is
 * in one cell at most, so z is in one of its places. (The general form of XY- and XYZ-Wing.)
 */
export function bentWing(size: 4 | 5): Technique {
  const technique = BENT[size] as string;
  return {
    key: technique,
    search(state, emit) {
      const { layout } = state;
      for (const unit of layout.areasFirst)
        for (const other of layout.crossing[unit.index] ?? []) {
          if (unit.index < other.index && !unit.line && !other.line) continue;
          if (unit.line) continue;
          const cells = [...new Set([...unit.cells, ...other.cells])].filter((cell) => {
            const count = sizeOf(state.candidates[cell] as number);
            return count >= 2 && count <= size;
          });
          if (bent(state, cells, size, technique, emit)) return true;
        }
      return false;
    },
  };
}

function bent(
  state: LogicState,
  cells: readonly number[],
  size: number,
  technique: string,
  emit: (step: Step) => boolean,
): boolean {
  const { layout } = state;
  const chosen: number[] = new Array(size);
  const judge = (digits: number): boolean => {
    let loose = -1;
    for (const digit of indicesOf(digits)) {
      const own = chosen.filter((cell) => state.has(cell, digit));
      if (own.every((a, i) => own.slice(i + 1).every((b) => layout.sees(a, b)))) continue;
      if (loose >= 0) return false;
      loose = digit;
    }
    if (loose < 0) return false;
    const places = chosen.filter((cell) => state.has(cell, loose));
    const eliminations = seenByAll(state, loose, places);
    if (eliminations.length === 0) return false;
    return emit(
      makeStep({
        technique,
        digits,
        cells: { wings: chosen.slice() },
        causes: places.map((cell) => cell * layout.digitCount + loose),
        eliminations,
      }),
    );
  };
  const walk = (depth: number, from: number, digits: number): boolean => {
    if (depth === size) return sizeOf(digits) === size && judge(digits);
    for (let i = from; i <= cells.length - size + depth; i++) {
      const cell = cells[i] as number;
      const union = digits | (state.candidates[cell] as number);
      if (sizeOf(union) > size) continue;
      chosen[depth] = cell;
      if (walk(depth + 1, i + 1, union)) return true;
    }
    return false;
  };
  return walk(0, 0, 0);
}
