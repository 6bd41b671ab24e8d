#!/usr/bin/env node
// Pictures of the app's screens in both themes, both languages and two widths:
//   node scripts/screenshots.mjs [--out FOLDER] [--only home,play] [--dist FOLDER]
// Without --dist the app is built first. Files: SCREEN-WIDTH-LANGUAGE-THEME.png, by default in the system's temporary folder.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { serve } from '../packages/web/serve.mjs';
import { BROWSER_FLAGS, findBrowser } from '../packages/web/tests/harness/find-browser.mjs';
import { SCENES } from './screenshot-scenes.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'hitotsu-screenshots') },
    only: { type: 'string' },
    dist: { type: 'string' },
    width: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
  },
});

const WIDTHS = [
  { name: 'desktop', width: 1440, height: 900, touch: false },
  { name: 'phone', width: 390, height: 844, touch: true },
];
const wanted = (list, chosen) =>
  chosen ? list.filter((each) => chosen.split(',').includes(each.name ?? each)) : list;

let folder = values.dist;
if (!folder) {
  folder = mkdtempSync(join(tmpdir(), 'hitotsu-web-'));
  await build({
    configFile: join(root, 'packages', 'web', 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
}
mkdirSync(values.out, { recursive: true });
const server = await serve({ folder, port: 0 });
const executablePath = findBrowser();
if (!executablePath) {
  console.error('The pictures need Chromium or Chrome; HITOTSU_BROWSER may name one.');
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
for (const scene of wanted(SCENES, values.only))
  for (const { name, width, height, touch } of wanted(WIDTHS, values.width))
    for (const language of wanted(['en', 'ja'], values.lang))
      for (const theme of wanted(['light', 'dark'], values.theme)) {
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: { width, height },
          deviceScaleFactor: touch ? 2 : 1,
          hasTouch: touch,
          isMobile: touch,
          locale: language === 'ja' ? 'ja-JP' : 'en-GB',
          timezoneId: 'Asia/Tokyo',
          colorScheme: theme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        page.setDefaultTimeout(60_000);
        page.on('pageerror', (error) => console.error(`${scene.name}: ${error.stack}`));
        page.on('console', (message) => {
          if (message.type() === 'error') console.error(`${scene.name}: ${message.text()}`);
        });
        try {
          await page.goto(scene.path);
          await page.locator('main > *').first().waitFor();
          await scene.prepare?.(page, { touch, language });
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          await page.screenshot({
            path: join(values.out, `${scene.name}-${name}-${language}-${theme}.png`),
            fullPage: scene.whole ?? false,
          });
        } catch (error) {
          console.error(`${scene.name} ${name} ${language} ${theme}: ${error}`);
        }
        await context.close();
      }
await browser.close();
await server.close();
console.log(values.out);
