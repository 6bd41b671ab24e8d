import type { Clauses } from '../cnf.ts';
import { gridOf, type Program } from '../program.ts';

/**
 * Every 0-1 solution of a program as its grid's digits, sorted, by trying both values of each variable and turning back
 * where a row can no longer be kept. Written for small boards and for being plainly right.
 */
export function programSolutions(program: Program): string[] {
  const { variables, rows } = program;
  const values = variables.map(() => -1);
  const rowsOf = variables.map((_, variable) => rows.filter(({ columns }) => columns.includes(variable)));
  const found: string[] = [];
  const possible = (row: (typeof rows)[number]): boolean => {
    let least = 0;
    let most = 0;
    row.columns.forEach((column, i) => {
      const weight = row.values[i] as number;
      const value = values[column] as number;
      least += value < 0 ? Math.min(weight, 0) : weight * value;
      most += value < 0 ? Math.max(weight, 0) : weight * value;
    });
    return (row.sense === '>=' || least <= row.rhs) && (row.sense === '<=' || most >= row.rhs);
  };
  const visit = (variable: number): void => {
    if (variable === variables.length) {
      const grid = gridOf(program, (index) => values[index] === 1);
      found.push(grid ? grid.join() : 'a cell with no digit or two');
      return;
    }
    const { lower, upper } = variables[variable] as Program['variables'][number];
    for (let value: number = lower; value <= upper; value++) {
      values[variable] = value;
      if ((rowsOf[variable] ?? []).every(possible)) visit(variable + 1);
    }
    values[variable] = -1;
  };
  if (rows.every(possible)) visit(0);
  return found.sort();
}

/** Every model of some clauses, by its true variables among the first `count`, sorted: DPLL with unit propagation. */
export function clauseModels({ variables, clauses }: Clauses, count: number): string[] {
  const found: string[] = [];
  const holds = (values: Int8Array, literal: number) => values[Math.abs(literal)] === Math.sign(literal);
  /** Sets what follows; false at a contradiction. */
  const propagate = (values: Int8Array): boolean => {
    for (let changed = true; changed; ) {
      changed = false;
      for (const clause of clauses) {
        if (clause.some((literal) => holds(values, literal))) continue;
        const open = clause.filter((literal) => values[Math.abs(literal)] === 0);
        if (open.length === 0) return false;
        if (open.length > 1) continue;
        const [literal] = open as [number];
        values[Math.abs(literal)] = Math.sign(literal);
        changed = true;
      }
    }
    return true;
  };
  const visit = (values: Int8Array): void => {
    if (!propagate(values)) return;
    const open = values.indexOf(0, 1);
    if (open < 0) {
      const ones = Array.from(values.subarray(1, count + 1), (value, i) => (value === 1 ? i + 1 : 0));
      found.push(ones.filter((one) => one > 0).join());
      return;
    }
    for (const sign of [1, -1]) {
      const next = values.slice();
      next[open] = sign;
      visit(next);
    }
  };
  visit(new Int8Array(variables + 1));
  return found.sort();
}
