// Compiles the kernel: build/classic.wasm, and the same bytes as a TypeScript module for hosts without files.
// Usage: node build.mjs

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const LIMIT = 24_000;
const here = dirname(fileURLToPath(import.meta.url));
const build = join(here, 'build');

mkdirSync(build, { recursive: true });
const { error, stderr } = await asc.main([
  ...['assembly/classic.ts', '--baseDir', here, '--outFile', 'build/classic.wasm'],
  // No collector and no traps to report: the module imports nothing.
  ...['--runtime', 'stub', '--noAssert', '--use', 'abort='],
  // Tables from 0x5000 on; what lies below is laid out by hand (assembly/layout.ts).
  ...['--memoryBase', '20480', '--initialMemory', '1'],
  ...['--enable', 'simd', '-O3'],
]);
if (error) {
  console.error(stderr.toString());
  throw error;
}
const bytes = readFileSync(join(build, 'classic.wasm'));
if (bytes.length > LIMIT) throw new Error(`classic.wasm has ${bytes.length} bytes, more than ${LIMIT}`);
writeFileSync(
  join(build, 'classic-bytes.ts'),
  `// Made by packages/kernel/build.mjs: the classic kernel (${bytes.length} bytes) in base64.\n\n` +
    `export const classicWasmBase64 =\n  '${bytes.toString('base64')}';\n`,
);
console.log(`classic.wasm ${bytes.length} bytes`);
