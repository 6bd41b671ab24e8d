import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { licences } from './plugins/licences.ts';
import { noEval } from './plugins/no-eval.ts';
import { noNode } from './plugins/no-node.ts';
import { pages } from './plugins/pages.ts';
import { serviceWorker } from './plugins/service-worker.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default defineConfig({
  root: here,
  resolve: { conditions: ['hitotsu-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [noNode(), noEval(), licences(), pages(), serviceWorker()],
  worker: { format: 'es', plugins: () => [noNode(), noEval()] },
  build: {
    target: 'es2023',
    // The content security policy knows no data: but for images, so every file stays a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The engine worker is one large file on purpose: it is loaded after the first screen.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // The frame needs little of the library; without this it would be given all that other screens share.
            { name: 'base', test: /hitotsu\/src\/(base\/|messages\/compose)/ },
          ],
        },
      },
    },
  },
});
