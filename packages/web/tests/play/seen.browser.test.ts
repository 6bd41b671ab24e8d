import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems, DESKTOP, PHONE, THEMES } from '../harness/index.ts';
import { type Game, withGame } from './game.ts';
import { CLASSIC, KILLER } from './puzzles.ts';

const PLACES = THEMES.flatMap((theme) => [DESKTOP, PHONE].map((device) => ({ theme, device })));

describe.each(PLACES)('no barrier that axe finds: $theme, $device.name', ({ theme, device }) => {
  it('playing, conflict, menu, keys, pause', () =>
    withGame(KILLER.document, { theme, device, reducedMotion: true }, async (game) => {
      const { page } = game;
      const fine = async (what: string) =>
        expect([what, await accessibilityProblems(page)]).toEqual([what, []]);
      await game.press(game.cell('R1C3'));
      await fine('playing');
      await game.press(game.pad(4));
      await game.press(game.cell('R1C4'));
      await game.press(game.pad(4));
      await fine('conflict');
      await game.key('v');
      await fine('colours');
      await game.press(page.getByRole('button', { name: 'More' }).first());
      await page.locator('dialog').waitFor();
      await fine('menu');
      await game.key('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await game.key('?');
      await page.locator('dialog').waitFor();
      await fine('keys');
      await game.key('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await game.key('p');
      await fine('pause');
    }));

  it('finish, as chart and as table, and replay', () =>
    withGame(CLASSIC.document, { theme, device, reducedMotion: true, game: solvedButOne() }, async (game) => {
      const { page } = game;
      await game.press(game.cell('R1C3'));
      await game.press(game.pad(4));
      await page.locator('.finish').waitFor();
      await page.locator('.curve-place > *').first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    }));
});

/** Everything is entered but R1C3. */
function solvedButOne(): object {
  const entries = [...CLASSIC.solution].map((symbol, cell) =>
    CLASSIC.givens[cell] === '.' && cell !== 2 ? symbol : '.',
  );
  return { entries: entries.join('') };
}

/** Light of every pixel of a cell, taken from a picture in grey. */
async function greyCell(game: Game, name: string): Promise<number[]> {
  const png = await game.cell(name).screenshot();
  return withBlank(game.page, (blank) =>
    blank.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(60, 60);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0, 60, 60);
      const { data: pixels } = context.getImageData(0, 0, 60, 60);
      const grey: number[] = [];
      for (let i = 0; i < pixels.length; i += 4)
        grey.push(
          0.2126 * (pixels[i] as number) +
            0.7152 * (pixels[i + 1] as number) +
            0.0722 * (pixels[i + 2] as number),
        );
      return grey;
    }, png.toString('base64')),
  );
}

async function withBlank<T>(page: Page, run: (blank: Page) => Promise<T>): Promise<T> {
  const blank = await page.context().newPage();
  try {
    return await run(blank);
  } finally {
    await blank.close();
  }
}

/** The share of a cell in which two pictures clearly differ. */
function difference(a: readonly number[], b: readonly number[]): number {
  return a.filter((light, i) => Math.abs(light - (b[i] as number)) > 12).length / a.length;
}

/** The same digit in every state that a cell can have. */
async function states(game: Game): Promise<Record<string, number[]>> {
  const pictures: Record<string, number[]> = {};
  const take = async (state: string, name: string) => {
    pictures[state] = await greyCell(game, name);
  };
  await game.select('R9C1');
  await take('given', 'R1C1');
  await game.select('R3C1');
  await game.key('Digit5');
  await game.key('Escape');
  await game.select('R9C1');
  await take('conflicting entry', 'R3C1');
  await take('conflicting given', 'R1C1');
  await game.key('u');
  await game.select('R9C6');
  await game.key('Digit5');
  await take('selected entry', 'R9C6');
  await game.key('Escape');
  await take('entry', 'R9C6');
  return pictures;
}

describe.each([
  ['in grey, light', { theme: 'light' }],
  ['in grey, dark', { theme: 'dark' }],
  ['with forced colours', { forcedColors: true }],
  ['with high contrast', { contrast: 'more' }],
] as const)('%s', (_, options) => {
  it('given, entry, selection and conflict are told apart', () =>
    withGame(
      CLASSIC.document,
      { ...options, reducedMotion: true, settings: { warn: 'rules' } },
      async (game) => {
        const pictures = Object.entries(await states(game));
        for (const [i, [name, picture]] of pictures.entries())
          for (const [other, second] of pictures.slice(i + 1))
            expect([name, other, difference(picture, second) > 0.02]).toEqual([name, other, true]);
      },
    ));

  it('the cause of a hint is told from a selected and an empty cell', () =>
    withGame(CLASSIC.document, { ...options, reducedMotion: true }, async (game) => {
      const { page } = game;
      await game.select('R1C3');
      await game.key('Escape');
      await game.key('h');
      await game.hintAt(1);
      for (let i = 0; i < 3; i++) await game.key('h');
      await game.hintAt(4);
      const hinted = await page
        .locator('[role=gridcell][aria-label*="to be written"]')
        .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset.cell)));
      expect(hinted.length).toBeGreaterThan(0);
      const cell = hinted[0] as number;
      const name = `R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}`;
      const marked = await greyCell(game, name);
      await game.key('Escape');
      await page.locator('.hint-panel').waitFor({ state: 'detached' });
      const shown = await greyCell(game, name);
      expect(difference(marked, shown)).toBeLessThan(0.02);
      await game.select(name);
      await game.key('Digit1');
      await game.key('u');
      const selected = await greyCell(game, name);
      expect(difference(marked, selected)).toBeGreaterThan(0.05);
    }));
});

it('a paused board shows no digit', () =>
  withGame(CLASSIC.document, {}, async (game) => {
    await game.select('R1C3');
    await game.key('p');
    await expect.poll(() => game.page.locator('.f-given').count()).toBe(0);
    await game.page.locator('.pause-cover').click();
    await expect.poll(() => game.page.locator('.f-given').count()).toBe(30);
  }));
