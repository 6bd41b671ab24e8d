// npm run bench -- NAME [arguments]: runs bench/NAME.mjs. Without a name: lists what there is.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const [name, ...args] = process.argv.slice(2);
const file = join(here, `${name}.mjs`);
if (!name || !/^[a-z0-9-]+$/.test(name) || name === 'run' || !existsSync(file)) {
  const names = readdirSync(here)
    .filter((entry) => entry.endsWith('.mjs') && entry !== 'run.mjs')
    .map((entry) => entry.slice(0, -4));
  console.log(`npm run bench -- NAME [arguments], where NAME is one of: ${names.join(', ')}`);
  process.exitCode = name ? 2 : 0;
} else {
  const { run } = await import(pathToFileURL(file).href);
  await run(args);
}
