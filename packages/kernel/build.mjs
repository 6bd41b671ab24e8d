// Compiles the classic kernel and writes its bytes as a TypeScript module into the library, where they are committed:
// packages/hitotsu/src/classic/kernel-bytes.ts. Usage: node build.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const LIMIT = 24_000;
const here = dirname(fileURLToPath(import.meta.url));

export const output = join(here, '..', 'hitotsu', 'src', 'classic', 'kernel-bytes.ts');

/** Compiles; answers the bytes of the WebAssembly module. */
export async function buildClassic() {
  const files = new Map();
  const { error, stderr } = await asc.main(
    [
      ...['assembly/classic.ts', '--outFile', 'classic.wasm'],
      // No collector and no traps to report: the module imports nothing.
      ...['--runtime', 'stub', '--noAssert', '--use', 'abort='],
      // Tables from 0x5000 on; what lies below is laid out by hand (assembly/layout.ts).
      ...['--memoryBase', '20480', '--initialMemory', '1'],
      ...['--enable', 'simd', '-O3'],
    ],
    {
      readFile: (path) => {
        try {
          return readFileSync(join(here, path), 'utf8');
        } catch {
          return null;
        }
      },
      writeFile: (path, contents) => files.set(path, contents),
      listFiles: () => [],
    },
  );
  if (error) throw new Error(stderr.toString());
  const bytes = Buffer.from(files.get('classic.wasm'));
  if (bytes.length > LIMIT) throw new Error(`classic.wasm has ${bytes.length} bytes, more than ${LIMIT}`);
  return bytes;
}

/** The generated module of the library. */
export function moduleOf(bytes) {
  return (
    `// Made by packages/kernel/build.mjs: the classic kernel as WebAssembly (${bytes.length} bytes) in base64.\n\n` +
    `export const kernelBase64 =\n  '${bytes.toString('base64')}';\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bytes = await buildClassic();
  writeFileSync(output, moduleOf(bytes));
  console.log(`classic.wasm ${bytes.length} bytes`);
}
