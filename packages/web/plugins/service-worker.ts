import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Larger files (a solver for one screen) are kept when they are first used, not before. */
const LARGEST = 1_500_000;
/** Copies of the page for other addresses: the service worker answers those with one of the two that are kept. */
const isCopy = (name: string) => name.endsWith('/index.html');
/** Names that change with the content need no mark of their version. */
const isHashed = (name: string) => name.startsWith('assets/');
/** Not for the page. */
const isForOthers = (name: string) => /^(sw\.js|icons\/maskable|.*\.map)/.test(name);

const short = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Builds the service worker last, with the list of all files and a mark of their version. */
export function serviceWorker(): Plugin {
  let folder = '';
  let base = '/';
  return {
    name: 'hitotsu-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith(sep)) folder = config.build.outDir;
      base = config.base;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter((name) => !isCopy(name) && !isForOthers(name))
          .sort();
        const files: [name: string, version: string | null][] = [];
        const large: string[] = [];
        for (const name of names) {
          const content = readFileSync(join(folder, name));
          if (content.length > LARGEST) large.push(name);
          else files.push([name, isHashed(name) ? null : short(content)]);
        }
        const result = await build({
          configFile: false,
          logLevel: 'warn',
          root: fileURLToPath(new URL('..', import.meta.url)),
          define: {
            __BASE__: JSON.stringify(base),
            __FILES__: JSON.stringify(files),
            __LARGE__: JSON.stringify(large),
            __VERSION__: JSON.stringify(short(JSON.stringify([files, large]))),
          },
          build: {
            write: false,
            target: 'es2023',
            lib: {
              entry: fileURLToPath(new URL('../src/sw.ts', import.meta.url)),
              formats: ['iife'],
              name: 'sw',
            },
          },
        });
        const [built] = [result].flat();
        if (!built || !('output' in built)) throw new Error('the service worker was not built');
        writeFileSync(join(folder, 'sw.js'), built.output[0].code);
      },
    },
  };
}
