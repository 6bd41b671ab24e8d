import { type Diagnostic, failure, type Result, success } from '../base/index.ts';
import { Board, EMPTY } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import type { Grid } from '../solver/index.ts';
import { modelOf } from './model.ts';
import type { ProgramForm } from './program.ts';
import { onlyIndex, statementOf } from './statement.ts';

/** What another solver said of a puzzle that was exported to it: a grid, or null for "there is none". */
export interface ForeignAnswer {
  readonly grid: Grid | null;
}

/** Row, column and digit, as in a variable's name. */
type Triple = readonly [row: number, column: number, digit: number];

/** Words that solvers have for "no solution", at the begin of a line. */
const NONE =
  /^\s*(?:(?:integer )?infeasible|model status\s*:?\s*infeasible|status:\s*integer empty|solution status:\s*infeasible|(?:s )?unsatisfiable|unsat)\b/im;

/**
 * Reads the answer of CBC, HiGHS, SCIP or GLPK (`-o` and `-w`) to a puzzle's LP or MPS text, of a SAT solver to its CNF and
 * of clingo to its ASP text. `form` is the one the program was written in; only GLPK's `-w` depends on it. A grid that does
 * not hold the givens or breaks a rule is an error, not an answer. Codes: `solution-unknown`, `solution-size`,
 * `solution-place`, `solution-two`, `solution-incomplete`, `solution-given`, `solution-breaks`.
 */
export function readForeignAnswer(
  text: string,
  puzzle: Puzzle,
  form: ProgramForm = 'reduced',
): Result<ForeignAnswer> {
  const listed = listedTriples(text, puzzle, form);
  if ('code' in listed) return failure([listed]);
  const triples = [listed, namedTriples(text), atomTriples(text), literalTriples(text, puzzle)].find(
    (found) => found.length > 0,
  );
  if (!triples && NONE.test(text)) return success({ grid: null });
  // Where every cell is given, the program has no digits to name.
  if (!triples && (text.trim() === '' || !puzzle.givens.isFull))
    return failure([{ code: 'solution-unknown' }]);
  const grid = gridFrom(puzzle, triples ?? []);
  if ('code' in grid) return failure([grid]);
  const board = new Board(puzzle.shape, grid);
  const broken = puzzle.rules.find(({ rule }) => !rule.isValid(board));
  return broken
    ? failure([{ code: 'solution-breaks', values: { rule: `${broken.path} (${broken.spec.type})` } }])
    : success({ grid });
}

/** GLPK's bare form: `s mip ROWS COLUMNS …`, then `j COLUMN VALUE`. Empty for any other text. */
function listedTriples(text: string, puzzle: Puzzle, form: ProgramForm): Triple[] | Diagnostic {
  const head = /^s mip \d+ (\d+) (\w)/m.exec(text);
  if (!head || head[2] === 'n') return [];
  const { variables } = modelOf(statementOf(puzzle), form);
  const actual = Number(head[1]);
  const expected = variables.length;
  if (actual !== expected && !(expected === 0 && actual === 1))
    return { code: 'solution-size', values: { actual, expected } };
  return [...text.matchAll(/^j (\d+) (\S+)/gm)].flatMap(([, column, value]): Triple[] => {
    const variable = variables[Number(column) - 1];
    if (!variable || variable.cell < 0 || !(Number(value) > 0.5)) return [];
    const { shape } = puzzle;
    return [[shape.rowOf(variable.cell) + 1, shape.columnOf(variable.cell) + 1, variable.digit]];
  });
}

/**
 * `x_4_7_2`, then the first number behind it: what else stands on the line is the solver's business. In HiGHS's tables the
 * name is the last word, and the value comes after index, bounds and perhaps a status.
 */
function namedTriples(text: string): Triple[] {
  const named = /\bx_(\d{1,2})_(\d{1,2})_(\d{1,2})[ \t*]+([-+]?\d[\d.]*(?:e[-+]?\d+)?)/gi;
  const table =
    /^ *\d+ +(?:[A-Z]{2} +)?[-\d.]+ +[-\d.]+ +(?<value>[-+\d.e]+) .*\bx_(?<row>\d{1,2})_(?<column>\d{1,2})_(?<digit>\d{1,2}) *$/gm;
  const found = [
    ...[...text.matchAll(named)].map(([, row, column, digit, value]) => ({ row, column, digit, value })),
    ...[...text.matchAll(table)].map(({ groups }) => ({ ...groups }) as Record<string, string>),
  ];
  return found.flatMap(({ row, column, digit, value }): Triple[] =>
    Number(value) > 0.5 ? [[Number(row), Number(column), Number(digit)]] : [],
  );
}

/** `x(4,7,2)`; of several answers the last. */
function atomTriples(text: string): Triple[] {
  const answers = text.split(/^Answer: \d+.*$/m);
  const atoms = [...(answers.at(-1) as string).matchAll(/\bx\((\d{1,2}),(\d{1,2}),(\d{1,2})\)/g)];
  return atoms.map(([, row, column, digit]) => [Number(row), Number(column), Number(digit)]);
}

/** `v 1 -2 3 … 0` or, without letters, minisat's `SAT` and a line of literals. */
function literalTriples(text: string, { shape }: Puzzle): Triple[] {
  if (!/^(?:s SATISFIABLE|SAT)\s*$/m.test(text)) return [];
  const lines = text.split('\n').filter((line) => /^(?:v )?-?\d+( |$)/.test(line));
  return lines
    .flatMap((line) => line.replace('v ', '').trim().split(/\s+/).map(Number))
    .flatMap((literal): Triple[] => {
      const cell = Math.floor((literal - 1) / shape.digitCount);
      if (!(literal > 0 && cell < shape.cellCount)) return [];
      const digit = shape.minDigit + ((literal - 1) % shape.digitCount);
      return [[shape.rowOf(cell) + 1, shape.columnOf(cell) + 1, digit]];
    });
}

/** The triples over the givens as a full grid. */
function gridFrom(puzzle: Puzzle, triples: readonly Triple[]): Grid | Diagnostic {
  const { shape } = puzzle;
  const { start } = statementOf(puzzle);
  const grid = new Int8Array(shape.cellCount).fill(EMPTY);
  for (const [row, column, digit] of triples) {
    const cell = shape.cellAt(row - 1, column - 1);
    if (cell < 0 || shape.setOf(digit) === 0)
      return { code: 'solution-place', values: { name: `x_${row}_${column}_${digit}` } };
    if (grid[cell] !== EMPTY && grid[cell] !== digit)
      return { code: 'solution-two', values: { cell: shape.nameOf(cell) } };
    grid[cell] = digit;
  }
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const set = start[cell] as number;
    const values = { cell: shape.nameOf(cell) };
    if (grid[cell] === EMPTY) {
      if (onlyIndex(set) < 0) return { code: 'solution-incomplete', values };
      grid[cell] = shape.minDigit + onlyIndex(set);
    }
    if ((shape.setOf(grid[cell] as number) & set) === 0) return { code: 'solution-given', values };
  }
  return grid;
}
