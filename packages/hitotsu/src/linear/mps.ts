import { withDummy } from './lp.ts';
import type { Program, Sense } from './program.ts';

const LETTERS: Readonly<Record<Sense, string>> = { '=': 'E', '<=': 'L', '>=': 'G' };

/** The program as free MPS (names of any length, no blanks in them), as CBC, HiGHS, GLPK (`--freemps`) and SCIP read it. */
export function toMps(source: Program, remarks: readonly string[] = []): string {
  const { variables, rows } = withDummy(source);
  const entries: [name: string, value: number][][] = variables.map(() => []);
  for (const { name, columns, values } of rows)
    for (const [i, column] of columns.entries()) entries[column]?.push([name, values[i] as number]);
  return [
    ...remarks.map((remark) => `* ${remark}`),
    'NAME hitotsu',
    'ROWS',
    ' N any',
    ...rows.map(({ name, sense }) => ` ${LETTERS[sense]} ${name}`),
    'COLUMNS',
    " MARKER 'MARKER' 'INTORG'",
    ...variables.flatMap(({ name }, index) => [
      // A variable that no row mentions must be mentioned all the same.
      ...(entries[index]?.length === 0 ? [` ${name} any 0`] : []),
      ...(entries[index] ?? []).map(([row, value]) => ` ${name} ${row} ${value}`),
    ]),
    " MARKER 'MARKER' 'INTEND'",
    'RHS',
    ...rows.flatMap(({ name, rhs }) => (rhs === 0 ? [] : [` rhs ${name} ${rhs}`])),
    'BOUNDS',
    ...variables.map(({ name, lower, upper }) =>
      lower === upper ? ` FX bounds ${name} ${lower}` : ` UP bounds ${name} 1`,
    ),
    'ENDATA',
    '',
  ].join('\n');
}
