import { EMPTY } from '../board/index.ts';
import type { Hint } from '../logic/index.ts';
import type { BoardOptions } from './board.ts';
import { causeCells, markedCandidates, markFigure, puzzleFigure } from './figure/index.ts';
import type { DrawablePuzzle } from './picture.ts';

export interface HintLook extends BoardOptions {
  /** How much is told: where to look, the technique, the cells, all. Default: 4. */
  readonly stage?: 1 | 2 | 3 | 4;
}

/** A hint's position and marks as options of a picture of its puzzle. */
export function hintBoard(puzzle: DrawablePuzzle, hint: Hint, options: HintLook = {}): BoardOptions {
  const { state } = hint;
  const { layout } = state;
  const { minDigit } = layout.shape;
  const marks = hint.stages.find(({ stage }) => stage === (options.stage ?? 4))?.marks ?? [];
  const { heads } = puzzleFigure(puzzle, options);
  const isOpen = (cell: number) => state.values[cell] === -1;
  return {
    ...options,
    content: (cell) => ({
      digit: isOpen(cell) ? EMPTY : (state.values[cell] as number) + minDigit,
      given: !puzzle.givens.isEmpty(cell),
      notes: state.candidates[cell] as number,
    }),
    quietNotes: true,
    marked: markedCandidates(marks),
    state: { ...options.state, causes: causeCells(marks) },
    marks: markFigure(marks, layout, { ...options, heads, hasDigit: (cell) => !isOpen(cell) }),
  };
}
