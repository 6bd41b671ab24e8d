// Every line of ../shared/corpus/classic gets its right status through `hitotsu solve --format ndjson`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, hitotsu, needShared, records, sample } from './shared.mjs';

const folder = needShared('corpus', 'classic');
const expected = (name) =>
  name.startsWith('invalid_') ? 'none' : /multi/.test(name) ? 'multiple' : 'unique';

let passed = 0;
let failed = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  const chosen = sample(lines, 400);
  const { out } = await hitotsu(['solve', '--format', 'ndjson', '-'], `${chosen.join('\n')}\n`);
  const answers = records(out);
  const status = expected(file);
  let wrong = chosen.length - answers.length;
  answers.forEach((answer, index) => {
    const right = answer.status === status && (status !== 'unique' || fits(chosen[index], answer.solution));
    if (!right && wrong++ < 3) console.log(`  ${file}: ${chosen[index]} -> ${answer.status}`);
  });
  passed += chosen.length - wrong;
  failed += wrong;
  console.log(`${file.padEnd(30)} ${String(chosen.length).padStart(6)} lines, ${status}, ${wrong} wrong`);
}
finish(passed, failed);

/** A full grid that keeps the givens and has every digit once in every row, column and box. */
function fits(givens, solution) {
  if (!/^[1-9]{81}$/.test(solution ?? '')) return false;
  for (let i = 0; i < 81; i++) if (givens[i] !== '.' && givens[i] !== solution[i]) return false;
  for (let unit = 0; unit < 9; unit++) {
    const seen = [0, 0, 0];
    for (let k = 0; k < 9; k++) {
      const box = (Math.floor(unit / 3) * 3 + Math.floor(k / 3)) * 9 + (unit % 3) * 3 + (k % 3);
      [unit * 9 + k, k * 9 + unit, box].forEach((cell, kind) => {
        seen[kind] |= 1 << Number(solution[cell]);
      });
    }
    if (seen.some((set) => set !== 0x3fe)) return false;
  }
  return true;
}
