import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['hitotsu-source'] },
  ssr: { resolve: { conditions: ['hitotsu-source', 'module', 'node', 'default'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts'],
    testTimeout: 60_000,
    // Every processor: by default one is left idle, which is half of two.
    maxWorkers: '100%',
    // Style sheets are empty in tests but for the one that a test reads.
    css: { include: /fonts\.css/ },
  },
});
