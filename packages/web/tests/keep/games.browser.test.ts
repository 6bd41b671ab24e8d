import { text as textOf } from 'node:stream/consumers';
import { unwrap } from 'hitotsu/base';
import { parseGame } from 'hitotsu/puzzle';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { backupText, readBackup } from '../../src/store/backup.ts';
import { accessibilityProblems, overflows, smallTargets, THEMES, WAYS, withPage } from '../harness/index.ts';

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 29, 3);

/** Games as a backup holds them: some finished, some begun, one set by hand. */
function sample() {
  const grades = ['easy', 'medium', 'hard', 'expert', 'extreme'] as const;
  return Array.from({ length: 12 }, (_, at) => {
    const solved = at % 3 !== 0;
    const entries = Array.from(GIVENS, (given, cell) =>
      given === '.' && (solved || cell % 4 === 0) ? SOLUTION.charAt(cell) : '.',
    ).join('');
    const time = (300 + 40 * at) * 1000;
    const { document } = unwrap(
      parseGame({
        hitotsu: 1,
        size: 9,
        givens: GIVENS,
        rules: ['classic'],
        game: { version: 1, entries, time },
      }),
    );
    return {
      id: `sample-${at}`,
      created: NOW - at * DAY,
      played: NOW - at * DAY,
      info: {
        grade: grades[at % 5] as (typeof grades)[number],
        technique: at % 2 === 0 ? 'x-wing' : 'xy-wing',
        ...(at === 3 ? { title: '<img src=x onerror=alert(1)>', from: 'set' } : { from: 'new' }),
      },
      ...(solved ? { solved: { at: NOW - at * DAY, time, hints: at === 1 ? 2 : 0 } } : {}),
      document,
    };
  });
}

const file = (text: string) => ({
  name: 'backup.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

const SAID = {
  en: {
    empty: 'Nothing here yet. The puzzles you begin are kept on this device.',
    willAdd: '12 games will be added.',
    never: 'Nothing is overwritten.',
    add: 'Add',
    nothingNew: 'All games of this file are here already.',
    noBackup: 'This file is no backup of games.',
    close: 'Close',
    hard: 'Hard: 2 solved, usually 6:20, best 6:20',
    solved: 'Solved',
    mine: 'Mine',
    deleted: 'Game deleted',
    undo: 'Undo',
    hints: /2 hints/,
    technique: 'By the hardest technique',
    save: 'Save',
  },
  ja: {
    empty: 'まだありません。始めた問題はこの端末に残ります。',
    willAdd: '12件を追加します。',
    never: '上書きはしません。',
    add: '追加する',
    nothingNew: 'このファイルの記録は、すべてこの端末にあります。',
    noBackup: 'このファイルは記録のバックアップではありません。',
    close: '閉じる',
    hard: '上級：完成2問、ふだん6分20秒、最短6分20秒',
    solved: '完成',
    mine: '自分の問題',
    deleted: '削除しました',
    undo: '元に戻す',
    hints: /ヒント2回/,
    technique: 'いちばん難しい手筋ごと',
    save: '保存',
  },
} as const;

describe.each(WAYS)('Games: $language, $device.name', ({ language, device }) => {
  const say = SAID[language];
  const open = (test: (page: Page) => Promise<void>, theme: 'light' | 'dark' = 'light') =>
    withPage({ language, device, theme, path: '/games' }, test);
  const restore = async (page: Page, text = backupText(sample())) => {
    await page.locator('.games-backup input[type=file]').setInputFiles(file(text));
    await page.locator('dialog').waitFor();
  };
  const filled = async (page: Page) => {
    await restore(page);
    await page.locator('dialog').getByRole('button', { name: say.add, exact: true }).click();
    await page.locator('.game-row').nth(11).waitFor();
  };

  it('a backup says what it adds, adds it, and never writes over anything', () =>
    open(async (page) => {
      await page.getByText(say.empty).waitFor();
      await restore(page);
      await page.getByText(say.willAdd).waitFor();
      await page.getByText(say.never).waitFor();
      await page.locator('dialog').getByRole('button', { name: say.add, exact: true }).click();
      await page.locator('.game-row').nth(11).waitFor();
      await restore(page);
      await page.getByText(say.nothingNew).waitFor();
      await page.locator('dialog').getByRole('button', { name: say.close, exact: true }).last().click();
      await restore(page, '{"hello":1}');
      await page.getByText(say.noBackup).waitFor();
      await page.locator('dialog').getByRole('button', { name: say.close, exact: true }).last().click();
      // The same id with other content comes as a second game.
      const [first] = sample();
      if (!first) throw new Error('no sample');
      const other = { ...first, document: { ...first.document, game: { ...first.document.game, time: 1 } } };
      await restore(page, backupText([other]));
      await page.locator('dialog').getByRole('button', { name: say.add, exact: true }).click();
      await page.locator('.game-row').nth(12).waitFor();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: say.save, exact: true }).click();
      const text = await textOf(await (await saved).createReadStream());
      expect(unwrap(readBackup(text)).games.length).toBe(13);
    }));

  it('figures, filters, deleting and taking it back', () =>
    open(async (page) => {
      await filled(page);
      await page.getByText(say.hard).waitFor();
      await expect.poll(() => page.locator('.figure-strip').count()).toBeGreaterThan(2);
      await page.getByText(say.hints).waitFor();
      await page.getByText(say.technique).click();
      await page
        .getByText(/X-Wing|エックス|Xウイング/)
        .first()
        .waitFor();
      // Imported words are words.
      await page.locator('.game-title', { hasText: '<img src=x onerror=alert(1)>' }).waitFor();
      await expect.poll(() => page.locator('img').count()).toBe(0);
      await page.getByRole('radio', { name: say.mine, exact: true }).check();
      await expect.poll(() => page.locator('.game-row').count()).toBe(1);
      await page.getByRole('radio', { name: say.solved, exact: true }).check();
      await expect.poll(() => page.locator('.game-row').count()).toBe(8);
      await page.locator('.game-row .icon-button').first().click();
      await page.getByText(say.deleted).waitFor();
      await expect.poll(() => page.locator('.game-row').count()).toBe(7);
      await page.getByRole('button', { name: say.undo, exact: true }).click();
      await expect.poll(() => page.locator('.game-row').count()).toBe(8);
    }));

  it.each(THEMES)(
    'is accessible and fits, %s',
    (theme) =>
      open(async (page) => {
        expect(await accessibilityProblems(page)).toEqual([]);
        await restore(page);
        expect(await accessibilityProblems(page)).toEqual([]);
        await page.locator('dialog').getByRole('button', { name: say.add, exact: true }).click();
        await page.locator('.game-row').nth(11).waitFor();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await overflows(page)).toEqual([]);
        if (device.touch) expect(await smallTargets(page)).toEqual([]);
      }, theme),
    120_000,
  );
});

describe('Games', () => {
  it('what is deleted is gone after the time for taking it back', () =>
    withPage({ path: '/games' }, async (page) => {
      await page.locator('.games-backup input[type=file]').setInputFiles(file(backupText(sample())));
      await page.locator('dialog .button-main').click();
      await page.locator('.game-row').nth(11).waitFor();
      await page.locator('.game-row .icon-button').first().click();
      await page.waitForTimeout(9500);
      const left = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const request = indexedDB.open('hitotsu');
            request.onsuccess = () => {
              const count = request.result.transaction('games').objectStore('games').count();
              count.onsuccess = () => resolve(count.result);
            };
          }),
      );
      expect(left).toBe(11);
    }));
});
