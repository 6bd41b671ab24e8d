// New puzzles in a browser: time from the press of "Make it" until the board that is played stands there, for each grade
// of classic and of variants.
//   npm run bench -- web-make [--rounds N] [--dist FOLDER] [NAME …]
// N rounds for each kind of rules, its grades taking turns; default 30. NAME: a part of the rules. Needs Chromium or Chrome.
// A busy machine makes every figure worse: the load is printed beside them.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { serve } from '../packages/web/serve.mjs';
import { BROWSER_FLAGS, findBrowser } from '../packages/web/tests/harness/find-browser.mjs';

const web = fileURLToPath(new URL('../packages/web/', import.meta.url));

const GRADES = ['easy', 'medium', 'hard', 'expert', 'extreme'];
/** Rules, and the bar for the 95th of 100 in milliseconds. */
const KINDS = [
  { rules: 'classic', bar: 1000 },
  { rules: 'killer', bar: 3000 },
  { rules: 'jigsaw', bar: 3000 },
  { rules: 'thermo', bar: 3000 },
];

const quantile = (sorted, q) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

/** Milliseconds from the press to the board, or null if it was not reached. */
async function once(page, url, rules, grade) {
  await page.goto(`${url}/new?rules=${rules}&grade=${grade}`);
  const button = page.getByRole('button', { name: 'Make it' });
  await button.waitFor();
  // The engine is there: it has told what can be offered.
  await page.waitForFunction(() => {
    const field = document.querySelector('[role=combobox]');
    field?.click();
    return document.querySelectorAll('[role=option]').length > 1;
  });
  await page.getByRole('combobox').press('Escape');
  await page.locator('[role=option]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => {
    globalThis.__shown = new Promise((resolve) => {
      const look = () => {
        const state = document.querySelector('.new-nearest')
          ? 'nearest'
          : document.querySelector('[role=gridcell]')
            ? 'shown'
            : null;
        if (state) resolve([state, performance.now()]);
        else requestAnimationFrame(look);
      };
      addEventListener(
        'click',
        () => {
          globalThis.__pressed = performance.now();
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
  });
  await button.click();
  const [state, at, from] = await page.evaluate(async () => [
    ...(await globalThis.__shown),
    globalThis.__pressed,
  ]);
  return state === 'shown' ? at - from : null;
}

export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { rounds: { type: 'string' }, dist: { type: 'string' } },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds ?? 30);
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('This needs Chromium or Chrome; HITOTSU_BROWSER may name one.');
  const folder = values.dist ?? mkdtempSync(join(tmpdir(), 'hitotsu-bench-'));
  if (!values.dist)
    await build({
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    });
  const server = await serve({ folder, port: 0 });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await once(page, server.url, 'classic', 'easy');
    for (const { rules, bar } of KINDS) {
      if (positionals.length > 0 && !positionals.some((name) => rules.includes(name))) continue;
      const all = [];
      const byGrade = new Map(GRADES.map((grade) => [grade, []]));
      let missed = 0;
      for (let round = 0; round < rounds; round++) {
        const grade = GRADES[round % GRADES.length];
        const ms = await once(page, server.url, rules, grade);
        if (ms === null) missed++;
        else {
          all.push(ms);
          byGrade.get(grade).push(ms);
        }
      }
      const sorted = all.sort((a, b) => a - b);
      const [median, p95] = [quantile(sorted, 0.5), quantile(sorted, 0.95)];
      const grades = [...byGrade]
        .map(([grade, list]) => `${grade} ${Math.max(...list).toFixed(0)}`)
        .join(', ');
      console.log(
        `${rules.padEnd(8)} ${sorted.length} of ${rounds} reached (${missed} not), median ${median.toFixed(0)} ms, ` +
          `p95 ${p95.toFixed(0)} ms ${p95 < bar ? '<' : '>='} ${bar}; slowest by grade: ${grades}; load ${loadavg()[0].toFixed(1)}`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
    if (!values.dist) rmSync(folder, { recursive: true, force: true });
  }
}
