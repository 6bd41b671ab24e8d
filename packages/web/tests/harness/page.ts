import type { Language } from 'hitotsu/base';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject } from 'vitest';
import { DESKTOP, type Device } from './ways.ts';

export interface Options {
  /** A path of the app, with query and fragment. Default: home. */
  readonly path?: string;
  readonly language?: Language;
  readonly device?: Device;
  readonly theme?: 'light' | 'dark';
  readonly contrast?: 'more';
  readonly reducedMotion?: boolean;
  readonly forcedColors?: boolean;
  /** Settings as the app keeps them, by key. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Another server than the one of the run. */
  readonly url?: string;
  /** Without the service worker unless asked for: requests are then seen one by one. */
  readonly serviceWorker?: boolean;
  /** Opens nothing yet: the test goes to its page itself. */
  readonly blank?: boolean;
  /** The clock of the page stands at this moment. */
  readonly now?: Date;
}

export interface Problems {
  /** Errors on the console, exceptions nobody caught, breaches of the content security policy, foreign requests. */
  readonly list: string[];
}

let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

function keptSettings({ settings, url = inject('url') }: Options) {
  const localStorage = [{ name: 'hitotsu.settings', value: JSON.stringify(settings) }];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

async function contextFor(options: Options): Promise<BrowserContext> {
  browser ??= chromium.connect(inject('browser'));
  const { device = DESKTOP, language = 'en', theme = 'light' } = options;
  return (await browser).newContext({
    baseURL: options.url ?? inject('url'),
    viewport: { width: device.width, height: device.height },
    hasTouch: device.touch,
    isMobile: device.touch,
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    timezoneId: 'Asia/Tokyo',
    colorScheme: theme,
    contrast: options.contrast ?? 'no-preference',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: options.forcedColors ? 'active' : 'none',
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    ...(options.settings ? { storageState: keptSettings(options) } : {}),
  });
}

/** Writes down everything that must not happen on a page. */
async function watch(context: BrowserContext, origin: string, { list }: Problems): Promise<void> {
  context.on('weberror', (error) => list.push(`exception: ${error.error().stack ?? error.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') list.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(blob|data):/.test(url)) list.push(`foreign request: ${url}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    );
  });
}

/**
 * Opens the app in a fresh browser profile and runs the test in it. The test fails if anything was written to the
 * console as an error, broke the content security policy or asked another server, unless it takes that off the list.
 */
export async function withPage<T>(
  options: Options,
  test: (page: Page, problems: Problems) => Promise<T>,
): Promise<T> {
  const context = await contextFor(options);
  const problems: Problems = { list: [] };
  try {
    await watch(context, options.url ?? inject('url'), problems);
    const page = await context.newPage();
    if (options.now) await page.clock.setFixedTime(options.now);
    page.setDefaultTimeout(30_000);
    if (!options.blank) {
      await page.goto(options.path ?? '/');
      await page.locator('main > *').first().waitFor();
    }
    const answer = await test(page, problems);
    expect(problems.list).toEqual([]);
    return answer;
  } finally {
    await context.close();
  }
}
