import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { serve } from '../serve.mjs';
import { PHONE, SCREENS, withPage } from './harness/index.ts';

/** The service worker has everything and answers for this page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

/** What a stopped server makes the browser write down is no fault of the page. */
function forgiveNetwork(problems: { readonly list: string[] }): void {
  const rest = problems.list.filter((each) => !/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/.test(each));
  problems.list.splice(0, problems.list.length, ...rest);
}

describe('without a network', () => {
  it('opens every screen, makes a puzzle, gives a hint and changes the language', async () => {
    const server = await serve({ folder: inject('folder'), port: 0 });
    await withPage({ url: server.url, serviceWorker: true, device: PHONE }, async (page, problems) => {
      await kept(page);
      await page.context().setOffline(true);
      await page.getByRole('status').filter({ hasText: 'Offline, all here.' }).waitFor();
      await page.context().setOffline(false);
      await server.close();
      await page.reload();
      await page.locator('main > *').first().waitFor();

      for (const { path } of SCREENS) {
        await page.goto(path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        expect(await page.locator('.trouble:not(:has(.button-main[href]))').count(), path).toBe(0);
      }

      await page.goto('/new');
      await page.getByRole('radio', { name: /^Easy/ }).check();
      await page.getByRole('button', { name: 'Make it' }).click();
      await page.waitForURL('**/play?game=*', { timeout: 60_000 });
      await page.locator('[role=grid]').waitFor();
      await page.getByRole('button', { name: /^Hint/ }).click();
      await page.getByText('Hint, 1 of 4', { exact: true }).waitFor({ timeout: 30_000 });

      await page.goto('/settings');
      await page.getByRole('radio', { name: '日本語' }).check();
      await page.getByRole('heading', { name: '設定' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: '設定' }).waitFor();
      forgiveNetwork(problems);
    });
  });
});

describe('a new version', () => {
  it('is offered, comes when it is wanted, and never by itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hitotsu-next-'));
    cpSync(inject('folder'), folder, { recursive: true });
    const server = await serve({ folder, port: 0 });
    try {
      await withPage({ url: server.url, serviceWorker: true, path: '/about' }, async (page) => {
        await kept(page);
        let loads = 0;
        page.on('load', () => loads++);

        // What was published since: another page and a service worker that knows it.
        const worker = join(folder, 'sw.js');
        const before = readFileSync(worker, 'utf8');
        const version = /hitotsu-files-[^;]*?([0-9a-f]{12})/.exec(before)?.[1] ?? '';
        expect(version).not.toBe('');
        writeFileSync(worker, before.replaceAll(version, 'abcdefabcdef'));
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

        const notice = page.getByRole('status').filter({ hasText: 'New version' });
        await notice.waitFor();
        await page.waitForTimeout(500);
        expect(loads).toBe(0);
        await notice.getByRole('button', { name: 'Reload' }).click();
        await page.waitForFunction(async () => (await caches.keys()).includes('hitotsu-files-abcdefabcdef'));
        await expect.poll(() => loads).toBe(1);
        await page.locator('h1').waitFor();
      });
    } finally {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
