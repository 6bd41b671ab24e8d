import { describe, expect, it } from 'vitest';
import { WAYS, withPage } from './harness/index.ts';

describe.each(WAYS)('$language, $device.name', ({ language, device }) => {
  it('starts in the language of the browser', () =>
    withPage({ language, device }, async (page) => {
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      expect(await page.title()).toContain(language === 'ja' ? 'ナンプレ' : 'sudoku');
    }));
});
