import { Random, unwrap } from 'hitotsu/base';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payloadOf } from '../../src/share/link.ts';
import { withPage } from '../harness/index.ts';
import { digitsOn } from './board.ts';

const GIVENS = `${'.'.repeat(80)}1`;
const PAYLOAD = unwrap(payloadOf({ hitotsu: 1, size: 9, givens: GIVENS, rules: [{ type: 'classic' }] }));

/** Begins a game of a nearly empty board by its link; answers the address of the game. */
async function begin(page: Page): Promise<string> {
  await page.goto(`/play#${PAYLOAD}`);
  await page.waitForURL(/\/play\?game=/);
  await ready(page);
  return page.url();
}

const ready = (page: Page) => page.locator('.play [role=gridcell]').first().waitFor();

const focus = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.play [role=grid] [tabindex="0"]')?.focus());

/** What the player has entered: the same as the app should have, worked out by the test. */
class Player {
  readonly moves: { cell: number; from: string; to: string }[] = [];
  done = 0;
  board = GIVENS.split('');

  enter(cell: number, digit: string): void {
    const from = this.board[cell] as string;
    const to = from === digit ? '.' : digit;
    this.moves.splice(this.done);
    this.moves.push({ cell, from, to });
    this.done++;
    this.board[cell] = to;
  }

  undo(): void {
    const move = this.moves[this.done - 1];
    if (!move) return;
    this.done--;
    this.board[move.cell] = move.from;
  }

  redo(): void {
    const move = this.moves[this.done];
    if (!move) return;
    this.done++;
    this.board[move.cell] = move.to;
  }
}

const shown = (page: Page, player: Player) => expect.poll(() => digitsOn(page)).toBe(player.board.join(''));

describe('a game is safe', () => {
  it.each([1, 2, 3, 4, 5])(
    'when its tab is killed ten times at random moments: board, undo and redo come back (%i)',
    (seed) =>
      withPage({ path: '/' }, async (first, problems) => {
        const random = new Random(`kill the tab ${seed}`);
        const player = new Player();
        let page = first;
        const url = await begin(page);
        for (let kill = 0; kill < 10; kill++) {
          await focus(page);
          // Where the keyboard is after undo depends on the move; the cell is chosen by pressing it.
          for (let actions = 1 + random.below(6); actions > 0; actions--) {
            const what = random.below(8);
            if (what === 0) {
              await page.keyboard.press('Control+z');
              player.undo();
            } else if (what === 1) {
              await page.keyboard.press('Control+y');
              player.redo();
            } else {
              const cell = random.below(80);
              await page.locator('[role=gridcell]').nth(cell).click();
              const digit = String(1 + random.below(9));
              await page.keyboard.press(digit);
              player.enter(cell, digit);
            }
          }
          await page.waitForTimeout(random.below(30));
          const cdp = await page.context().newCDPSession(page);
          if (kill % 2 === 0) {
            const crashed = page.waitForEvent('crash');
            cdp.send('Page.crash').catch(() => {});
            await crashed;
          } else cdp.send('Page.close').catch(() => {});
          page = await first.context().newPage();
          await page.goto(url);
          await ready(page);
          await shown(page, player);
          if (kill === 9) await throughHistory(page, player);
        }
        expect(problems.list.filter((problem) => !/crash/i.test(problem))).toEqual([]);
        problems.list.length = 0;
      }),
    240_000,
  );

  it(
    'when two tabs play it: moves are joined, and said to be',
    () =>
      withPage({ path: '/' }, async (one) => {
        const url = await begin(one);
        const two = await one.context().newPage();
        await two.goto(url);
        await ready(two);
        await two.getByText('This game is open in another tab. Moves are joined.').waitFor();
        await one.getByText('This game is open in another tab. Moves are joined.').waitFor();
        const enter = async (page: Page, cell: number, digit: string) => {
          await page.locator('[role=gridcell]').nth(cell).click();
          await page.keyboard.press(digit);
        };
        // Both at once, without waiting for each other.
        await Promise.all([
          (async () => {
            for (const cell of [0, 10, 20, 30]) await enter(one, cell, '2');
          })(),
          (async () => {
            for (const cell of [5, 15, 25, 35]) await enter(two, cell, '3');
          })(),
        ]);
        const all = GIVENS.split('');
        for (const cell of [0, 10, 20, 30]) all[cell] = '2';
        for (const cell of [5, 15, 25, 35]) all[cell] = '3';
        await expect.poll(() => digitsOn(one)).toBe(all.join(''));
        await expect.poll(() => digitsOn(two)).toBe(all.join(''));
        // Either can take back everything, and the other sees it.
        await one.bringToFront();
        await focus(one);
        for (let i = 0; i < 8; i++) await one.keyboard.press('Control+z');
        await expect.poll(() => digitsOn(one)).toBe(GIVENS);
        await expect.poll(() => digitsOn(two)).toBe(GIVENS);
        await focus(two);
        for (let i = 0; i < 8; i++) await two.keyboard.press('Control+y');
        await expect.poll(() => digitsOn(one)).toBe(all.join(''));
        await two.close();
        await one.reload();
        await ready(one);
        await expect.poll(() => digitsOn(one)).toBe(all.join(''));
      }),
    120_000,
  );

  it('when another tab deletes it while it is played: that is said, and playing on or keeping it saves it', () =>
    withPage({ path: '/' }, async (one) => {
      const url = await begin(one);
      const enter = async (cell: number, digit: string) => {
        await one.locator('[role=gridcell]').nth(cell).click();
        await one.keyboard.press(digit);
      };
      await enter(0, '2');
      const two = await one.context().newPage();
      await two.goto('/games');
      const row = two.locator('.game-row');
      const said = one.getByText('This game was deleted in another tab. Playing on keeps it.');
      await row.getByRole('button', { name: /^Delete/ }).click();
      await said.waitFor();
      // Beyond recall.
      await two.waitForTimeout(9500);
      await one.bringToFront();
      await enter(1, '3');
      await said.waitFor({ state: 'hidden' });
      await enter(2, '4');
      await one.reload();
      await ready(one);
      expect((await digitsOn(one)).slice(0, 4)).toBe('234.');
      await two.bringToFront();
      await row.getByRole('button', { name: /^Delete/ }).click();
      await row.waitFor({ state: 'detached' });
      await one.bringToFront();
      await one.getByRole('button', { name: 'Keep it' }).click();
      await said.waitFor({ state: 'hidden' });
      await row.waitFor();
      await one.goto('/games');
      await one.goto(url);
      await ready(one);
      expect((await digitsOn(one)).slice(0, 4)).toBe('234.');
    }));

  it('is not promised where the browser keeps nothing', () =>
    withPage({ path: '/about' }, async (page) => {
      await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
      await page.goto(`/play#${PAYLOAD}`);
      await ready(page);
      await page.getByText('This browser keeps nothing for this page.').waitFor();
      await page.locator('[role=gridcell]').nth(3).click();
      await page.keyboard.press('4');
      expect((await digitsOn(page)).charAt(3)).toBe('4');
    }));

  it('without room too: it says so, and is saved as soon as there is room', () =>
    withPage({ path: '/about' }, async (page) => {
      const cdp: CDPSession = await page.context().newCDPSession(page);
      const { origin } = new URL(page.url());
      await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      await begin(page);
      const enter = async (cell: number, digit: string) => {
        await page.locator('[role=gridcell]').nth(cell).click();
        await page.keyboard.press(digit);
      };
      await page.getByText('No room left on this device.').waitFor();
      await enter(3, '4');
      expect((await digitsOn(page)).slice(0, 6)).toBe('...4..');
      await cdp.send('Storage.overrideQuotaForOrigin', { origin });
      await enter(4, '5');
      await page.getByText('No room left on this device.').waitFor({ state: 'hidden' });
      await page.reload();
      await ready(page);
      expect((await digitsOn(page)).slice(0, 6)).toBe('...45.');
    }));
});

/** Takes back every move and makes it again, looking at the board each time. */
async function throughHistory(page: Page, player: Player): Promise<void> {
  await focus(page);
  const { done } = player;
  for (let left = done; left > 0; left--) {
    await page.keyboard.press('Control+z');
    player.undo();
    if (left % 8 === 0) await shown(page, player);
  }
  await shown(page, player);
  expect(player.board.join('')).toBe(GIVENS);
  for (let left = done; left > 0; left--) {
    await page.keyboard.press('Control+y');
    player.redo();
  }
  await shown(page, player);
}
