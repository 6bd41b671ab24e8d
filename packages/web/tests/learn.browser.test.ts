import { runNow } from 'hitotsu/base';
import { FAMILIES, loreOf } from 'hitotsu/messages/lore';
import { practiceSeeds, practiceTask } from 'hitotsu/messages/lore/practice';
import { techniqueKeys, techniqueName } from 'hitotsu/messages/techniques';
import { builtinRules } from 'hitotsu/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  accessibilityProblems,
  overflows,
  PHONE,
  smallTargets,
  smallText,
  THEMES,
  WAYS,
  withPage,
} from './harness/index.ts';

const WORDS = {
  en: {
    title: 'Learn',
    why: 'Why it is sound',
    spot: 'How to spot it',
    difficulty: 'Difficulty 3.2',
    stages: ['Where to look', 'Which technique', 'Which cells', 'The whole step'],
    practise: /^Practise/,
    next: 'Next: Swordfish',
    all: 'All techniques',
    none: 'No example of this technique has been found yet in generated puzzles.',
    rules: /^Rules in words/,
    keys: /^Keys/,
  },
  ja: {
    title: '学ぶ',
    why: 'なぜ正しいか',
    spot: '見つけかた',
    difficulty: '難しさ 3.2',
    stages: ['どこを見るか', '手筋の名前', '使うマス', '全部'],
    practise: /練習/,
    next: '次：ソードフィッシュ',
    all: '手筋の一覧',
    none: 'この手筋の例は、自動で作った問題からはまだ見つかっていません。',
    rules: /^ルールの説明/,
    keys: /^キーの一覧/,
  },
} as const;

const drawn = (page: Page, role: string) => page.locator(`.board-sheet .f-${role}`).count();

describe.each(WAYS)('$language, $device.name', ({ language, device }) => {
  const words = WORDS[language];
  const press = (target: Locator) => (device.touch ? target.tap() : target.click());

  it('lists every technique by family, with help', () =>
    withPage({ language, device, path: '/learn' }, async (page) => {
      await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
      await expect.poll(() => page.locator('.family').count()).toBe(FAMILIES.length);
      await expect.poll(() => page.locator('.technique-link').count()).toBe(techniqueKeys.length);
      await expect.poll(() => page.locator('.technique-link.practised').count()).toBe(0);
      expect(await overflows(page)).toEqual([]);
      await press(page.getByRole('link', { name: techniqueName('x-wing', language), exact: true }));
      await page.getByRole('heading', { level: 1, name: /^X-Wing/ }).waitFor();
    }));

  it('tells a technique on a live board in four stages', () =>
    withPage({ language, device, path: '/learn/x-wing' }, async (page) => {
      const lore = loreOf('x-wing');
      if (!lore) throw new Error('nothing is told');
      for (const part of ['what', 'why', 'spot'] as const)
        await page.getByText(lore[part][language]).waitFor();
      await page.getByText(words.difficulty).waitFor();
      await page.getByRole('heading', { name: words.why }).waitFor();
      await page.getByRole('heading', { name: words.spot }).waitFor();
      await page.locator('.example [role=grid]').waitFor();
      await expect.poll(() => drawn(page, 'mark-strike')).toBeGreaterThan(0);
      await expect.poll(() => page.locator('.reason').count()).toBeGreaterThan(1);
      const stage = (i: number) => page.getByRole('button', { name: words.stages[i] as string });
      await press(stage(0));
      await expect.poll(() => drawn(page, 'mark-strike')).toBe(0);
      await expect.poll(() => stage(0).getAttribute('aria-pressed')).toBe('true');
      const cells = () => page.locator('.board-sheet .f-state-cause').count();
      await expect.poll(() => cells()).toBe(0);
      await press(stage(2));
      await expect.poll(() => cells()).toBeGreaterThan(0);
      await expect.poll(() => drawn(page, 'mark-strike')).toBe(0);
      await press(stage(3));
      await expect.poll(() => drawn(page, 'mark-strike')).toBeGreaterThan(0);
      expect(await overflows(page)).toEqual([]);
      await press(page.getByRole('link', { name: words.next }));
      await page.getByRole('heading', { level: 1, name: techniqueName('swordfish', language) }).waitFor();
    }));

  it('makes a puzzle to practise with, and counts the technique as practised once it is solved', () =>
    withPage({ language, device, path: '/learn/naked-single' }, async (page) => {
      await press(page.getByRole('button', { name: words.practise }));
      await page.waitForURL('**/play?game=*', { timeout: 60_000 });
      await page.locator('[role=grid]').waitFor();
      const [seed] = practiceSeeds('naked-single');
      if (!seed) throw new Error('no puzzle');
      const { puzzle, solution } = runNow(practiceTask(seed));
      await page.locator('[data-cell="0"]').click();
      for (let cell = 0; cell < 81; cell++) {
        if (puzzle.givens.isEmpty(cell)) await page.keyboard.press(`Digit${solution[cell]}`);
        if (cell < 80) await page.keyboard.press('ArrowRight');
        if (cell % 9 === 8 && cell < 80) await page.keyboard.press('ArrowDown');
      }
      await page.locator('.finish h2').waitFor();
      await page.evaluate(() => {
        history.pushState(null, '', '/learn');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      const done = page.locator('.technique-link.practised');
      await done.waitFor();
      await expect.poll(() => done.textContent()).toContain(techniqueName('naked-single', language));
    }));

  it('explains every rule in a sentence, and the keys', () =>
    withPage({ language, device, path: '/learn' }, async (page) => {
      await press(page.getByRole('link', { name: words.rules }));
      await page.locator('.rules-help').waitFor();
      await expect.poll(() => page.locator('.rules-help > li').count()).toBe(builtinRules.types.length);
      for (const { words: own } of builtinRules.types.slice(0, 4))
        await expect.poll(() => page.locator('.rules-help').textContent()).toContain(own.name[language]);
      await expect.poll(() => page.locator('.rules-help').textContent()).not.toMatch(/[{}]/);
      expect(await overflows(page)).toEqual([]);
      await page.goBack();
      await press(page.getByRole('link', { name: words.keys }));
      await page.locator('kbd').first().waitFor();
      await expect.poll(() => page.locator('.keys-row').count()).toBeGreaterThan(30);
      expect(await overflows(page)).toEqual([]);
    }));

  it('says so where there is no example, and where there is no such technique', () =>
    withPage({ language, device, path: '/learn/last-digit' }, async (page, problems) => {
      await page.getByText(words.none).waitFor();
      await page.goto('/learn/flying-x-wing');
      await page.getByRole('link', { name: words.all }).waitFor();
      // The browser itself writes down that an address is answered with 404.
      const kept = problems.list.filter((each) => !/404/.test(each));
      problems.list.splice(0, problems.list.length, ...kept);
    }));
});

describe.each(THEMES)('%s', (theme) => {
  it.each(['/learn', '/learn/x-wing', '/learn/innies-outies', '/learn/rules', '/learn/keys'])(
    '%s has no barrier that axe finds, wide and narrow',
    async (path) => {
      for (const device of [undefined, PHONE])
        await withPage({ theme, path, ...(device ? { device } : {}) }, async (page) => {
          await page.waitForLoadState('networkidle');
          if (path.includes('wing') || path.includes('outies'))
            await page.locator('.example [role=grid]').waitFor();
          expect(await accessibilityProblems(page)).toEqual([]);
          expect(await smallText(page)).toEqual([]);
          if (device) expect(await smallTargets(page)).toEqual([]);
        });
    },
  );
});

it('opens "why" on the page of a technique', () =>
  withPage({ path: '/learn/xy-wing' }, async (page) => {
    await page.getByRole('button', { name: /^Why\? Reason 1/ }).click();
    await page.locator('.premises > li').first().waitFor();
  }));
