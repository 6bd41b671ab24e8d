import { EMPTY, indicesOf, type Shape } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { bicliquesOf } from './bicliques.ts';
import { digitBags, digitSets } from './digit-sets.ts';
import { boundsOf, MOST_SETS, reducedDomains } from './domains.ts';
import { groupsOf } from './groups.ts';
import type { Program, ProgramForm } from './program.ts';
import { RowWriter } from './row-writer.ts';
import { onlyIndex, type Posted, type Statement, statementOf } from './statement.ts';

export interface ModelOptions {
  /** `reduced` by default. */
  readonly form?: ProgramForm;
}

/**
 * The puzzle as a 0-1 program: `x_r_c_d` is 1 where row r, column c holds the digit d. Its solutions are those of the
 * puzzle if every rule compiles to kernel constraints; otherwise `unsaid` names the rules that it leaves out or says in
 * part. Classic 9×9 in full form has 729 variables and 324 rows.
 */
export function toModel(puzzle: Puzzle, options: ModelOptions = {}): Program {
  return modelOf(statementOf(puzzle), options.form ?? 'reduced');
}

export function modelOf(statement: Statement, form: ProgramForm): Program {
  const { shape, start, unsaid } = statement;
  const full = form === 'full';
  const domains = full ? start : reducedDomains(statement);
  const fixed = new Int8Array(shape.cellCount).fill(EMPTY);
  const writer = new RowWriter(shape, fixed);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const given = onlyIndex(start[cell] as number);
    if (full || given < 0) writer.addCell(cell, domains[cell] as number, full);
    // A given that another given rules out is no digit of its cell any more.
    else if (domains[cell] !== 0) fixed[cell] = shape.minDigit + given;
    else writer.never();
  }
  if (statement.impossible) writer.never();
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (fixed[cell] === EMPTY) writer.row(`cell_${nameOf(shape, cell)}`, digitsOf(shape, cell, 1), '=', 1);
  for (const { label, cells } of groupsOf(statement)) {
    const sense = cells.length === shape.digitCount ? '=' : '<=';
    eachDigit(shape, (index, digit) =>
      writer.row(
        `${label}_d${digit}`,
        cells.map((cell) => ({ cell, index, value: 1 })),
        sense,
        1,
      ),
    );
  }
  for (const constraint of statement.posted) state(writer, shape, domains, constraint);
  return { form, variables: writer.variables, rows: writer.rows, fixed, unsaid };
}

const nameOf = (shape: Shape, cell: number): string => `${shape.rowOf(cell) + 1}_${shape.columnOf(cell) + 1}`;

function eachDigit(shape: Shape, work: (index: number, digit: number) => void): void {
  for (let index = 0; index < shape.digitCount; index++) work(index, shape.minDigit + index);
}

interface CellTerm {
  readonly cell: number;
  readonly index: number;
  readonly value: number;
}

/** `value` times each digit variable of a cell. */
function digitsOf(shape: Shape, cell: number, value: number, set = shape.allDigits): CellTerm[] {
  return indicesOf(set).map((index) => ({ cell, index, value }));
}

/** `weight` times the digit of a cell. */
function worthOf(shape: Shape, cell: number, weight: number): CellTerm[] {
  return indicesOf(shape.allDigits).map((index) => ({
    cell,
    index,
    value: weight * (shape.minDigit + index),
  }));
}

/** The rows of one constraint. Groups of different digits are stated apart, all together. */
function state(writer: RowWriter, shape: Shape, domains: Int32Array, constraint: Posted): void {
  const { label } = constraint;
  switch (constraint.kind) {
    case 'distinct':
      break;
    case 'cage':
      stateCage(writer, shape, domains, constraint);
      break;
    case 'linear':
      stateSum(writer, shape, domains, constraint);
      break;
    case 'chain': {
      // Cumulative sums: what is at most k leaves at most k - 1 to the cell before it.
      const { cells } = constraint;
      for (const [step, cell] of cells.slice(1).entries())
        eachDigit(shape, (index, digit) => {
          const upTo = digitsOf(shape, cell, 1, 2 ** (index + 1) - 1);
          const before = digitsOf(shape, cells[step] as number, -1, 2 ** index - 1);
          writer.row(`${label}_${step + 1}_k${digit}`, [...upTo, ...before], '<=', 0);
        });
      break;
    }
    case 'relation': {
      const { a, b, allowed } = constraint;
      for (const [number, [left, right]] of bicliquesOf(shape, allowed).entries()) {
        const terms = [...digitsOf(shape, a, 1, left), ...digitsOf(shape, b, 1, right)];
        writer.row(`${label}_k${number + 1}`, terms, '<=', 1);
      }
      break;
    }
    case 'same':
      eachDigit(shape, (index, digit) => {
        const left = constraint.a.map((cell) => ({ cell, index, value: 1 }));
        const right = constraint.b.map((cell) => ({ cell, index, value: -1 }));
        writer.row(`${label}_d${digit}`, [...left, ...right], '=', 0);
      });
  }
}

/**
 * A sum by one row; where all cells count once, also by the bags of digits that they may hold, as a cage by its sets: the
 * row alone is met by fractions of any digits.
 */
function stateSum(
  writer: RowWriter,
  shape: Shape,
  domains: Int32Array,
  { terms, sum, label }: Extract<Posted, { kind: 'linear' }>,
): void {
  writer.row(
    label,
    terms.flatMap(({ cell, weight }) => worthOf(shape, cell, weight)),
    '=',
    sum,
  );
  if (terms.some(({ weight }) => weight !== 1)) return;
  const cells = terms.map(({ cell }) => cell);
  const bags = digitBags(shape, cells.length, sum, boundsOf(cells, domains).may, MOST_SETS);
  if (!bags) return;
  const chosen = bags.map((bag) => {
    const digits = bag.flatMap((times, index) => new Array<number>(times).fill(shape.minDigit + index));
    return { bag, helper: writer.helper(`${label}_s_${digits.join('_')}`) };
  });
  writer.row(
    `${label}_sets`,
    chosen.map(({ helper }) => ({ helper, value: 1 })),
    '=',
    1,
  );
  eachDigit(shape, (index, digit) => {
    const here = cells.map((cell) => ({ cell, index, value: 1 }));
    const there = chosen.map(({ bag, helper }) => ({ helper, value: -(bag[index] as number) }));
    writer.row(`${label}_d${digit}`, [...here, ...there], '=', 0);
  });
}

/**
 * A cage by the sets of digits that it may hold: one helper a set, exactly one of them is chosen, and a digit is in the
 * cage as often as the chosen set has it. Tighter than the sum alone, which fractions meet easily.
 */
function stateCage(
  writer: RowWriter,
  shape: Shape,
  domains: Int32Array,
  { cells, sum, label }: Extract<Posted, { kind: 'cage' }>,
): void {
  const { must, may } = boundsOf(cells, domains);
  const sets = digitSets(shape, cells.length, sum, must, may, MOST_SETS);
  if (!sets) {
    writer.row(
      `${label}_sum`,
      cells.flatMap((cell) => worthOf(shape, cell, 1)),
      '=',
      sum,
    );
    eachDigit(shape, (index, digit) =>
      writer.row(
        `${label}_d${digit}`,
        cells.map((cell) => ({ cell, index, value: 1 })),
        '<=',
        1,
      ),
    );
    return;
  }
  if (sets.length === 0) {
    writer.never();
    return;
  }
  const helpers =
    sets.length === 1
      ? []
      : sets.map((set) => {
          const digits = indicesOf(set).map((index) => shape.minDigit + index);
          return { set, helper: writer.helper(`${label}_s_${digits.join('_')}`), value: -1 };
        });
  if (helpers.length > 0)
    writer.row(
      `${label}_sets`,
      helpers.map(({ helper }) => ({ helper, value: 1 })),
      '=',
      1,
    );
  const always = sets.reduce((all, set) => all & set);
  eachDigit(shape, (index, digit) => {
    const here = cells.map((cell) => ({ cell, index, value: 1 }));
    const isAlways = ((always >> index) & 1) === 1;
    const chosen = isAlways ? [] : helpers.filter(({ set }) => ((set >> index) & 1) === 1);
    writer.row(`${label}_d${digit}`, [...here, ...chosen], '=', isAlways ? 1 : 0);
  });
}
