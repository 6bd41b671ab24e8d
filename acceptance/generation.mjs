// Generates puzzles of every recipe and proves each of them: satisfies its rules, unique (by a search of its own), what
// was asked for was reached, the same again from its seed; a sample is put to the oracle, which shares no code with the
// library. `--full`: 100 seeds a recipe and 10 for the oracle.
import { solutionsOf } from './generation/oracle.mjs';
import { RECIPES } from './generation/recipes.mjs';
import { finish, full, root } from './shared.mjs';

const load = (folder) => import(`${root}/packages/hitotsu/dist/${folder}/index.js`);
const { generateManyNow, generateNow } = await load('generator');
const { solveNow } = await load('solver');
const { parsePuzzle, writeDigits } = await load('puzzle');
const { Board } = await load('board');

const SEEDS = full ? 100 : 4;
const ASKED = full ? 10 : 1;
/** `--recipe=TEXT`: only the recipes whose name has the text in it. */
const only = process.argv.find((arg) => arg.startsWith('--recipe='))?.slice(9) ?? '';

/** What is wrong with a puzzle that was made; an empty list if nothing is. */
async function faults(made, options, askOracle) {
  const found = [];
  // through the text form, as a reader of the output would see it
  const read = parsePuzzle(JSON.stringify(made.puzzle.document));
  if (!read.ok) return ['not a document'];
  const puzzle = read.value;
  const board = new Board(puzzle.shape, made.solution);
  for (const { rule, path } of puzzle.rules) if (!rule.isValid(board)) found.push(`breaks ${path}`);
  const text = writeDigits(made.solution);
  const { status, solutions } = solveNow(puzzle);
  if (status !== 'unique') found.push(status);
  else if (writeDigits(solutions[0]) !== text) found.push('another solution');
  if (!made.reached)
    found.push(...made.missed.map(({ code, values }) => `${code} ${JSON.stringify(values)}`));
  const tiny = puzzle.rules.filter(({ spec }) => spec.type === 'cage' && spec.cells.length === 1).length;
  if (tiny > 0) found.push(`${tiny} cages of one cell`);
  if (!askOracle) return found;
  const again = generateNow({ ...options, seed: made.seed });
  if (JSON.stringify(again.puzzle.document) !== JSON.stringify(made.puzzle.document))
    found.push('not the same again');
  const grids = await solutionsOf(made.puzzle.document);
  if (grids.length !== 1 || grids[0] !== text) found.push(`oracle: ${grids.length} solutions`);
  return found;
}

let passed = 0;
let failed = 0;
for (const { name, options, slow } of RECIPES.filter((recipe) => recipe.name.includes(only))) {
  const count = slow && !full ? 1 : SEEDS;
  const run = generateManyNow({ ...options, seed: `acceptance ${name}`, count });
  const clues = [];
  let wrong = 0;
  let cpu = 0;
  for (let i = 0; ; i++) {
    const before = process.cpuUsage();
    const { value: made, done } = run.next();
    const { user, system } = process.cpuUsage(before);
    if (done) break;
    cpu = Math.max(cpu, (user + system) / 1000);
    clues.push(made.clues);
    const found = await faults(made, options, i < ASKED);
    if (found.length === 0) continue;
    wrong++;
    console.log(`  ${name}, seed ${made.seed}: ${found.join('; ')}`);
  }
  passed += count - wrong;
  failed += wrong;
  const range = `${Math.min(...clues)}-${Math.max(...clues)}`;
  console.log(
    `${name.padEnd(36)} ${String(count).padStart(4)} made, ${range.padStart(7)} givens, worst ${cpu.toFixed(0).padStart(5)} ms CPU, ${wrong} wrong`,
  );
}
finish(passed, failed);
