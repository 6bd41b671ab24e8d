import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { serve } from '../../serve.mjs';
import { BROWSER_FLAGS, findBrowser } from './find-browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is served, without a slash at the end. */
    url: string;
    /** The folder it was built into. */
    folder: string;
    /** The one browser of the run. */
    browser: string;
  }
}

/** Before all browser tests: the app is built once and served, a browser is started. */
export default async function setup(project: TestProject) {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('The browser tests need Chromium or Chrome; HITOTSU_BROWSER may name one.');
  const folder = mkdtempSync(join(tmpdir(), 'hitotsu-web-'));
  // The app as it is published, not as this process is run.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  process.env.NODE_ENV = NODE_ENV;
  const server = await serve({ folder, port: 0 });
  const browser = await chromium.launchServer({ executablePath, args: BROWSER_FLAGS });
  project.provide('url', server.url);
  project.provide('folder', folder);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
