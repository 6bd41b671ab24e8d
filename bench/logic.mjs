// Speed of the human logic, CPU time on compiled code:
//   npm run bench -- logic [--full]
// next hint: all that an app has to do when its player asks, at positions on the way through classic puzzles up to SE 7 and
// corpus variants up to the same number of our grade: the game is read from its document, the puzzle proved to have one
// solution, the step found and told. `first`: at the start of each puzzle, where nothing is known of it; HoDoKu ratings a
// second per level. By default a sample of puzzles, with --full all. Needs ../shared.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reference = join(root, '..', 'shared', 'reference');
const SHARE = { hint: 40, variants: 16, ratings: 40 };
const GROUPS = ['diagonal', 'jigsaw', 'killer', 'thermo', 'combo', 'other'];
/** Of our grade: what Sudoku Explainer calls 7. */
const MOST_RATING = 7.0;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQ';

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const rows = (name) =>
  readFileSync(join(reference, name), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
/** About `most` of a list, evenly. */
const some = (list, most) => list.filter((_, i) => list.length <= most || (i * most) % list.length < most);

/** The document of the game in which a player has come to a position by the steps of a path. */
function gameAt(puzzle, state, { stateOf }) {
  const { layout, values } = state;
  const { shape, digitCount } = layout;
  const text = Array.from(values, (value, cell) =>
    puzzle.givens.isEmpty(cell) && value !== -1 ? DIGITS[value + shape.minDigit] : '.',
  );
  const plain = stateOf(puzzle);
  for (const [cell, value] of values.entries())
    if (value !== -1 && plain.values[cell] === -1) plain.place(cell, value);
  const struck = {};
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const gone = [];
    for (let digit = 0; digit < digitCount; digit++)
      if (plain.has(cell, digit) && !state.has(cell, digit)) gone.push(digit + shape.minDigit);
    if (gone.length > 0 && values[cell] === -1) struck[shape.nameOf(cell)] = gone;
  }
  const game = { version: 1, entries: text.join(''), struck };
  return JSON.stringify({ ...puzzle.document, game });
}

/**
 * Times of a hint at every position of the paths of puzzles up to a rating of ours, in milliseconds, rising, and apart those
 * of the first one of each puzzle.
 */
function hints({ parsePuzzle, parseGame, hintNow, ...logic }, documents, mostRating = 99) {
  const times = [];
  const firsts = [];
  let puzzles = 0;
  for (const document of documents) {
    const read = parsePuzzle(document);
    if (!read.ok) continue;
    const path = logic.solvePathNow(read.value, { nets: false, budget: { ms: 20_000 } });
    if (path.rating > mostRating) continue;
    puzzles++;
    const state = logic.stateOf(read.value);
    for (const [i, { step }] of path.steps.entries()) {
      const game = gameAt(read.value, state, logic);
      const before = cpuMs();
      hintNow(parseGame(game).value, { nets: false });
      (i === 0 ? firsts : times).push(cpuMs() - before);
      state.apply(step);
    }
  }
  const rising = (list) => list.sort((a, b) => a - b);
  return { puzzles, firsts: rising([...firsts]), times: rising([...times, ...firsts]) };
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
  const { parsePuzzle, parseGame } = await load('puzzle');
  const { builtinRules } = await load('rules');
  const logic = await load('logic');
  const most = (size) => (args.includes('--full') ? Number.POSITIVE_INFINITY : size);

  const bands = [];
  const show = (name, { puzzles, firsts, times }) => {
    const result = {
      band: name,
      positions: times.length,
      median: at(times, 0.5),
      p95: at(times, 0.95),
      p99: at(times, 0.99),
    };
    bands.push(result);
    console.log(
      `next hint, ${name.padEnd(14)} ${String(puzzles).padStart(4)} puzzles, ${String(times.length).padStart(6)} positions, median ` +
        `${result.median.toFixed(2)} ms, p95 ${result.p95.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms, most ${at(times, 1).toFixed(1)} ms; ` +
        `first: median ${at(firsts, 0.5).toFixed(2)} ms, p95 ${at(firsts, 0.95).toFixed(2)} ms`,
    );
  };
  const tools = { parsePuzzle, parseGame, ...logic };
  for (const [low, high] of [
    [1, 2.3],
    [2.4, 4.4],
    [4.5, 6.5],
    [6.6, 7],
    [1, 7],
  ]) {
    const band = rows('se-ratings.tsv').filter(([, er]) => Number(er) >= low && Number(er) <= high);
    const chosen = some(
      band.map(([givens]) => ({ hitotsu: 1, size: 9, givens, rules: ['classic'] })),
      most(SHARE.hint),
    );
    hints(tools, chosen.slice(0, 10));
    show(`SE ${low.toFixed(1)} to ${high.toFixed(1)}`, hints(tools, chosen));
  }
  const { toDocument } = await import(
    pathToFileURL(join(root, '..', 'shared', 'tools', 'corpus-to-documents.mjs')).href
  );
  for (const group of GROUPS) {
    const corpus = join(root, '..', 'shared', 'corpus', 'variants', `${group}.json`);
    const known = JSON.parse(readFileSync(corpus, 'utf8'))
      .puzzles.map(toDocument)
      .filter(({ rules }) =>
        rules.every((rule) => builtinRules.expand(typeof rule === 'string' ? rule : rule.type)),
      );
    show(group, hints(tools, some(known, most(SHARE.variants)), MOST_RATING));
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
  const easier = ratings.slice(0, 3);
  const puzzles = easier.reduce((sum, each) => sum + each.puzzles, 0);
  const seconds = easier.reduce((sum, each) => sum + each.puzzles / each.perSecond, 0);
  console.log(`HoDoKu rating, up to Hard: ${puzzles} puzzles, ${(puzzles / seconds).toFixed(0)} a second`);
  return { hint: bands, ratings };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv.slice(2));
