import { unwrap } from 'hitotsu/base';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payloadOf } from '../src/share/link.ts';
import { DESKTOP, LANGUAGES, withPage } from './harness/index.ts';
import { digitsOn } from './keep/board.ts';

/** The setter's tools by their letters, and what the machine fills in and says. */
const WORDS = {
  en: {
    fill: 'Fill by machine',
    undo: 'Undo',
    unique: 'Exactly one solution',
    none: 'No solution',
    given: 'Given ',
    cage: 'Killer cage',
    added: 'added',
  },
  ja: {
    fill: '自動で仕上げる',
    undo: '元に戻す',
    unique: '解はひとつだけ',
    none: '解なし',
    given: 'ヒント数字',
    cage: 'ケージ',
    added: '加えました',
  },
} as const;

const SIXTEEN = unwrap(payloadOf({ hitotsu: 1, size: 16, givens: '.'.repeat(256), rules: ['classic'] }));
const opened = (page: Page) => page.locator('[role=grid] [data-cell="0"]').waitFor();
const answered = (page: Page, heading: string) =>
  page.locator('.set-answer-head:not(.set-checking) h2', { hasText: heading }).waitFor({ timeout: 30_000 });

describe.each(LANGUAGES)('setting with the machine: %s', (language) => {
  const w = WORDS[language];
  const device = { ...DESKTOP, width: 1280, height: 800 };
  const fill = (page: Page) => page.getByRole('button', { name: w.fill });

  it('adds no given digit that could be left out', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      // Its words stand in one line.
      expect((await fill(page).boundingBox())?.height).toBeLessThan(50);
      await fill(page).click();
      await answered(page, w.unique);
      await page.locator('.set-redundant h3').waitFor({ timeout: 30_000 });
      await expect.poll(() => page.locator('.set-redundant li', { hasText: w.given }).count()).toBe(0);
    }));

  it('says what was found out last, and no more than that', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      for (const cell of [0, 1]) {
        await page.locator(`[data-cell="${cell}"]`).click();
        await page.keyboard.press('5');
      }
      const notice = page.locator('.notice');
      await fill(page).click();
      await notice.getByText(w.none).waitFor();
      await page.locator('.set-title-actions').getByRole('button', { name: w.undo }).click();
      await fill(page).click();
      await answered(page, w.unique);
      await expect.poll(() => notice.textContent()).toContain(w.added);
    }));

  it('says nothing of digits that an edit has kept out', () =>
    withPage({ language, device, path: `/set#${SIXTEEN}` }, async (page) => {
      await opened(page);
      await page.locator('[data-cell="0"]').click();
      // In one go, so that the machine is not done before.
      await fill(page).evaluate((button: HTMLElement) => {
        button.click();
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '5', bubbles: true }));
      });
      await fill(page).waitFor({ timeout: 60_000 });
      await page.waitForTimeout(500);
      await expect.poll(() => page.locator('.notice').count()).toBe(0);
      expect((await digitsOn(page)).replaceAll('.', '')).toBe('5');
    }));

  it('tools are taken by their letters before the board is touched', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      await page.keyboard.press('k');
      await expect.poll(() => page.locator('#set-box').textContent()).toBe(w.cage);
      await page.locator('.set-title-field').fill('');
      await page.locator('.set-title-field').press('t');
      await expect.poll(() => page.locator('#set-box').textContent()).toBe(w.cage);
    }));
});
