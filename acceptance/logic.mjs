#!/usr/bin/env node
// The human techniques and the HoDoKu rater against the recorded material: the technique library, HoDoKu's paths step by
// step, and its ratings. By default a sample; `--full` takes everything.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finish, full, needShared, root, sample } from './shared.mjs';

const folder = needShared('reference');
const built = (layer) => import(pathToFileURL(join(root, 'packages/hitotsu/dist', layer, 'index.js')).href);
const { Board, EMPTY, Shape } = await built('board');
const { HODOKU_KINDS, HodokuPosition, hodokuStep, plainLayout, rateHodokuNow } = await built('logic');
const lines = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

let passed = 0;
let failed = 0;
/** Counts all of a group as passed when enough of it is right, else the misses as failed. */
function judge(name, right, all, must) {
  const good = right >= must * all;
  passed += good ? all : right;
  failed += good ? 0 : all - right;
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name.padEnd(40)} ${right} / ${all} (needed ${must * 100} %)`);
}

// --- the technique library -------------------------------------------------------------------------------------------
const library = spawnSync(process.execPath, [join(root, 'scripts/reglib.mjs'), join(folder, 'reglib.txt')], {
  encoding: 'utf8',
});
for (const line of library.stdout.split('\n')) if (line.startsWith('line ')) console.log(`    ${line}`);
const total = /all +passed (\d+) +failed (\d+)/.exec(library.stdout);
const right = Number(total?.[1] ?? 0);
judge('technique library', right, right + Number(total?.[2] ?? 1), 1);

// --- HoDoKu's paths, each step from the recorded position -------------------------------------------------------------
const shape = Shape.of(9);
const layout = plainLayout(shape);
const candidate = (text) => (Number(text[1]) - 1) * 81 + (Number(text[3]) - 1) * 9 + Number(text.at(-1)) - 1;

/** Steps and the first that differs; the kind of a forcing chain or net is not compared, only what it does. */
function follow(path) {
  const position = new HodokuPosition(
    layout,
    [...path.puzzle].map((symbol) => (symbol === '.' ? -1 : Number(symbol) - 1)),
  );
  for (const [index, step] of path.steps.entries()) {
    const eliminations = step.eliminations.map(candidate);
    const placements = step.placements.map(candidate);
    const found = hodokuStep(position);
    const kind = found ? HODOKU_KINDS[found.technique] : undefined;
    const same =
      found?.eliminations.join() === eliminations.join() &&
      found.placements.join() === placements.join() &&
      kind?.score === step.score &&
      (kind.code === step.code || kind.code.startsWith('13'));
    if (!same) return `step ${index + 1}: ${step.technique} -> ${kind?.name ?? 'none'}`;
    position.apply({ eliminations, placements });
  }
  return null;
}

const paths = sample(
  lines('hodoku-traces.jsonl').map((line) => JSON.parse(line)),
  40,
);
let equal = 0;
for (const path of paths) {
  const difference = follow(path);
  if (difference === null) equal++;
  else console.log(`    ${path.puzzle} ${difference}`);
}
judge('paths', equal, paths.length, 0.95);

// --- ratings ---------------------------------------------------------------------------------------------------------
const rows = lines('hodoku.tsv')
  .slice(1)
  .map((line) => {
    const [puzzle, score, level] = line.split('\t');
    return { puzzle, score: Number(score), level };
  });
const needed = {
  Easy: [1, 0.98],
  Medium: [1, 0.98],
  Hard: [1, 0.98],
  Unfair: [0.95, 0.9],
  Extreme: [0.95, 0.8],
};
for (const [level, [levels, scores]] of Object.entries(needed)) {
  const chosen = sample(
    rows.filter((row) => row.level === level),
    level === 'Extreme' ? 20 : 30,
  );
  const times = [];
  let sameLevel = 0;
  let sameScore = 0;
  for (const row of chosen) {
    const board = new Board(
      shape,
      Array.from(row.puzzle, (symbol) => (symbol === '.' ? EMPTY : Number(symbol))),
    );
    const before = process.cpuUsage().user;
    const rating = rateHodokuNow(board);
    times.push((process.cpuUsage().user - before) / 1000);
    if (rating.level === row.level) sameLevel++;
    if (rating.score === row.score) sameScore++;
    else console.log(`    ${row.puzzle} ${row.level} ${row.score} -> ${rating.level} ${rating.score}`);
  }
  times.sort((a, b) => a - b);
  judge(`${level}: level`, sameLevel, chosen.length, levels);
  judge(
    `${level}: score (median ${times[times.length >> 1]?.toFixed(1)} ms)`,
    sameScore,
    chosen.length,
    scores,
  );
}
if (!full) console.log('a sample; --full takes everything');
finish(passed, failed);
