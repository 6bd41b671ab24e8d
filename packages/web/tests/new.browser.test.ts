import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  accessibilityProblems,
  overflows,
  PHONE,
  smallTargets,
  THEMES,
  WAYS,
  withPage,
} from './harness/index.ts';

const WORDS = {
  en: {
    classic: 'Classic',
    jigsaw: 'Jigsaw',
    killer: 'Killer cages',
    thermo: 'Thermometers',
    windoku: 'Windoku',
    find: 'Find a rule',
    all: /^All \d+ rules$/,
    lines: 'Lines',
    hard: 'Hard',
    range: '3.5 to 4.4',
    need: 'Must need',
    xwing: 'X-Wing',
    sums: 'Sum combinations',
    mirror: 'Left and right',
    make: 'Make it',
    cancel: 'Cancel',
    seven: '7 by 7',
    blocked: 'Needs boxes. This size has none.',
    take: 'Take it',
    tried: /Making: \d+ boards? tried/,
  },
  ja: {
    classic: '標準',
    jigsaw: 'ジグソー',
    killer: 'キラー',
    thermo: '温度計',
    windoku: 'ウインドウズ',
    find: 'ルールを探す',
    all: /^\d+種類すべて$/,
    lines: '線',
    hard: '上級',
    range: '3.5～4.4',
    need: '使う手筋',
    xwing: 'X-Wing',
    sums: 'ケージの組み合わせ',
    mirror: '左右対称',
    make: '作る',
    cancel: '中止',
    seven: '7×7',
    blocked: 'ブロックが必要ですが、この大きさにはありません。',
    take: 'これにする',
    tried: /\d+問試作/,
  },
} as const;

const rule = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
/** Ticks or unticks: the tile is pressed, as a person does. */
const press = async (page: Page, name: string) => {
  const tile = page.locator('.tile', { has: rule(page, name) });
  await tile.click();
};
/** Waits until the engine has said what can be offered. */
const offered = async (page: Page, need: string, technique: string) => {
  const field = page.getByRole('combobox', { name: need });
  await field.click();
  await field.fill(technique);
  await page.getByRole('option', { name: technique }).first().waitFor();
  return field;
};

describe.each(WAYS)('new puzzle: $language, $device.name', ({ language, device }) => {
  const w = WORDS[language];

  it('rules are ticked in any combination; jigsaw takes the place of the boxes and gives it back', () =>
    withPage({ language, device, path: '/new' }, async (page) => {
      const sum = page.locator('.new-sum');
      await press(page, w.killer);
      await press(page, w.thermo);
      await expect.poll(() => sum.textContent()).toContain(w.killer);
      await expect.poll(() => sum.textContent()).toContain(w.thermo);
      await press(page, w.jigsaw);
      await expect.poll(() => rule(page, w.classic).isChecked()).toBe(false);
      await press(page, w.jigsaw);
      await expect.poll(() => rule(page, w.classic).isChecked()).toBe(true);
    }));

  it('finds a rule by its name and opens all in groups', () =>
    withPage({ language, device, path: '/new' }, async (page) => {
      await page.getByRole('searchbox', { name: w.find }).fill(w.windoku.slice(0, 4));
      await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
      await page.getByRole('searchbox', { name: w.find }).fill('');
      await page.getByRole('button', { name: w.all }).click();
      await page.getByRole('region', { name: w.lines, exact: true }).waitFor();
      const words = await page.getByRole('button', { expanded: true }).textContent();
      expect(words).toBeTruthy();
    }));

  it('says why a rule cannot be had on a board without boxes, and makes nothing there', () =>
    withPage({ language, device, path: '/new' }, async (page) => {
      await page.getByRole('radio', { name: w.seven }).check();
      const blocked = page.locator('.tile', { has: rule(page, w.windoku) });
      await blocked.getByText(w.blocked).waitFor();
      await rule(page, w.windoku).dispatchEvent('click');
      await expect.poll(() => rule(page, w.windoku).isChecked()).toBe(false);
      await page.locator('.new-state', { hasText: w.blocked }).waitFor();
      expect(
        await page.getByRole('button', { name: w.make, exact: true }).getAttribute('aria-disabled'),
      ).toBe('true');
      await press(page, w.jigsaw);
      await page.locator('.new-state', { hasText: w.blocked }).waitFor({ state: 'detached' });
    }));

  it('lists only techniques that the rules can give rise to; one chosen brings its grade', () =>
    withPage({ language, device, path: '/new' }, async (page) => {
      const field = await offered(page, w.need, w.xwing);
      await field.fill(w.sums);
      await expect.poll(() => page.getByRole('option', { name: w.sums }).count()).toBe(0);
      await field.fill(w.xwing);
      await page.getByRole('option', { name: w.xwing, exact: false }).first().click();
      await expect.poll(() => field.inputValue()).toBe(w.xwing);
      await expect.poll(() => page.getByRole('radio', { checked: true, name: /2\.4/ }).count()).toBe(1);
      await press(page, w.killer);
      const again = await offered(page, w.need, w.sums);
      await again.press('Escape');
      await page.getByRole('radio', { name: new RegExp(w.range) }).check();
      await expect.poll(() => again.inputValue()).toBe('');
    }));

  it('makes what is ordered and plays it', () =>
    withPage({ language, device, path: '/new' }, async (page) => {
      await press(page, w.killer);
      await page.getByRole('radio', { name: /1\.0/ }).check();
      await page.getByRole('radio', { name: w.mirror }).check();
      await page.getByRole('button', { name: w.make, exact: true }).click();
      await page.waitForURL(/\/play\?game=/, { timeout: 30_000 });
      await page.getByRole('grid').waitFor();
    }));

  it('shows how far it is, and stops when told to', () =>
    withPage(
      { language, device, path: '/new?rules=killer+anti-knight+non-consecutive&grade=extreme' },
      async (page) => {
        await page.getByRole('button', { name: w.make, exact: true }).click();
        await page.getByText(w.tried).waitFor();
        await page.getByRole('progressbar').waitFor();
        // Seen without scrolling by hand.
        const bar = page.locator('.new-state');
        const below = () =>
          bar.evaluate((each) => each.getBoundingClientRect().bottom - document.documentElement.clientHeight);
        await expect.poll(below).toBeLessThanOrEqual(0);
        await page.getByRole('button', { name: w.cancel, exact: true }).click();
        await expect.poll(async () => (await page.getByRole('progressbar').count()) === 0).toBe(true);
        const ways = page
          .getByRole('button', { name: w.make, exact: true })
          .or(page.getByRole('button', { name: w.take }));
        await ways.first().waitFor();
      },
    ));

  it('fits the window, and every target the finger', () =>
    withPage({ language, device, path: '/new?rules=killer+thermo' }, async (page) => {
      await offered(page, w.need, w.xwing);
      await page.keyboard.press('Escape');
      expect(await overflows(page)).toEqual([]);
      if (device === PHONE) expect(await smallTargets(page)).toEqual([]);
    }));
});

describe.each(THEMES)('new puzzle, %s', (theme) => {
  it('has nothing that axe objects to, with everything open', () =>
    withPage({ theme, path: '/new?rules=killer+thermo&size=7' }, async (page) => {
      await page.locator('.new-details > summary').click();
      await page.getByRole('button', { name: WORDS.en.all }).click();
      await page.getByText(WORDS.en.blocked).first().waitFor();
      await page.getByRole('combobox').click();
      expect(await accessibilityProblems(page)).toEqual([]);
    }));
});

describe('new puzzle with keys only', () => {
  it('ticks, chooses and makes', () =>
    withPage({ path: '/new' }, async (page) => {
      await rule(page, 'Diagonals').focus();
      await page.keyboard.press('Space');
      await expect.poll(() => rule(page, 'Diagonals').isChecked()).toBe(true);
      await page.getByRole('radio', { name: /Easy/ }).focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.getByRole('radio', { name: /Medium/ }).isChecked()).toBe(true);
      const field = page.getByRole('combobox');
      await field.focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').nth(3).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => field.inputValue()).not.toBe('');
      await page.getByRole('button', { name: 'Make it' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/play\?game=/, { timeout: 30_000 });
    }));
});
