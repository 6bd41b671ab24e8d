import { indicesOf } from '../../board/index.ts';
import { addBit, andBits, type Bits, countBits, emptyBits, membersOf } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { makeStep } from '../step.ts';
import type { Technique } from '../technique.ts';

/** Cells with two to `most` candidates: those that may exclude. */
function smallCells(state: LogicState, most: number): Bits {
  const set = emptyBits(state.layout.cellCount);
  for (let count = 2; count <= most; count++) for (const cell of state.cellsWith(count)) addBit(set, cell);
  return set;
}

/**
 * Choices of `size` open cells, in lexicographic order, with the small cells that see them all, where there are at least
 * two such cells.
 */
function eachAligned(
  state: LogicState,
  size: number,
  visit: (chosen: readonly number[], against: readonly number[]) => boolean,
): boolean {
  const { layout } = state;
  const shared = Array.from({ length: size + 1 }, () => emptyBits(layout.cellCount));
  shared[0] = smallCells(state, size);
  const chosen: number[] = [];
  const walk = (from: number): boolean => {
    const depth = chosen.length;
    if (depth === size) return visit(chosen, membersOf(shared[depth] as Bits));
    for (let cell = from; cell < layout.cellCount; cell++) {
      if (state.candidates[cell] === 0) continue;
      const next = shared[depth + 1] as Bits;
      andBits(next, shared[depth] as Bits, layout.peers[cell] as Bits);
      if (countBits(next) < 2) continue;
      chosen.push(cell);
      if (walk(cell + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return walk(0);
}

/**
 * Aligned exclusion: every combination of the candidates of two or three cells is tried; it falls if two cells that see
 * each other would hold the same digit, or if a cell that sees them all would be left without a candidate. A candidate
 * that is in no combination left is out.
 */
export function alignedExclusion(size: 2 | 3): Technique {
  const technique = size === 2 ? 'aligned-pair-exclusion' : 'aligned-triplet-exclusion';
  return {
    key: technique,
    search(state, emit) {
      const { layout } = state;
      const { digitCount } = layout;
      return eachAligned(state, size, (chosen, against) => {
        const kept = new Array<number>(size).fill(0);
        const walk = (depth: number, digits: readonly number[]): void => {
          if (depth === size) {
            const set = digits.reduce((union, digit) => union | (1 << digit), 0);
            if (against.some((cell) => ((state.candidates[cell] as number) & ~set) === 0)) return;
            digits.forEach((digit, i) => {
              kept[i] = (kept[i] as number) | (1 << digit);
            });
            return;
          }
          const cell = chosen[depth] as number;
          for (const digit of indicesOf(state.candidates[cell] as number)) {
            const clash = digits.some((other, i) =>
              layout.exclude((chosen[i] as number) * digitCount + other, cell * digitCount + digit),
            );
            if (!clash) walk(depth + 1, [...digits, digit]);
          }
        };
        walk(0, []);
        const eliminations = chosen.flatMap((cell, i) =>
          indicesOf((state.candidates[cell] as number) & ~(kept[i] as number)).map(
            (digit) => cell * digitCount + digit,
          ),
        );
        if (eliminations.length === 0) return false;
        const cells = { aligned: chosen.slice(), excluding: against };
        return emit(makeStep({ technique, cells, eliminations }));
      });
    },
  };
}
