#!/usr/bin/env node
// Builds the app into packages/web/dist if anything has changed since (--force: in any case).
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** What the built app comes from. */
const SOURCES = [
  'src',
  'public',
  'plugins',
  'index.html',
  'package.json',
  'policy.mjs',
  'vite.config.ts',
  '../hitotsu/src',
  '../../package-lock.json',
].map((name) => join(here, name));

/**
 * When a file, or anything in a folder, was last changed; a file that was taken away changes its folder.
 * @param {string} path
 * @returns {number}
 */
function changed(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path).reduce((last, name) => Math.max(last, changed(join(path, name))), mtimeMs);
}

// The service worker is written last.
const built = statSync(join(here, 'dist', 'sw.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (process.argv.includes('--force') || SOURCES.some((path) => changed(path) > built)) {
  console.error(existsSync(join(here, 'dist')) ? 'Building the app anew …' : 'Building the app …');
  const { build } = await import('vite');
  await build({ root: here, configFile: join(here, 'vite.config.ts'), logLevel: 'warn' });
}
