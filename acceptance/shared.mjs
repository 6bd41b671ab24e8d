// What the acceptance scripts share: where the material beside the repository is, the seeded sample, and the command.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const shared = join(root, '..', 'shared');
export const full = process.argv.includes('--full');

/** Ends the script well, saying so, when the material is not there. */
export function needShared(...parts) {
  const path = join(shared, ...parts);
  if (existsSync(path)) return path;
  console.log(`skipped: ${join('..', 'shared', ...parts)} is not here`);
  process.exit(0);
}

/** Every item with --full; otherwise a fixed pseudo-random sample of about `size` items, order kept. */
export function sample(items, size, seed = 1) {
  if (full || items.length <= size) return items;
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  let wanted = size;
  return items.filter((_, index) => {
    const take = random() < wanted / (items.length - index);
    if (take) wanted--;
    return take;
  });
}

/** Runs the command with `input` on standard input; resolves with its output and exit status. */
export function hitotsu(args, input = '') {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'packages/cli/bin/hitotsu.mjs'), ...args]);
    const out = [];
    const err = [];
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.stderr.on('data', (chunk) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
    );
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** The records of NDJSON output. */
export function records(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Prints the closing line and sets the exit status. */
export function finish(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
