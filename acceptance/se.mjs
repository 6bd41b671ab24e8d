// The Sudoku Explainer rater against the published ratings and, step by step, against the recorded paths. By default a
// sample; `--full` takes every row and every path. A row that differs is followed along its recorded path, where there
// is one, to the first step that differs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finish, full, needShared, root, sample } from './shared.mjs';

const folder = needShared('reference');
const { rateSeNow, nextSeStepNow } = await import(
  pathToFileURL(join(root, 'packages/hitotsu/dist/logic/se/index.js')).href
);
const lines = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const tenths = (text) => Math.round(Number(text) * 10);

const ratedBy = new Map(
  lines('se-ratings-source.tsv').map((line) => [line.split('\t')[0], line.split('\t')[2]]),
);
const rows = lines('se-ratings.tsv')
  .slice(1)
  .map((line) => {
    const [puzzle, er, ep, ed] = line.split('\t');
    return { puzzle, want: [er, ep, ed].map(tenths), skfr: ratedBy.get(puzzle) === 'skfr' };
  });
const paths = lines('se-traces.jsonl').map((line) => JSON.parse(line));
// Some puzzles have a path of each program: the classic one comes first.
const pathOf = new Map(paths.toReversed().map((path) => [path.puzzle, path]));

// --- ratings ---------------------------------------------------------------------------------------------------------
// Rows from skfr are exact below 7.0 only; from there up they are listed but not judged.
const kinds = [
  { name: 'below 7.0, classic', of: (row) => row.want[0] < 70 && !row.skfr, must: 1 },
  { name: 'below 7.0, skfr', of: (row) => row.want[0] < 70 && row.skfr, must: 0.99 },
  { name: '7.0 to 7.9', of: (row) => row.want[0] >= 70 && row.want[0] < 80 && !row.skfr, must: 1 },
  { name: '8.0 to 8.9', of: (row) => row.want[0] >= 80 && row.want[0] < 90 && !row.skfr, must: 1 },
  { name: '9.0 to 9.9', of: (row) => row.want[0] >= 90 && row.want[0] < 100 && !row.skfr, must: 1 },
  { name: '10.0 and above', of: (row) => row.want[0] >= 100 && !row.skfr, must: 0.8 },
  { name: '7.0 and above, skfr', of: (row) => row.want[0] >= 70 && row.skfr, must: 0 },
];
const sizes = [60, 40, 20, 20, 16, 5, 2];
let passed = 0;
let failed = 0;
console.log('band                  equal / rows   median ms   needed');
kinds.forEach((kind, index) => {
  const chosen = sample(rows.filter(kind.of), sizes[index]);
  const times = [];
  let equal = 0;
  const misses = [];
  for (const row of chosen) {
    const before = process.cpuUsage().user;
    const rating = rateSeNow(row.puzzle);
    times.push((process.cpuUsage().user - before) / 1000);
    const got = [rating.er, rating.ep, rating.ed].map(tenths);
    if (rating.status === 'rated' && got.join() === row.want.join()) equal++;
    else
      misses.push(`${row.puzzle} ${row.want.join('/')} -> ${rating.status} ${got.join('/')}: ${where(row)}`);
  }
  times.sort((a, b) => a - b);
  const median = (times[times.length >> 1] ?? 0).toFixed(1);
  const share = `${equal} / ${chosen.length}`.padStart(12);
  console.log(
    `${kind.name.padEnd(20)} ${share} ${median.padStart(12)} ${`${kind.must * 100} %`.padStart(8)}`,
  );
  for (const miss of misses) console.log(`    ${miss}`);
  if (kind.must === 0) return;
  const good = equal >= kind.must * chosen.length;
  passed += good ? chosen.length : equal;
  failed += good ? 0 : chosen.length - equal;
});

// --- paths, each step from the recorded position ---------------------------------------------------------------------
const replayed = sample(paths, 24);
let steps = 0;
let wrong = 0;
for (const path of replayed) {
  const difference = follow(path, true);
  steps += path.steps.length;
  if (difference === null) passed++;
  else {
    failed++;
    wrong++;
    console.log(`    ${path.puzzle} ${difference}`);
  }
}
console.log(`paths: ${replayed.length} with ${steps} steps, ${wrong} differ`);

// --- soundness: a path that ends in a full grid without a contradiction never struck a digit of the one solution -------
const CORPUS = {
  royle17: 14000,
  easy_naked_singles: 3000,
  minimal_random: 2000,
  top1465: 1000,
  typical_qqwing: 400,
};
for (const [name, count] of Object.entries(CORPUS)) {
  const all = lines(join('..', 'corpus', 'classic', `${name}.txt`));
  const wanted = full ? count : Math.ceil(count / 100);
  const chosen = all.filter((_, i) => (i * wanted) % all.length < wanted);
  const lost = chosen.filter((puzzle) => rateSeNow(puzzle).status !== 'rated');
  console.log(`sound: ${name}, ${chosen.length} puzzles, ${lost.length} did not reach the solution`);
  for (const puzzle of lost.slice(0, 5)) console.log(`    ${puzzle}`);
  passed += chosen.length - lost.length;
  failed += lost.length;
}
finish(passed, failed);

/** The first step at which the recorded path of a row differs. */
function where(row) {
  const path = pathOf.get(row.puzzle);
  return path ? (follow(path, false) ?? 'no step of the recorded path differs') : 'no recorded path';
}

/** The first step of a recorded path that the rater does not take in its position, in words, or null. */
function follow(path, strict) {
  const order = strict && !path.program.startsWith('SE 1.2.1') ? 'sukaku' : 'classic';
  const values = [...path.puzzle].map((text) => (text === '.' ? 0 : Number(text)));
  const candidates = values.map((value, cell) => (value ? 0 : 511 & ~seen(values, cell)));
  for (const [index, step] of path.steps.entries()) {
    const found = nextSeStepNow({ values, candidates }, { order }).step;
    const got = found ? describe(found) : 'no step';
    const want = [
      step.producer,
      Number(step.rating).toFixed(1),
      step.n ?? '',
      step.eliminations.map(candidate).sort((a, b) => a - b),
      step.placements.map(candidate),
    ].join(' ');
    if (got !== want) return `step ${index + 1}: ${want} -> ${got}`;
    for (const text of step.eliminations)
      candidates[Math.floor(candidate(text) / 9)] &= ~(1 << (candidate(text) % 9));
    for (const text of step.placements) {
      const cell = Math.floor(candidate(text) / 9);
      const digit = candidate(text) % 9;
      values[cell] = digit + 1;
      candidates[cell] = 0;
      for (let peer = 0; peer < 81; peer++) if (sees(cell, peer)) candidates[peer] &= ~(1 << digit);
    }
  }
  return null;
}

function describe(step) {
  const placement = step.placement === undefined ? [] : [step.placement];
  return [step.producer, (step.tenths / 10).toFixed(1), step.n ?? '', step.eliminations, placement].join(' ');
}

/** `r1c2<>5` or `r1c2=5` as a number. */
function candidate(text) {
  return (Number(text[1]) - 1) * 81 + (Number(text[3]) - 1) * 9 + Number(text.at(-1)) - 1;
}

function sees(a, b) {
  const box = (cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
  return a !== b && (Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b));
}

function seen(values, cell) {
  return values.reduce((set, value, peer) => (value && sees(cell, peer) ? set | (1 << (value - 1)) : set), 0);
}
