// Speed of the generator per recipe: puzzles per CPU second beside the aim, and the spread of single puzzles.
//   npm run bench -- generate [--count N] [--seconds S] [NAME …]

import { generateManyNow } from 'hitotsu/generator';
import { RECIPES } from '../acceptance/generation/recipes.mjs';

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];

/** Makes up to `count` puzzles for at most `seconds` of CPU time; answers their milliseconds, misses and mean givens. */
function measure(options, seed, count, seconds) {
  const times = [];
  let missed = 0;
  let givens = 0;
  const end = cpuMs() + seconds * 1000;
  const run = generateManyNow({ ...options, seed, count });
  for (let before = cpuMs(); before < end; ) {
    const { value, done } = run.next();
    if (done) break;
    const after = cpuMs();
    times.push(after - before);
    before = after;
    if (!value.reached) missed++;
    givens += value.clues;
  }
  return { times, missed, givens: givens / times.length };
}

export async function run(args) {
  const number = (flag, usual) => (args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : usual);
  const count = number('--count', 300);
  const seconds = number('--seconds', 8);
  const names = args.filter((arg, i) => !arg.startsWith('--') && !args[i - 1]?.startsWith('--'));
  console.log(
    'recipe                                  made   per s   aim  ratio  median      p95    worst  givens  missed',
  );
  for (const { name, options, aim } of RECIPES) {
    if (names.length > 0 && !names.some((part) => name.includes(part))) continue;
    measure(options, 'warm up', Math.ceil(count / 5), seconds / 4);
    const { times, missed, givens } = measure(options, 'bench', count, seconds);
    const sorted = [...times].sort((a, b) => a - b);
    const rate = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0);
    const ms = (value) => `${value.toFixed(1).padStart(7)}`;
    console.log(
      [
        name.padEnd(36),
        String(times.length).padStart(7),
        rate.toFixed(rate < 10 ? 1 : 0).padStart(7),
        String(aim ?? '').padStart(5),
        (aim ? (rate / aim).toFixed(2) : '').padStart(6),
        ms(quantile(sorted, 0.5)),
        ms(quantile(sorted, 0.95)).padStart(8),
        ms(sorted.at(-1)).padStart(8),
        givens.toFixed(1).padStart(7),
        String(missed).padStart(7),
      ].join(' '),
    );
  }
}
