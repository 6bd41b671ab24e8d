import { unwrap } from 'hitotsu/base';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payloadOf } from '../src/share/link.ts';
import { WAYS, withPage } from './harness/index.ts';
import { digitsOn } from './keep/board.ts';

/** How puzzles being set come, are kept and are found again. */
const WORDS = {
  en: {
    more: 'Puzzle',
    open: 'Open',
    title: 'Title',
    author: 'Author',
    saved: 'saved on this device',
    multiple: 'More than one solution',
    followed: 'Another tab has changed this puzzle. Undo brings back what was here.',
    copied: 'Another tab has changed this puzzle too. Here it goes on as a puzzle of its own.',
    incomplete: 'This link is incomplete.',
    newer: 'This link was made by a newer version of the app.',
    memory: 'not saved: this browser keeps nothing',
    delete: 'Delete',
  },
  ja: {
    more: '問題',
    open: '開く',
    title: '題名',
    author: '作者',
    saved: 'この端末に保存済み',
    multiple: '解がひとつではない',
    followed: 'ほかのタブでの変更に合わせました。',
    copied: 'ほかのタブでも同じ問題が変わりました。',
    incomplete: 'リンクが途中で切れているようです。',
    newer: 'このリンクは新しい版で作られました。',
    memory: 'このブラウザでは保存できません',
    delete: '削除',
  },
} as const;
type Words = (typeof WORDS)['en' | 'ja'];

/** A link to a board of four. */
const linkTo = (givens: string) =>
  unwrap(payloadOf({ hitotsu: 1, size: 4, givens: givens.padEnd(16, '.'), rules: ['classic'] }));

const opened = (page: Page) => page.locator('[role=grid] [data-cell="0"]').waitFor();
const firstRow = async (page: Page): Promise<string> => (await digitsOn(page)).slice(0, 4);
const become = (page: Page, row: string) => expect.poll(() => firstRow(page)).toBe(row);

/** Gives a digit in the first row and waits until that is saved. */
async function give(page: Page, w: Words, column: number, digit: string): Promise<void> {
  await page.locator(`[data-cell="${column - 1}"]`).click();
  await page.keyboard.press(digit);
  await page.getByText(w.saved).waitFor();
}

async function details(page: Page, w: Words) {
  await page.locator('.set-title-actions').getByRole('button', { name: w.more, exact: true }).click();
  return page.getByRole('dialog');
}
/** The puzzles that are kept, in their dialog. */
async function drafts(page: Page, w: Words) {
  await (await details(page, w)).getByRole('button', { name: w.open, exact: true }).click();
  return page.locator('.set-draft');
}

describe.each(WAYS)('puzzles being set: $language, $device.name', ({ language, device }) => {
  const w = WORDS[language];

  it('have a title and an author of several words', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      const title = page.getByRole('textbox', { name: w.title });
      await title.click();
      await page.keyboard.type('Hello big  World ');
      await expect.poll(() => title.inputValue()).toBe('Hello big  World ');
      await expect.poll(() => page.locator('h1').textContent()).toBe('Hello big  World');
      const author = (await details(page, w)).getByRole('textbox', { name: w.author });
      await author.click();
      await page.keyboard.type('A. B. C');
      await expect.poll(() => author.inputValue()).toBe('A. B. C');
      await page.keyboard.press('Escape');
      await page.getByText(w.saved).waitFor();
      await page.reload();
      await opened(page);
      await expect.poll(() => title.inputValue()).toBe('Hello big  World');
      await details(page, w);
      await expect.poll(() => author.inputValue()).toBe('A. B. C');
    }));

  it('come from links; a reload goes on with them', () =>
    withPage({ language, device, path: `/set#${linkTo('1')}` }, async (page) => {
      await opened(page);
      await become(page, '1...');
      await give(page, w, 4, '3');
      expect(new URL(page.url()).hash).toBe('');
      await page.reload();
      await opened(page);
      await become(page, '1..3');
      // Another link, without a reload.
      await page.evaluate((hash) => {
        location.hash = hash;
      }, linkTo('.2'));
      await become(page, '.2..');
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    }));

  it('do not come from broken links, which are told', () =>
    withPage({ language, device, path: `/set#${linkTo('1').slice(0, 7)}` }, async (page) => {
      await page.getByText(w.incomplete).waitFor();
      await opened(page);
      await give(page, w, 2, '4');
      await page.evaluate(() => {
        location.hash = '9abc';
      });
      await page.getByText(w.newer).waitFor();
      await become(page, '.4..');
    }));

  it('are answered where the browser keeps nothing, which is said', () =>
    withPage({ language, device, blank: true }, async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(globalThis, 'indexedDB', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        }),
      );
      await page.goto('/set');
      await opened(page);
      await page.locator('.set-answer-head h2', { hasText: w.multiple }).waitFor();
      await page.getByText(w.memory).waitFor();
      await page.locator('[data-cell="0"]').click();
      await page.keyboard.press('5');
      await (await drafts(page, w)).waitFor();
    }));

  it('are one puzzle in two tabs, or two where both change it unseen', () =>
    withPage({ language, device, path: `/set#${linkTo('')}` }, async (one) => {
      await opened(one);
      await give(one, w, 1, '1');
      const two = await one.context().newPage();
      await two.goto('/set');
      await opened(two);
      await become(two, '1...');
      // Each tab follows the other.
      await give(two, w, 2, '2');
      await become(one, '12..');
      await one.getByText(w.followed).waitFor();
      await give(one, w, 3, '3');
      await become(two, '123.');
      // What a tab does not hear of, it does not destroy.
      await two.evaluate(() => {
        BroadcastChannel.prototype.postMessage = () => {};
      });
      await give(two, w, 4, '4');
      await one.locator('[data-cell="2"]').click();
      await one.keyboard.press('4');
      await one.getByText(w.copied).waitFor();
      await one.getByText(w.saved).waitFor();
      const kept = await drafts(one, w);
      await expect.poll(() => kept.count()).toBe(2);
      await one.reload();
      await opened(one);
      await become(one, '124.');
      await two.reload();
      await opened(two);
      await become(two, '124.');
      await give(two, w, 4, '3');
      await become(one, '1243');
      // Deleted in one tab, it is no longer said to be saved in the other, and comes back with its next edit.
      await (await drafts(two, w)).first().getByRole('button', { name: w.delete }).click();
      await one.getByText(w.saved).waitFor({ state: 'detached' });
      await give(one, w, 1, '2');
      await two.reload();
      await opened(two);
      await become(two, '2243');
    }));
});
