import { expect, it } from 'vitest';
import { hostileLinks, hostilePastes } from '../../src/share/hostile.fixture.ts';
import { withPage } from '../harness/index.ts';
import { paste } from './board.ts';

/** The rest of the ten thousand go through the same functions in Node (share/hostile.test.ts). */
const EACH = 150;

const BROKEN = 'Something went wrong here.';

it(
  `${EACH} hostile links: a message or a game, never a broken screen`,
  () =>
    withPage({ path: '/about' }, async (page) => {
      for (const payload of hostileLinks('browser', EACH)) {
        await page.evaluate((hash) => {
          const url = new URL('/play', location.href);
          url.hash = hash;
          history.pushState(null, '', url);
          dispatchEvent(new PopStateEvent('popstate'));
        }, payload);
        await page.waitForFunction(
          () => document.querySelector('main .trouble h1, main .play [role=gridcell]') !== null,
        );
        expect(await page.getByText(BROKEN).count(), payload).toBe(0);
        await expect.poll(() => page.locator('main img').count()).toBe(0);
        await page.evaluate(() => {
          history.pushState(null, '', '/about');
          dispatchEvent(new PopStateEvent('popstate'));
        });
        await page.locator('main .trouble, main .play').waitFor({ state: 'detached' });
      }
    }),
  300_000,
);

it(
  `${EACH} hostile pastes: an answer or a message, nothing of them as HTML`,
  () =>
    withPage({ path: '/solve' }, async (page) => {
      await page.evaluate(() => {
        (globalThis as { alarm?: number }).alarm = 0;
        globalThis.alert = () => {
          (globalThis as { alarm?: number }).alarm = 1;
        };
      });
      for (const text of hostilePastes('browser', EACH)) {
        await paste(page, text);
        if (text.trim() === '') continue;
        await page.waitForFunction(() => {
          const said = document.querySelector('#solve-answer')?.textContent?.trim() ?? '';
          return said !== '' && said !== 'Looking…';
        });
        expect(await page.getByText(BROKEN).count(), text).toBe(0);
        expect(await page.locator('main img, main script, main iframe').count(), text).toBe(0);
      }
      expect(await page.evaluate(() => (globalThis as { alarm?: number }).alarm)).toBe(0);
    }),
  300_000,
);
