import { describe, expect, it } from 'vitest';
import { accessibilityProblems, DESKTOP, overflows, smallTargets, WAYS } from '../harness/index.ts';
import { type Game, withGame } from './game.ts';
import { CLASSIC } from './puzzles.ts';

const { document, givens, solution } = CLASSIC;

const SAID = {
  en: {
    asTable: 'As a table',
    asChart: 'As a chart',
    replay: 'Replay',
    end: 'End of replay',
    stop: 'Stop',
    share: 'Share',
    move: (number: number) => new RegExp(`^Move ${number} of 51, `),
  },
  ja: {
    asTable: '表で見る',
    asChart: 'グラフで見る',
    replay: '再生',
    end: '再生を終える',
    stop: '停止',
    share: '共有',
    move: (number: number) => new RegExp(`^51手中${number}手目　`),
  },
} as const;

/** The moves that fill the board from the top, with one wrong entry that was taken back, up to the last cell. */
function history() {
  const open = [...givens].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  const last = open.at(-1) as number;
  const cellName = (cell: number) => `R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}`;
  return {
    last: cellName(last),
    digit: solution[last] as string,
    entries: [...solution]
      .map((digit, cell) => (givens[cell] === '.' && cell !== last ? digit : '.'))
      .join(''),
  };
}

async function finish(game: Game): Promise<void> {
  const { last, digit } = history();
  await game.press(game.cell(last));
  await game.press(game.pad(Number(digit)));
  await game.page.locator('.finish h2').waitFor();
}

describe.each(WAYS)('$language, $device.name', ({ language, device }) => {
  const say = SAID[language];

  it('the steps are a chart and a table, the solve can be seen again', () =>
    withGame(document, { language, device }, async (game) => {
      const { page } = game;
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      for (let cell = 0; cell < 81; cell++)
        if (givens[cell] === '.') {
          await game.press(game.at(cell));
          await game.press(game.pad(Number(solution[cell])));
        }
      await page.locator('.finish h2').waitFor();
      await page.locator('.chart').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await game.press(button(say.asTable));
      await expect.poll(() => page.locator('.curve-table tbody tr').count()).toBe(51);
      const first = await page.locator('.curve-table tbody tr').first().locator('td').allTextContents();
      expect(first[1]).toMatch(/^\d\.\d$/);
      expect(first[2]?.length).toBeGreaterThan(2);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await overflows(page)).toEqual([]);
      if (device.touch) expect(await smallTargets(page)).toEqual([]);
      await game.press(button(say.asChart));
      await page.locator('.chart').waitFor();
      await game.press(button(say.replay));
      const slider = page.getByRole('slider');
      await slider.waitFor();
      // It runs by itself until it is stopped.
      await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
      await game.press(button(say.stop));
      await slider.fill('20');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(say.move(20));
      await expect.poll(() => page.locator('.board-sheet .f-entry').count()).toBe(20);
      await game.press(button(say.end));
      await page.locator('.finish h2').waitFor();
      await expect.poll(() => page.locator('.board-sheet .f-entry').count()).toBe(51);
    }));
});

it('help is said with a circle in place of the flower, and a correction is counted', () =>
  withGame(document, { device: DESKTOP, game: { entries: history().entries } }, async (game) => {
    const { page } = game;
    const { last, digit } = history();
    await game.press(game.cell(last));
    await game.key(digit === '1' ? '2' : '1');
    await game.key('Backspace');
    await game.key('h');
    await game.hintAt(1);
    await game.key('Escape');
    await game.key('Escape');
    await page.locator('.hint-panel').waitFor({ state: 'detached' });
    await finish(game);
    const figures = await page.locator('.figures dd').allTextContents();
    expect(figures.slice(1)).toEqual(['1', '1']);
    const stroke = await page.locator('.finish-stroke path').getAttribute('d');
    expect(stroke?.length).toBeLessThan(2000);
  }));
