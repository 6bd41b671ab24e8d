import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  accessibilityProblems,
  DESKTOP,
  overflows,
  SCREENS,
  SMALL_PHONE,
  smallTargets,
  smallText,
  withPage,
} from './harness/index.ts';

const shown = SCREENS.filter(({ name }) => name !== 'missing');

/** Its heading is there, and no more code or pictures are coming. */
const settle = async (page: Page) => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};

/** Animations that last longer than 80 ms. */
const longAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().endTime ?? 0) > 80)
        .length,
  );

/** Characters of headings that no font of the app has. */
const missingCharacters = (page: Page) =>
  page.evaluate(() => {
    const ranges: [number, number][] = [];
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (
          rule instanceof CSSFontFaceRule &&
          /Mincho|Print/.test(rule.style.getPropertyValue('font-family'))
        )
          for (const part of rule.style.getPropertyValue('unicode-range').split(',')) {
            const [from = '', to = from] = part.trim().slice(2).split('-');
            ranges.push([Number.parseInt(from, 16), Number.parseInt(to, 16)]);
          }
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      if (!/Mincho/.test(getComputedStyle(element).fontFamily)) continue;
      for (const node of element.childNodes)
        if (node.nodeType === 3)
          for (const character of node.textContent ?? '') {
            const point = character.codePointAt(0) ?? 0;
            if (point > 32 && !ranges.some(([from, to]) => point >= from && point <= to))
              found.add(character);
          }
    }
    return [...found];
  });

describe.each(shown)('$name', ({ path }) => {
  it('on a desktop, light: no barrier that axe finds, no motion where it is reduced', () =>
    withPage({ path, theme: 'light', reducedMotion: true }, async (page) => {
      await settle(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await longAnimations(page)).toBe(0);
    }));

  it('on a desktop, dark, in Japanese: no barrier, every heading in the fonts that are served', () =>
    withPage({ path, theme: 'dark', language: 'ja' }, async (page) => {
      await settle(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await missingCharacters(page)).toEqual([]);
    }));

  it.each([
    { language: 'ja', theme: 'light' },
    { language: 'en', theme: 'dark' },
  ] as const)('on 320 pixels, $theme, $language: no barrier, all fits, all can be touched and read', (way) =>
    withPage({ path, ...way, device: SMALL_PHONE }, async (page) => {
      await settle(page);
      expect(await overflows(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await smallText(page)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
    }),
  );

  it('with text twice as large: all fits', () =>
    withPage({ path, language: 'ja', device: { ...DESKTOP, width: 640 } }, async (page) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await settle(page);
      expect(await overflows(page)).toEqual([]);
    }));
});
