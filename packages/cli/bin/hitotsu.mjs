#!/usr/bin/env node
import { statSync } from 'node:fs';

const timeOf = (path) => statSync(new URL(path, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// One file starts in a fraction of the time of the many it is made of; what was compiled since counts more.
const bundled = timeOf('../bundle/main.js');
const isFresh =
  bundled > 0 &&
  bundled >= timeOf('../tsconfig.tsbuildinfo') &&
  bundled >= timeOf('../../hitotsu/tsconfig.tsbuildinfo');
const { main } = await import(isFresh ? '../bundle/main.js' : '../dist/main.js');

process.exitCode = await main(process.argv.slice(2));
