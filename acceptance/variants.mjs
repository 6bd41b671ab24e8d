// Every puzzle of ../shared/corpus/variants whose rules exist: `unique`, with the stored solution, in 10 s each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtinRules } from '../packages/hitotsu/dist/rules/index.js';
import { finish, full, hitotsu, needShared, records, sample } from './shared.mjs';

const folder = needShared('corpus', 'variants');
const { toDocument } = await import(pathToFileURL(needShared('tools', 'corpus-to-documents.mjs')).href);

let passed = 0;
let failed = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const all = JSON.parse(readFileSync(join(folder, file), 'utf8')).puzzles;
  const documents = all.map((puzzle) => [puzzle, toDocument(puzzle)]);
  const known = documents.filter(([, document]) =>
    document.rules.every((rule) => builtinRules.expand(typeof rule === 'string' ? rule : rule.type)),
  );
  const chosen = sample(known, 60);
  const input = chosen.map(([, document]) => JSON.stringify(document)).join('\n');
  const { out } = await hitotsu(['solve', '--format', 'ndjson', '--budget-ms', '10000', '-'], `${input}\n`);
  const answers = records(out);
  let wrong = 0;
  chosen.forEach(([puzzle], index) => {
    const answer = answers[index];
    if (answer?.status === 'unique' && answer.solution === puzzle.solution) return;
    wrong++;
    console.log(`  ${puzzle.id}: ${answer?.status ?? 'no answer'} ${JSON.stringify(answer?.error ?? '')}`);
  });
  passed += chosen.length - wrong;
  failed += wrong;
  console.log(
    `${file.padEnd(16)} ${chosen.length} of ${known.length} tried (${all.length - known.length} use rules to come), ${wrong} not unique with the stored solution`,
  );
}
if (!full) console.log('(a sample; --full tries all)');
finish(passed, failed);
