#!/usr/bin/env node
// Looks for example positions and practice puzzles for the pages of techniques, over the built package:
//   node scripts/technique-examples.mjs [--from N] [--seeds N] [--only KEY,KEY] [--minutes M]
// Walks the path of each generated puzzle; a position in which a technique is the easiest step is an example of it, and of
// several the one that is easiest to look at is kept; a solved puzzle is practice for its hardest step. Techniques that
// never come first are searched for by themselves. What is there already stays unless something better is found. Writes
// examples.ts and practice/seeds.ts below messages/lore.
import { readFileSync, writeFileSync } from 'node:fs';

const dist = process.env.HITOTSU_DIST ?? new URL('../packages/hitotsu/dist/', import.meta.url).href;
const load = (path) => import(new URL(path, dist).href);
const { generateNow } = await load('generator/index.js');
const { LogicState, logicOf, nextStep, stateOf } = await load('logic/index.js');
const { canonicalText, parseGame, writeDigits } = await load('puzzle/index.js');
const { techniqueKeys } = await load('messages/techniques/index.js');
const { searchesFor, stepNamed } = await load('messages/lore/examples/index.js');
const { practiceSeeds, RECIPES } = await load('messages/lore/practice/index.js');

const lore = new URL('../packages/hitotsu/src/messages/lore/', import.meta.url);
const target = new URL('examples/examples.ts', lore);
/** Recipes in the order in which a reader likes them as examples. */
const KINDS = Object.keys(RECIPES);
/** Practice puzzles kept of a technique. */
const MOST_PRACTICE = 12;
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const first = Number(option('from', 1));
const seeds = Number(option('seeds', 300));
const end = Date.now() + Number(option('minutes', 20)) * 60_000;
const only = option('only', '').split(',').filter(Boolean);
const wanted = new Set(only.length > 0 ? only : techniqueKeys);

/** Best examples by key: `{ score, text }`, small scores first. */
const best = new Map();
for (const [, key, score, text] of readFileSync(target, 'utf8').matchAll(
  /^ {2}\/\* (\S+) (\S+) \*\/\s*\S+:\s*'(.*)',$/gm,
))
  best.set(key, { score: Number(score), text });

/** How much there is to look at: links and cells of the pattern, candidates around, little to remove, other rules. */
function scoreOf(step, state, kind, easiest) {
  const all = [step, ...step.reasons];
  const links = all.reduce((sum, each) => sum + each.links.length, 0);
  const cells = new Set(all.flatMap((each) => Object.values(each.cells).flat())).size;
  const changed = step.eliminations.length + 2 * step.placements.length;
  const candidates = state.candidates.reduce(
    (sum, set) => sum + set.toString(2).replaceAll('0', '').length,
    0,
  );
  return (
    3 * links + cells + candidates / 8 + Math.abs(changed - 3) + 4 * KINDS.indexOf(kind) + (easiest ? 0 : 40)
  );
}

function documentOf(made, state) {
  const { puzzle } = made;
  const { shape } = puzzle;
  const entries = new Int8Array(shape.cellCount).fill(-1);
  const fresh = new LogicState(state.layout, stateOf(puzzle));
  state.values.forEach((each, cell) => {
    if (each < 0 || !puzzle.givens.isEmpty(cell)) return;
    entries[cell] = each + shape.minDigit;
    fresh.place(cell, each);
  });
  const struck = {};
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const gone = fresh.candidates[cell] & ~state.candidates[cell];
    if (gone === 0) continue;
    struck[shape.nameOf(cell)] = Array.from({ length: shape.digitCount }, (_, i) => i)
      .filter((i) => (gone >>> i) & 1)
      .map((i) => i + shape.minDigit);
  }
  const { title, ...document } = puzzle.document;
  return canonicalText({
    ...document,
    solution: writeDigits(made.solution),
    game: { version: 1, entries: writeDigits(entries), struck },
  });
}

function offer(key, step, state, made, kind, easiest) {
  const score = Math.round(scoreOf(step, state, kind, easiest) * 10) / 10;
  if (score >= (best.get(key)?.score ?? Number.POSITIVE_INFINITY)) return;
  const text = documentOf(made, state);
  if (!parseGame(text).ok) throw new Error(`cannot be read: ${text}`);
  best.set(key, { score, text });
}

const practice = new Map();

/** Keeps a puzzle for its hardest step; of equally hard ones the first, as everywhere. */
function keep(steps, kind, number) {
  const hardest = steps.reduce((most, step) => (step.rating > most.rating ? step : most));
  const key = hardest.step.technique;
  const list = practice.get(key) ?? practiceSeeds(key).slice();
  practice.set(key, list);
  if (list.length >= MOST_PRACTICE || list.some((each) => each.recipe === kind && each.number === number))
    return;
  list.push({ recipe: kind, number });
}

function walk(made, kind, alone, number) {
  const steps = [];
  const { techniques } = logicOf(made.puzzle);
  const graded = techniques.map(({ technique }) => technique);
  const state = stateOf(made.puzzle);
  while (!state.isSolved) {
    if (Date.now() >= end) return;
    const next = nextStep(state, techniques, { nets: alone });
    if (!next) return;
    const key = next.step.technique;
    if (wanted.has(key)) offer(key, next.step, state, made, kind, true);
    if (alone && next.rating > 2)
      for (const missing of wanted) {
        if (best.has(missing)) continue;
        for (const technique of searchesFor(missing, graded)) {
          const step = stepNamed(technique, missing, state);
          if (!step) continue;
          offer(missing, step, state, made, kind, false);
          break;
        }
      }
    state.apply(next.step);
    steps.push(next);
  }
  keep(steps, kind, number);
}

for (const alone of [false, true])
  for (const kind of KINDS) {
    const count = alone ? Math.ceil(seeds / 20) : kind === KINDS[0] ? seeds : Math.ceil(seeds / 8);
    for (let number = first; number < first + count && Date.now() < end; number++) {
      if (alone && [...wanted].every((key) => best.has(key))) break;
      walk(generateNow({ ...RECIPES[kind], seed: `practice ${number}` }), kind, alone, number);
    }
  }

const lines = techniqueKeys
  .filter((key) => best.has(key))
  .map((key) => {
    const { score, text } = best.get(key);
    return `  /* ${key} ${score} */\n  ${/^[a-z]+$/.test(key) ? key : `'${key}'`}:\n    '${text}',`;
  });
writeFileSync(
  target,
  `/** Written by scripts/technique-examples.mjs: game documents by technique, with how busy each is to look at. */
export const EXAMPLES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
for (const key of techniqueKeys)
  if (!practice.has(key) && practiceSeeds(key).length > 0) practice.set(key, practiceSeeds(key));
const rows = techniqueKeys
  .filter((key) => practice.get(key)?.length > 0)
  .map((key) => {
    const byKind = KINDS.map((kind) => [kind, practice.get(key).filter(({ recipe }) => recipe === kind)]);
    const lists = byKind
      .filter(([, list]) => list.length > 0)
      .map(
        ([kind, list]) =>
          `${kind.includes('-') ? `'${kind}'` : kind}: [${list.map(({ number }) => number).join(', ')}]`,
      );
    return `  ${/^[a-z]+$/.test(key) ? key : `'${key}'`}: { ${lists.join(', ')} },`;
  });
writeFileSync(
  new URL('practice/seeds.ts', lore),
  `import type { RecipeName } from './recipes.ts';

/** Written by scripts/technique-examples.mjs: numbers of puzzles by technique and recipe. */
export const SEEDS: Readonly<Record<string, Readonly<Partial<Record<RecipeName, readonly number[]>>>>> = {
${rows.join('\n')}
};
`,
);
const missing = [...wanted].filter((key) => !best.has(key));
console.log(`${best.size} examples; without one: ${missing.join(', ') || 'none'}`);
