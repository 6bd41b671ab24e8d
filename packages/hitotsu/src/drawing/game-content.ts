import { EMPTY } from '../board/index.ts';
import type { Game } from '../puzzle/index.ts';
import type { CellContent } from './figure/index.ts';

/** What a player wrote on a puzzle, cell by cell. */
export function gameContent({ puzzle, entries, document }: Game): (cell: number) => CellContent {
  const { shape, givens } = puzzle;
  const { corner, centre, colours } = document.game;
  const setOf = (digits: readonly number[] = []) =>
    digits.reduce((set, digit) => set | shape.setOf(digit), 0);
  return (cell) => {
    const name = shape.nameOf(cell);
    const given = givens.digit(cell);
    return {
      digit: given === EMPTY ? entries.digit(cell) : given,
      given: given !== EMPTY,
      corner: setOf(corner?.[name]),
      centre: setOf(centre?.[name]),
      colours: colours?.[name] ?? [],
    };
  };
}
