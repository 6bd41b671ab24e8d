import { expect, it } from 'vitest';
import { DESKTOP, type Device, PHONE } from '../harness/index.ts';
import { type Game, withGame } from './game.ts';
import { CLASSIC } from './puzzles.ts';

const SHORT: Device = { name: 'short window', width: 560, height: 900, touch: false };

const shown = (game: Game) => game.page.locator('[role=timer]:visible').first().textContent();
/** The time shown moves on within three seconds. */
async function runs(game: Game): Promise<boolean> {
  const before = await shown(game);
  const until = Date.now() + 3000;
  while (Date.now() < until) {
    if ((await shown(game)) !== before) return true;
    await game.page.waitForTimeout(100);
  }
  return false;
}

it.each([DESKTOP, PHONE, SHORT])(
  'the clock stands while a dialog is open, whoever opened it: $name',
  (device) =>
    withGame(CLASSIC.document, { device }, async (game) => {
      const { page } = game;
      await game.press(game.cell('R1C3'));
      expect(await runs(game)).toBe(true);
      await game.press(page.getByRole('button', { name: 'More', exact: true }));
      await page.locator('dialog').waitFor();
      expect(await runs(game)).toBe(false);
      await game.press(page.locator('dialog').getByRole('button', { name: 'Share', exact: true }));
      await page.locator('dialog.share').waitFor();
      expect(await runs(game)).toBe(false);
      await game.key('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await runs(game)).toBe(true);
    }),
);

it('a tip comes with what it is about, three times, and then never again', () =>
  withGame(CLASSIC.document, {}, async (game) => {
    const drag = 'Drag through cells';
    for (let time = 0; time < 4; time++) {
      if (time > 0) await game.page.reload();
      await game.cell('R1C3').waitFor();
      await expect.poll(() => game.message()).toBe('');
      await game.press(game.cell('R1C3'));
      if (time < 3) await game.says(drag);
      else await expect.poll(() => game.message()).not.toContain(drag);
      if (time > 0) continue;
      await game.key('4');
      await game.says('Hold a digit of the pad');
      await game.key('x');
      await game.key('u');
      await game.says('set a savepoint');
    }
  }));
