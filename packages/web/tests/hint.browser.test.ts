import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems, overflows, PHONE, smallTargets, THEMES, WAYS } from './harness/index.ts';
import { type Game, withGame } from './play/game.ts';
import { CLASSIC } from './play/puzzles.ts';

const WORDS = {
  en: {
    hint: 'Hint',
    more: 'More',
    back: 'Back',
    apply: 'Apply',
    close: 'Close',
    why: /^Why/,
    stage: (n: number) => `Hint, ${n} of 4`,
    where: 'Look at row 9.',
    lead: 'Whichever digit goes in R9C5, one of its two partners becomes 4.',
    mistake: 'Something above is wrong. Show where?',
    show: 'Show where',
    wrong: 'Where it went wrong',
    entry: /^Move 3, 2 in R1C4\. /,
    good: '2 of 4 moves are good',
    goBack: 'Back to move 2',
    clash: 'Show the clash',
    all: 'All steps',
    toHint: 'Back to the hint',
    changed: 'The board has changed. Ask again.',
    again: 'Ask again',
  },
  ja: {
    hint: 'ヒント',
    more: 'もっと',
    back: '戻る',
    apply: '書き込む',
    close: '閉じる',
    why: /^なぜ/,
    stage: (n: number) => `ヒント ${n}／4`,
    where: '9行目を見てください。',
    lead: '9行5列に3が入っても9が入っても、どちらかの相手が4になります。',
    mistake: 'どこかに間違いがあります。場所を見ますか。',
    show: '場所を見る',
    wrong: 'どこで間違えたか',
    entry: /^3手目、1行4列の2です。/,
    good: '4手のうち2手までは正しい手です',
    goBack: '2手目に戻る',
    clash: '矛盾を見る',
    all: '全手順',
    toHint: 'ヒントに戻る',
    changed: '盤面が変わりました。もう一度押してください。',
    again: 'もう一度',
  },
} as const;

/** A position in which the easiest step is an XY-Wing that removes one candidate. */
const WING = {
  document: {
    hitotsu: 1,
    size: 9,
    givens: '3.96...7.4.....3..8....71.9......8.7....61....4..59...26..7.....1...253..........',
  },
  game: {
    entries: '.5..1.2...71....6..26......695....1.7328.....1.87..623.......819.748...658.1.67.2',
    struck: { R2C4: [5] },
    version: 1,
  },
};

const panel = (page: Page) => page.locator('.hint-panel');
/** A button by its name: of the panel where it is shown, else of the screen. */
async function press(game: Game, name: string): Promise<void> {
  const inPanel = (await panel(game.page).count()) > 0;
  const where = inPanel ? panel(game.page) : game.page;
  await game.press(where.getByRole('button', { name, exact: true }).first());
}

/** Shapes of a role in the board's picture, once it has been drawn again. */
const drawn = (page: Page, role: string) =>
  expect.poll(() => page.locator(`.board-sheet .f-${role}`).count());

async function openHint(game: Game, name: string): Promise<void> {
  await press(game, name);
  await panel(game.page).getByRole('button').first().waitFor();
}

describe.each(WAYS)('$language, $device.name', ({ language, device }) => {
  const words = WORDS[language];

  it('tells a step in four stages while the board stays where it is, and writes it', () =>
    withGame(WING.document, { language, device, game: WING.game }, async (game) => {
      const { page } = game;
      const box = await game.boardBox();
      await openHint(game, words.hint);
      await page.getByText(words.where).first().waitFor();
      await page.getByText(words.stage(1), { exact: true }).waitFor();
      await drawn(page, 'ring-hint').toBe(0);
      await expect.poll(() => panel(page).getByText('XY-Wing').count()).toBe(0);
      await press(game, words.more);
      await panel(page).getByRole('heading', { name: 'XY-Wing' }).waitFor();
      await drawn(page, 'ring-hint').toBe(0);
      await press(game, words.more);
      await page.getByText(words.stage(3), { exact: true }).waitFor();
      await drawn(page, 'ring-hint').toBe(1);
      await drawn(page, 'mark-strike').toBe(0);
      await press(game, words.more);
      await panel(page).getByText(words.lead).waitFor();
      await expect.poll(() => panel(page).locator('.reason').count()).toBe(5);
      await drawn(page, 'mark-strike').toBe(1);
      await drawn(page, 'link-head').toBe(4);
      expect(await game.boardBox()).toBe(box);
      expect(await overflows(page)).toEqual([]);
      await press(game, words.back);
      await page.getByText(words.stage(3), { exact: true }).waitFor();
      await press(game, words.more);
      await press(game, words.apply);
      await panel(page).waitFor({ state: 'detached' });
      await drawn(page, 'mark-strike').toBe(0);
      // Struck: the next hint is another one.
      await openHint(game, words.hint);
      await press(game, words.more);
      await panel(page).getByRole('heading').first().waitFor();
      await expect.poll(() => panel(page).getByRole('heading', { name: 'XY-Wing' }).count()).toBe(0);
      expect(await game.boardBox()).toBe(box);
    }));

  it('says why, down to the givens', () =>
    withGame(WING.document, { language, device, game: WING.game }, async (game) => {
      const { page } = game;
      await openHint(game, words.hint);
      for (let stage = 1; stage < 4; stage++) await press(game, words.more);
      const why = panel(page).getByRole('button', { name: words.why });
      await game.press(why.first());
      const premises = panel(page).locator('.premises > li');
      await premises.first().waitFor();
      await expect.poll(() => premises.count()).toBeGreaterThan(2);
      await game.press(premises.getByRole('button', { name: words.why }).first());
      await panel(page).locator('.premises .reasons-inner .reason').first().waitFor();
      expect(await overflows(page)).toEqual([]);
      await game.press(why.first());
      await expect.poll(() => premises.count()).toBe(0);
    }));

  it('puts a mistake first, shows where it went wrong, and goes back so that it can be undone', () =>
    withGame(CLASSIC.document, { language, device }, async (game) => {
      const { page } = game;
      for (const [cell, digit] of [
        ['R1C3', 4],
        ['R2C2', 7],
        ['R1C4', 2],
        ['R9C1', 3],
      ] as const) {
        await game.press(game.cell(cell));
        await game.press(game.pad(digit));
      }
      await openHint(game, words.hint);
      await panel(page).locator('.body', { hasText: words.mistake }).waitFor();
      await press(game, words.show);
      await panel(page).getByRole('heading', { name: words.wrong }).waitFor();
      await panel(page).locator('.body', { hasText: words.entry }).waitFor();
      await page.getByText(words.good).waitFor();
      await expect.poll(() => page.locator('.move-strip .good').count()).toBe(2);
      await expect.poll(() => page.locator('.move-strip .wrong').count()).toBe(1);
      await expect.poll(() => page.locator('.move-strip .rest').count()).toBe(1);
      await press(game, words.clash);
      await panel(page).locator('.clash-step').first().waitFor();
      expect(await overflows(page)).toEqual([]);
      await press(game, words.goBack);
      await panel(page).waitFor({ state: 'detached' });
      const label = () => game.label('R1C4');
      await expect.poll(() => label()).toMatch(/empty|空/);
      await expect.poll(() => game.label('R2C2')).toMatch(/7/);
      await game.key('Control+z');
      await expect.poll(() => label()).toMatch(/2/);
    }));

  it('lists the whole solution; a step that is chosen shows on the board', () =>
    withGame(CLASSIC.document, { language, device }, async (game) => {
      const { page } = game;
      await openHint(game, words.hint);
      for (let stage = 1; stage < 4; stage++) await press(game, words.more);
      await press(game, words.all);
      const rows = panel(page).locator('.step-row');
      await rows.first().waitFor();
      await expect.poll(() => rows.count()).toBe(51);
      await game.press(rows.nth(40));
      await panel(page).locator('.step-list .reason').first().waitFor();
      await expect.poll(() => panel(page).locator('[aria-current=step]').count()).toBe(1);
      await drawn(page, 'entry').toBe(40);
      await press(game, words.toHint);
      await page.getByText(words.stage(4), { exact: true }).waitFor();
      await drawn(page, 'entry').toBe(0);
    }));
});

describe.each(THEMES)('%s', (theme) => {
  it.each([{}, { device: PHONE }])('has no barrier that axe finds in any stage', (options) =>
    withGame(WING.document, { theme, game: WING.game, ...options }, async (game) => {
      const { page } = game;
      await openHint(game, 'Hint');
      for (let stage = 1; stage <= 4; stage++) {
        await page.getByText(WORDS.en.stage(stage), { exact: true }).waitFor();
        expect(await accessibilityProblems(page)).toEqual([]);
        if (stage < 4) await press(game, 'More');
      }
      await game.press(panel(page).getByRole('button', { name: /^Why/ }).first());
      await panel(page).locator('.premises > li').first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      if ('device' in options) expect(await smallTargets(page)).toEqual([]);
    }),
  );
});

describe('the panel', () => {
  it('is worked by keys: on, back, why, apply', () =>
    withGame(WING.document, { game: WING.game }, async (game) => {
      const { page } = game;
      await game.select('R1C6');
      await game.key('h');
      await page.getByText('Hint, 1 of 4', { exact: true }).waitFor();
      for (const key of ['h', 'h', 'Shift+H', 'h', 'h']) await game.key(key);
      await page.getByText('Hint, 4 of 4', { exact: true }).waitFor();
      await game.key('y');
      await panel(page).locator('.premises > li').first().waitFor();
      await game.key('Enter');
      await panel(page).waitFor({ state: 'detached' });
    }));

  it('leaves its marks when closed, until the next entry', () =>
    withGame(WING.document, { game: WING.game }, async (game) => {
      const { page } = game;
      await openHint(game, 'Hint');
      for (let stage = 1; stage < 4; stage++) await press(game, 'More');
      await press(game, 'Close');
      await drawn(page, 'mark-strike').toBe(1);
      await game.select('R1C6');
      await drawn(page, 'mark-strike').toBe(1);
      await game.key('Digit4');
      await drawn(page, 'mark-strike').toBe(0);
    }));

  it('says that the board has changed, and asks again', () =>
    withGame(WING.document, { game: WING.game }, async (game) => {
      const { page } = game;
      await openHint(game, 'Hint');
      await page.getByText('Hint, 1 of 4', { exact: true }).waitFor();
      await game.select('R7C3');
      await game.key('Shift+Digit3');
      await panel(page).locator('.body', { hasText: WORDS.en.changed }).waitFor();
      await press(game, WORDS.en.again);
      await page.getByText('Hint, 1 of 4', { exact: true }).waitFor();
    }));

  it('shows the marks of a line alone while the pointer is on it', () =>
    withGame(WING.document, { game: WING.game }, async (game) => {
      const { page } = game;
      await openHint(game, 'Hint');
      for (let stage = 1; stage < 4; stage++) await press(game, 'More');
      await drawn(page, 'link-head').toBe(4);
      await panel(page).locator('.reason').nth(4).hover();
      await drawn(page, 'link-head').toBe(0);
      await drawn(page, 'mark-strike').toBe(1);
      await panel(page).locator('.reason').nth(0).focus();
      await page.mouse.move(5, 5);
      await drawn(page, 'mark-strike').toBe(0);
    }));

  it('is dragged down to its first line on a phone, and up again', () =>
    withGame(WING.document, { game: WING.game, device: PHONE }, async (game) => {
      const { page } = game;
      const box = await game.boardBox();
      await openHint(game, 'Hint');
      await page.getByText('Hint, 1 of 4', { exact: true }).waitFor();
      const drag = (by: number) =>
        page.locator('.hint-grip').evaluate((grip, way) => {
          const { x, y } = grip.getBoundingClientRect();
          const at = (clientY: number) => ({
            clientX: x + 50,
            clientY,
            pointerId: 1,
            pointerType: 'touch',
            bubbles: true,
          });
          // A made-up pointer cannot be captured.
          grip.setPointerCapture = () => {};
          grip.dispatchEvent(new PointerEvent('pointerdown', at(y + 10)));
          grip.dispatchEvent(new PointerEvent('pointermove', at(y + 10 + way)));
          grip.dispatchEvent(new PointerEvent('pointerup', at(y + 10 + way)));
        }, by);
      const height = async () => (await panel(page).boundingBox())?.height ?? 0;
      const open = await height();
      await drag(120);
      await page.locator('.hint-panel.folded').waitFor();
      expect(await height()).toBeLessThan(open / 2);
      expect(await game.boardBox()).toBe(box);
      await drag(-120);
      await page.locator('.hint-panel:not(.folded)').waitFor();
      await page.getByRole('button', { name: 'Show the first line only' }).tap();
      await page.locator('.hint-panel.folded').waitFor();
    }));
});
