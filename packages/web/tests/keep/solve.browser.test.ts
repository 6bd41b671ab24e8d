import { unwrap } from 'hitotsu/base';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payloadOf } from '../../src/share/link.ts';
import { accessibilityProblems, overflows, smallTargets, THEMES, WAYS, withPage } from '../harness/index.ts';
import { digitsOn, paste } from './board.ts';

const UNIQUE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SEVERAL =
  '.2...6..9\n....8.2..\n6.93.7.5.\n........5\n.6....82.\n7...1.6..\n3......98\n.7..4....\n9.62.....';
const NONE = `5...5....${'.'.repeat(72)}`;
const BROKEN = UNIQUE.replace(/.{9}/g, (row) => `${row}\n`).replace('8...6...3', '8...6...');
const SAID = {
  en: {
    unique: 'Exactly one solution',
    several: 'More than one solution',
    differ: /Two are shown\. They differ in the \d+ marked cells/,
    none: 'No solution',
    clash: 'These two already clash:',
    remedy: 'Take any one away and this clash is gone.',
    broken: 'Line 4 has 8 cells',
    brokenBody: 'A 9×9 grid needs 9 in every line.',
    goTo: 'Go to line 4',
    solve: 'Solve',
    remove: /^Remove: Given 5 in R1C1/,
    count: 'Count',
    program: 'Solve by it',
    programAnswer: /\d+ variables and \d+ rows; in full 729 and 324\. Exactly one solution in .+ \(HiGHS\)\./,
    easy: 'Easy',
    show: 'Show it',
    play: 'Play it',
    explain: 'Explain it',
    unknown: 'The rule "sandwhich-of-tomorrow" is not known here.',
    leaveOut: 'Leave it out',
    notAPuzzle: 'No puzzle was found in this text.',
    remote: 'Only its own site has this puzzle.',
    readAs: 'Read as a plain grid, 9 lines of 9.',
    many: /3 puzzles/,
  },
  ja: {
    unique: '解はひとつだけ',
    several: '解がひとつではない',
    differ: /2つの解を示しました。違うのは印をつけた\d+マスです。/,
    none: '解なし',
    clash: '次の2つは、それだけで両立しません。',
    remedy: 'どれか1つを外すと、この矛盾はなくなります。',
    broken: '4行目が8マスです',
    brokenBody: '9×9では各行に9マス必要です。',
    goTo: '4行目へ',
    solve: '解く',
    remove: /^1行1列のヒント数字5を外す/,
    count: '数える',
    program: 'これで解く',
    programAnswer: /変数\d+、制約\d+（省かない形では729と324）。 解はひとつだけ（HiGHS、.+）。/,
    easy: '初級',
    show: '解を見る',
    play: '遊ぶ',
    explain: '解きかたを見る',
    unknown: '「sandwhich-of-tomorrow」というルールはまだ使えません。',
    leaveOut: '除いて開く',
    notAPuzzle: '問題が見つかりませんでした。',
    remote: 'この問題は、そのサイトにしかありません。',
    readAs: '盤面として読みました（9行9列）。',
    many: /（3問）/,
  },
} as const;

const heading = (page: Page, text: string) =>
  page.locator('#solve-answer').filter({ hasText: text }).waitFor({ timeout: 20_000 });

async function solve(page: Page, text: string): Promise<void> {
  await page.locator('textarea').fill(text);
  await page.locator('.solve-buttons .button-main').click();
}

describe.each(WAYS)('Solve mine: $language, $device.name', ({ language, device }) => {
  const say = SAID[language];
  const open = (test: (page: Page) => Promise<void>, theme: 'light' | 'dark' = 'light') =>
    withPage({ language, device, theme, path: '/solve' }, test);

  it('exactly one solution: proved, graded, shown, explained, played', () =>
    open(async (page) => {
      await solve(page, UNIQUE);
      await heading(page, say.unique);
      await page.getByText(say.easy).waitFor();
      await page.getByRole('button', { name: say.show }).click();
      await expect.poll(async () => (await digitsOn(page)).includes('.')).toBe(false);
      await page.getByRole('button', { name: say.explain }).click();
      await page.locator('.step-row').nth(3).click();
      await page.locator('.step-row[aria-current=step]').waitFor();
      await page.locator('.solve-steps .hint-foot .button').first().click();
      await page.getByRole('button', { name: say.play, exact: true }).last().click();
      await page.waitForURL(/\/play\?game=/);
      await page.locator('.play [role=grid]').waitFor();
    }));

  it('more than one: two are shown, counted, and settled by a clue', () =>
    open(async (page) => {
      await solve(page, SEVERAL);
      await page.getByText(say.readAs).waitFor();
      await heading(page, say.several);
      await page.getByText(say.differ).waitFor();
      await page.getByRole('button', { name: say.count, exact: true }).click();
      await page.getByText(language === 'ja' ? /解は\d+通り/ : /\d+ solutions/).waitFor();
      await page.locator('.solve-fact [aria-expanded]').click();
      await page.locator('.solve-clue-ways button').first().click();
      await heading(page, say.unique);
    }));

  it('none: the smallest clash, and a member taken away', () =>
    open(async (page) => {
      await solve(page, NONE);
      await heading(page, say.none);
      await page.getByText(say.clash).waitFor();
      await page.getByText(say.remedy).waitFor();
      await expect.poll(() => page.locator('.solve-member').count()).toBe(2);
      await page.getByRole('button', { name: say.remove }).click();
      await heading(page, say.several);
    }));

  it('invalid: what is wrong, where, and the way there', () =>
    open(async (page) => {
      await solve(page, BROKEN);
      await heading(page, say.broken);
      await page.locator('.solve-answer').getByText(say.brokenBody).waitFor();
      await page.getByRole('button', { name: say.goTo }).click();
      const chosen = await page.locator('textarea').evaluate((area) => {
        const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      });
      expect(chosen).toBe('8...6...');
      await solve(page, 'hello, world');
      await heading(page, say.notAPuzzle);
      await solve(page, 'https://sudokupad.app/abcdef1234');
      await heading(page, say.remote);
      await solve(
        page,
        JSON.stringify({
          hitotsu: 1,
          size: 9,
          givens: UNIQUE,
          rules: ['classic', { type: 'sandwhich-of-tomorrow' }],
        }),
      );
      await heading(page, say.unknown);
      await page.getByRole('button', { name: say.leaveOut }).click();
      await heading(page, say.unique);
    }));

  it('text and board follow each other; several puzzles are listed', () =>
    open(async (page) => {
      const cell = page.locator('[role=gridcell]').nth(2);
      if (device.touch) {
        await cell.tap();
        await page.locator('.solve-pad-key').nth(6).tap();
      } else {
        await cell.click();
        await page.keyboard.press('7');
      }
      await expect.poll(() => page.locator('textarea').inputValue()).toMatch(/^\.\.7\.{6}\n\.{9}\n/);
      await page.locator('textarea').fill([UNIQUE, UNIQUE, NONE].join('\n'));
      await page.getByText(say.many).waitFor();
      await page.locator('.solve-list-row').nth(2).click();
      await expect.poll(() => digitsOn(page)).toBe(NONE);
    }));

  it('integer programming gives a second opinion', () =>
    open(async (page) => {
      await solve(page, UNIQUE);
      await heading(page, say.unique);
      await page.getByRole('button', { name: say.program }).click();
      await page.getByText(say.programAnswer).waitFor({ timeout: 40_000 });
    }));

  it('what is pasted on another screen comes here', () =>
    withPage({ language, device, path: '/settings' }, async (page) => {
      await paste(page, UNIQUE);
      await page.waitForURL(/\/solve$/);
      await heading(page, say.unique);
      await expect.poll(() => digitsOn(page)).toBe(UNIQUE);
    }));

  it.each(THEMES)(
    'is accessible and fits, %s',
    (theme) =>
      open(async (page) => {
        for (const [text, said] of [
          [UNIQUE, say.unique],
          [SEVERAL, say.several],
          [NONE, say.none],
          [BROKEN, say.broken],
        ] as const) {
          await solve(page, text);
          await heading(page, said);
          expect(await accessibilityProblems(page)).toEqual([]);
          expect(await overflows(page)).toEqual([]);
          if (device.touch) expect(await smallTargets(page)).toEqual([]);
        }
      }, theme),
    180_000,
  );
});

describe('Solve mine', () => {
  it('says that nothing is decided, and goes on from there', () =>
    withPage({ path: '/solve' }, async (page) => {
      // Groups all over the board whose sums make one less than the digits of a full board: no solution, but nothing
      // short of trying them all shows it.
      const cells = Array.from({ length: 81 }, (_, i) => (i * 37) % 81);
      const name = (cell: number) => `R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}`;
      const groups = Array.from({ length: 9 }, (_, at) => ({
        type: 'sum',
        cells: cells.slice(at * 9, at * 9 + 9).map(name),
        sum: at === 0 ? 44 : 45,
      }));
      await solve(
        page,
        JSON.stringify({ hitotsu: 1, size: 9, givens: '.'.repeat(81), rules: ['classic', ...groups] }),
      );
      await page.getByRole('button', { name: 'Cancel' }).first().waitFor();
      await page.locator('#solve-answer').filter({ hasText: 'Not decided yet' }).waitFor({ timeout: 30_000 });
      await page.getByText(/^Searched [\d,]+ positions in 1\d\.\d s without an answer\.$/).waitFor();
      await page.getByRole('button', { name: 'Go on for a minute' }).click();
      await page.locator('#solve-answer').filter({ hasText: 'Looking' }).waitFor();
      await page.locator('.solve-answer').getByRole('button', { name: 'Cancel' }).click();
      await page.locator('#solve-answer').filter({ hasText: 'Nothing asked yet' }).waitFor();
    }));

  it('a link with progress: Play it goes on with it, until the board is changed', () =>
    withPage({ path: '/settings' }, async (page) => {
      const game = { version: 1, entries: `..4${'.'.repeat(78)}`, time: 65_000 };
      const payload = unwrap(payloadOf({ hitotsu: 1, size: 9, givens: UNIQUE, game }, { progress: true }));
      const said = page.getByText('Play it goes on with the progress in it.');
      await paste(page, `${new URL(page.url()).origin}/play#${payload}`);
      await page.waitForURL(/\/solve$/);
      await page.locator('#solve-answer').filter({ hasText: 'Exactly one solution' }).waitFor();
      await said.waitFor();
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.waitForURL(/\/play\?game=/);
      await page.locator('.play [role=grid]').waitFor();
      await expect.poll(() => digitsOn(page)).toBe(UNIQUE.replace('53.', '534'));
      await page.goBack();
      await said.waitFor();
      await page.locator('[role=gridcell]').nth(3).click();
      await page.keyboard.press('6');
      await said.waitFor({ state: 'hidden' });
      await page.locator('.solve-buttons .button-main').click();
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.waitForURL(/\/play\?game=/);
      await page.locator('.play [role=grid]').waitFor();
      await expect.poll(() => digitsOn(page)).toBe(UNIQUE.replace('53..', '53.6'));
    }));

  it('keeps the puzzle over a reload, and for the next tab', () =>
    withPage({ path: '/solve' }, async (page) => {
      await page.locator('[role=gridcell]').nth(2).click();
      await page.keyboard.press('7');
      const board = `..7${'.'.repeat(78)}`;
      await expect.poll(() => digitsOn(page)).toBe(board);
      await page.reload();
      await expect.poll(() => digitsOn(page)).toBe(board);
      const next = await page.context().newPage();
      await next.goto('/solve');
      await expect.poll(() => digitsOn(next)).toBe(board);
      // A link comes before what was kept, and is kept in turn.
      const payload = unwrap(payloadOf({ hitotsu: 1, size: 9, givens: UNIQUE }));
      await next.goto(`/about`);
      await next.goto(`/solve#${payload}`);
      await expect.poll(() => digitsOn(next)).toBe(UNIQUE);
      await next.reload();
      await expect.poll(() => digitsOn(next)).toBe(UNIQUE);
      await page.reload();
      await expect.poll(() => digitsOn(page)).toBe(board);
    }));

  it('says why nothing can be made under the rules on the board', () =>
    withPage({ path: '/solve' }, async (page) => {
      const rules = ['classic', 'diagonals', 'windoku', 'anti-knight', 'anti-king'];
      const document = { hitotsu: 1, size: 9, givens: '.'.repeat(81), rules };
      await page.locator('textarea').fill(JSON.stringify(document));
      await page.getByText(/^Read as /).waitFor();
      await page.getByRole('button', { name: 'Generate' }).click();
      await page
        .locator('#solve-answer')
        .filter({ hasText: /no full grid exists|No full grid under these rules was found/ })
        .waitFor({ timeout: 60_000 });
    }));

  it('takes a file that is dropped, and generates a puzzle of the kind on the board', () =>
    withPage({ path: '/' }, async (page) => {
      await page.evaluate((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'puzzles.sdm', { type: 'text/plain' }));
        document.body.dispatchEvent(
          new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      }, UNIQUE);
      await page.waitForURL(/\/solve$/);
      await page.locator('#solve-answer').filter({ hasText: 'Exactly one solution' }).waitFor();
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect.poll(() => page.locator('textarea').inputValue(), { timeout: 20_000 }).not.toBe(UNIQUE);
      await page.locator('#solve-answer').filter({ hasText: 'Exactly one solution' }).waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect.poll(() => page.locator('textarea').inputValue()).toBe('');
    }));
});
