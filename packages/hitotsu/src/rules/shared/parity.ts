import { z } from 'zod';
import type { Words } from '../../base/index.ts';
import { type Board, type Shape, symbolOf } from '../../board/index.ts';
import type { LayContext } from '../rule.ts';
import type { CompiledRule } from './derive.ts';
import { namesOf, shuffledCells } from './grow.ts';
import { takenCells } from './laid.ts';

const SAID = [
  { en: 'holds an even digit', ja: '偶数のマス' },
  { en: 'holds an odd digit', ja: '奇数のマス' },
] as const;

/** The body of a rule that marks cells whose digit, divided by two, leaves `remainder`. `broken` gets the `{digit}`. */
export function parityBody(
  shape: Shape,
  cells: readonly number[],
  remainder: 0 | 1,
  figure: 'circle' | 'square',
  broken: Words,
): CompiledRule {
  let allowed = 0;
  for (let digit = shape.minDigit; digit <= shape.maxDigit; digit++)
    if (digit % 2 === remainder) allowed |= shape.setOf(digit);
  const wrong = (board: Board) =>
    cells.filter((cell) => !board.isEmpty(cell) && board.digit(cell) % 2 !== remainder);
  return {
    cells,
    isValid: (board) => wrong(board).length === 0,
    conflicts: (board) =>
      wrong(board).map((cell) => ({
        cells: [cell],
        words: broken,
        values: { digit: symbolOf(board.digit(cell)) },
      })),
    compile: (builder) => {
      for (const cell of cells) builder.restrict(cell, allowed);
    },
    say: () => [{ words: SAID[remainder] }],
    draw: (scene) => {
      for (const cell of cells) scene.add({ kind: 'mark', cell, figure });
    },
  };
}

/** Options for laying parity marks: how many cells; by default as many as the board has rows. */
export const parityOptions = z.strictObject({ count: z.int().min(1).optional() });
export type ParityOptions = z.infer<typeof parityOptions>;

/** Names of random cells with digits of one parity, none of them marked odd or even yet. */
export function pickParity(
  solution: Board,
  remainder: 0 | 1,
  { count = solution.shape.size }: ParityOptions,
  { specs, random }: LayContext,
): string[] {
  const { shape } = solution;
  const taken = takenCells(shape, specs, 'odd', 'even');
  const fitting = shuffledCells(shape, random).filter(
    (cell) => !taken.has(cell) && solution.digit(cell) % 2 === remainder,
  );
  return namesOf(shape, fitting.slice(0, count));
}
