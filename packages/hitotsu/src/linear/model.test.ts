import { expect, it } from 'vitest';
import { unwrap } from '../base/index.ts';
import { parsePuzzle } from '../puzzle/index.ts';
import { highsSolver, solveProgram, toModel } from './index.ts';

it('x', async () => {
  const puzzle = unwrap(
    parsePuzzle({
      hitotsu: 1,
      size: 9,
      givens: '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6',
    }),
  );
  const full = toModel(puzzle, { form: 'full' });
  console.log(full.variables.length, full.rows.length);
  const red = toModel(puzzle);
  console.log(red.variables.length, red.rows.length, red.rows.slice(0, 3));
  const solver = highsSolver();
  const r = await solveProgram(puzzle, solver);
  expect(r.status).toBe('unique');
  console.log(r);
});
