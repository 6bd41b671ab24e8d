import { createRequire } from 'node:module';
import loadHighs from 'highs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/index.ts';
import { generateNow } from '../generator/index.ts';
import { type Puzzle, parsePuzzle, writeDigits } from '../puzzle/index.ts';
import { solveNow } from '../solver/index.ts';
import { toAsp } from './asp.ts';
import { toClauses, toDimacs } from './cnf.ts';
import { toLp } from './lp.ts';
import { toModel } from './model.ts';
import { toMps } from './mps.ts';
import { readForeignAnswer } from './solution-file.ts';

const puzzleOf = (givens: string): Puzzle =>
  unwrap(parsePuzzle({ hitotsu: 1, size: Math.sqrt(givens.length), givens }));

const SMALL = '12..3.......4...';
const FULL = '1234341221434321';
const made = (rules: string) => generateNow({ rules, size: 6, minimal: true, seed: `text/${rules}` });

describe('LP and MPS text', () => {
  it('is as people would write it', () => {
    const lp = toLp(toModel(puzzleOf(SMALL)), ['a remark']);
    expect(lp.split('\n').slice(0, 5)).toEqual([
      '\\ a remark',
      'Minimize',
      ' any: 0 x_1_3_3',
      'Subject To',
      ' cell_1_3: x_1_3_3 + x_1_3_4 = 1',
    ]);
    expect(lp).toMatch(/\n row_3_d1: x_3_\d_1 \+ .* = 1\n/);
    expect(lp.split('\n').every((line) => line.length < 255)).toBe(true);
  });

  it.each(['classic', 'killer', 'thermo', 'sum', 'anti-knight', 'non-consecutive', 'jigsaw+diagonals'])(
    'of %s is read back by HiGHS as the same program, in both forms',
    async (rules) => {
      const highs = await (loadHighs as unknown as typeof loadHighs.default)();
      const { puzzle, solution } = made(rules);
      for (const form of ['reduced', 'full'] as const) {
        const program = toModel(puzzle, { form });
        const lp = toLp(program);
        const mps = new TextEncoder().encode(toMps(program));
        for (const source of [
          { format: 'lp' as const, data: lp },
          { format: 'mps' as const, data: mps },
        ])
          highs.withModel(source, (model) => {
            model.options.set({ output_flag: false });
            const { numCols, numRows } = model.getLp();
            expect([numCols, numRows]).toEqual([program.variables.length, program.rows.length]);
            model.run();
            const values = model.getSolution().colValue;
            const text = program.variables.map((_, i) => `${model.getColName(i)} ${values[i]}`).join('\n');
            const answer = unwrap(readForeignAnswer(text, puzzle));
            expect(writeDigits(answer.grid as Int8Array)).toBe(writeDigits(solution));
          });
      }
    },
  );

  it('can say that nothing is open, and that nothing is possible', async () => {
    const highs = await (loadHighs as unknown as typeof loadHighs.default)();
    const statusOf = (data: string) =>
      highs.withModel({ format: 'lp', data }, (model) => {
        model.options.set({ output_flag: false });
        return model.run().modelStatus;
      });
    expect(statusOf(toLp(toModel(puzzleOf(FULL))))).toBe(highs.constants.modelStatus.optimal);
    expect(statusOf(toLp(toModel(puzzleOf(`11${FULL.slice(2)}`))))).toBe(
      highs.constants.modelStatus.infeasible,
    );
    expect(toMps(toModel(puzzleOf(FULL)))).toContain('nothing_open');
  });
});

describe('ASP text', () => {
  const clingo = createRequire(import.meta.url)('clingo-wasm') as {
    run(program: string, models: number): Promise<{ Models?: { Number: number } }>;
  };
  it.each(['classic', 'killer', 'thermo', 'sum', 'anti-knight', 'non-consecutive', 'odd', 'extra-region'])(
    'of %s has one answer for clingo, with fewer givens as many as the engine finds',
    async (rules) => {
      const { puzzle } = made(rules);
      const few = { ...puzzle.document, givens: puzzle.document.givens.replace(/\d/, '.') };
      const more = unwrap(parsePuzzle(few));
      const count = async (one: Puzzle) => (await clingo.run(toAsp(one, ['remark']).text, 60)).Models?.Number;
      expect(await count(puzzle)).toBe(1);
      expect(await count(more)).toBe(solveNow(more, { limit: 60 }).solutions.length);
    },
  );
});

describe('an answer from elsewhere', () => {
  const puzzle = puzzleOf(SMALL);
  const grid = '1234341243212143';
  const solutions = solveNow(puzzle, { limit: 50 }).solutions.map(writeDigits);
  const wanted = solutions[0] as string;
  const triples = [...wanted].map((digit, i) => [Math.floor(i / 4) + 1, (i % 4) + 1, Number(digit)] as const);
  const named = (form: (name: string, index: number) => string) =>
    triples.map(([r, c, d], i) => form(`x_${r}_${c}_${d}`, i)).join('\n');
  const read = (text: string, one = puzzle) => {
    const result = readForeignAnswer(text, one);
    return result.ok ? result.value.grid && writeDigits(result.value.grid) : result.errors[0]?.code;
  };

  it.each([
    [
      'CBC',
      `Optimal - objective value 0.00000000\n${named((name, i) => `     ${i} ${name}       1       0`)}`,
    ],
    [
      'HiGHS',
      `Model status\nOptimal\n\n# Primal solution values\nFeasible\n${named((name) => `${name} 1`)}\nx_1_1_2 0`,
    ],
    [
      'HiGHS as a table',
      `Columns\n    Index Status  Lower  Upper  Primal  Dual  Type  Name\n${named(
        (name, i) => `   ${i}          0      1       1        Integer   ${name}`,
      )}\n  99          0      1       0        Integer   x_1_1_2\n`,
    ],
    ['SCIP', `solution status: optimal solution found\n${named((name) => `${name}     1 \t(obj:0)`)}`],
    [
      'GLPK -o',
      `Status:     INTEGER OPTIMAL\n${named((name, i) => `  ${i} ${name}  *      1     0      1`)}`,
    ],
    ['clingo', `Answer: 1\n${triples.map((triple) => `x(${triple})`).join(' ')}\nSATISFIABLE`],
    ['cadical', `s SATISFIABLE\nv ${triples.map(([, , d], i) => 4 * i + d).join(' ')} 0`],
    ['minisat', `SAT\n-1 ${triples.map(([, , d], i) => 4 * i + d).join(' ')} 0`],
  ])('of %s is read and checked', (_, text) => expect(read(text)).toBe(wanted));

  it('of GLPK -w is read by the numbers of the columns', () => {
    const { variables } = toModel(puzzle);
    const lines = variables.map(
      ({ cell, digit }, i) => `j ${i + 1} ${cell >= 0 && wanted[cell] === String(digit) ? 1 : 0}`,
    );
    expect(read(`s mip 9 ${variables.length} o 0\n${lines.join('\n')}\ne o f\n`)).toBe(wanted);
    expect(read('s mip 9 64 o 0\nj 1 1\n')).toBe('solution-size');
  });

  it.each([
    'Infeasible - objective value 0',
    'Model status\nInfeasible\n',
    's UNSATISFIABLE\n',
    'UNSAT\n',
    'UNSATISFIABLE',
  ])('that there is none is read: %s', (text) => expect(read(text)).toBe(null));

  it('that is wrong is refused', () => {
    expect(read('')).toBe('solution-unknown');
    expect(read('hello\n')).toBe('solution-unknown');
    expect(read(`${named((name) => `${name} 1`)}\nx_1_1_2 1`)).toBe('solution-two');
    expect(read('x_9_9_9 1')).toBe('solution-place');
    expect(read('x_1_3_3 1')).toBe('solution-incomplete');
    const other = solveNow(puzzleOf('21..............')).solutions[0] as Int8Array;
    const all = [...writeDigits(other)].map((d, i) => `x_${Math.floor(i / 4) + 1}_${(i % 4) + 1}_${d} 1`);
    expect(read(all.join('\n'))).toBe('solution-given');
    const broken = grid.replace(/3$/, '4');
    const text = [...broken].map((d, i) => `x_${Math.floor(i / 4) + 1}_${(i % 4) + 1}_${d} 1`).join('\n');
    expect(read(text, puzzleOf('.'.repeat(16)))).toBe('solution-breaks');
  });
});

it('writes DIMACS', () => {
  const clauses = toClauses(puzzleOf(SMALL));
  const lines = toDimacs(clauses, ['remark']).trimEnd().split('\n');
  expect(lines.slice(0, 3)).toEqual(['c remark', `p cnf 64 ${clauses.clauses.length}`, '1 2 3 4 0']);
  expect(lines.length).toBe(2 + clauses.clauses.length);
});
