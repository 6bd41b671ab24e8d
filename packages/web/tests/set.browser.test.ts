import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  accessibilityProblems,
  DESKTOP,
  overflows,
  PHONE,
  smallTargets,
  THEMES,
  WAYS,
  withPage,
} from './harness/index.ts';

const WORDS = {
  en: {
    given: 'Given digit',
    cage: 'Killer cage',
    thermo: 'Thermometer',
    regions: 'Regions',
    odd: 'Odd cell',
    diagonals: 'Diagonals',
    unique: 'Exactly one solution',
    multiple: 'More than one solution',
    none: 'No solution',
    fill: 'Fill by machine',
    play: 'Play it',
    remove: 'Remove',
    reverse: 'Reverse',
    undo: 'Undo',
    redo: 'Redo',
    puzzle: 'Puzzle',
    import: 'Import',
    export: 'Export',
    open: 'Open',
    take: 'Take it',
    share: 'Share',
    untitled: 'Title',
    size: '6 by 6',
    saved: 'saved on this device',
    given1: 'Given 1 in R1C1',
    more: 'Puzzle',
    truths: 'True candidates',
    redundant: 'Not needed',
    minimal: 'No clue can be left out',
  },
  ja: {
    given: 'ヒント数字',
    cage: 'ケージ',
    thermo: '温度計',
    regions: '領域',
    odd: '奇数',
    diagonals: '対角線',
    unique: '解はひとつだけ',
    multiple: '解がひとつではない',
    none: '解なし',
    fill: '自動で仕上げる',
    play: '遊ぶ',
    remove: '外す',
    reverse: '逆向きにする',
    undo: '元に戻す',
    redo: 'やり直す',
    puzzle: '問題',
    import: '読み込む',
    export: '書き出す',
    open: '開く',
    take: 'これにする',
    share: '共有',
    untitled: '題名',
    size: '6×6',
    saved: 'この端末に保存済み',
    given1: '1行1列のヒント数字1',
    more: '問題',
    truths: '解に現れる候補',
    redundant: 'なくてもよいもの',
    minimal: 'どのヒント数字も省けない',
  },
} as const;
type Words = (typeof WORDS)['en' | 'ja'];

/** Seed 003's puzzle: exactly one solution. */
const UNIQUE = '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6';

const cell = (page: Page, row: number, column: number, size = 9) =>
  page.locator(`[data-cell="${(row - 1) * size + column - 1}"]`);

/** Draws from cell to cell with the mouse or a finger held down. */
async function draw(page: Page, cells: readonly (readonly [number, number])[], size = 9): Promise<void> {
  let down = false;
  for (const [row, column] of cells) {
    const box = await cell(page, row, column, size).boundingBox();
    if (!box) throw new Error('no such cell');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    if (!down) await page.mouse.down();
    down = true;
  }
  await page.mouse.up();
}

const tool = (page: Page, name: string) => page.locator('.set-tool', { hasText: name }).first();
const answered = (page: Page, heading: string) =>
  page.locator('.set-answer-head:not(.set-checking) h2', { hasText: heading }).waitFor({ timeout: 30_000 });
const opened = async (page: Page) => {
  await page.locator('[role=grid] [data-cell="0"]').waitFor();
  return page;
};
/** On phones the answer lies in a sheet. */
const sheet = async (page: Page, phone: boolean) => {
  if (phone) await page.locator('.set-panel-toggle').tap();
};

async function imported(page: Page, w: Words, text: string): Promise<void> {
  await page.locator('.set-title-actions').getByRole('button', { name: w.more, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: w.import, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  const take = page.getByRole('dialog').getByRole('button', { name: w.take });
  await expect.poll(() => take.getAttribute('aria-disabled')).toBeNull();
  await take.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The puzzle as the library's own document. */
async function exported(page: Page, w: Words): Promise<{ rules: { type: string }[]; givens: string }> {
  await page.locator('.set-title-actions').getByRole('button', { name: w.more, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: w.export, exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').selectOption('json');
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect.poll(() => field.inputValue()).toContain('"hitotsu"');
  const text = await field.inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return JSON.parse(text);
}

describe.each(WAYS)('setting: $language, $device.name', ({ language, device }) => {
  const w = WORDS[language];
  const phone = device === PHONE;

  it('draws lines, cages with sums, marks and whole-board rules, and takes them back', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      await tool(page, w.thermo).click();
      await draw(page, [
        [3, 9],
        [2, 8],
        [3, 8],
        [4, 8],
      ]);
      await page.getByRole('button', { name: w.reverse }).click();
      await tool(page, w.cage).click();
      await draw(page, [
        [1, 1],
        [1, 2],
        [2, 1],
      ]);
      for (const digit of ['1', '5'])
        await page.locator('.set-pad button', { hasText: digit }).first().click();
      await tool(page, w.odd).click();
      await draw(page, [
        [5, 5],
        [5, 6],
      ]);
      await tool(page, w.diagonals).click();
      const { rules } = await exported(page, w);
      expect(rules).toEqual([
        { type: 'classic' },
        { type: 'thermometer', cells: ['R4C8', 'R3C8', 'R2C8', 'R3C9'] },
        { type: 'cage', cells: ['R1C1', 'R1C2', 'R2C1'], sum: 15 },
        { type: 'odd', cells: ['R5C5', 'R5C6'] },
        { type: 'diagonal', which: 'main' },
        { type: 'diagonal', which: 'anti' },
      ]);
      const undo = page.locator('.set-title-actions').getByRole('button', { name: w.undo });
      await undo.click();
      await undo.click();
      const before = await exported(page, w);
      expect(before.rules.map(({ type }) => type)).toEqual(['classic', 'thermometer', 'cage']);
    }));

  it('answers while it is drawn: several, one, none, with what clashes to be taken away', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      await answered(page, w.multiple);
      await imported(page, w, UNIQUE);
      await answered(page, w.unique);
      await sheet(page, phone);
      await page.locator('.set-facts .grade-squares').waitFor();
      await page
        .getByText(w.minimal)
        .or(page.getByText(w.redundant, { exact: true }))
        .first()
        .waitFor({ timeout: 30_000 });
      await sheet(page, phone);
      // A second 4 in the first row.
      await cell(page, 1, 9).click();
      await page.keyboard.press('4');
      await answered(page, w.none);
      await sheet(page, phone);
      const rows = page.locator('.set-clash li');
      await rows.first().waitFor();
      await expect.poll(() => rows.count()).toBe(2);
      await rows
        .filter({ hasText: /R1C9|1行9列/ })
        .getByRole('button', { name: new RegExp(w.remove) })
        .click();
      await answered(page, w.unique);
    }));

  it('is finished by the machine, then played', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      await tool(page, w.thermo).click();
      await draw(page, [
        [1, 1],
        [1, 2],
        [1, 3],
      ]);
      await page.getByRole('button', { name: w.fill }).click();
      await answered(page, w.unique);
      await sheet(page, phone);
      await page.locator('.set-panel').getByRole('button', { name: w.play, exact: true }).click();
      await page.waitForURL(/\/play\?game=/);
      await page.getByRole('grid').waitFor();
    }));

  it('is kept on the device: reload, and it is there again', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      await page.getByRole('textbox', { name: w.untitled }).fill('Two thermometers');
      await tool(page, w.thermo).click();
      await draw(page, [
        [1, 1],
        [1, 2],
      ]);
      await draw(page, [
        [4, 4],
        [5, 5],
      ]);
      await page.getByText(w.saved).waitFor();
      await page.reload();
      await opened(page);
      await expect
        .poll(() => page.getByRole('textbox', { name: w.untitled }).inputValue())
        .toBe('Two thermometers');
      const { rules } = await exported(page, w);
      expect(rules).toHaveLength(3);
    }));

  it('changes its size, and undo brings the old one back', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      await cell(page, 1, 1).click();
      await page.keyboard.press('5');
      await page.locator('.set-title-actions').getByRole('button', { name: w.more, exact: true }).click();
      await page.getByRole('radio', { name: w.size }).check();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('gridcell').count()).toBe(36);
      await page.locator('.set-title-actions').getByRole('button', { name: w.undo }).click();
      await expect.poll(() => page.getByRole('gridcell').count()).toBe(81);
    }));

  it('fits the window, and every target the finger', () =>
    withPage({ language, device, path: '/set' }, async (page) => {
      await opened(page);
      await tool(page, w.cage).click();
      await draw(page, [
        [1, 1],
        [1, 2],
        [2, 1],
      ]);
      await answered(page, w.multiple);
      expect(await overflows(page)).toEqual([]);
      if (phone) expect(await smallTargets(page)).toEqual([]);
    }));
});

describe('setting with keys only', () => {
  const draws = async (page: Page) => {
    await page.locator('[data-cell="0"]').focus();
    // A thermometer: T, Enter, arrows, one step back, Enter.
    for (const key of ['t', 'Enter', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Backspace', 'Enter'])
      await page.keyboard.press(key);
    // A cage of two cells further down, with its sum.
    for (const key of ['k', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowRight', 'Enter', '1', '1'])
      await page.keyboard.press(key);
    // A given digit, and one dropped again.
    for (const key of ['g', 'ArrowDown', '7', 'ArrowDown', '8', 'Delete']) await page.keyboard.press(key);
  };

  it('draws, steps back, drops and gives', () =>
    withPage({ path: '/set' }, async (page) => {
      await opened(page);
      await draws(page);
      const { rules, givens } = await exported(page, WORDS.en);
      expect(rules).toEqual([
        { type: 'classic' },
        { type: 'thermometer', cells: ['R1C1', 'R1C2', 'R2C2'] },
        { type: 'cage', cells: ['R4C2', 'R4C3'], sum: 11 },
      ]);
      expect([...givens].filter((symbol) => symbol !== '.')).toEqual(['7']);
    }));

  it('Tab leaves the board; a clue is removed with Delete and brought back with Ctrl+Z', () =>
    withPage({ path: '/set' }, async (page) => {
      await opened(page);
      await draws(page);
      await page.keyboard.press('t');
      await cell(page, 1, 1).click();
      await page.keyboard.press('Delete');
      expect((await exported(page, WORDS.en)).rules.map(({ type }) => type)).not.toContain('thermometer');
      await page.locator('[data-cell="0"]').focus();
      await page.keyboard.press('Control+z');
      expect((await exported(page, WORDS.en)).rules.map(({ type }) => type)).toContain('thermometer');
      await page.locator('[data-cell="0"]').focus();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') === null)).toBe(true);
    }));
});

describe('setting: regions', () => {
  it('spread over a border; they take the place of boxes once every one has its size', () =>
    withPage({ path: '/set' }, async (page) => {
      await opened(page);
      await tool(page, 'Regions').click();
      await draw(page, [
        [3, 3],
        [3, 4],
      ]);
      await page.getByText('Regions must have 9 cells each', { exact: false }).waitFor();
      await draw(page, [
        [2, 4],
        [2, 3],
      ]);
      const { rules } = await exported(page, WORDS.en);
      expect(rules.map(({ type }) => type)).toEqual(['rows', 'columns', 'regions']);
    }));
});

describe('setting: sharing', () => {
  it('gives a link that holds the whole puzzle', () =>
    withPage({ path: '/set', device: DESKTOP }, async (page) => {
      await opened(page);
      await tool(page, 'Thermometer').click();
      await draw(page, [
        [1, 1],
        [1, 2],
      ]);
      await page.getByRole('button', { name: 'Share' }).click();
      const link = page.getByRole('dialog').locator('.share-link');
      await expect.poll(() => link.inputValue()).toMatch(/\/play#\w{10}/);
    }));
});

describe.each(THEMES)('setting, %s', (theme) => {
  it('has nothing that axe objects to, on desktop and phone', async () => {
    await withPage({ theme, path: '/set' }, async (page) => {
      await opened(page);
      await tool(page, 'Killer cage').click();
      await draw(page, [
        [1, 1],
        [1, 2],
        [2, 1],
      ]);
      await answered(page, WORDS.en.multiple);
      await page.locator('.set-clues > summary').click();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.locator('.set-title-actions').getByRole('button', { name: 'Puzzle', exact: true }).click();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await withPage({ theme, path: '/set', device: PHONE, language: 'ja' }, async (page) => {
      await opened(page);
      await answered(page, WORDS.ja.multiple);
      await page.locator('.set-panel-toggle').tap();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
});
