import { unwrap } from 'hitotsu/base';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payloadOf } from '../src/share/link.ts';
import {
  accessibilityProblems,
  overflows,
  PHONE,
  smallTargets,
  THEMES,
  WAYS,
  withPage,
} from './harness/index.ts';

const CLASSIC = {
  hitotsu: 1,
  size: 9,
  givens: '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6',
  rules: ['classic'],
  title: 'Seed 003',
} as const;
const payload = unwrap(payloadOf(CLASSIC));

const WORDS = {
  en: {
    rows: 'column',
    time: 'Time',
    title: 'One sudoku',
    claim: 'It has exactly one solution.',
    b5: 'B5',
    end: 'At the end',
    none: 'None',
    answers: 'Answers',
    classic: 'Classic',
    killer: 'Killer',
    incomplete: 'This link is incomplete.',
  },
  ja: {
    rows: '列',
    time: 'かかった時間',
    title: 'ナンプレ一題',
    claim: '答えはひとつ',
    b5: 'B5',
    end: '巻末に',
    none: 'なし',
    answers: '答え',
    classic: '標準',
    killer: 'キラー',
    incomplete: 'リンクが途中で切れているようです。',
  },
} as const;

/** Pages of a PDF with their sizes in points. */
async function pdfPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((side) => Math.round(Number(side))).join('×'),
  );
}

/** The puzzle is there and the engine has said what there is to say. */
const ready = async (page: Page) => {
  await page.locator('.sheet-puzzle > svg').first().waitFor();
  await expect.poll(() => page.locator('.sheet-grade').count(), { timeout: 30_000 }).toBe(1);
};

describe.each(WAYS)('print: $language, $device.name', ({ language, device }) => {
  const w = WORDS[language];

  it('a shared puzzle on paper: number, grade, board, rules once, the answer upside down', () =>
    withPage({ language, device, path: `/print#${payload}` }, async (page) => {
      await ready(page);
      const sheet = page.locator('.sheet-page').first();
      const text = (await sheet.textContent()) ?? '';
      for (const words of [w.title, w.claim, w.time, w.rows, 'Seed 003']) expect(text).toContain(words);
      await sheet.locator('.sheet-turned svg').waitFor();
      expect(await sheet.locator('.sheet-turned').evaluate((each) => getComputedStyle(each).rotate)).toBe(
        '180deg',
      );
      expect(await pdfPages(page)).toEqual(['595×842']);
    }));

  it('on other paper, with the answers at the end or none', () =>
    withPage({ language, device, path: `/print#${payload}` }, async (page) => {
      await ready(page);
      await page.getByRole('radio', { name: w.b5 }).check();
      await page.getByRole('radio', { name: w.end }).check();
      await expect.poll(() => page.locator('.sheet-turned').count()).toBe(0);
      await page.locator('.sheet-head h2', { hasText: w.answers }).waitFor();
      expect(await pdfPages(page)).toEqual(['516×729', '516×729']);
      await page.getByRole('radio', { name: w.none }).check();
      await expect.poll(() => page.locator('.sheet-answer').count()).toBe(0);
      expect(await pdfPages(page)).toEqual(['516×729']);
    }));

  it('says what is wrong with a link, and follows another', () =>
    withPage({ language, device, path: `/print#${payload.slice(0, 9)}` }, async (page) => {
      await page.getByText(w.incomplete).waitFor();
      for (const [i, title] of ['One', 'Two'].entries()) {
        await page.evaluate(
          (hash) => {
            location.hash = hash;
          },
          unwrap(payloadOf({ ...CLASSIC, title })),
        );
        await expect.poll(() => page.locator('.sheet-puzzle').count()).toBe(i + 1);
      }
      await expect.poll(() => page.locator('.print-list').first().textContent()).toMatch(/One.*Two/);
    }));

  it('keeps long titles and headings to their line', () =>
    withPage({ language, device, path: `/print#${payload}` }, async (page) => {
      await ready(page);
      const lines = () =>
        page
          .locator('.sheet-caption, .sheet-time')
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
      await page.getByRole('radio', { name: '2', exact: true }).check();
      const before = await lines();
      for (const title of ['とても長い題名'.repeat(12), 'W'.repeat(300)]) {
        const document = { ...CLASSIC, title, rules: ['classic', 'windoku', 'anti-knight'] };
        await page.evaluate(
          (hash) => {
            location.hash = hash;
          },
          unwrap(payloadOf(document)),
        );
      }
      await expect.poll(() => page.locator('.sheet-puzzle').count()).toBe(3);
      await page.locator('.print-form input[type=text]').fill('W'.repeat(60));
      expect(await lines()).toEqual([before, before, before].flat());
      // Nothing stands outside its page.
      const over = await page.locator('.sheet-page').evaluateAll(
        (sheets) =>
          sheets.flatMap((sheet) => {
            const { right, bottom } = sheet.getBoundingClientRect();
            return [...sheet.querySelectorAll('.sheet-slot, .sheet-side, .sheet-rules, svg, p')].filter(
              (each) => {
                const box = each.getBoundingClientRect();
                return box.right > right + 1 || box.bottom > bottom + 1;
              },
            );
          }).length,
      );
      expect(over).toBe(0);
      const widths = await page
        .locator('.sheet-rules')
        .evaluateAll((all) => all.map((each) => each.clientWidth));
      expect(Math.min(...widths)).toBeGreaterThan(100);
      expect(await pdfPages(page)).toEqual(['595×842', '595×842']);
    }));

  it('prints nothing but the pages', () =>
    withPage({ language, device, path: `/print#${payload}` }, async (page) => {
      await ready(page);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.locator('.print-form').isVisible()).toBe(false);
      await expect.poll(() => page.locator('.bar').isVisible()).toBe(false);
      // Nothing on a page reaches over its edge.
      const over = await page
        .locator('.sheet-page')
        .first()
        .evaluate((sheet) => {
          const { right, bottom } = sheet.getBoundingClientRect();
          return [...sheet.querySelectorAll('*')].filter((each) => {
            const box = each.getBoundingClientRect();
            return box.right > right + 1 || box.bottom > bottom + 1;
          }).length;
        });
      expect(over).toBe(0);
    }));

  it("takes today's puzzles, one kind at a time, and fits the window", () =>
    withPage({ language, device, path: '/print' }, async (page) => {
      await page.locator('.print-kinds button', { hasText: w.classic }).click();
      await expect.poll(() => page.locator('.sheet-puzzle').count(), { timeout: 50_000 }).toBe(5);
      await expect.poll(() => page.locator('.sheet-page').count()).toBe(2);
      await page.locator('.print-form > section').first().getByRole('button').nth(1).click();
      await expect.poll(() => page.locator('.sheet-puzzle').count()).toBe(4);
      await expect.poll(() => page.locator('.sheet-page').count()).toBe(1);
      expect(await overflows(page)).toEqual([]);
      if (device === PHONE) expect(await smallTargets(page)).toEqual([]);
    }));
});

describe.each(WAYS.filter(({ device }) => device !== PHONE))('print: $language', ({ language, device }) => {
  const w = WORDS[language];

  it('puzzles stand in the order of being chosen, whichever is made first', () =>
    withPage({ language, device, path: '/print' }, async (page) => {
      const names = page.locator('.print-list').first().locator('li > :first-child');
      await page.locator('.print-kinds button', { hasText: w.classic }).click();
      await page.locator('.print-kinds button', { hasText: w.killer }).click();
      await expect.poll(() => names.count(), { timeout: 60_000 }).toBe(10);
      const isKiller = (await names.allTextContents()).map((name) => name.includes(w.killer));
      expect(isKiller).toEqual(Array.from({ length: 10 }, (_, i) => i >= 5));
    }));
});

describe.each(THEMES)('print, %s', (theme) => {
  it('has nothing that axe objects to', () =>
    withPage({ theme, path: `/print#${payload}` }, async (page) => {
      await ready(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    }));
});
