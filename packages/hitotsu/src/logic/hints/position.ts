/** The position a hint starts from: the digits on the board and the player's notes where they hold the truth. */
import type { DigitSet } from '../../board/index.ts';
import { EMPTY } from '../../board/index.ts';
import type { Game, Puzzle } from '../../puzzle/index.ts';
import { stateOf } from '../path.ts';
import type { LogicState } from '../state.ts';
import type { Candidate } from '../step.ts';

/** What a hint is asked about: a puzzle not begun, or a game. */
export type HintSource = Puzzle | Game;

export const isGame = (source: HintSource): source is Game => 'entries' in source;

export const puzzleOf = (source: HintSource): Puzzle => (isGame(source) ? source.puzzle : source);

export interface PlayerPosition {
  readonly state: LogicState;
  /** Cells of entries that differ from the solution. */
  readonly wrong: readonly number[];
  /** Candidates that the player struck although they are right. */
  readonly struckTruths: readonly Candidate[];
  /** Cells whose centre marks leave out the right digit: there the fresh candidates are used. */
  readonly ignoredNotes: readonly number[];
}

/** Digit sets by cell of one kind of marks. */
function marksOf(
  source: HintSource,
  kind: 'struck' | 'centre',
): (readonly [cell: number, digits: DigitSet])[] {
  if (!isGame(source)) return [];
  const { shape } = source.puzzle;
  return Object.entries(source.document.game[kind] ?? {}).map(([name, list]) => [
    shape.cellNamed(name),
    list.reduce((set, each) => set | shape.setOf(each), 0),
  ]);
}

/** The digits of the board: givens and, in a game, entries. */
export function digitsOn(source: HintSource): Int8Array {
  const puzzle = puzzleOf(source);
  const digits = puzzle.givens.digits.slice();
  if (isGame(source))
    source.entries.digits.forEach((each, cell) => {
      if (each !== EMPTY) digits[cell] = each;
    });
  return digits;
}

/**
 * The position of a game: right entries placed, struck candidates gone, cells with centre marks down to these where the
 * marks hold the right digit. Corner marks say where a digit may go in a box, not what a cell may hold; they are not
 * used. Wrong entries and struck truths are left out and named.
 */
export function positionOf(source: HintSource, solution: ArrayLike<number>): PlayerPosition {
  const puzzle = puzzleOf(source);
  const { shape } = puzzle;
  const state = stateOf(puzzle);
  const wrong: number[] = [];
  digitsOn(source).forEach((each, cell) => {
    if (each === EMPTY || state.values[cell] !== -1) return;
    if (each === solution[cell]) state.place(cell, each - shape.minDigit);
    else wrong.push(cell);
  });
  const truth = (cell: number): number => (solution[cell] as number) - shape.minDigit;
  const keep = (cell: number, set: DigitSet): void => {
    for (let index = 0; index < shape.digitCount; index++)
      if (((set >>> index) & 1) === 0) state.remove(cell, index);
  };
  const struckTruths: Candidate[] = [];
  const ignoredNotes: number[] = [];
  for (const [cell, set] of marksOf(source, 'struck')) {
    if (state.values[cell] !== -1) continue;
    if ((set >>> truth(cell)) & 1) struckTruths.push(cell * shape.digitCount + truth(cell));
    keep(cell, ~set | (1 << truth(cell)));
  }
  for (const [cell, set] of marksOf(source, 'centre')) {
    if (state.values[cell] !== -1 || set === 0) continue;
    if ((set >>> truth(cell)) & 1) keep(cell, set);
    else ignoredNotes.push(cell);
  }
  return { state, wrong, struckTruths, ignoredNotes };
}
