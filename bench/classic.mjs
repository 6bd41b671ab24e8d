// Speed of classic 9×9 in puzzles per CPU second, on each set of ../shared/corpus/classic: a proof of uniqueness (count to 2)
// by the kernel, by the band solver and from text to text; beside it the npm solvers, and native tdoku.
//   npm run bench -- classic [--tdoku PROGRAM] [--no-peers] [--rounds N] [--set NAME]
// All take turns, round by round (the machine may be shared: only ratios of one round mean much); each figure is the median of
// N rounds (3), a ratio the median of the rounds' ratios: how often the other's rate ours is. PROGRAM is a benchmark around tdoku called PROGRAM
// LIMIT CPU_SECONDS DUMP FILE, which prints median=RATE. Also: making puzzles, and from start to the first answer.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNow } from 'hitotsu/base';
import { classicName, LineSolver, makeClassic, useClassic } from 'hitotsu/classic';
import { generateManyNow } from 'hitotsu/generator';
import { parsePuzzle, withGivens } from 'hitotsu/puzzle';
import { solveNow } from 'hitotsu/solver';
import { loadPeers } from './classic-peers.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const corpus = join(here, '..', '..', 'shared', 'corpus', 'classic');
const SETS = [
  'easy_naked_singles',
  'typical_qqwing',
  'minimal_random',
  'royle17',
  'top1465',
  'hardest1905_11plus',
  'hardest1106',
  'serg_multi',
  'multi_oneclue_removed',
  'multi_emptyish',
  'invalid_conflict',
  'invalid_nosolution',
];
/** CPU microseconds of one measurement. */
const SLICE = 250_000;
/** Bytes given to the text path at a time: what the command reads. */
const BLOCK = 82 * 3000;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const show = (value) => (value === undefined ? '' : Math.round(value).toLocaleString('en'));

/** How much `work` (which answers how much it did) does in a CPU second. */
function rate(work) {
  const start = process.cpuUsage();
  for (let done = 0; ; ) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    if (user + system >= SLICE) return (done / (user + system)) * 1e6;
  }
}

/** A function that hands `each` the items in turn, some of them a call. */
function inTurn(items, each, some) {
  let next = 0;
  return () => {
    for (let i = 0; i < some; i++) each(items[next++ % items.length]);
    return some;
  };
}

function tdokuRate(program, name) {
  const args = ['2', String(SLICE / 1e6), '0', join(corpus, `${name}.txt`)];
  return Number(/median=(\d+)/.exec(execFileSync(program, args).toString())[1]);
}

function contenders(name, peers, tdoku) {
  const bytes = readFileSync(join(corpus, `${name}.txt`));
  const lines = bytes.toString('latin1').split('\n').filter(Boolean);
  const digits = lines.map((line) => Array.from(line, (char) => (char === '.' ? 0 : Number(char))));
  const blocks = [];
  for (let at = 0; at < bytes.length; at += BLOCK) blocks.push(bytes.subarray(at, at + BLOCK));
  const made = parsePuzzle({ hitotsu: 1, size: 9, givens: '.'.repeat(81) });
  const solve = (line) => solveNow(withGivens(made.value, line).value);
  const text = (form) => {
    const solver = new LineSolver({ form, limit: 2 });
    let next = 0;
    return () => runNow(solver.solve(blocks[next++ % blocks.length], 1)).lines;
  };
  const by = (twin, work) => () => {
    useClassic(twin);
    const result = rate(work);
    useClassic('simd');
    return result;
  };
  return {
    'text, line': () => rate(textLine),
    'text, ndjson': () => rate(textRecords),
    'solve()': by('simd', inTurn(lines, solve, 50)),
    'solve(), band': by('band', inTurn(lines, solve, 10)),
    'solve(), general': by('none', inTurn(lines, solve, 5)),
    ...(tdoku ? { 'native tdoku': () => tdokuRate(tdoku, name) } : {}),
    ...Object.fromEntries(peers.map((peer) => [peer.name, () => rate(inTurn(digits, peer.solve, 2))])),
  };
  function textLine() {
    textLine.work ??= text('line');
    return textLine.work();
  }
  function textRecords() {
    textRecords.work ??= text('ndjson');
    return textRecords.work();
  }
}

function benchSet(name, rounds, peers, tdoku) {
  const all = contenders(name, peers, tdoku);
  const rates = Object.fromEntries(Object.keys(all).map((key) => [key, []]));
  all['text, line']();
  for (let round = 0; round < rounds; round++)
    for (const [key, measure] of Object.entries(all)) rates[key].push(measure());
  console.log(name);
  const ours = rates['text, line'];
  for (const [key, values] of Object.entries(rates)) {
    const ratio = median(values.map((value, i) => ours[i] / value));
    const peer = peers.find((one) => one.name === key);
    const note = peer && !peer.unique ? '  (first solution only, no proof)' : '';
    console.log(
      `  ${key.padEnd(22)}${show(median(values)).padStart(12)}${ratio.toFixed(ratio < 10 ? 2 : 0).padStart(9)}${note}`,
    );
  }
}

function benchMaking(rounds, peers) {
  console.log('making puzzles, each from a grid of its own');
  let index = 0;
  const kernel = (symmetry, target) => () => {
    for (let i = 0; i < 200; i++) makeClassic(1, 2, index++, symmetry, target);
    return 200;
  };
  const library = (options) => () => {
    for (const _ of generateManyNow({ ...options, seed: index++, count: 100 }));
    return 100;
  };
  const rows = {
    'minimal, kernel': kernel(1, 0),
    'half-turn, minimal, kernel': kernel(9, 0),
    '30 givens, kernel': kernel(1, 30),
    'minimal, generate()': library({ minimal: true }),
    'medium, generate()': library({ difficulty: 'medium' }),
  };
  for (const { name, generate } of peers)
    if (generate)
      rows[name] = () => {
        generate();
        return 1;
      };
  const rates = Object.fromEntries(Object.keys(rows).map((key) => [key, []]));
  for (let round = 0; round < rounds; round++)
    for (const [key, work] of Object.entries(rows)) rates[key].push(rate(work));
  for (const [key, values] of Object.entries(rates))
    console.log(`  ${key.padEnd(30)}${show(median(values)).padStart(12)}`);
}

/** Fresh processes: milliseconds of CPU (helper threads included) and wall from nothing but the loaded code to the first answer. */
function benchStart(rounds) {
  const works = {
    'puzzle solved': `const text = Uint8Array.from(LINE, (char) => char.charCodeAt(0));
      work = () => runNow(new LineSolver({ form: 'line', limit: 2 }).solve(text, 1));`,
    'puzzle made': 'work = () => makeClassic(1, 2, 0, 1, 0);',
  };
  console.log('from the loaded code (nothing compiled yet) to the first, medians of fresh processes');
  for (const [name, work] of Object.entries(works)) {
    const script = `import { runNow } from 'hitotsu/base';
      import { LineSolver, makeClassic } from 'hitotsu/classic';
      const LINE = '000000010400000000020000000000050407008000300001090000300400200050100000000806000\\n';
      let work;
      ${work}
      await new Promise((resolve) => setTimeout(resolve, 100)); // what loading the code left to do is not ours
      const wall = performance.now();
      const cpu = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(cpu);
      console.log((user + system) / 1000, performance.now() - wall);`;
    const times = Array.from({ length: 4 * rounds + 1 }, () =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: here })
        .toString()
        .split(' ')
        .map(Number),
    );
    const [cpu, wall] = [0, 1].map((column) => median(times.map((row) => row[column])).toFixed(2));
    console.log(`  ${name.padEnd(30)}${cpu} ms CPU, ${wall} ms wall`);
  }
}

export async function run(args = []) {
  const value = (flag) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const rounds = Number(value('--rounds') ?? 3);
  if (classicName() !== 'simd') console.log('no WebAssembly SIMD here: the band solver answers');
  const peers = args.includes('--no-peers') ? [] : loadPeers();
  if (!existsSync(corpus)) console.log('../shared is not here: no sets to measure');
  else {
    console.log('puzzles per CPU second, and how many times slower than ours (text, line)');
    for (const name of SETS)
      if ((value('--set') ?? name) === name) benchSet(name, rounds, peers, value('--tdoku'));
  }
  benchMaking(rounds, peers);
  benchStart(rounds);
}
