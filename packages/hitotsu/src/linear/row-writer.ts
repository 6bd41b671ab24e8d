import { EMPTY, type Shape } from '../board/index.ts';
import type { Grid } from '../solver/index.ts';
import type { ProgramRow, ProgramVariable, Sense } from './program.ts';

/** `value` times a digit variable of a cell, or times a helper. */
export type RowTerm =
  | { readonly cell: number; readonly index: number; readonly value: number }
  | { readonly helper: number; readonly value: number };

/**
 * Gathers variables and rows. Digits that a fixed cell has become constants, those that a cell cannot have vanish; rows
 * that say nothing or were said already are left out, and one that cannot be kept makes the whole program infeasible.
 */
export class RowWriter {
  readonly variables: ProgramVariable[] = [];
  readonly rows: ProgramRow[] = [];
  private readonly shape: Shape;
  private readonly fixed: Grid;
  /** Variable of each digit of each cell, -1 where there is none. */
  private readonly places: Int32Array;
  private readonly said = new Set<string>();
  private readonly names = new Set<string>();
  private infeasible = false;

  /** `fixed` is looked at when a row is written. */
  constructor(shape: Shape, fixed: Grid) {
    this.shape = shape;
    this.fixed = fixed;
    this.places = new Int32Array(shape.cellCount * shape.digitCount).fill(-1);
  }

  /** The variables of a cell: of its possible digits, or with `all` of every digit, the others fixed to 0. */
  addCell(cell: number, set: number, all: boolean): void {
    const { digitCount, minDigit } = this.shape;
    const given = (set & (set - 1)) === 0;
    const place = `${this.shape.rowOf(cell) + 1}_${this.shape.columnOf(cell) + 1}`;
    for (let index = 0; index < digitCount; index++) {
      const possible = ((set >> index) & 1) === 1;
      if (!possible && !all) continue;
      this.places[cell * digitCount + index] = this.variables.length;
      const digit = minDigit + index;
      const lower = all && possible && given ? 1 : 0;
      const name = this.unused(`x_${place}_${digit}`);
      this.variables.push({ name, cell, digit, lower, upper: possible ? 1 : 0 });
    }
  }

  /** A variable that is no digit of a cell; answers its index. */
  helper(name: string): number {
    return this.variables.push({ name: this.unused(name), cell: -1, digit: 0, lower: 0, upper: 1 }) - 1;
  }

  /** No solution at all: a row that says so, for solvers that are handed the text. */
  never(): void {
    if (this.infeasible) return;
    this.infeasible = true;
    const columns = [this.helper('never')];
    this.rows.push({ name: this.unused('impossible'), columns, values: [1], sense: '>=', rhs: 2 });
  }

  row(name: string, terms: readonly RowTerm[], sense: Sense, rhs: number): void {
    const { digitCount, minDigit } = this.shape;
    const sums = new Map<number, number>();
    let rest = rhs;
    for (const term of terms) {
      let column: number;
      if ('helper' in term) column = term.helper;
      else {
        column = this.places[term.cell * digitCount + term.index] as number;
        const digit = this.fixed[term.cell] as number;
        if (digit !== EMPTY && digit === minDigit + term.index) rest -= term.value;
      }
      if (column >= 0) sums.set(column, (sums.get(column) ?? 0) + term.value);
    }
    const entries = [...sums].filter(([, value]) => value !== 0);
    const least = entries.reduce((sum, [, value]) => sum + Math.min(value, 0), 0);
    const most = entries.reduce((sum, [, value]) => sum + Math.max(value, 0), 0);
    if ((sense !== '>=' && least > rest) || (sense !== '<=' && most < rest)) {
      this.never();
      return;
    }
    const keptAbove = sense === '<=' || least >= rest;
    const keptBelow = sense === '>=' || most <= rest;
    if (keptAbove && keptBelow) return;
    const columns = entries.map(([column]) => column);
    const values = entries.map(([, value]) => value);
    const key = `${columns}:${values}${sense}${rest}`;
    if (this.said.has(key)) return;
    this.said.add(key);
    this.rows.push({ name: this.unused(name), columns, values, sense, rhs: rest });
  }

  private unused(name: string): string {
    let free = name;
    for (let number = 2; this.names.has(free); number++) free = `${name}_${number}`;
    this.names.add(free);
    return free;
  }
}
