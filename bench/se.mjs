// CPU time of the Sudoku Explainer rater per band of ratings, medians over whole paths, second pass (compiled code).
// The last column is against classic Sudoku Explainer on Java, whose figure (2.8 CPU seconds a puzzle at 8.x) is quoted,
// not measured here.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const reference = join(here, '..', '..', 'shared', 'reference');
const JAVA_AT_8 = 2800;

/**
 * Measures. Arguments: `--full` every row instead of at most 12 a band. Returns the rows
 * `{band, puzzles, median, p90}` in milliseconds.
 */
export async function run(args = []) {
  if (!existsSync(reference)) {
    console.log('../shared is not here: nothing to measure');
    return [];
  }
  const { rateSeNow } = await import(
    pathToFileURL(join(here, '..', 'packages/hitotsu/dist/logic/se/index.js')).href
  );
  const puzzles = readFileSync(join(reference, 'se-ratings.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => ({ puzzle: line.split('\t')[0], er: Math.round(Number(line.split('\t')[1]) * 10) }));
  const results = [];
  console.log('ER            puzzles   median ms      p90 ms   classic / ours');
  for (let low = 10; low < 120; low += 5) {
    const band = puzzles.filter(({ er }) => er >= low && er < low + 5);
    const most = args.includes('--full') ? band.length : 12;
    const chosen = band.filter((_, i) => band.length <= most || (i * most) % band.length < most);
    if (chosen.length === 0) continue;
    let times = [];
    for (let pass = 0; pass < 2; pass++) {
      times = chosen.map(({ puzzle }) => {
        const before = process.cpuUsage().user;
        rateSeNow(puzzle);
        return (process.cpuUsage().user - before) / 1000;
      });
    }
    times.sort((a, b) => a - b);
    const median = times[times.length >> 1];
    const p90 = times[Math.floor(times.length * 0.9)];
    const name = `${(low / 10).toFixed(1)} to ${((low + 4) / 10).toFixed(1)}`;
    results.push({ band: name, puzzles: chosen.length, median, p90 });
    const ratio = low === 80 || low === 85 ? (JAVA_AT_8 / median).toFixed(0) : '';
    console.log(
      `${name.padEnd(14)} ${String(chosen.length).padStart(6)} ${median.toFixed(2).padStart(11)} ` +
        `${p90.toFixed(2).padStart(11)} ${ratio.padStart(16)}`,
    );
  }
  return results;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv.slice(2));
