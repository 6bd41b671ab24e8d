import { describe, expect, it } from 'vitest';
import {
  accessibilityProblems,
  DESKTOP,
  overflows,
  PHONE,
  SCREENS,
  SMALL_PHONE,
  smallTargets,
  smallText,
  withPage,
} from './harness/index.ts';

const shown = SCREENS.filter(({ name }) => name !== 'missing');

/** The screen is there and no more code or pictures are coming. */
const settle = async (page: { waitForLoadState(state: 'networkidle'): Promise<void> }) =>
  page.waitForLoadState('networkidle');

describe.each(shown)('$name', ({ path }) => {
  it.each([
    { language: 'en', theme: 'light', device: DESKTOP },
    { language: 'ja', theme: 'dark', device: DESKTOP },
    { language: 'ja', theme: 'light', device: PHONE },
    { language: 'en', theme: 'dark', device: PHONE },
  ] as const)('has no barrier that axe finds ($language, $theme, $device.name)', (way) =>
    withPage({ path, ...way, reducedMotion: true }, async (page) => {
      await settle(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    }),
  );

  it.each(['en', 'ja'] as const)('fits 320 pixels in %s', (language) =>
    withPage({ path, language, device: SMALL_PHONE }, async (page) => {
      await settle(page);
      expect(await overflows(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await smallText(page)).toEqual([]);
    }),
  );

  it('works with text twice as large', () =>
    withPage({ path, language: 'ja', device: { ...DESKTOP, width: 640 } }, async (page) => {
      // A reader's own size of text, as the browser's settings give it.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await settle(page);
      expect(await overflows(page)).toEqual([]);
    }));

  it('moves nothing for longer than 80 ms where motion is reduced', () =>
    withPage({ path, reducedMotion: true }, async (page) => {
      await settle(page);
      const long = await page.evaluate(
        () =>
          document.getAnimations().filter((each) => {
            const timing = each.effect?.getComputedTiming();
            return Number(timing?.endTime ?? 0) > 80;
          }).length,
      );
      expect(long).toBe(0);
    }));

  it('has its Japanese headings in the fonts that are served', () =>
    withPage({ path, language: 'ja' }, async (page) => {
      await settle(page);
      const missing = await page.evaluate(() => {
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
      expect(missing).toEqual([]);
    }));
});
