import { describe, expect, inject, it } from 'vitest';
import { DESKTOP, PHONE, SCREENS, WAYS, withPage } from './harness/index.ts';

const notFound = (problems: { readonly list: string[] }) => {
  // The browser itself writes down that an address is answered with 404.
  const kept = problems.list.filter((each) => !/404/.test(each));
  problems.list.splice(0, problems.list.length, ...kept);
};

describe.each(WAYS)('$language, $device.name', ({ language, device }) => {
  it('starts in the language of the browser', () =>
    withPage({ language, device }, async (page) => {
      await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
      await expect.poll(() => page.title()).toContain(language === 'ja' ? 'ナンプレ' : 'sudoku');
    }));
});

it.each([
  { language: 'en', device: PHONE },
  { language: 'ja', device: DESKTOP },
] as const)(
  'opens every address directly, with one heading of the first rank ($language, $device.name)',
  async ({ language, device }) => {
    for (const { name, path } of SCREENS)
      await withPage({ language, device, path }, async (page, problems) => {
        if (name === 'missing') notFound(problems);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        expect(await page.locator('h1').count(), name).toBe(1);
      });
  },
);

describe('language', () => {
  it('follows ?lang= and remembers it', () =>
    withPage({ path: '/about?lang=ja' }, async (page) => {
      await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ja');
      await page.goto('/settings');
      await page.getByRole('heading', { name: '設定' }).waitFor();
    }));

  it('is switched in the bar and kept', () =>
    withPage({ path: '/settings', device: DESKTOP }, async (page) => {
      await page.getByRole('button', { name: '日本語' }).click();
      await page.getByRole('heading', { name: '設定' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: '設定' }).waitFor();
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await expect.poll(() => page.getAttribute('link[rel=manifest]', 'href')).toBe('/manifest.webmanifest');
    }));

  it('is switched in the menu of a phone', () =>
    withPage({ device: PHONE }, async (page) => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: '日本語' }).tap();
      await page.getByRole('button', { name: 'メニュー' }).waitFor();
      await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ja');
    }));
});

describe('theme', () => {
  const ground = 'getComputedStyle(document.documentElement).backgroundColor';

  it('follows the system, then the reader', () =>
    withPage({ theme: 'dark' }, async (page) => {
      expect(await page.evaluate(ground)).toBe('rgb(17, 19, 24)');
      await page.getByRole('button', { name: 'Light theme' }).click();
      expect(await page.evaluate(ground)).toBe('rgb(255, 255, 255)');
      await page.reload();
      await page.getByRole('button', { name: 'Dark theme' }).waitFor();
      expect(await page.evaluate(ground)).toBe('rgb(255, 255, 255)');
    }));

  it('has a high contrast, by the system and by choice', async () => {
    await withPage({ theme: 'dark', contrast: 'more' }, async (page) => {
      expect(await page.evaluate(ground)).toBe('rgb(0, 0, 0)');
    });
    await withPage({ theme: 'dark', settings: { contrast: 'more' } }, async (page) => {
      expect(await page.evaluate(ground)).toBe('rgb(0, 0, 0)');
    });
  });
});

describe('moving about', () => {
  it('goes from screen to screen without loading the page, and back', () =>
    withPage({}, async (page) => {
      let loads = 0;
      page.on('load', () => loads++);
      await page.getByRole('navigation').first().getByRole('link', { name: 'Learn' }).click();
      await page.waitForURL('**/learn');
      await page.locator('.app-learn').waitFor();
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
      await page.goBack();
      await page.locator('.app-learn').waitFor();
      expect(loads).toBe(0);
    }));

  it('has a skip link that leads past the bar', () =>
    withPage({ path: '/settings' }, async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    }));

  it('marks the part of the bar that is shown', () =>
    withPage({ path: '/learn' }, async (page) => {
      const current = page.locator('.bar-parts [aria-current=page]');
      await expect.poll(() => current.allTextContents()).toEqual(['Learn']);
    }));

  it('says so where nothing is, with the status of it', () =>
    withPage({ path: '/nowhere' }, async (page, problems) => {
      notFound(problems);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await page.locator('.app-home').waitFor();
      const answer = await fetch(`${inject('url')}/nowhere`);
      expect(answer.status).toBe(404);
    }));

  it('keeps the focus in a dialog and gives it back', () =>
    withPage({ device: PHONE }, async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Menu');
    }));
});
