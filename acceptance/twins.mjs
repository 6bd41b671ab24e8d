// The general kernel in WebAssembly and its TypeScript twin on every puzzle of ../shared/corpus/variants whose rules exist:
// the same verdict, solutions, nodes and guesses. Without --full, a sample.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { useKernel } from '../packages/hitotsu/dist/engine/index.js';
import { parsePuzzle } from '../packages/hitotsu/dist/puzzle/index.js';
import { builtinRules } from '../packages/hitotsu/dist/rules/index.js';
import { solveNow } from '../packages/hitotsu/dist/solver/index.js';
import { finish, full, needShared, sample } from './shared.mjs';

/** Both stop here; then the nodes and what was found until then are compared. */
const NODES = 400_000;

const folder = needShared('corpus', 'variants');
const { toDocument } = await import(pathToFileURL(needShared('tools', 'corpus-to-documents.mjs')).href);
if (useKernel('wasm') !== 'wasm') {
  console.log('no WebAssembly here: nothing to compare. 0 passed, 1 failed');
  process.exit(1);
}

function answerOf(document, name) {
  useKernel(name);
  const parsed = parsePuzzle(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const { status, solutions, stats } = solveNow(parsed.value, { budget: { nodes: NODES } });
  return `${status}, ${stats.nodes} nodes, ${stats.guesses} guesses ${solutions.map((grid) => grid.join('')).join(' ')}`;
}

let passed = 0;
let failed = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const documents = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    .puzzles.map((puzzle) => [puzzle.id, toDocument(puzzle)])
    .filter(([, { rules }]) => rules.every((rule) => builtinRules.expand(rule.type ?? rule)));
  const chosen = sample(documents, 60);
  let differing = 0;
  for (const [id, document] of chosen) {
    const [wasm, typescript] = ['wasm', 'typescript'].map((name) => answerOf(document, name));
    if (wasm === typescript) continue;
    differing++;
    console.log(`  ${id}: ${wasm} in WebAssembly, ${typescript} in TypeScript`);
  }
  passed += chosen.length - differing;
  failed += differing;
  console.log(`${file.padEnd(16)} ${chosen.length} of ${documents.length} compared, ${differing} differ`);
}
if (!full) console.log('(a sample; --full compares all)');
finish(passed, failed);
