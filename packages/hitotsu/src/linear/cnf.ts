import { indicesOf, type Shape } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { addTotals, ClauseWriter } from './clauses.ts';
import { digitSets } from './digit-sets.ts';
import { boundsOf, MOST_SETS } from './domains.ts';
import { groupsOf } from './groups.ts';
import { type Posted, type Statement, statementOf } from './statement.ts';

/** A puzzle in clauses. Variable 1 + cell * digits + digit index says that the cell holds the digit; then come helpers. */
export interface Clauses {
  readonly variables: number;
  readonly clauses: readonly (readonly number[])[];
  /** As of a `Program`: rules that the clauses do not say in full. */
  readonly unsaid: readonly number[];
}

/** The puzzle as clauses: pairs for relations and groups, digit sets for cages, running totals for sums. */
export function toClauses(puzzle: Puzzle): Clauses {
  const statement = statementOf(puzzle);
  const { shape, start, unsaid } = statement;
  const { digitCount } = shape;
  const writer = new ClauseWriter(shape.cellCount * digitCount);
  const all = indicesOf(shape.allDigits);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    writer.exactlyOne(all.map((index) => literal(shape, cell, index)));
    for (const index of indicesOf(shape.allDigits & ~(start[cell] as number)))
      writer.add(-literal(shape, cell, index));
  }
  for (const { cells } of groupsOf(statement))
    for (const index of all) {
      const literals = cells.map((cell) => literal(shape, cell, index));
      if (cells.length === digitCount) writer.exactlyOne(literals);
      else writer.atMostOne(literals);
    }
  if (statement.impossible) writer.add();
  for (const constraint of statement.posted) addConstraint(writer, statement, constraint);
  return { variables: writer.variables, clauses: writer.clauses, unsaid };
}

/** The variable of a digit in a cell. */
function literal(shape: Shape, cell: number, index: number): number {
  return 1 + cell * shape.digitCount + index;
}

function addConstraint(writer: ClauseWriter, statement: Statement, constraint: Posted): void {
  const { shape } = statement;
  const { digitCount, minDigit } = shape;
  const forbidPair = (a: number, x: number, b: number, y: number) =>
    writer.add(-literal(shape, a, x), -literal(shape, b, y));
  switch (constraint.kind) {
    case 'distinct':
      break;
    case 'cage':
      addCage(writer, statement, constraint);
      break;
    case 'linear': {
      const steps = constraint.terms.map(({ cell, weight }) =>
        Array.from({ length: digitCount }, (_, index) => ({
          when: [literal(shape, cell, index)],
          adds: weight * (minDigit + index),
        })),
      );
      addTotals(writer, steps, constraint.sum);
      break;
    }
    case 'chain':
      for (const [i, a] of constraint.cells.entries())
        for (const [gap, b] of constraint.cells.slice(i + 1).entries())
          for (let x = 0; x < digitCount; x++)
            for (let y = 0; y < Math.min(x + gap + 1, digitCount); y++) forbidPair(a, x, b, y);
      break;
    case 'relation':
      for (const [x, allowed] of constraint.allowed.entries())
        for (const y of indicesOf(shape.allDigits & ~allowed)) forbidPair(constraint.a, x, constraint.b, y);
      break;
    case 'same':
      for (let index = 0; index < digitCount; index++) {
        const counted = (adds: number) => (cell: number) => {
          const here = literal(shape, cell, index);
          return [
            { when: [here], adds },
            { when: [-here], adds: 0 },
          ];
        };
        addTotals(writer, [...constraint.a.map(counted(1)), ...constraint.b.map(counted(-1))], 0);
      }
  }
}

function addCage(
  writer: ClauseWriter,
  { shape, start }: Statement,
  { cells, sum }: Extract<Posted, { kind: 'cage' }>,
): void {
  const all = indicesOf(shape.allDigits);
  const of = (index: number) => cells.map((cell) => literal(shape, cell, index));
  for (const index of all) writer.atMostOne(of(index));
  const { must, may } = boundsOf(cells, start);
  const sets = digitSets(shape, cells.length, sum, must, may, MOST_SETS);
  if (!sets) {
    const steps = cells.map((cell) =>
      all.map((index) => ({ when: [literal(shape, cell, index)], adds: shape.minDigit + index })),
    );
    addTotals(writer, steps, sum);
    return;
  }
  const chosen = sets.map((set) => ({ set, is: writer.fresh() }));
  writer.exactlyOne(chosen.map(({ is }) => is));
  for (const { set, is } of chosen)
    for (const index of all)
      if (((set >> index) & 1) === 1) writer.add(-is, ...of(index));
      else for (const here of of(index)) writer.add(-is, -here);
}

/** Clauses as DIMACS text. */
export function toDimacs({ variables, clauses }: Clauses, remarks: readonly string[] = []): string {
  return [
    ...remarks.map((remark) => `c ${remark}`),
    `p cnf ${variables} ${clauses.length}`,
    ...clauses.map((clause) => [...clause, 0].join(' ')),
    '',
  ].join('\n');
}
