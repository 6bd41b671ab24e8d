import { expect, it } from 'vitest';
import { LANGUAGES } from '../harness/index.ts';
import { withGame } from './game.ts';
import { KILLER, VARIED } from './puzzles.ts';

const place = {
  en: (row: number, column: number) => `Row ${row}, column ${column}, `,
  ja: (row: number, column: number) => `${row}行${column}列、`,
};

it.each(LANGUAGES)('every cell of a killer names its place, its cage and its diagonals (%s)', (language) =>
  withGame(KILLER.document, { language }, async (game) => {
    const labels = await game.labels();
    expect(labels).toHaveLength(81);
    const cages = (KILLER.document.rules as { type?: string; cells: string[]; sum: number }[]).filter(
      ({ type }) => type === 'cage',
    );
    labels.forEach((label, cell) => {
      const [row, column] = [Math.floor(cell / 9) + 1, (cell % 9) + 1];
      expect(label.startsWith(place[language](row, column))).toBe(true);
      const cage = cages.find(({ cells }) => cells.includes(`R${row}C${column}`));
      const sum = cage?.sum;
      expect(label).toContain(language === 'en' ? `cage ${sum}, cell ` : `ケージ合計${sum}、`);
      const on = Number(row === column) + Number(row + column === 10);
      expect(/diagonal|対角線/.test(label)).toBe(on > 0);
      if (on === 2) expect(label).toContain(language === 'en' ? 'on both diagonals' : '2本の対角線上');
    });
  }),
);

it.each(LANGUAGES)('regions, thermometers, givens, entries, marks and conflicts are said (%s)', (language) =>
  withGame(VARIED, { language }, async (game) => {
    const is = async (name: string, en: string, ja: string) =>
      await expect.poll(() => game.label(name)).toBe(language === 'en' ? en : ja);
    await is(
      'R1C1',
      'Row 1, column 1, given 1, region 1, on the falling diagonal',
      '1行1列、ヒント数字1、領域1、右下がりの対角線上',
    );
    await is(
      'R4C2',
      'Row 4, column 2, empty, region 4, thermometer, place 2 of 3 from the bulb',
      '4行2列、空、領域4、温度計、丸から3マス中2番目',
    );
    await game.select('R4C2');
    await game.key('Shift+Digit2');
    await game.key('Control+Digit5');
    await game.key('Alt+Digit6');
    await is(
      'R4C2',
      'Row 4, column 2, empty, corner 2; centre 5; colour sky, region 4, thermometer, place 2 of 3 from the bulb',
      '4行2列、空、隅2、中央5、色は空色、領域4、温度計、丸から3マス中2番目',
    );
    await game.select('R1C3');
    await game.key('Digit1');
    await is(
      'R1C3',
      'Row 1, column 3, 1, conflict: 1 again in row 1, R1C1, region 2, cage 11, cell 1 of 3, 10 left in 2 cells',
      '1行3列、1、重複：1行目、1行1列にも1、領域2、ケージ合計11、3マスの1番目、残り2マスで10',
    );
    await expect
      .poll(() => game.announced().textContent())
      .toBe(
        language === 'en'
          ? '1 in R1C3. Row 1: 1 stands in R1C1 and R1C3.'
          : '1行3列に1。1行目　1行1列と1行3列がどちらも1です。',
      );
  }),
);

it('short labels stop after the marks', () =>
  withGame(VARIED, { settings: { cellLabels: 'short' } }, async (game) => {
    await expect.poll(() => game.label('R1C1')).toBe('Row 1, column 1, given 1');
  }));

it('the grid says what it is', () =>
  withGame(VARIED, {}, async ({ page }) => {
    const grid = page.locator('[role=grid]');
    await expect
      .poll(() => grid.getAttribute('aria-label'))
      .toBe('Jigsaw + Diagonals + Killer cages + Thermometers, 6 by 6 board');
    await expect.poll(() => grid.locator('[role=row]').count()).toBe(6);
    await expect.poll(() => grid.locator('[tabindex="0"]').count()).toBe(1);
  }));
