import { describe, expect, it } from 'vitest';
import {
  DESKTOP,
  type Device,
  overflows,
  PHONE,
  SMALL_PHONE,
  smallTargets,
  smallText,
} from '../harness/index.ts';
import { withGame } from './game.ts';
import { CLASSIC, KILLER } from './puzzles.ts';

const LANDSCAPE: Device = { name: 'landscape', width: 740, height: 360, touch: true };
const TABLET: Device = { name: 'tablet', width: 800, height: 1100, touch: true };
const MIDDLE: Device = { name: 'middle', width: 1000, height: 760, touch: false };
const ALL = [DESKTOP, MIDDLE, TABLET, PHONE, SMALL_PHONE, LANDSCAPE];

describe.each(ALL)('on $name', (device) => {
  it('the board does not move by a pixel: entry, conflict, notes, hint stages, check, notice, pause', () =>
    withGame(CLASSIC.document, { device }, async (game) => {
      const { page } = game;
      const box = await game.boardBox();
      const stays = async (what: string) => expect([what, await game.boardBox()]).toEqual([what, box]);
      await game.press(game.cell('R1C3'));
      await stays('selection');
      await game.press(game.pad(7));
      await stays('conflict');
      await game.key('u');
      await game.press(game.pad(4));
      await stays('entry');
      await game.key('m');
      await stays('notes');
      await game.key('k');
      await game.says('Nothing wrong so far.');
      await stays('check');
      await game.key('h');
      for (const stage of [1, 2, 3, 4]) {
        await game.hintAt(stage);
        await stays(`hint ${stage}`);
        await game.key('h');
      }
      await game.key('Escape');
      await game.key('Escape');
      await page.locator('.hint-panel').waitFor({ state: 'detached' });
      await stays('hint closed');
      await game.key('p');
      await stays('pause');
      await game.key('p');
      await game.key('g');
      await stays('savepoint');
    }));

  it('nothing is cut off, no sideways scrolling', () =>
    withGame(KILLER.document, { device, language: 'ja' }, async (game) => {
      await game.press(game.cell('R1C3'));
      expect(await overflows(game.page)).toEqual([]);
      if (device.touch) expect(await smallTargets(game.page)).toEqual([]);
      expect(await smallText(game.page)).toEqual([]);
      if (device === TABLET || device === MIDDLE) return;
      // Everything is there without scrolling.
      const [height, window] = await game.page.evaluate(() => [
        document.documentElement.scrollHeight,
        innerHeight,
      ]);
      expect(height).toBeLessThanOrEqual(window as number);
    }));
});

it.each([DESKTOP, { ...DESKTOP, name: 'large desktop', width: 1920, height: 1080 }, MIDDLE, TABLET, PHONE])(
  'the finished board stays where it was: $name',
  (device) =>
    withGame(CLASSIC.document, { device }, async (game) => {
      const before = await game.boardBox();
      for (let cell = 0; cell < 81; cell++)
        if (CLASSIC.givens[cell] === '.') {
          await game.press(game.at(cell));
          await game.key(CLASSIC.solution[cell] as string);
        }
      await game.page.locator('.chart').waitFor();
      expect(await game.boardBox()).toBe(before);
      expect(await overflows(game.page)).toEqual([]);
    }),
);

it.each([
  [320, 256],
  [320, 480],
  [568, 320],
  [667, 375],
])('has a board and no sideways scrolling in a window of %i by %i', (width, height) =>
  withGame(CLASSIC.document, { device: { name: 'tiny', width, height, touch: true } }, async (game) => {
    await game.press(game.cell('R1C3'));
    await game.press(game.pad(4));
    await expect.poll(() => game.label('R1C3')).toBe('Row 1, column 3, 4');
    const wide = await game.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }),
);

it('the lines of the grid lie on device pixels', () =>
  withGame(CLASSIC.document, {}, async ({ page }) => {
    const places = await page.evaluate(() => {
      const sheet = document.querySelector('.board-sheet')?.getBoundingClientRect();
      const cells = [...document.querySelectorAll('[role=gridcell]')].map((each) =>
        each.getBoundingClientRect(),
      );
      return [
        sheet?.x,
        sheet?.y,
        ...cells.flatMap(({ x, y, width, height }) => [x, y, width, height]),
      ] as number[];
    });
    for (const place of places) expect(Math.abs(place - Math.round(place))).toBeLessThan(0.02);
  }));
