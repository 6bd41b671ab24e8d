import { describe, expect, it } from 'vitest';
import { WAYS, withPage } from './harness/index.ts';

describe.each(WAYS)('$language, $device.name', ({ language, device }) => {
  it('keeps what is chosen and shows it on the sample at once', () =>
    withPage({ language, device, path: '/settings' }, async (page) => {
      const ja = language === 'ja';
      const sample = page.locator('.sample').first();
      const before = await sample.innerHTML();
      const patterns = page.locator('label', { hasText: ja ? '色に模様' : 'Patterns with colours' });
      await (device.touch ? patterns.tap() : patterns.click());
      await expect.poll(() => sample.innerHTML()).not.toBe(before);
      await page.reload();
      await page.locator('.sample').first().waitFor();
      expect(
        await page.getByRole('switch', { name: ja ? '色に模様' : 'Patterns with colours' }).isChecked(),
      ).toBe(true);
      await expect.poll(() => page.locator('.sample').first().innerHTML()).not.toBe(before);
    }));
});

it('shows warnings and corner marks on the sample of play', () =>
  withPage({ path: '/settings' }, async (page) => {
    const sample = page.locator('.sample').nth(1);
    const seen = new Set([await sample.innerHTML()]);
    await page.getByRole('radio', { name: 'Wrong digits' }).check();
    seen.add(await sample.innerHTML());
    await page.getByRole('switch', { name: 'Clean notes' }).click();
    seen.add(await sample.innerHTML());
    await page.getByRole('switch', { name: 'Corner marks at fixed places' }).click();
    seen.add(await sample.innerHTML());
    expect(seen.size).toBe(4);
  }));

it('changes keys by pressing them, names two that clash, and puts them back', () =>
  withPage({ path: '/settings' }, async (page) => {
    await page.getByRole('button', { name: 'Change the key for Hint, next stage' }).click();
    await page.keyboard.press('q');
    const row = page.locator('.key-row', { hasText: 'Hint, next stage' });
    await expect.poll(() => row.locator('kbd').allTextContents()).toEqual(['Q']);

    await page.getByRole('button', { name: 'Change the key for Check' }).click();
    await page.keyboard.press('q');
    await page.getByText('Q: Hint, next stage and Check share it.').waitFor();
    await page.reload();
    await page.getByText('Q: Hint, next stage and Check share it.').waitFor();

    await page.getByRole('button', { name: 'Usual key for Check' }).click();
    await expect.poll(() => page.getByText('share it.').count()).toBe(0);
    await page.getByRole('button', { name: 'All keys as usual' }).click();
    await expect.poll(() => row.locator('kbd').allTextContents()).toEqual(['H']);
  }));

it('keeps a key on Escape, and Tab goes on', () =>
  withPage({ path: '/settings' }, async (page) => {
    const change = page.getByRole('button', { name: 'Change the key for Undo' });
    await change.click();
    await page.keyboard.press('Escape');
    await change.click();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.locator('.key-row', { hasText: 'Undo' }).locator('kbd').first().textContent())
      .toBe('U');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Change the key for Redo',
    );
  }));

it('puts all settings back, and that back again', () =>
  withPage({ path: '/settings', settings: { tintCages: true, unknownLater: 7 } }, async (page) => {
    const tint = page.getByRole('switch', { name: 'Tint cages' });
    await expect.poll(() => tint.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'All settings as at first' }).click();
    await expect.poll(() => tint.isChecked()).toBe(false);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => tint.isChecked()).toBe(true);
    // What a newer version kept is not lost.
    expect(await page.evaluate(() => localStorage.getItem('hitotsu.settings'))).toContain('unknownLater');
  }));

it('takes nothing that is no setting from what is stored', () =>
  withPage(
    { path: '/settings', settings: { theme: 'purple', textSize: '400', tintCages: 'yes', keymap: [1] } },
    async (page) => {
      await expect.poll(() => page.getByRole('radio', { name: 'System' }).first().isChecked()).toBe(true);
      await expect.poll(() => page.getByRole('switch', { name: 'Tint cages' }).isChecked()).toBe(false);
    },
  ));

it('says what it is made of, from the packages themselves', () =>
  withPage({ path: '/about' }, async (page) => {
    await page.getByRole('rowheader', { name: 'Source Serif 4' }).waitFor();
    await page.getByRole('rowheader', { name: 'preact', exact: true }).waitFor();
    await page.getByText('Nikoli Co., Ltd.').waitFor();
    const texts = await page.request.get('/licences.txt');
    expect(await texts.text()).toContain('SIL OPEN FONT LICENSE');
  }));
