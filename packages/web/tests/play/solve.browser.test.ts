import { expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../harness/index.ts';
import { type Game, withGame } from './game.ts';
import { CLASSIC, KILLER, type Known } from './puzzles.ts';

const PUZZLES = [
  ['classic', CLASSIC],
  ['killer with diagonals', KILLER],
] as const;

async function isSolved({ page }: Game, word: string): Promise<void> {
  const heading = page.locator('.finish h2');
  await heading.waitFor();
  await expect.poll(() => heading.textContent()).toBe(word);
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  // The flower, not the plain circle: nobody helped.
  const stroke = await page.locator('.finish-stroke path').getAttribute('d');
  expect(stroke?.length).toBeGreaterThan(2000);
}

const openIn = ({ givens }: Known) => [...givens].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));

it.each(PUZZLES)('a %s is solved by keyboard alone', (_, known) =>
  withGame(known.document, { language: 'en', device: DESKTOP }, async (game) => {
    const { page } = game;
    // The first Tab leads to the skip link, which leads to the board.
    await game.key('Tab');
    await game.key('Enter');
    await expect.poll(() => game.focused()).toBe('R1C1');
    // Nothing is selected yet: the first arrow shows where the keyboard is.
    await game.key('ArrowRight');
    let at = 0;
    for (const cell of openIn(known)) {
      const [rows, columns] = [Math.floor(cell / 9) - Math.floor(at / 9), (cell % 9) - (at % 9)];
      for (let i = 0; i < Math.abs(rows); i++) await game.key(rows > 0 ? 'ArrowDown' : 'ArrowUp');
      for (let i = 0; i < Math.abs(columns); i++) await game.key(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
      at = cell;
      await page.keyboard.press(known.solution[cell] as string);
    }
    await isSolved(game, 'Solved');
  }),
);

it.each(PUZZLES)('a %s is solved by touch alone', (_, known) =>
  withGame(known.document, { language: 'ja', device: PHONE }, async (game) => {
    for (const cell of openIn(known)) {
      await game.at(cell).tap();
      await game.pad(Number(known.solution[cell])).tap();
    }
    await isSolved(game, '完成');
  }),
);
