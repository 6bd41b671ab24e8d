// The classic SIMD kernel, the band solver and the general engine against each other, on puzzles of ../shared/corpus/classic with
// clues taken away, added and changed (24,000 with --full): equal exact counts up to 3,000, equal statuses, every solution checked
// by the definition. The same with candidate lists. The text path in slices, the generator against its twin and for uniqueness and
// minimality under every symmetry, and the balance of digits in full grids.
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, runNow } from 'hitotsu/base';
import { drawClassic, LineSolver, makeClassic, searchOver, useClassic } from 'hitotsu/classic';
import { SearchEvent } from 'hitotsu/engine';
import { generateManyNow, SYMMETRIES } from 'hitotsu/generator';
import { parsePuzzle, withGivens } from 'hitotsu/puzzle';
import { countNow, solveNow } from 'hitotsu/solver';
import { finish, full, hitotsu, needShared, root } from './shared.mjs';

const folder = needShared('corpus', 'classic');
const LIMIT = 3000;
const TWINS = ['simd', 'band', 'none'];
const SOURCES = [
  'royle17',
  'top1465',
  'hardest1106',
  'hardest1905_11plus',
  'minimal_random',
  'typical_qqwing',
  'serg_multi',
];

const parsed = parsePuzzle({ hitotsu: 1, size: 9, givens: '.'.repeat(81) });
const { problem } = parsed.value;
const lines = SOURCES.flatMap((name) =>
  readFileSync(join(folder, `${name}.txt`), 'latin1')
    .split('\n')
    .filter((line) => line.length === 81)
    .slice(0, 1500),
);

let passed = 0;
let failed = 0;
function expect(right, what) {
  if (right) passed++;
  else if (failed++ < 10) console.log(`  wrong: ${what}`);
}
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** A full grid by the definition, in which each cell has one of its candidates. */
function isSolution(grid, sets) {
  const units = Array.from({ length: 9 }, (_, k) => [
    Array.from({ length: 9 }, (_, i) => k * 9 + i),
    Array.from({ length: 9 }, (_, i) => i * 9 + k),
    Array.from(
      { length: 9 },
      (_, i) => (3 * Math.floor(k / 3) + Math.floor(i / 3)) * 9 + 3 * (k % 3) + (i % 3),
    ),
  ]).flat();
  return (
    grid.every((digit, cell) => digit >= 1 && digit <= 9 && (sets[cell] >> (digit - 1)) & 1) &&
    units.every((unit) => new Set(unit.map((cell) => grid[cell])).size === 9)
  );
}

const setsOf = (text) => Int32Array.from(text, (char) => (char >= '1' ? 1 << (Number(char) - 1) : 511));

function altered(index) {
  const random = new Random(`altered ${index}`);
  const line = random.pick(lines);
  const cells = [...line];
  const clues = cells.flatMap((char, cell) => (char === '.' ? [] : [cell]));
  const empty = cells.flatMap((char, cell) => (char === '.' ? [cell] : []));
  const digit = () => String(1 + random.below(9));
  if (index % 4 === 0) for (let n = 1 + random.below(5); n > 0; n--) cells[random.pick(clues)] = '.';
  else if (index % 4 === 1) cells[random.pick(empty)] = digit();
  else if (index % 4 === 2) cells[random.pick(clues)] = digit();
  else {
    // One clue out, some of a solution's digits in.
    cells[random.pick(clues)] = '.';
    const [solution] = solveNow(withGivens(parsed.value, line).value, { limit: 1 }).solutions;
    for (let n = random.below(12); n > 0; n--) {
      const cell = random.pick(empty);
      cells[cell] = String(solution[cell]);
    }
  }
  return cells.join('');
}

function countAltered(n) {
  const since = performance.now();
  const seen = [0, 0, 0];
  for (let index = 0; index < n; index++) {
    useClassic('simd');
    const text = altered(index);
    const puzzle = withGivens(parsed.value, text).value;
    const answers = TWINS.map((twin) => {
      useClassic(twin);
      const { count, exact } = countNow(puzzle, { limit: LIMIT });
      const { status, solutions } = solveNow(puzzle);
      const sound = solutions.every((grid) => isSolution([...grid], setsOf(text)));
      const distinct = new Set(solutions.map((grid) => grid.join(''))).size === solutions.length;
      const unique = status === 'unique' ? solutions[0].join('') : '';
      return [count, exact, status, sound && distinct, unique].join(' ');
    });
    expect(
      answers[0] === answers[1] && answers[0] === answers[2] && / true /.test(answers[0]),
      `${text} ${answers}`,
    );
    seen[Math.min(Number(answers[0].split(' ')[0]), 2)]++;
  }
  console.log(`altered puzzles with none / one / several solutions: ${seen.join(' / ')} (${seconds(since)})`);
}

/** Counts from candidate sets by the search itself. */
function countSets(sets, limit) {
  const search = searchOver(problem);
  search.begin(sets);
  let count = 0;
  let sound = true;
  while (count < limit && search.next(1e9) === SearchEvent.solution) {
    count++;
    sound &&= isSolution([...search.grid], sets);
  }
  search.release();
  return `${count} ${sound}`;
}

function countCandidates(n) {
  const since = performance.now();
  for (let index = 0; index < n; index++) {
    const random = new Random(`candidates ${index}`);
    useClassic('simd');
    const { puzzle, solution } = makeClassic(5, 5, index, 1, 0);
    const sets = Int32Array.from(puzzle, (digit) => (digit ? 1 << (digit - 1) : 511));
    for (let i = random.below(120); i > 0; i--) {
      const cell = random.below(81);
      const digit = random.below(9);
      if (random.below(40) === 0 || solution[cell] !== digit + 1) sets[cell] &= ~(1 << digit);
    }
    for (let i = random.below(6); i > 0; i--) sets[random.below(81)] |= random.below(512);
    const counts = TWINS.map((twin) => {
      useClassic(twin);
      return countSets(sets, 300);
    });
    expect(new Set(counts).size === 1 && /true/.test(counts[0]), `candidates ${index}: ${counts}`);
  }
  useClassic('simd');
  console.log(`candidate lists: ${n} (${seconds(since)})`);
}

async function compareText() {
  const text = Array.from({ length: full ? 4000 : 400 }, (_, index) => altered(index)).join('\n');
  for (const form of ['line', 'ndjson']) {
    const { bytes } = runNow(new LineSolver({ form, limit: 2 }).solve(Buffer.from(`${text}\n`), 1));
    const out = Buffer.from(bytes).toString();
    const single = await hitotsu(['solve', '--format', form, '--budget-nodes', '100000000'], `${text}\n`);
    const bulk = await hitotsu(['solve', '--format', form, '--threads', '2'], `${text}\n`);
    expect(out === single.out && out === bulk.out, `text path, ${form}`);
  }
}

function compareMaking(n) {
  const since = performance.now();
  for (const symmetry of SYMMETRIES)
    for (const wish of [{ minimal: true }, { clues: 32 }, { difficulty: 'expert' }]) {
      const options = { ...wish, symmetry, seed: 'acceptance', count: n };
      const [made, twin] = ['simd', 'band'].map((name) => {
        useClassic(name);
        return Array.from(generateManyNow(options), ({ puzzle, solution, seed, reached, stats }) =>
          JSON.stringify([puzzle.document.givens, solution.join(''), seed, reached, stats]),
        );
      });
      made.forEach((text, i) => {
        expect(text === twin[i], `${symmetry} ${JSON.stringify(wish)} ${i}: twins differ`);
      });
      useClassic('none');
      for (const text of made) {
        const [givens, solution] = JSON.parse(text);
        const { status, solutions } = solveNow(withGivens(parsed.value, givens).value);
        expect(status === 'unique' && solutions[0].join('') === solution, `${givens} is not unique`);
        if (!wish.minimal || symmetry !== 'none') continue;
        for (let cell = 0; cell < 81; cell++) {
          if (givens[cell] === '.') continue;
          const less = `${givens.slice(0, cell)}.${givens.slice(cell + 1)}`;
          expect(
            solveNow(withGivens(parsed.value, less).value).status === 'multiple',
            `${givens} is not minimal`,
          );
        }
      }
    }
  useClassic('simd');
  console.log(`generator: ${n} of each of 8 symmetries and 3 wishes (${seconds(since)})`);
}

function balance(n) {
  const seen = new Float64Array(729);
  for (let index = 0; index < n; index++)
    drawClassic(42, 0, index).forEach((digit, cell) => {
      seen[cell * 9 + digit - 1]++;
    });
  // 729 counts of mean n / 9; 648 degrees of freedom, standard deviation 36.
  const chi = seen.reduce((sum, count) => sum + (count - n / 9) ** 2 / (n / 9), 0);
  expect(Math.abs(chi - 648) < 5 * 36, `chi-square ${chi}`);
  console.log(`full grids: ${n}, chi-square ${chi.toFixed(0)} (expected 648 ± 36)`);
}

/** Very many lines with a broken one in the middle: all answered, in order, in constant memory; and Ctrl-C leaves whole lines. */
async function manyLines(n) {
  const since = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'hitotsu-'));
  const input = join(folder, 'lines.txt');
  const output = join(folder, 'answers.txt');
  const text = Array.from({ length: n }, (_, i) => lines[i % 1500]);
  text[n >> 1] = 'no puzzle';
  writeFileSync(input, `${text.join('\n')}\n`);
  const start = (args) =>
    spawn(process.execPath, [join(root, 'packages/cli/bin/hitotsu.mjs'), 'solve', ...args, input], {
      stdio: ['ignore', openSync(output, 'w'), 'ignore'],
    });
  const end = (child) => new Promise((resolve) => child.on('close', resolve));
  let peak = 0;
  for (const args of [[], ['--threads', '2']]) {
    const child = start(['--format', 'line', ...args]);
    const watch = setInterval(() => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        peak = Math.max(peak, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      } catch {
        // no such place, or gone
      }
    }, 50);
    const status = await end(child);
    clearInterval(watch);
    const answers = readFileSync(output, 'utf8').split('\n');
    expect(
      status === 2 && answers.length === n + 1,
      `${n} lines: status ${status}, ${answers.length - 1} answers`,
    );
    let wrong = 0;
    for (let i = 0; i < n; i++) {
      const answer = answers[i];
      const fits =
        i === n >> 1
          ? answer === 'invalid'
          : answer.length === 81 && [...text[i]].every((char, cell) => char === '.' || char === answer[cell]);
      if (!fits) wrong++;
    }
    expect(wrong === 0, `${wrong} of ${n} lines are not in order`);
  }
  expect(peak < 350, `${peak.toFixed(0)} MB`);
  const child = start(['--format', 'ndjson']);
  while (statSync(output).size === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill('SIGINT');
  const status = await end(child);
  const left = readFileSync(output, 'utf8');
  expect(status === 130 && left.endsWith('}\n'), `interrupted: status ${status}`);
  rmSync(folder, { recursive: true });
  console.log(`${n} lines, peak ${peak.toFixed(0)} MB (${seconds(since)})`);
}

if (useClassic('simd') !== 'simd') expect(false, 'no SIMD kernel here');
countAltered(full ? 24_000 : 500);
countCandidates(full ? 6000 : 300);
await compareText();
await manyLines(full ? 1_000_000 : 200_000);
compareMaking(full ? 30 : 4);
balance(full ? 50_000 : 5000);
finish(passed, failed);
