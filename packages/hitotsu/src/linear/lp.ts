import type { Program, ProgramRow, ProgramVariable } from './program.ts';

/** Terms on a line; some readers take lines of at most 255 characters. */
const TERMS = 8;

/** Names in bunches, a bunch a line. */
function lines(words: readonly string[], indent = ' '): string[] {
  const found: string[] = [];
  for (let i = 0; i < words.length; i += TERMS) found.push(`${indent}${words.slice(i, i + TERMS).join(' ')}`);
  return found;
}

function rowText({ name, columns, values, sense, rhs }: ProgramRow, names: readonly string[]): string {
  const terms = columns.map((column, i) => {
    const value = values[i] as number;
    const size = Math.abs(value) === 1 ? '' : `${Math.abs(value)} `;
    const sign = value < 0 ? '- ' : i === 0 ? '' : '+ ';
    return `${sign}${size}${names[column]}`;
  });
  const [first = '', ...rest] = lines(terms, '   ');
  return [` ${name}: ${first.trim()}`, ...rest].join('\n').concat(` ${sense} ${rhs}`);
}

const isFixed = ({ lower, upper }: ProgramVariable): boolean => lower === upper;

/**
 * The program in the CPLEX LP format, as CBC, HiGHS, GLPK and SCIP read it. Fixed variables stand as general integers with
 * bounds: a `Binaries` section would give them the bounds 0 and 1 again in some readers.
 */
export function toLp(program: Program, remarks: readonly string[] = []): string {
  const { variables, rows } = program;
  const names = variables.map(({ name }) => name);
  const fixed = variables.filter(isFixed);
  const free = variables.filter((variable) => !isFixed(variable));
  // A format without constants: an objective needs a variable, a section needs a row.
  const first = names[0];
  if (first === undefined) return toLp(withDummy(program), remarks);
  const section = (title: string, content: readonly string[]) =>
    content.length === 0 ? [] : [title, ...content];
  return [
    ...remarks.map((remark) => `\\ ${remark}`),
    'Minimize',
    ` any: 0 ${first}`,
    'Subject To',
    ...rows.map((row) => rowText(row, names)),
    ...section(
      'Bounds',
      fixed.map(({ name, lower }) => ` ${name} = ${lower}`),
    ),
    ...section('Generals', lines(fixed.map(({ name }) => name))),
    ...section('Binaries', lines(free.map(({ name }) => name))),
    'End',
    '',
  ].join('\n');
}

/** A puzzle without open cells has no variables, which no format can say: one that is 0, and a row that says so. */
export function withDummy(program: Program): Program {
  if (program.variables.length > 0 && program.rows.length > 0) return program;
  const dummy: ProgramVariable = { name: 'nothing_open', cell: -1, digit: 0, lower: 0, upper: 1 };
  const at = program.variables.length;
  const row: ProgramRow = { name: 'nothing_said', columns: [at], values: [1], sense: '=', rhs: 0 };
  return { ...program, variables: [...program.variables, dummy], rows: [...program.rows, row] };
}
