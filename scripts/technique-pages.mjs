#!/usr/bin/env node
// Writes the page of every technique in both languages, with the picture of its example, and the two indexes:
//   node scripts/technique-pages.mjs    writes docs/techniques/*.md, docs/techniques/ja/*.md, docs/techniques/images/*.svg
// A test holds the files equal to what this writes. README.md there is written by hand.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = process.env.HITOTSU_DIST ?? new URL('../packages/hitotsu/dist/', import.meta.url).href;
const { allTechniqueFiles } = await import(new URL('messages/lore/pages/index.js', dist).href);
const root = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'techniques');

const written = new Set();
for (const { path, text } of allTechniqueFiles()) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  written.add(path);
}
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  const path = relative(root, join(entry.parentPath ?? entry.path, entry.name));
  if (entry.isFile() && path !== 'README.md' && !written.has(path)) rmSync(join(root, path));
}
console.log(`${written.size} files`);
