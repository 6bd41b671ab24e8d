#!/usr/bin/env node
// Runs the examples of the READMEs (blocks that begin with `$ npx hitotsu …`) and writes what they print under them.
// A test compares the two, so run this after a change that makes other puzzles from the same seeds.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const command = join(root, 'packages', 'cli', 'bin', 'hitotsu.mjs');

for (const file of ['README.md', 'README.ja.md']) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const fresh = text.replace(/^(```\n\$ npx hitotsu (.*)\n)[\s\S]*?^```$/gm, (_, head, line) => {
    const { stdout } = spawnSync(process.execPath, [command, ...line.split(' ')], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LANG: 'C' },
    });
    return `${head}${stdout}\`\`\``;
  });
  if (fresh === text) continue;
  writeFileSync(path, fresh);
  console.log(`${file}: examples written anew`);
}
