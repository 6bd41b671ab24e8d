import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: here,
  resolve: { conditions: ['hitotsu-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The content security policy knows no data: but for images, so every file stays a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
