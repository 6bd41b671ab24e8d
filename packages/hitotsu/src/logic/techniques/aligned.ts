import { indicesOf, sizeOf } from '../../board/index.ts';
import { hasBit } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { makeStep } from '../step.ts';
import type { Technique } from '../technique.ts';
import { combinations } from './common.ts';

/** Excluding cells looked at: those with at most as many candidates as the aligned cells. */
function excluders(state: LogicState, chosen: readonly number[]): number[] {
  const { layout } = state;
  const found: number[] = [];
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const count = sizeOf(state.candidates[cell] as number);
    if (count < 2 || count > chosen.length || chosen.includes(cell)) continue;
    if (chosen.every((each) => hasBit(layout.peers[cell] ?? layout.everyCell, each))) found.push(cell);
  }
  return found;
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
      const open = Array.from({ length: layout.cellCount }, (_, cell) => cell).filter(
        (cell) => state.candidates[cell] !== 0,
      );
      return combinations(open, size, (chosen) => {
        const against = excluders(state, chosen);
        if (against.length < 2) return false;
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
