import type { Problem } from '../index.ts';
import { ProblemBuilder } from '../index.ts';

/** A constraint by its meaning alone: how to post it, and whether a full assignment (digit values) keeps it. */
export interface Meaning {
  post(builder: ProblemBuilder): void;
  holds(digits: readonly number[]): boolean;
  readonly text: string;
}

export interface SmallShape {
  readonly cellCount: number;
  readonly digitCount: number;
  readonly minDigit: number;
}

const at = (digits: readonly number[], cell: number): number => digits[cell] as number;
const total = (digits: readonly number[], cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + at(digits, cell), 0);
const allDifferent = (digits: readonly number[], cells: readonly number[]): boolean =>
  new Set(cells.map((cell) => at(digits, cell))).size === cells.length;
const bag = (digits: readonly number[], cells: readonly number[]): string =>
  cells
    .map((cell) => at(digits, cell))
    .sort((a, b) => a - b)
    .join();

export const meanings = {
  unit: (cells: readonly number[]): Meaning => ({
    text: `unit ${cells}`,
    post: (builder) => builder.unit(cells),
    holds: (digits) => allDifferent(digits, cells),
  }),
  distinct: (cells: readonly number[]): Meaning => ({
    text: `distinct ${cells}`,
    post: (builder) => builder.distinct(cells),
    holds: (digits) => allDifferent(digits, cells),
  }),
  cage: (cells: readonly number[], sum: number | null): Meaning => ({
    text: `cage ${cells} = ${sum}`,
    post: (builder) => builder.cage(cells, sum),
    holds: (digits) => allDifferent(digits, cells) && (sum === null || total(digits, cells) === sum),
  }),
  linear: (positive: readonly number[], negative: readonly number[], sum: number): Meaning => ({
    text: `linear ${positive} - ${negative} = ${sum}`,
    post: (builder) => builder.linear(positive, negative, sum),
    holds: (digits) => total(digits, positive) - total(digits, negative) === sum,
  }),
  chain: (cells: readonly number[]): Meaning => ({
    text: `chain ${cells}`,
    post: (builder) => builder.chain(cells),
    holds: (digits) =>
      cells.every((cell, i) => i === 0 || at(digits, cells[i - 1] as number) < at(digits, cell)),
  }),
  relation: (a: number, b: number, key: string, holds: (x: number, y: number) => boolean): Meaning => ({
    text: `relation ${a} ${b} ${key}`,
    post: (builder) => builder.relation(a, b, key, holds),
    holds: (digits) => holds(at(digits, a), at(digits, b)),
  }),
  sameSet: (a: readonly number[], b: readonly number[]): Meaning => ({
    text: `same ${a} | ${b}`,
    post: (builder) => builder.sameSet(a, b),
    holds: (digits) => bag(digits, a) === bag(digits, b),
  }),
  restrict: (cell: number, set: number, minDigit: number): Meaning => ({
    text: `restrict ${cell} ${set}`,
    post: (builder) => builder.restrict(cell, set),
    holds: (digits) => ((set >>> (at(digits, cell) - minDigit)) & 1) === 1,
  }),
};

export function buildSmall(shape: SmallShape, list: readonly Meaning[]): Problem {
  const builder = new ProblemBuilder(shape);
  for (const meaning of list) meaning.post(builder);
  return builder.build();
}

/** Every assignment that keeps all constraints, as text, sorted; by plain enumeration. */
export function enumerateAll(shape: SmallShape, list: readonly Meaning[]): string[] {
  const { cellCount, digitCount, minDigit } = shape;
  const found: string[] = [];
  const digits = new Array<number>(cellCount).fill(minDigit);
  for (let code = 0; code < digitCount ** cellCount; code++) {
    for (let cell = 0, rest = code; cell < cellCount; cell++) {
      digits[cell] = minDigit + (rest % digitCount);
      rest = Math.floor(rest / digitCount);
    }
    if (list.every((meaning) => meaning.holds(digits))) found.push(digits.join());
  }
  return found.sort();
}
