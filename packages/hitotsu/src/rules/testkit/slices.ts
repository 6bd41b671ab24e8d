import type { Random } from '../../base/index.ts';
import { Board, type DigitSet, indicesOf, type Shape } from '../../board/index.ts';
import { Search, SearchEvent } from '../../engine/index.ts';
import { compileRules } from '../compile.ts';
import type { Rule } from '../rule.ts';
import type { Rows } from './plain.ts';

/**
 * A set of boards small enough to be looked at one by one: every cell has a set of digits, of which most hold one.
 * All boards that take a digit of its set in each cell are in the slice.
 */
export interface Slice {
  readonly shape: Shape;
  readonly domains: Int32Array;
  /** Cells with more than one digit. */
  readonly free: readonly number[];
}

/** Most boards of a slice. */
const LIMIT = 20_000;
/** Slices of each kind where one cannot hold all boards. */
const REPEATS = 4;

/** All boards of a slice. */
export function boardsOf(slice: Slice): Board[] {
  const { shape, domains, free } = slice;
  const board = new Board(
    shape,
    Array.from(domains, (set) => shape.minDigit + (indicesOf(set)[0] as number)),
  );
  const boards: Board[] = [];
  const fill = (place: number): void => {
    const cell = free[place];
    if (cell === undefined) {
      boards.push(board.copy());
      return;
    }
    for (const index of indicesOf(domains[cell] as number)) {
      board.digits[cell] = shape.minDigit + index;
      fill(place + 1);
    }
  };
  fill(0);
  return boards;
}

/** The digits of a board in rows. */
export function rowsOf(board: Board): Rows {
  return board.shape.rows.map((cells) => cells.map((cell) => board.digit(cell)));
}

function sliceOf(shape: Shape, base: Board, sets: ReadonlyMap<number, DigitSet>): Slice {
  const domains = Int32Array.from(base.digits, (digit, cell) => sets.get(cell) ?? shape.setOf(digit));
  return { shape, domains, free: [...sets.keys()] };
}

function randomBoard(shape: Shape, random: Random): Board {
  return new Board(
    shape,
    Array.from({ length: shape.cellCount }, () => shape.minDigit + random.below(shape.digitCount)),
  );
}

/** Random full boards that the engine finds for the rule; none if it says there is none. */
function solutions(shape: Shape, rule: Rule, count: number, random: Random): Board[] {
  const problem = compileRules(shape, [rule]);
  const found: Board[] = [];
  for (let i = 0; i < count; i++) {
    const search = Search.over(problem);
    search.begin(null, { random });
    if (search.next(100_000) === SearchEvent.solution) found.push(new Board(shape, search.grid));
    search.release();
  }
  return found;
}

/**
 * Slices to test a rule on. If the rule has few cells: one slice with all their digits. Else slices around random
 * solutions (a few cells with all digits; more cells with two digits that could trade places), around solutions with a
 * cell spoilt, and around random boards.
 */
export function slicesFor(shape: Shape, rule: Rule, random: Random): { slices: Slice[]; solvable: boolean } {
  const { digitCount, allDigits } = shape;
  if (digitCount ** rule.cells.length <= LIMIT) {
    const all = new Map(rule.cells.map((cell) => [cell, allDigits]));
    const solvable = solutions(shape, rule, 1, random).length > 0;
    return { slices: [sliceOf(shape, randomBoard(shape, random), all)], solvable };
  }
  const slices: Slice[] = [];
  const few = Math.floor(Math.log(LIMIT / 20) / Math.log(digitCount));
  const open = (base: Board) => {
    const cells = random.shuffle([...rule.cells]).slice(0, few);
    slices.push(sliceOf(shape, base, new Map(cells.map((cell) => [cell, allDigits]))));
  };
  const solved = solutions(shape, rule, REPEATS, random);
  for (const base of solved) {
    open(base);
    const spoilt = base.copy();
    spoilt.digits[random.pick(rule.cells)] = shape.minDigit + random.below(digitCount);
    open(spoilt);
    const x = shape.minDigit + random.below(digitCount);
    const y = shape.minDigit + random.below(digitCount);
    const trade = random.shuffle(rule.cells.filter((cell) => [x, y].includes(base.digit(cell)))).slice(0, 10);
    slices.push(sliceOf(shape, base, new Map(trade.map((cell) => [cell, shape.setOf(x) | shape.setOf(y)]))));
  }
  for (let i = 0; i < REPEATS; i++) open(randomBoard(shape, random));
  return { slices, solvable: solved.length > 0 };
}
