// Speed of the variant engine per group of ../shared/corpus/variants: puzzle document in (JSON text), verdict out (set-up +
// first solution + proof), CPU time; and, beside it in the same process, of Interactive Sudoku Solver (ISS).
//   npm run bench -- variants [--iss DIR] [--only REGEX] [--group NAME] [--repeat N] [--json FILE] [--kernel NAME] [--block N]
// DIR is a work tree of ISS. Both solvers are treated alike: text in, verdict out, everything compiled by a warm-up, each solve
// timed by itself, what the clock costs taken off. In a round one solves a puzzle up to 20 times in a row (and once before,
// not timed, to find the caches as its own work leaves them), then the other as often; a round's figure is the mean, a
// puzzle's the median of N rounds (5; a puzzle that takes long has fewer). That is the speed on a puzzle met again. With --block 8 eight puzzles take turns within the stretch of each solver: so nothing kept
// from the puzzle before (layout, processor caches) is of use. --kernel typescript measures the twin.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { symbolOf } from 'hitotsu/board';
import { useKernel } from 'hitotsu/engine';
import { parsePuzzle } from 'hitotsu/puzzle';
import { builtinRules } from 'hitotsu/rules';
import { solveNow } from 'hitotsu/solver';

const here = dirname(fileURLToPath(import.meta.url));
const shared = join(here, '..', '..', 'shared');
/** Nodes after which we give up on a puzzle, and milliseconds after which it is not measured again. */
const NODES = 5_000_000;
const LONG = 400;
/** Most solves of one puzzle in a row, and milliseconds that they should take together, by the slower solver. */
const MOST_REPEATS = 20;
const STRETCH = 12;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

const geometricMean = (values) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

/** Text of a document to verdict. */
function ours(text) {
  const parsed = parsePuzzle(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const { status, solutions, stats } = solveNow(parsed.value, { budget: { nodes: NODES } });
  return { status, solution: solutions[0], nodes: stats.nodes, guesses: stats.guesses };
}

/** A function from an ISS string to the number of guesses until the verdict; throws away what it found. */
async function loadIss(folder) {
  globalThis.self ??= globalThis;
  globalThis.VERSION_PARAM ??= '';
  const load = (path) => import(pathToFileURL(resolve(folder, path)).href);
  const { SudokuParser } = await load('js/sudoku_parser.js');
  const { SudokuBuilder } = await load('js/solver/sudoku_builder.js');
  return (input) => {
    const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(input)));
    const internal = solver._internalSolver;
    internal.run({ maxSolutions: 2 }, () => {});
    return internal.counters.guesses;
  };
}

/** CPU milliseconds that taking the time itself costs. */
function costOfClock() {
  const costs = [];
  for (let i = 0; i < 2000; i++) {
    const before = cpuMs();
    costs.push(cpuMs() - before);
  }
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

/** Measures a few puzzles in turn; see the head of the file. */
function measure(block, iss, rounds, clock) {
  const timed = (work, input) => {
    const before = cpuMs();
    const result = work(input);
    return [Math.max(cpuMs() - before - clock, 0.0005), result];
  };
  const runs = block.map(({ puzzle, text }) => {
    const [first, answer] = timed(ours, text);
    const [other, issGuesses] = iss ? timed(iss, puzzle.iss) : [0];
    const { nodes, guesses, status, solution } = answer;
    const right = status === 'unique' && Array.from(solution, symbolOf).join('') === puzzle.solution;
    const row = { id: puzzle.id, group: puzzle.group, nodes, guesses, status, right };
    if (iss) row.issGuesses = issGuesses;
    const slower = Math.max(first, other);
    const repeats = Math.max(1, Math.min(MOST_REPEATS, Math.floor(STRETCH / slower)));
    return { row, text, iss: puzzle.iss, repeats, rounds: slower > LONG ? 1 : rounds, own: [], other: [] };
  });
  /** Each puzzle solved as often as it shall be, all in turns; the mean of each goes to its `list`. */
  const stretch = (now, work, input, list) => {
    const sums = now.map(() => 0);
    for (const run of now) if (run.repeats > 1) work(run[input]);
    for (let i = 0; i < MOST_REPEATS; i++)
      for (const [r, run] of now.entries()) if (i < run.repeats) sums[r] += timed(work, run[input])[0];
    for (const [r, run] of now.entries()) run[list].push(sums[r] / run.repeats);
  };
  for (let round = 0; round < rounds; round++) {
    const now = runs.filter((run) => round < run.rounds);
    stretch(now, ours, 'text', 'own');
    if (iss) stretch(now, iss, 'iss', 'other');
  }
  return runs.map(({ row, own, other }) => {
    row.ms = median(own);
    if (iss) row.issMs = median(other);
    return row;
  });
}

const cell = (value, width, digits) =>
  (typeof value === 'number' ? value.toFixed(digits) : value).padStart(width);

function printGroup(name, rows) {
  const times = rows.map(({ ms }) => ms);
  let line = name.padEnd(9) + cell(rows.length, 5, 0) + cell(rows.filter(({ right }) => !right).length, 7, 0);
  line += cell(median(times), 10, 3) + cell(Math.max(...times), 10, 1);
  line +=
    cell(median(rows.map(({ nodes }) => nodes)), 8, 0) +
    cell(Math.max(...rows.map(({ nodes }) => nodes)), 9, 0);
  if (rows[0].issMs !== undefined) {
    const ratios = rows.map(({ ms, issMs }) => issMs / ms);
    const worst = rows.map(({ id, ms, issMs }) => [issMs / ms, id]).sort((a, b) => a[0] - b[0]);
    line += cell(median(rows.map(({ issMs }) => issMs)), 10, 3) + cell(geometricMean(ratios), 8, 1);
    line += cell(ratios.filter((ratio) => ratio < 1).length, 7, 0);
    line += `   ${worst
      .slice(0, 3)
      .map(([ratio, id]) => `${id} ${ratio.toFixed(2)}`)
      .join(', ')}`;
  }
  console.log(line);
}

/** Measures and prints; returns the rows `{id, group, ms, nodes, status, right, issMs?, issGuesses?}`. */
export async function run(args = []) {
  const value = (flag) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  console.log(`kernel: ${useKernel(value('--kernel') ?? 'wasm')}`);
  const corpus = join(shared, 'corpus', 'variants');
  if (!existsSync(corpus)) {
    console.log('../shared is not here: nothing to measure');
    return [];
  }
  const { toDocument } = await import(pathToFileURL(join(shared, 'tools', 'corpus-to-documents.mjs')).href);
  const only = new RegExp(value('--only') ?? '');
  const groups = new Map();
  for (const file of readdirSync(corpus).filter((entry) => entry.endsWith('.json')))
    for (const puzzle of JSON.parse(readFileSync(join(corpus, file), 'utf8')).puzzles) {
      if (!only.test(puzzle.id) || (value('--group') ?? puzzle.group) !== puzzle.group) continue;
      const document = toDocument(puzzle);
      if (!document.rules.every((rule) => builtinRules.expand(rule.type ?? rule))) continue;
      if (!groups.has(puzzle.group)) groups.set(puzzle.group, []);
      groups.get(puzzle.group).push({ puzzle, text: JSON.stringify(document) });
    }
  const iss = value('--iss') ? await loadIss(value('--iss')) : null;

  // So that everything is compiled before it is timed.
  for (const end = cpuMs() + 2500; cpuMs() < end; )
    for (const list of groups.values())
      for (const { puzzle, text } of list.slice(0, 12)) {
        if (puzzle.size > 9) continue;
        ours(text);
        iss?.(puzzle.iss);
      }

  const clock = costOfClock();
  console.log(
    `group  puzzles  wrong median ms  worst ms   nodes    worst${iss ? '    ISS ms   ratio  below 1   lowest ratios' : ''}`,
  );
  const rows = [];
  for (const [name, list] of groups) {
    const measured = [];
    const block = Number(value('--block') ?? 1);
    for (let i = 0; i < list.length; i += block)
      measured.push(...measure(list.slice(i, i + block), iss, Number(value('--repeat') ?? 5), clock));
    printGroup(name, measured);
    rows.push(...measured);
  }
  const wrong = rows.filter(({ right }) => !right);
  for (const { id, status } of wrong) console.log(`  not unique with the stored solution: ${id} (${status})`);
  console.log(
    `slowest: ${[...rows]
      .sort((a, b) => b.ms - a.ms)
      .slice(0, 8)
      .map(
        ({ id, ms, nodes, issMs }) =>
          `${id} ${ms.toFixed(0)} ms, ${nodes} nodes${issMs ? ` (ISS ${issMs.toFixed(0)} ms)` : ''}`,
      )
      .join('; ')}`,
  );
  if (value('--json')) writeFileSync(value('--json'), JSON.stringify(rows, null, 1));
  if (wrong.length > 0) process.exitCode = 1;
  return rows;
}
