#!/usr/bin/env node
// Puts the compiled command with everything it needs into one file: reading three hundred small modules takes longer than
// most puzzles (0.4 s against 0.1 s). The command runs without it too, so a failure is no reason to stop.
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cli = join(root, 'packages', 'cli');
const timeOf = (...path) => statSync(join(root, ...path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const bundled = timeOf('packages', 'cli', 'bundle', 'main.js');
const sources = [
  timeOf('packages', 'cli', 'tsconfig.tsbuildinfo'),
  timeOf('packages', 'hitotsu', 'tsconfig.tsbuildinfo'),
  timeOf('node_modules', '.setup-stamp'),
];
if (bundled < Math.max(...sources)) {
  try {
    const { build } = await import('vite');
    await build({
      configFile: false,
      root: cli,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: 'dist/main.js',
        outDir: 'bundle',
        emptyOutDir: true,
        target: 'node20',
        // All in one folder beside `dist`: the code looks for files from where it stands.
        rolldownOptions: { output: { chunkFileNames: '[name].js' } },
      },
    });
  } catch (error) {
    console.error(`The command could not be bundled and will start more slowly: ${error}`);
  }
}
