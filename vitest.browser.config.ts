import { defineConfig } from 'vitest/config';

/** Tests in a real browser: `npx vitest run --config vitest.browser.config.ts`, after the unit tests in `npm test`. */
export default defineConfig({
  resolve: { conditions: ['hitotsu-source'] },
  ssr: { resolve: { conditions: ['hitotsu-source', 'module', 'node', 'default'] } },
  test: {
    include: ['packages/web/tests/**/*.browser.test.ts'],
    globalSetup: ['packages/web/tests/harness/setup.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    // On a machine that others use too a page may be late: what fails there is run once more, and the report says so.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
