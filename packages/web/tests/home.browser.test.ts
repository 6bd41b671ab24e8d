import { unwrap } from 'hitotsu/base';
import { describe, expect, it } from 'vitest';
import { payloadOf } from '../src/share/link.ts';
import { DESKTOP, overflows, PHONE, WAYS, withPage } from './harness/index.ts';

const NOW = new Date('2026-11-29T03:00:00Z');

describe.each(WAYS)('$language, $device.name', ({ language, device }) => {
  const ja = language === 'ja';

  it('greets who comes for the first time, with the day and five puzzles', () =>
    withPage({ language, device, now: NOW }, async (page) => {
      const day = page.locator('time[datetime="2026-11-29"]');
      await expect.poll(() => day.locator('.day-number').textContent()).toBe('29');
      await expect
        .poll(() => day.locator('.home-month').textContent())
        .toBe(ja ? '2026年11月　日曜日' : 'Sunday, November 2026');
      await page
        .getByRole('heading', { name: ja ? '答えはひとつ。' : 'One solution. Every kind of sudoku.' })
        .waitFor();
      const grades = await page.locator('.daily-grade').allTextContents();
      expect(grades).toEqual(
        ja ? ['初級', '中級', '上級', '難問', '超難問'] : ['Easy', 'Medium', 'Hard', 'Expert', 'Extreme'],
      );
    }));

  it('opens a puzzle of today, and offers to go on with it', () =>
    withPage({ language, device, now: NOW }, async (page) => {
      const easy = page.locator('.daily').first();
      await (device.touch ? easy.tap() : easy.click());
      await page.waitForURL('**/play?game=*', { timeout: 60_000 });
      await page.locator('[role=grid]').waitFor();
      const cell = page
        .locator('[role=gridcell][aria-label*="empty"], [role=gridcell][aria-label*="空"]')
        .first();
      await cell.click();
      await page.keyboard.press('5');
      await page.goto('/');
      await page.getByText(ja ? '続きから' : 'Continue').waitFor();
      await page
        .getByText(ja ? '11月29日の初級' : '29 November, Easy')
        .first()
        .waitFor();
      await page
        .getByRole('link', { name: ja ? /再開/ : /Resume/ })
        .filter({ visible: true })
        .first()
        .click();
      await page.locator('[role=grid]').waitFor();
    }));
});

it('shows other days of the last thirty, and other kinds', () =>
  withPage({ now: NOW }, async (page) => {
    const before = page.getByRole('button', { name: 'The day before' });
    await before.click();
    await expect.poll(() => page.locator('.day-number').textContent()).toBe('28');
    await page.getByRole('heading', { name: '28 November' }).waitFor();
    await page.getByRole('button', { name: 'The day after' }).click();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    for (let i = 0; i < 31; i++) await before.evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => page.locator('time').getAttribute('datetime')).toBe('2026-10-31');
    await page.getByRole('radio', { name: 'Killer' }).check();
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Killer' }).isChecked()).toBe(true);
  }));

it('keeps the squares of the month in step with what was played', () =>
  withPage({ now: NOW, device: PHONE }, async (page) => {
    const strips = page.locator('.strip-days');
    await expect.poll(() => strips.count()).toBe(5);
    await expect
      .poll(() => strips.first().getAttribute('aria-label'))
      .toBe('Easy: 0 of 30 days solved, 0 begun');
    await expect.poll(() => page.locator('.square').count()).toBe(5 * 30);
  }));

it.each([PHONE, DESKTOP])('has room for a title without a blank, $name', (device) =>
  withPage({ device, path: '/about' }, async (page) => {
    const puzzle = { hitotsu: 1 as const, size: 4, givens: '1...............', title: 'W'.repeat(300) };
    await page.goto(`/play#${unwrap(payloadOf(puzzle))}`);
    await page.locator('[role=grid]').waitFor();
    await page.goto('/');
    const words = page.locator('.home-continue-words p').first();
    await words.waitFor();
    expect(await overflows(page)).toEqual([]);
    expect(
      await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    ).toBe(0);
    expect((await words.boundingBox())?.height).toBeLessThan(110);
  }),
);

it("goes on to the next day at midnight, under the reader's eyes", () =>
  withPage({ blank: true }, async (page) => {
    await page.clock.install({ time: new Date('2026-12-31T23:59:30+09:00') });
    await page.goto('/');
    await page.locator('.day-number', { hasText: '31' }).waitFor();
    await page.clock.runFor(60_000);
    await page.locator('.day-number', { hasText: /^1$/ }).waitFor();
  }));
