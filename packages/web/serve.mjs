#!/usr/bin/env node
// Serves the built app as any static host would, with the headers a host should send:
//   node packages/web/serve.mjs [FOLDER] [--port N]
// Without --port it takes the first free port from 4173. Prints one line with the address; Ctrl+C ends it.
import { createReadStream, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { POLICY } from './policy.mjs';

const FIRST_PORT = 4173;
const PORTS_TRIED = 50;

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * The file for a path, as static hosts find it: itself, or `index.html` in the folder of that name.
 * @param {string} folder
 * @param {string} path
 */
function fileOf(folder, path) {
  let decoded;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0')) return null;
  const inside = normalize(decoded).replace(/^([/\\]|\.\.)+/, '');
  const file = join(folder, inside);
  if (file !== folder && !file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
  for (const candidate of [file, join(file, 'index.html')])
    if (statSync(candidate, { throwIfNoEntry: false })?.isFile()) return candidate;
  return null;
}

/**
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
const answer = (folder) => (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = fileOf(folder, pathname);
  const file = found ?? fileOf(folder, '/404.html');
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  const hashed = found !== null && pathname.includes('/assets/');
  response.writeHead(found ? 200 : 404, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(file).size,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
};

/**
 * Serves a folder on this machine; `port` 0 takes any free one, without one it is the first free from 4173.
 * @param {{ folder: string, port?: number | undefined }} options
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serve({ folder, port }) {
  const ports = port === undefined ? Array.from({ length: PORTS_TRIED }, (_, i) => FIRST_PORT + i) : [port];
  for (const candidate of ports) {
    const server = createServer(answer(realpathSync(folder)));
    /** @type {NodeJS.ErrnoException | null} */
    const error = await new Promise((resolve) => {
      server.once('error', resolve);
      server.listen(candidate, 'localhost', () => resolve(null));
    });
    if (error) {
      if (candidate === ports.at(-1) || error.code !== 'EADDRINUSE') throw error;
      continue;
    }
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : candidate;
    return {
      url: `http://localhost:${taken}`,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }
  throw new Error('no free port');
}

async function main() {
  const japanese = /^ja/.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '');
  const usage = japanese
    ? '使い方: npm start [-- --port 番号]（番号がなければ4173から最初に空いている番号）'
    : 'Usage: npm start [-- --port NUMBER] (without a number the first free one from 4173)';
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
        allowPositionals: true,
      });
    } catch {
      console.error(usage);
      process.exit(2);
    }
  })();
  if (values.help) {
    console.log(usage);
    return;
  }
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
    console.error(
      japanese ? `ポート番号ではありません: ${values.port}` : `Not the number of a port: ${values.port}`,
    );
    process.exit(2);
  }
  const folder = positionals[0] ?? join(dirname(fileURLToPath(import.meta.url)), 'dist');
  try {
    const { url, close } = await serve({ folder, port });
    console.log(
      japanese
        ? `ひとつは ${url}/ で開けます（Ctrl+C で終わります）`
        : `Hitotsu is at ${url}/ (Ctrl+C ends it)`,
    );
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => {
        void close().then(() => process.exit(0));
      });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(japanese ? `始められませんでした: ${reason}` : `Could not start: ${reason}`);
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') console.error(usage);
    process.exit(1);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
