// Speed of the generator per recipe: puzzles per CPU second beside the aim, and the spread of single puzzles.
//   npm run bench -- generate [--count N] [--seconds S] [NAME …]

import { generateManyNow } from 'hitotsu/generator';
import { RECIPES } from '../acceptance/generation/recipes.mjs';

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];

/** The mean size of all cages, and how many have one cell if any has. */
function sizes(cages) {
  const ones = cages.filter((size) => size === 1).length;
  const mean = cages.reduce((sum, size) => sum + size, 0) / cages.length;
  return `${mean.toFixed(2)}${ones > 0 ? ` (${ones} of 1)` : ''}`;
}

/**
 * Makes up to `count` puzzles for at most `seconds`; answers how many, the CPU time of all, and each one's
 * own if `each` (reading the clock costs a good part of the time of a fast puzzle, so the rate is taken without).
 */
function measure(options, seed, count, seconds, each = false) {
  const times = [];
  let made = 0;
  let missed = 0;
  let givens = 0;
  const cages = [];
  const start = cpuMs();
  const end = performance.now() + seconds * 1000;
  for (const puzzle of generateManyNow({ ...options, seed, count })) {
    made++;
    if (each) times.push(cpuMs());
    if (!puzzle.reached) missed++;
    givens += puzzle.clues;
    if (each)
      for (const { spec } of puzzle.puzzle.rules) if (spec.type === 'cage') cages.push(spec.cells.length);
    if (performance.now() > end) break;
  }
  const total = cpuMs() - start;
  const single = times.map((time, i) => time - (times[i - 1] ?? start)).sort((a, b) => a - b);
  return { made, total, missed, givens: givens / made, single, cages };
}

export async function run(args) {
  const number = (flag, usual) => (args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : usual);
  const count = number('--count', 300);
  const seconds = number('--seconds', 8);
  const names = args.filter((arg, i) => !arg.startsWith('--') && !args[i - 1]?.startsWith('--'));
  console.log(
    'recipe                                  made   per s   aim  ratio  median      p95    worst  givens  missed  cages of',
  );
  for (const { name, options, aim } of RECIPES) {
    if (names.length > 0 && !names.some((part) => name.includes(part))) continue;
    measure(options, 'warm up', Math.ceil(count / 5), seconds / 4);
    const { made, total, missed, givens } = measure(options, 'bench', count, seconds);
    const { single, cages } = measure(options, 'bench', made, seconds * 3, true);
    const rate = (1000 * made) / total;
    const ms = (value) => `${value.toFixed(1).padStart(7)}`;
    console.log(
      [
        name.padEnd(36),
        String(made).padStart(7),
        rate.toFixed(rate < 10 ? 1 : 0).padStart(7),
        String(aim ?? '').padStart(5),
        (aim ? (rate / aim).toFixed(2) : '').padStart(6),
        ms(quantile(single, 0.5)),
        ms(quantile(single, 0.95)).padStart(8),
        ms(single.at(-1)).padStart(8),
        givens.toFixed(1).padStart(7),
        String(missed).padStart(7),
        cages.length === 0 ? '' : sizes(cages).padStart(9),
      ].join(' '),
    );
  }
}
