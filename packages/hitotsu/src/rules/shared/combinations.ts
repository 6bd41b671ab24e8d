import { type Board, type DigitSet, indicesOf, type Shape } from '../../board/index.ts';
import type { Combination } from '../saying.ts';

/** More sets than a person would read are not listed. */
const MOST = 60;

/** All sets of `count` different digits with a sum, in the order of their digits; null if they are more than `MOST`. */
export function setsWithSum(shape: Shape, count: number, sum: number): DigitSet[] | null {
  const { minDigit, maxDigit } = shape;
  const found: DigitSet[] = [];
  const add = (from: number, left: number, rest: number, set: DigitSet): boolean => {
    if (left === 0) {
      if (rest === 0) found.push(set);
      return found.length <= MOST;
    }
    for (let digit = from; digit <= maxDigit - left + 1; digit++) {
      // The smallest and the largest sum that `left` different digits from here on can have.
      const low = left * digit + (left * (left - 1)) / 2;
      const high = digit + (left - 1) * maxDigit - ((left - 1) * (left - 2)) / 2;
      if (low > rest) break;
      if (high >= rest && !add(digit + 1, left - 1, rest - digit, set | shape.setOf(digit))) return false;
    }
    return true;
  };
  return add(minDigit, count, sum, 0) ? found : null;
}

/** Whether the digits of a set can go one into each of the cells. */
function canFill(sets: readonly DigitSet[], digits: DigitSet): boolean {
  const [first, ...others] = sets;
  if (first === undefined) return true;
  return indicesOf(first & digits).some((index) => canFill(others, digits & ~(1 << index)));
}

/** The sets of digits that make up a sum in some cells, and which of them the board still lets them be. */
export function combinationsOf(
  board: Board,
  cells: readonly number[],
  sum: number,
  candidates: ArrayLike<DigitSet>,
): Combination[] | null {
  const { shape } = board;
  const placed = cells.reduce((set, cell) => set | shape.setOf(board.digit(cell)), 0);
  const open = cells
    .filter((cell) => board.isEmpty(cell))
    .map((cell) => candidates[cell] as number)
    .sort((a, b) => indicesOf(a).length - indicesOf(b).length);
  const sets = setsWithSum(shape, cells.length, sum);
  return (
    sets?.map((digits) => ({
      digits,
      isPossible: (digits & placed) === placed && canFill(open, digits & ~placed),
    })) ?? null
  );
}
