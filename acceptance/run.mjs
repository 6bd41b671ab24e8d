#!/usr/bin/env node
// Runs every check that stands beside this file, one after the other, and sums up. Arguments are handed on (`--full`
// takes all of the material instead of a sample); names choose checks (`npm run acceptance -- classic`). Where
// ../shared, the material they stand on, is not there, says so and ends well.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const shared = join(here, '..', '..', 'shared');
const NOT_CHECKS = ['run.mjs', 'shared.mjs'];

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const checks = readdirSync(here)
  .filter((name) => name.endsWith('.mjs') && !NOT_CHECKS.includes(name))
  .map((name) => name.replace(/\.mjs$/, ''))
  .sort();
const unknown = wanted.filter((name) => !checks.includes(name));
if (unknown.length > 0) {
  console.error(`No check called ${unknown.join(', ')}; there are: ${checks.join(', ')}`);
  process.exit(2);
}
if (!existsSync(shared)) {
  console.log('../shared is not here: nothing to check. 0 passed, 0 failed');
  process.exit(0);
}

/** The check's output goes through as it comes; its closing line `N passed, N failed` is what counts. */
function runCheck(name) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(here, `${name}.mjs`), ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let tail = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      tail = (tail + chunk).slice(-4000);
    });
    child.on('close', (status) => {
      const counts = [...tail.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
      const passed = Number(counts?.[1] ?? 0);
      const failed = Number(counts?.[2] ?? 0);
      resolve({ passed, failed: status !== 0 && failed === 0 ? 1 : failed });
    });
  });
}

let passed = 0;
let failed = 0;
for (const name of wanted.length > 0 ? wanted : checks) {
  console.log(`== ${name}`);
  const result = await runCheck(name);
  passed += result.passed;
  failed += result.failed;
}
console.log(`== all: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
