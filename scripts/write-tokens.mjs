#!/usr/bin/env node
// Writes the colours of the app, packages/web/src/styles/tokens.css, from the palette of the library. A test holds the
// file to it. Needs the library built (npm run build).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokenSheet } from 'hitotsu/drawing';

const file = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  'packages',
  'web',
  'src',
  'styles',
  'tokens.css',
);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, tokenSheet());
