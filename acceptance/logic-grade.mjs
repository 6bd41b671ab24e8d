#!/usr/bin/env node
// Our own grade of classic puzzles against their Sudoku Explainer rating: easy to 2.3, medium to 3.4, hard to 4.4, expert
// to 7.0, extreme above. Prints the table of both, and how far apart they are. By default a sample; `--full` all rows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finish, full, needShared, root, sample } from './shared.mjs';

const folder = needShared('reference');
const dist = process.env.HITOTSU_DIST ?? pathToFileURL(join(root, 'packages/hitotsu/dist/')).href;
const { parsePuzzle } = await import(new URL('puzzle/index.js', dist).href);
const { GRADES, solvePathNow } = await import(new URL('logic/index.js', dist).href);

const BOUNDS = [2.3, 3.4, 4.4, 7.0, 99];
/** Shares that must be equal, and that may be at most one grade apart. */
const EQUAL = 0.9;
const NEAR = 0.99;
const verbose = process.argv.includes('--verbose');

const rows = readFileSync(join(folder, 'se-ratings.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => line.split('\t'))
  .map(([puzzle, er]) => ({ puzzle, er: Number(er) }));
const graded = (er) => BOUNDS.findIndex((most) => er <= most);
// The upper end has most rows by far: a puzzle rated above 8 is extreme without doubt and slow to work out.
const chosen = BOUNDS.flatMap((_, grade) =>
  sample(
    rows.filter(({ er }) => graded(er) === grade),
    25,
  ),
);

const table = BOUNDS.map(() => BOUNDS.map(() => 0));
let equal = 0;
let near = 0;
for (const { puzzle, er } of chosen) {
  const read = parsePuzzle({ hitotsu: 1, size: 9, givens: puzzle, rules: ['classic'] });
  const path = solvePathNow(read.value, { nets: false });
  const theirs = graded(er);
  const ours = GRADES.indexOf(path.grade);
  table[theirs][ours]++;
  if (ours === theirs) equal++;
  if (Math.abs(ours - theirs) <= 1) near++;
  if (verbose && ours !== theirs) {
    const hardest = path.steps.reduce((most, each) => (each.rating > most.rating ? each : most));
    console.log(
      `    ${puzzle} ER ${er} ours ${path.rating} ${path.status} ${hardest.step.technique} ${hardest.rating}`,
    );
  }
}
console.log(`${'ER'.padEnd(10)}${GRADES.map((grade) => grade.padStart(9)).join('')}`);
for (const [i, row] of table.entries())
  console.log(`${GRADES[i].padEnd(10)}${row.map((count) => String(count).padStart(9)).join('')}`);
const share = (count) => `${((100 * count) / chosen.length).toFixed(1)} %`;
console.log(`${chosen.length} puzzles: ${share(equal)} equal, ${share(near)} at most one grade apart`);
if (!full) console.log('(a sample; --full takes all rows)');
const passed = (equal >= EQUAL * chosen.length ? 1 : 0) + (near >= NEAR * chosen.length ? 1 : 0);
finish(passed, 2 - passed);
