// Puzzles a CPU second of the classic kernel on each corpus set (count to 2), and puzzles generated a CPU second.
// Usage: node bench.mjs [ROUNDS] [SET...]
// With TDOKU_BENCH (PROGRAM LIMIT CPU_SECONDS DUMP FILE...) each round also runs that program, in turn, and the
// median of the rounds' ratios is printed: the machine may be shared, so only ratios of one round mean much.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { corpusExists, readSet, SETS } from './test/corpus.mjs';
import { openKernel } from './test/kernel.mjs';

const SLICE_MS = 300;
const rounds = Number(process.argv[2] ?? 5);
const chosen = process.argv.slice(3);
const yardstick = process.env.TDOKU_BENCH;

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/** How often `work` (worth `n`) is done in a CPU second. */
function rate(n, work) {
  const start = process.cpuUsage();
  let done = 0;
  while (true) {
    work();
    done += n;
    const { user, system } = process.cpuUsage(start);
    if (user + system >= SLICE_MS * 1000) return (done / (user + system)) * 1e6;
  }
}

function yardstickRate(name) {
  const file = fileURLToPath(new URL(`../../../shared/corpus/classic/${name}.txt`, import.meta.url));
  const line = execFileSync(yardstick, ['2', String(SLICE_MS / 1000), '0', file]).toString();
  return Number(/median=(\d+)/.exec(line)[1]);
}

const show = (value) => Math.round(value).toLocaleString('en').padStart(12);

function benchSets() {
  const kernel = openKernel(8 << 20);
  console.log(
    `${'set'.padEnd(22)}${'kernel/s'.padStart(12)}${yardstick ? 'yardstick/s'.padStart(13) : ''}${yardstick ? '   ratio' : ''}`,
  );
  for (const name of chosen.length ? chosen : Object.keys(SETS)) {
    const bytes = readSet(name);
    const n = bytes.length / 82;
    const counts = (kernel.heap + bytes.length + 15) & ~15;
    kernel.memory.set(bytes, kernel.heap);
    const work = () => kernel.batch(kernel.heap, n, 82, 2, counts, 0, 0, 0x7fffffff, 0);
    work();
    const ours = [];
    const theirs = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(rate(n, work));
      if (yardstick) theirs.push(yardstickRate(name));
    }
    const ratio = yardstick
      ? median(ours.map((value, i) => value / theirs[i]))
          .toFixed(2)
          .padStart(8)
      : '';
    console.log(name.padEnd(22) + show(median(ours)) + (yardstick ? ` ${show(median(theirs))}${ratio}` : ''));
  }
}

function benchGenerator() {
  const kernel = openKernel();
  const kinds = {
    'full grids': (k) => kernel.grids(1, 0, 1000 * k, 1000, kernel.heap, 82),
    'minimal puzzles': (k) => kernel.generate(1, 0, 1000 * k, 1000, 1, 0, kernel.heap, 0, 82),
    'half-turn, minimal': (k) => kernel.generate(1, 0, 1000 * k, 1000, 9, 0, kernel.heap, 0, 82),
    '30 givens': (k) => kernel.generate(1, 0, 1000 * k, 1000, 1, 30, kernel.heap, 0, 82),
  };
  for (const [name, work] of Object.entries(kinds)) {
    let k = 0;
    work(k++);
    const rates = Array.from({ length: rounds }, () => rate(1000, () => work(k++)));
    console.log(name.padEnd(22) + show(median(rates)));
  }
}

if (corpusExists) benchSets();
else console.log('the classic corpus is not beside the repository');
benchGenerator();
