import { defineConfig } from 'vitest/config';

/** Tests in a real browser: `npx vitest run --config vitest.browser.config.ts`, after the unit tests in `npm test`. */
export default defineConfig({
  resolve: { conditions: ['hitotsu-source'] },
  ssr: { resolve: { conditions: ['hitotsu-source', 'module', 'node', 'default'] } },
  test: {
    include: ['packages/web/tests/**/*.browser.test.ts'],
    globalSetup: ['packages/web/tests/harness/setup.ts'],
    // One page at a time: what is measured is the app, not the machine.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
