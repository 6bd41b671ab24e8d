#!/usr/bin/env node
// Makes a bare clone ready: checks Node, installs exactly what the lock file says, and compiles and bundles the command
// (with --build) and the browser app (with --app).
// Runs with nothing but Node and git; does nothing when everything is already in place.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Hitotsu needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(`${command} ${args.join(' ')} failed.`);
    process.exit(result.status ?? 1);
  }
}

const stampFile = join(root, 'node_modules', '.setup-stamp');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== lock) {
  console.error('Installing dependencies …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampFile, lock);
}
if (process.argv.includes('--build')) {
  run('node', [join('node_modules', 'typescript', 'bin', 'tsc'), '-b']);
  run('node', [join('scripts', 'bundle.mjs')]);
}
if (process.argv.includes('--app')) run('node', [join('packages', 'web', 'build.mjs')]);
