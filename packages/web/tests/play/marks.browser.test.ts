import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../harness/index.ts';
import { type Game, withGame } from './game.ts';
import { CLASSIC } from './puzzles.ts';

const { document } = CLASSIC;
const SIXTEEN = { hitotsu: 1, size: 16, givens: `1${'.'.repeat(255)}` };

describe('copying and pasting', () => {
  it('the marks of a cell go to other cells as one step; several cells copy the puzzle', () =>
    withGame(document, {}, async (game) => {
      const { page } = game;
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await game.select('R1C3');
      for (const digit of ['1', '2']) await game.key(`Shift+Digit${digit}`);
      await game.key('Control+Digit4');
      await game.key('Control+c');
      await expect.poll(clipboard).toBe('corner 1 2; centre 4');
      await game.select('R1C4', 'R1C6');
      await game.key('Control+v');
      for (const name of ['R1C4', 'R1C6'])
        await expect.poll(() => game.label(name)).toMatch(/empty, corner 1, 2; centre 4$/);
      await game.key('u');
      for (const name of ['R1C4', 'R1C6']) await expect.poll(() => game.label(name)).toMatch(/empty$/);
      await game.key('Control+a');
      await game.key('Control+c');
      await expect.poll(clipboard).toBe(CLASSIC.givens);
      // A text that is no marks changes nothing.
      await game.select('R1C4');
      await page.evaluate(() => navigator.clipboard.writeText('corner 77; <img src=x onerror=alert(1)>'));
      await game.key('Control+v');
      await expect.poll(() => game.label('R1C4')).toMatch(/empty$/);
    }));
});

describe('the loupe', () => {
  const finger = (game: Game, type: string, name: string) =>
    game.cell(name).evaluate((cell, kind) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      // A made-up pointer cannot be captured.
      Element.prototype.setPointerCapture = () => {};
      const [clientX, clientY] = [x + width / 2, y + height / 2];
      const target = cell.closest('[role=grid]') ?? cell;
      target.dispatchEvent(
        new PointerEvent(kind, {
          clientX,
          clientY,
          pointerId: 7,
          pointerType: 'touch',
          isPrimary: true,
          bubbles: true,
        }),
      );
    }, type);

  it('shows small cells above the finger; the one it leaves is chosen', () =>
    withGame(SIXTEEN, { device: PHONE }, async (game) => {
      const { page } = game;
      await finger(game, 'pointerdown', 'R8C8');
      await page.locator('.loupe').waitFor();
      await expect.poll(() => game.selected()).toEqual([]);
      await finger(game, 'pointermove', 'R9C10');
      await finger(game, 'pointerup', 'R9C10');
      await page.locator('.loupe').waitFor({ state: 'detached' });
      await expect.poll(() => game.selected()).toEqual(['R9C10']);
    }));

  it('held still on a cell, it tells what the rules say of it', () =>
    withGame(document, { device: PHONE }, async (game) => {
      const { page } = game;
      await finger(game, 'pointerdown', 'R1C3');
      await page.locator('.loupe-about').waitFor();
      await expect.poll(() => page.locator('.loupe-text').textContent()).toMatch(/1/);
      await finger(game, 'pointerup', 'R1C3');
      await page.locator('.loupe').waitFor({ state: 'detached' });
    }));

  it('is not there for a mouse', () =>
    withGame(SIXTEEN, { device: DESKTOP }, async (game) => {
      await game.cell('R8C8').hover();
      await game.page.mouse.down();
      await game.page.waitForTimeout(600);
      await expect.poll(() => game.page.locator('.loupe').count()).toBe(0);
      await game.page.mouse.up();
    }));
});
