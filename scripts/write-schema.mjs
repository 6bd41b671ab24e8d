#!/usr/bin/env node
// Writes the published JSON Schemas from the built library. Run after a change to a document's or a rule's fields:
//   npm run build && node scripts/write-schema.mjs && npm run format
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const library = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'hitotsu');
const { gameJsonSchema, puzzleJsonSchema } = await import(
  `file://${join(library, 'dist', 'puzzle', 'index.js')}`
);
for (const [name, schema] of [
  ['puzzle', puzzleJsonSchema()],
  ['game', gameJsonSchema()],
])
  writeFileSync(join(library, 'schema', `${name}-1.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
