import type { Grid } from '../solver/index.ts';

/** A 0-1 variable: a digit in a cell (`x_4_7_2`: row 4, column 7, digit 2), or a helper (`cell` -1) that a row needs. */
export interface ProgramVariable {
  readonly name: string;
  readonly cell: number;
  /** Digit value; without meaning for helpers. */
  readonly digit: number;
  /** 1 where it is fixed to one. */
  readonly lower: 0 | 1;
  /** 0 where it is fixed to zero. */
  readonly upper: 0 | 1;
}

export type Sense = '=' | '<=' | '>=';

/** values[0] * x[columns[0]] + … (sense) rhs; whole numbers. */
export interface ProgramRow {
  readonly name: string;
  readonly columns: readonly number[];
  readonly values: readonly number[];
  readonly sense: Sense;
  readonly rhs: number;
}

/** `full`: every digit of every cell, givens as fixed variables. `reduced`: what the givens leave open. */
export type ProgramForm = 'reduced' | 'full';

/** A puzzle as a 0-1 program without an objective: any solution will do. */
export interface Program {
  readonly form: ProgramForm;
  readonly variables: readonly ProgramVariable[];
  readonly rows: readonly ProgramRow[];
  /** Digits of the cells that have no variables, `EMPTY` elsewhere. */
  readonly fixed: Grid;
  /**
   * Indices of the puzzle's rules that the rows do not say in full. Where there are any, the program is a relaxation: it
   * loses no solution, but may have others.
   */
  readonly unsaid: readonly number[];
}

/** The grid that a solution of the program says, or null if some cell has no digit or two. */
export function gridOf(program: Program, isOne: (variable: number) => boolean): Grid | null {
  const grid = program.fixed.slice();
  const filled = new Set<number>();
  for (const [index, { cell, digit }] of program.variables.entries()) {
    if (cell < 0 || !isOne(index)) continue;
    if (filled.has(cell)) return null;
    filled.add(cell);
    grid[cell] = digit;
  }
  const open = new Set(program.variables.flatMap(({ cell }) => (cell < 0 ? [] : [cell])));
  return filled.size === open.size ? grid : null;
}

/** The row that forbids some cells to hold together what they hold in a grid. Without open cells nothing can keep it. */
export function forbid(program: Program, grid: Grid, cells: ReadonlySet<number>, name: string): ProgramRow {
  const columns: number[] = [];
  for (const [index, { cell, digit }] of program.variables.entries())
    if (cells.has(cell) && grid[cell] === digit) columns.push(index);
  return { name, columns, values: columns.map(() => 1), sense: '<=', rhs: columns.length - 1 };
}
