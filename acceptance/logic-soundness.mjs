#!/usr/bin/env node
// No step of any technique removes a digit of the solution or touches a placed cell: every step on the way through
// generated puzzles (classic and every kind of variant) and corpus puzzles, and at many positions the steps of further
// techniques in turn, used by our path or not. By default a few hundred puzzles; `--full` 20,000 (some 20 minutes of CPU
// time), and then every type of BUG and unique loop must have come about. `--puzzles N` takes about N, `--part K/N` the
// K-th of N parts (from 1), `--seed TEXT` other puzzles of the same kinds, `--deep` tries all techniques at many positions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RECIPES } from './generation/recipes.mjs';
import { finish, full, root, shared } from './shared.mjs';

const args = process.argv.slice(2);
const option = (name, otherwise) => (args.includes(name) ? args[args.indexOf(name) + 1] : otherwise);
const wanted = Number(option('--puzzles', full ? 20_000 : 220));
const seed = option('--seed', 'sound');
const deep = args.includes('--deep');
const [part, parts] = option('--part', '1/1').split('/').map(Number);
/** Which of `count` things belong to this part: from, and how many. */
const share = (count) => {
  const from = Math.floor((count * (part - 1)) / parts);
  return [from, Math.floor((count * part) / parts) - from];
};

const dist = process.env.HITOTSU_DIST ?? pathToFileURL(join(root, 'packages/hitotsu/dist/')).href;
const load = (layer) => import(new URL(`${layer}/index.js`, dist).href);
const { generateManyNow } = await load('generator');
const { parsePuzzle, writeDigits } = await load('puzzle');
const { builtinRules, RuleRegistry } = await load('rules');
const { solveNow } = await load('solver');
const { HODOKU_CATALOGUE, logicOf, stateOf } = await load('logic');

/** A rule that gives only the two answers every rule must give, as one in a user's own file may. */
const bare = new RuleRegistry(
  builtinRules.types.map((type) => {
    if (type.type !== 'anti-king') return type;
    const create = (spec, context) => {
      const rule = type.create(spec, context);
      return rule && { cells: rule.cells, isValid: rule.isValid, candidates: rule.candidates };
    };
    return { ...type, create };
  }),
);

/** Recipes of the generator's check, and kinds it does not list. `uniqueness`: with nothing but easy steps beside. */
const KINDS = [
  ...RECIPES.filter(({ slow }) => !slow),
  ...['anti-king', 'disjoint-groups', 'windoku+diagonals', 'anti-knight+killer', 'thermo+anti-king'].map(
    (rules) => ({ name: rules, options: { rules } }),
  ),
  { name: 'anti-king, two answers only', options: { rules: 'anti-king', registry: bare } },
  ...['half-turn', 'none', 'diagonal'].map((symmetry) => ({
    name: `classic, uniqueness, ${symmetry}`,
    options: { minimal: true, symmetry },
    uniqueness: true,
  })),
];
const CLASSIC = [
  'minimal_random',
  'royle17',
  'top1465',
  'typical_qqwing',
  'hardest1106',
  'easy_naked_singles',
];
/** Rating up to which every technique is tried at every position. */
const EASY = 4.4;
/** Steps of one technique at one position. */
const MOST_EACH = 6;
/** Searches that take seconds on an open board: tried on few puzzles. */
const LARGE = /whale|leviathan|squirmbag|mutant|siamese|kraken|template|net/;

/** What must have come about among 20,000 puzzles. */
const RARE = [1, 2, 3, 4].flatMap((type) => [`bug-type-${type}`, `unique-loop-${type}`]);

/** Puzzles with their solution as text, from everywhere in turn. */
function* generated(each) {
  const [first, count] = share(each);
  for (const { name, options, uniqueness } of KINDS)
    for (const { puzzle, solution } of generateManyNow({ ...options, seed: `${seed} ${name}`, first, count }))
      yield { name, puzzle, solution: writeDigits(solution), uniqueness };
}

function* corpus(count) {
  const folder = join(shared, 'corpus');
  if (!existsSync(folder)) return;
  for (const name of CLASSIC) {
    const lines = readFileSync(join(folder, 'classic', `${name}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line.length >= 81);
    const stride = Math.max(1, Math.floor(lines.length / count));
    const [first, own] = share(Math.min(count, Math.ceil(lines.length / stride)));
    for (let i = first * stride; i < (first + own) * stride; i += stride) {
      const givens = lines[i].slice(0, 81);
      const read = parsePuzzle({ hitotsu: 1, size: 9, givens, rules: ['classic'] });
      const answer = read.ok ? solveNow(read.value) : null;
      if (answer?.status !== 'unique') continue;
      yield { name, puzzle: read.value, solution: writeDigits(answer.solutions[0]) };
    }
  }
}

async function variants(count) {
  const folder = join(shared, 'corpus', 'variants');
  if (!existsSync(folder)) return [];
  const { toDocument } = await import(pathToFileURL(join(shared, 'tools', 'corpus-to-documents.mjs')).href);
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).puzzles);
  const stride = Math.max(1, Math.floor(all.length / count));
  const [first, own] = share(Math.ceil(all.length / stride));
  return all.flatMap((entry, i) => {
    if (i % stride !== 0 || i < first * stride || i >= (first + own) * stride) return [];
    const document = toDocument(entry);
    const known = document.rules.every((rule) =>
      builtinRules.expand(typeof rule === 'string' ? rule : rule.type),
    );
    const read = known && parsePuzzle(document);
    return read?.ok ? [{ name: 'variants', puzzle: read.value, solution: entry.solution }] : [];
  });
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQ';
const counts = new Map();
let steps = 0;
let failed = 0;

/** The next step by the easy techniques and, so that all come about, every sixth of the others. */
function nextOf(state, techniques, turn, large, only) {
  for (const [t, { technique, rating, net }] of techniques.entries()) {
    if (net && !large) continue;
    if (rating > EASY && !technique.uniqueness && (only || (!deep && (t + turn) % 6 !== 0))) continue;
    let found = null;
    technique.search(
      state,
      (step) => {
        found = step;
        return true;
      },
      {},
    );
    if (found) return found;
  }
  return null;
}

/** Where nothing is found: the digit of the solution in an open cell, to get to further positions. */
function shown(state, solution) {
  const { digitCount, shape } = state.layout;
  const cell = state.values.indexOf(-1);
  const digit = DIGITS.indexOf(solution[cell]) - shape.minDigit;
  return { eliminations: [], placements: [cell * digitCount + digit] };
}

/** Follows one puzzle; answers how many steps were wrong. */
function follow({ name, puzzle, solution, uniqueness = false }, index) {
  const { layout, techniques } = logicOf(puzzle);
  const { digitCount, shape } = layout;
  const state = stateOf(puzzle);
  const classic = layout.plain && digitCount === 9;
  const right = (candidate) =>
    DIGITS.indexOf(solution[Math.floor(candidate / digitCount)]) ===
    (candidate % digitCount) + shape.minDigit;
  let wrong = 0;
  const judge = (step) => {
    steps++;
    const touched = [...step.eliminations, ...step.placements];
    counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
    const sound =
      step.eliminations.every((each) => !right(each)) &&
      step.placements.every(right) &&
      touched.every((each) => state.values[Math.floor(each / digitCount)] === -1);
    if (sound) return false;
    wrong++;
    console.log(`    ${name} ${step.technique}: ${JSON.stringify(puzzle.document)}`);
    return true;
  };
  const large = deep || (index + 7 * part) % 40 === 0;
  const all = [
    ...techniques.map((each) => each.technique),
    ...(classic ? HODOKU_CATALOGUE.map((entry) => entry.technique) : []),
  ].filter((technique) => large || !LARGE.test(technique.key));
  for (let round = 0; wrong === 0 && !state.isSolved && round < 400; round++) {
    // Each position tries a few techniques, in turn: over many puzzles every technique meets every kind of position.
    if (round % 4 === 0 && state.open < layout.cellCount * 0.75)
      for (const [t, technique] of all.entries()) {
        if (!deep && (t + index + round / 4) % 30 !== 0) continue;
        let found = 0;
        technique.search(state, (step) => judge(step) || ++found >= MOST_EACH, {});
      }
    const step = nextOf(state, techniques, index + round, large, uniqueness);
    if (step) judge(step);
    state.apply(step ?? shown(state, solution));
  }
  return wrong;
}

const started = process.cpuUsage().user;
const each = Math.max(1, Math.ceil((wanted * 0.81) / KINDS.length));
const classics = Math.max(1, Math.round((wanted * 0.2) / CLASSIC.length));
let index = 0;
for (const list of [generated(each), corpus(classics), await variants(Math.max(10, wanted * 0.05))]) {
  const before = index;
  for (const entry of list) failed += follow(entry, index++) > 0 ? 1 : 0;
  console.log(`${index - before} puzzles, ${((process.cpuUsage().user - started) / 1e6).toFixed(0)} s CPU`);
}
const names = [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${count}`);
console.log(`${index} puzzles, ${steps} steps of ${counts.size} techniques: ${names.join(', ')}`);
const missing = full && parts === 1 ? RARE.filter((name) => !counts.has(name)) : [];
if (missing.length > 0) console.log(`never came about: ${missing.join(', ')}`);
finish(index - failed, failed + missing.length);
