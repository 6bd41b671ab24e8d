#!/usr/bin/env node
// The share of the corpus variants that techniques solve without forcing nets, by group, and those they do not solve. By
// default a sample; `--full` takes everything; names of groups choose groups; `--ms N` is the time for one puzzle.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finish, full, needShared, root, sample } from './shared.mjs';

const folder = needShared('corpus', 'variants');
const { toDocument } = await import(pathToFileURL(needShared('tools', 'corpus-to-documents.mjs')).href);
const dist = process.env.HITOTSU_DIST ?? pathToFileURL(join(root, 'packages/hitotsu/dist/')).href;
const { builtinRules } = await import(new URL('rules/index.js', dist).href);
const { parsePuzzle } = await import(new URL('puzzle/index.js', dist).href);
const { solvePathNow } = await import(new URL('logic/index.js', dist).href);

const GROUPS = ['diagonal', 'jigsaw', 'killer', 'thermo', 'combo'];
/** What the generated puzzles and those of Solo are meant to reach together: reported, not judged; soundness is judged. */
const AIM = 0.95;
const args = process.argv.slice(2);
const wanted = GROUPS.filter((group) => args.includes(group));
const ms = args.includes('--ms') ? Number(args[args.indexOf('--ms') + 1]) : 60_000;
const detail = args.includes('--steps');

let passed = 0;
let failed = 0;
const made = { solved: 0, all: 0 };
for (const group of wanted.length > 0 ? wanted : GROUPS) {
  const all = JSON.parse(readFileSync(join(folder, `${group}.json`), 'utf8')).puzzles;
  const documents = all.map((entry) => [entry, toDocument(entry)]);
  const known = documents.filter(([, document]) =>
    document.rules.every((rule) => builtinRules.expand(typeof rule === 'string' ? rule : rule.type)),
  );
  const chosen = sample(known, 12);
  let solved = 0;
  const from = process.cpuUsage().user;
  for (const [entry, document] of chosen) {
    const read = parsePuzzle(document);
    if (!read.ok) {
      console.log(`    ${entry.id}: not read`);
      failed++;
      continue;
    }
    const before = process.cpuUsage().user;
    const path = solvePathNow(read.value, { nets: false, budget: { ms } });
    const own = /^generated|Solo|sgt/i.test(entry.source);
    if (own) made.all++;
    const { minDigit, digitCount } = path.state.layout.shape;
    const wrong = path.steps.some(({ step }) => {
      const right = (candidate) =>
        '0123456789ABCDEFGHIJKLMNOPQ'.indexOf(entry.solution[Math.floor(candidate / digitCount)]) ===
        (candidate % digitCount) + minDigit;
      return step.eliminations.some(right) || step.placements.some((each) => !right(each));
    });
    const took = (process.cpuUsage().user - before) / 1e6;
    if (wrong) {
      failed++;
      console.log(`    ${entry.id}: a step contradicts the solution`);
    } else if (path.status === 'solved') {
      solved++;
      passed++;
      if (own) made.solved++;
    } else
      console.log(
        `    ${entry.id} ${entry.source} (size ${entry.size}, ${entry.variants.join('+')}): ${path.status}, ${path.state.open} cells open after ${path.steps.length} steps, ${took.toFixed(1)} s`,
      );
    if (detail) console.log(`    ${entry.id} ${path.status} ${path.rating} ${took.toFixed(2)} s`);
  }
  const share = ((100 * solved) / chosen.length).toFixed(1);
  const seconds = ((process.cpuUsage().user - from) / 1e6).toFixed(0);
  console.log(
    `${group.padEnd(10)} ${solved} of ${chosen.length} solved without forcing nets (${share} %), ${seconds} s CPU; ${all.length - known.length} use rules to come`,
  );
}
console.log(
  `generated and Solo: ${made.solved} of ${made.all} (${((100 * made.solved) / Math.max(1, made.all)).toFixed(1)} %, aim ${AIM * 100} %)`,
);
if (!full) console.log('(a sample; --full tries all)');
finish(passed, failed);
