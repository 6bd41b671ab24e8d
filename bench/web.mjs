// The app in a browser: time from a key or pointer to the next frame, on boards full of notes, also with a processor four
// times slower; and how long the page's own thread is ever held while the engine works.
//   npm run bench -- web [--rounds N] [--dist FOLDER]
// Needs Chromium or Chrome. A busy machine makes every figure worse: the load is printed beside them.

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateNow } from 'hitotsu/generator';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { serve } from '../packages/web/serve.mjs';
import { BROWSER_FLAGS, findBrowser } from '../packages/web/tests/harness/find-browser.mjs';

const web = fileURLToPath(new URL('../packages/web/', import.meta.url));

const EMPTY_16 = '.'.repeat(256);
const PUZZLES = {
  classic: {
    hitotsu: 1,
    size: 9,
    givens: '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6',
  },
  rules: {
    hitotsu: 1,
    size: 9,
    givens: '.'.repeat(81),
    rules: [
      'classic',
      'diagonals',
      'anti-knight',
      { type: 'cage', cells: ['R1C1', 'R1C2', 'R2C1'], sum: 15 },
      { type: 'cage', cells: ['R1C4', 'R1C5', 'R2C4'], sum: 15 },
      { type: 'cage', cells: ['R5C5', 'R5C6', 'R6C6'], sum: 15 },
      { type: 'thermometer', cells: ['R9C1', 'R8C2', 'R7C3', 'R6C4'] },
    ],
  },
  killer: generateNow({ rules: 'killer', seed: 'bench' }).puzzle.document,
  sixteen: { hitotsu: 1, size: 16, givens: EMPTY_16 },
};

/** What is measured: a board with every note, a processor this many times slower, the bar in milliseconds. */
const CASES = [
  { name: '9x9, all notes', puzzle: 'classic', slower: 1, bar: 50 },
  { name: '9x9, all notes, 4x slower', puzzle: 'classic', slower: 4, bar: 150 },
  { name: '9x9, seven rules, all notes', puzzle: 'rules', slower: 1, bar: 50 },
  { name: '9x9, seven rules, 4x slower', puzzle: 'rules', slower: 4, bar: 150 },
  { name: '16x16, all notes', puzzle: 'sixteen', slower: 1, bar: 100 },
];

/** No task of the page may be longer while the engine works. */
const LONG_MS = 50;

const quantile = (sorted, q) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

/** Writes down, for each key and press, the time until the frame that follows it has been drawn. */
function watchFrames() {
  const times = [];
  globalThis.__times = times;
  const channel = new MessageChannel();
  const waiting = [];
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (const start of waiting.splice(0)) times.push(now - start);
  };
  for (const type of ['keydown', 'pointerdown', 'pointermove', 'pointerup'])
    addEventListener(
      type,
      (event) => {
        const start = event.timeStamp;
        requestAnimationFrame(() => {
          waiting.push(start);
          channel.port2.postMessage(null);
        });
      },
      true,
    );
}

const taken = (page, name) => page.evaluate((key) => globalThis[key].splice(0), name);

async function openPuzzle(context, link, puzzle) {
  const page = await context.newPage();
  await page.addInitScript(watchFrames);
  await page.goto(`/play#${link(puzzle)}`);
  await page.locator('[role=grid]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

async function interactions(page, session, size, rounds) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** Milliseconds that the page's thread has worked: unlike the time to the frame, no other program is in it. */
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  await page.locator('[data-cell="0"]').click();
  await page.keyboard.press('Shift+m');
  await page.waitForTimeout(300);
  await taken(page, '__times');
  const kinds = {};
  const measure = async (kind, run) => {
    const before = await worked();
    await run();
    await page.waitForTimeout(60);
    const work = (await worked()) - before;
    kinds[kind] ??= { times: [], work: [] };
    kinds[kind].work.push(work);
    kinds[kind].times.push(...(await taken(page, '__times')));
  };
  for (let i = 0; i < rounds; i++) {
    const cell = (i * 7 + 3) % (size * size);
    await page.locator(`[data-cell="${cell}"]`).click();
    await taken(page, '__times');
    await measure('move', () => page.keyboard.press('ArrowRight'));
    await measure('enter', () => page.keyboard.press(String(1 + (i % 9))));
    await measure('undo', () => page.keyboard.press('u'));
    await measure('mark', () => page.keyboard.press(`Control+Digit${1 + (i % 9)}`));
    await measure('show', () => page.keyboard.press('.'));
    await measure('hide', () => page.keyboard.press('Escape'));
    const box = await page.locator('[role=grid]').boundingBox();
    const at = (row, column) => [
      box.x + ((column + 0.5) * box.width) / size,
      box.y + ((row + 0.5) * box.height) / size,
    ];
    await page.mouse.move(...at(1, 1));
    await measure('drag', async () => {
      await page.mouse.down();
      for (let step = 2; step < 6; step++) await page.mouse.move(...at(step, step));
      await page.mouse.up();
    });
    if (i % 5 === 0) {
      await measure('all', () => page.keyboard.press('Control+a'));
      await measure('fill', () => page.keyboard.press('Shift+m'));
    }
  }
  return kinds;
}

/** Tasks of the page's thread during some work, each with its time by the clock and that of the processor alone. */
async function tasksDuring(session, work) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const place = ({ pid, tid }) => `${pid} ${tid}`;
  const threads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(place),
  );
  return events
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter((event) => threads.has(place(event)))
    .map(({ dur, tdur = 0 }) => ({ wall: dur / 1000, cpu: tdur / 1000 }));
}

const pause = (page, ms) => page.waitForTimeout(ms);

/** What the engine is asked on each screen; the screen itself is there before the work begins. */
const ENGINE_WORK = [
  {
    name: 'check and hints',
    open: (link, puzzle) => `/play#${link(puzzle)}`,
    ready: async (page) => {
      await page.locator('[data-cell="2"]').click();
      await page.keyboard.press('Shift+m');
    },
    work: async (page) => {
      await page.keyboard.press('k');
      await page.locator('.message').waitFor();
      for (let i = 0; i < 4; i++) {
        await page.keyboard.press('h');
        await page.locator('.hint-panel .tiny').first().waitFor();
        await pause(page, 400);
      }
      await page.locator('.all-steps').click();
      await pause(page, 2000);
    },
  },
  {
    name: 'solve mine',
    open: (link, puzzle) => `/solve#${link(puzzle)}`,
    ready: (page) => page.locator('[role=grid]').first().waitFor(),
    work: async (page) => {
      await page.getByRole('button', { name: 'Solve', exact: true }).click();
      await page.getByRole('button', { name: 'Explain it' }).click();
      await pause(page, 4000);
    },
  },
  {
    name: 'set',
    open: (link, puzzle) => `/set#${link(puzzle)}`,
    ready: (page) => page.locator('[role=grid]').first().waitFor(),
    work: async (page) => {
      await page.locator('[data-cell="1"]').click();
      for (const key of ['5', 'Delete', 'ArrowRight', '6', 'Delete']) {
        await page.keyboard.press(key);
        await pause(page, 500);
      }
      await pause(page, 1500);
    },
  },
  {
    name: 'today, made when home is opened',
    open: () => '/',
    work: (page) => pause(page, 8000),
  },
];

async function engineWork(browser, baseURL, link) {
  for (const { name, open, ready, work } of ENGINE_WORK)
    for (const puzzle of open.length > 0 ? ['classic', 'killer'] : ['']) {
      const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      const session = await context.newCDPSession(page);
      await page.goto(open(link, PUZZLES[puzzle]));
      await page.locator('main > *').first().waitFor();
      await ready?.(page);
      if (ready) await pause(page, 1000);
      const tasks = await tasksDuring(session, () => work(page));
      const longest = (of) => Math.max(0, ...tasks.map(of)).toFixed(0);
      const over = (of) => tasks.filter((task) => of(task) > LONG_MS).length;
      const [wall, cpu] = [(task) => task.wall, (task) => task.cpu];
      console.log(
        `engine at work: ${`${name} ${puzzle}`.padEnd(38)} tasks over ${LONG_MS} ms: ${over(wall)} by the clock ` +
          `(longest ${longest(wall)}), ${over(cpu)} of the processor (longest ${longest(cpu)}); ` +
          `load ${loadavg()[0].toFixed(1)}`,
      );
      await context.close();
    }
}

export async function run(args) {
  const value = (flag) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const rounds = Number(value('--rounds') ?? 20);
  const executablePath = findBrowser();
  if (!executablePath) {
    console.error('This needs Chromium or Chrome; HITOTSU_BROWSER may name one.');
    process.exitCode = 1;
    return;
  }
  const temporary = mkdtempSync(join(tmpdir(), 'hitotsu-bench-'));
  const folder = value('--dist') ?? join(temporary, 'app');
  const quiet = { configFile: join(web, 'vite.config.ts'), logLevel: 'warn' };
  if (!value('--dist')) await build({ ...quiet, build: { outDir: folder, emptyOutDir: true } });
  const library = join(temporary, 'link');
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['hitotsu-source'] },
    build: {
      lib: { entry: join(web, 'src/share/link.ts'), formats: ['es'], fileName: 'link' },
      outDir: library,
    },
  });
  const { payloadOf } = await import(join(library, 'link.js'));
  const link = (puzzle) => payloadOf(puzzle).value;
  const server = await serve({ folder, port: 0 });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    console.log(
      `load of the machine ${loadavg()[0].toFixed(1)}; milliseconds from input to the next frame; thread: of the processor, for all the page does after it`,
    );
    console.log('case                          kind     n  median     p95   worst    bar   thread     p95');
    for (const { name, puzzle, slower, bar } of CASES) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1440, height: 900 },
      });
      const page = await openPuzzle(context, link, PUZZLES[puzzle]);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      const kinds = await interactions(page, session, PUZZLES[puzzle].size, rounds);
      const all = Object.values(kinds);
      const any = {
        times: all.flatMap(({ times }) => times),
        work: all.flatMap(({ work }) => work),
      };
      for (const [kind, { times, work }] of [...Object.entries(kinds), ['any', any]]) {
        const sorted = times.toSorted((a, b) => a - b);
        const own = work.toSorted((a, b) => a - b);
        const column = (number, width) => number.toFixed(1).padStart(width);
        console.log(
          `${name.padEnd(30)}${kind.padEnd(6)}${String(sorted.length).padStart(4)}` +
            `${column(quantile(sorted, 0.5), 8)}${column(quantile(sorted, 0.95), 8)}` +
            `${column(sorted.at(-1) ?? Number.NaN, 8)}${String(bar).padStart(7)}${column(quantile(own, 0.5), 9)}${column(quantile(own, 0.95), 8)}`,
        );
      }
      await context.close();
    }
    await engineWork(browser, server.url, link);
  } finally {
    await browser.close();
    await server.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}
