// Speed of the human logic, CPU time on compiled code:
//   npm run bench -- logic [--full]
// next hint: the time for the next step of our path at positions on the way through classic puzzles up to SE 7; HoDoKu
// ratings a second per level. By default a sample of puzzles, with --full all. Needs ../shared.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reference = join(root, '..', 'shared', 'reference');
const SHARE = { hint: 40, ratings: 40 };

const cpuMs = () => process.cpuUsage().user / 1000;
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const rows = (name) =>
  readFileSync(join(reference, name), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
/** About `most` of a list, evenly. */
const some = (list, most) => list.filter((_, i) => list.length <= most || (i * most) % list.length < most);

/** Times of the next step at every position of the paths, in milliseconds, rising. */
function hints({ parsePuzzle, logicOf, nextStep, stateOf }, puzzles) {
  const times = [];
  for (const givens of puzzles) {
    const read = parsePuzzle({ hitotsu: 1, size: 9, givens, rules: ['classic'] });
    const { techniques } = logicOf(read.value);
    const state = stateOf(read.value);
    while (!state.isSolved) {
      const before = cpuMs();
      const next = nextStep(state, techniques, { nets: false });
      times.push(cpuMs() - before);
      if (!next) break;
      state.apply(next.step);
    }
  }
  return times.sort((a, b) => a - b);
}

/** Measures and prints. Returns `{hint: {positions, median, p95, p99}, ratings: [{level, puzzles, perSecond}]}`. */
export async function run(args = []) {
  if (!existsSync(reference)) {
    console.log('../shared is not here: nothing to measure');
    return {};
  }
  const dist = process.env.HITOTSU_DIST ?? pathToFileURL(join(root, 'packages/hitotsu/dist/')).href;
  const load = (layer) => import(new URL(`${layer}/index.js`, dist).href);
  const { Board, EMPTY, Shape } = await load('board');
  const { parsePuzzle } = await load('puzzle');
  const logic = await load('logic');
  const most = (size) => (args.includes('--full') ? Number.POSITIVE_INFINITY : size);

  const bands = [];
  for (const [low, high] of [
    [1, 2.3],
    [2.4, 4.4],
    [4.5, 6.5],
    [6.6, 7],
    [1, 7],
  ]) {
    const band = rows('se-ratings.tsv').filter(([, er]) => Number(er) >= low && Number(er) <= high);
    const chosen = some(
      band.map(([puzzle]) => puzzle),
      most(SHARE.hint),
    );
    hints({ parsePuzzle, ...logic }, chosen.slice(0, 10));
    const times = hints({ parsePuzzle, ...logic }, chosen);
    const result = {
      band: `${low}-${high}`,
      positions: times.length,
      median: at(times, 0.5),
      p95: at(times, 0.95),
      p99: at(times, 0.99),
    };
    bands.push(result);
    console.log(
      `next hint, SE ${low.toFixed(1)} to ${high.toFixed(1)}: ${chosen.length} puzzles, ${times.length} positions, median ` +
        `${result.median.toFixed(2)} ms, p95 ${result.p95.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms, most ${at(times, 1).toFixed(1)} ms`,
    );
  }
  const ratings = [];
  const shape = Shape.of(9);
  for (const level of ['Easy', 'Medium', 'Hard', 'Unfair', 'Extreme']) {
    const boards = some(
      rows('hodoku.tsv').filter(([, , own]) => own === level),
      level === 'Extreme' ? most(15) : most(SHARE.ratings),
    ).map(
      ([puzzle]) =>
        new Board(
          shape,
          Array.from(puzzle, (each) => (each === '.' ? EMPTY : Number(each))),
        ),
    );
    for (const board of boards.slice(0, 5)) logic.rateHodokuNow(board);
    const before = cpuMs();
    for (const board of boards) logic.rateHodokuNow(board);
    const perSecond = (1000 * boards.length) / Math.max(0.001, cpuMs() - before);
    ratings.push({ level, puzzles: boards.length, perSecond });
    console.log(
      `HoDoKu rating, ${level.padEnd(8)}: ${boards.length} puzzles, ${perSecond.toFixed(0)} a second`,
    );
  }
  return { hint: bands, ratings };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv.slice(2));
