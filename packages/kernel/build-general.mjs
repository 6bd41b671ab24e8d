// Compiles the general kernel: the sources in packages/hitotsu/src/engine/kernel are TypeScript and, after the replacements
// below, AssemblyScript as well, so that the two kernels cannot drift apart. Only memory, bits and custom have a file of
// their own for each (here: assembly/general). Writes packages/hitotsu/src/engine/general-wasm.ts.
// Usage: node build-general.mjs [--text FILE for the WebAssembly text]

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const here = dirname(fileURLToPath(import.meta.url));
const engine = join(here, '..', 'hitotsu', 'src', 'engine');
const output = join(engine, 'general-wasm.ts');

/** TypeScript of the kernel's narrow kind to AssemblyScript. */
function translated(source) {
  return source
    .replace(/from '(\.\/\w+)\.ts'/g, "from '$1'")
    .replace(/\bnumber\b/g, 'i32')
    .replaceAll(']!', ']')
    .replace(/^export const (\w+) = \{([^}]*)\} as const;/gm, (_, name, fields) => {
      const constants = fields.replace(/(\w+): ([^,]+?)(,| $)/gm, 'export const $1: i32 = $2;');
      return `export namespace ${name} {${constants}}`;
    });
}

/** The file AssemblyScript asks for: its own, or the translated one of the engine. */
function sourceOf(path) {
  const own = join(here, path);
  if (existsSync(own)) return readFileSync(own, 'utf8');
  const twin = join(engine, 'kernel', basename(path));
  return path.startsWith('assembly/general/') && existsSync(twin)
    ? translated(readFileSync(twin, 'utf8'))
    : null;
}

/** Builds the module; answers its bytes, and its text when asked for. */
export async function buildGeneral() {
  const files = new Map();
  const { error, stderr } = await asc.main(
    [
      ...['assembly/general/general.ts', '--outFile', 'general.wasm', '--textFile', 'general.wat'],
      ...['--runtime', 'stub', '--noAssert', '--use', 'abort='],
      ...['--importMemory', '--noExportMemory'],
      ...['-O3', '--converge', '--lowMemoryLimit'],
    ],
    {
      readFile: (path) => sourceOf(path.replaceAll('\\', '/')),
      writeFile: (path, contents) => files.set(path, contents),
      listFiles: () => [],
    },
  );
  if (error) throw new Error(stderr.toString());
  return { bytes: Buffer.from(files.get('general.wasm')), text: files.get('general.wat') };
}

/** The generated module of the engine. */
export function moduleOf(bytes) {
  return (
    `// Made by packages/kernel/build-general.mjs: the kernel of this folder as WebAssembly (${bytes.length} bytes) in base64.\n\n` +
    `export const generalWasmBase64 =\n  '${bytes.toString('base64')}';\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { bytes, text } = await buildGeneral();
  writeFileSync(output, moduleOf(bytes));
  const wanted = process.argv.indexOf('--text');
  if (wanted > 0) writeFileSync(process.argv[wanted + 1], text);
  console.log(`general.wasm ${bytes.length} bytes`);
}
