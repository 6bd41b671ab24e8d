import { buffer } from 'node:stream/consumers';
import { unwrap } from 'hitotsu/base';
import jsQR from 'jsqr';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readLink } from '../../src/share/link.ts';
import { OLD_LINKS } from '../../src/share/links.fixture.ts';
import { accessibilityProblems, overflows, smallTargets, THEMES, WAYS, withPage } from '../harness/index.ts';
import { digitsOn } from './board.ts';

const { payload: KILLER } = OLD_LINKS[1] as (typeof OLD_LINKS)[number];

const SAID = {
  en: {
    share: 'Share',
    more: /^More/,
    progress: 'With my progress',
    link: /^Link, \d+ characters$/,
    copyLink: 'Copy link',
    saveQr: 'Save QR',
    copied: 'Link copied.',
    choose: 'Choose',
    loses: /^One line a puzzle \(81 characters\) cannot hold: Diagonals, Killer cages\.$/,
    whole: 'Holds everything.',
    print: 'Print',
    incomplete: 'This link is incomplete. The end seems to be missing.',
  },
  ja: {
    share: '共有',
    more: /^(その他|ほか|メニュー)/,
    progress: '途中経過も含める',
    link: /^リンク（\d+文字）$/,
    copyLink: 'リンクをコピー',
    saveQr: 'QRを保存',
    copied: 'リンクをコピーしました。',
    choose: '選ぶ',
    loses: /^1行に1問（81文字）では対角線・キラーが失われます。$/,
    whole: 'すべて残ります。',
    print: '印刷',
    incomplete: 'リンクが途中で切れているようです。',
  },
} as const;

/** A file the page let one save; the browser may run elsewhere, so it is read as a stream. */
const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

/** Width and height of a PNG in pixels: the first fields of its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)] as const;

/** What a black and white PNG says as a QR code; the browser decodes the pixels. */
async function readQr(page: Page, png: Buffer): Promise<string | undefined> {
  const bits = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    return Array.from({ length: data.length / 4 }, (_, at) => ((data[4 * at] ?? 0) > 127 ? '1' : '0')).join(
      '',
    );
  }, png.toString('base64'));
  const pixels = Uint8ClampedArray.from(
    [...bits].flatMap((bit) => (bit === '1' ? [255, 255, 255, 255] : [0, 0, 0, 255])),
  );
  return jsQR(pixels, ...sizeOf(png))?.data;
}

describe.each(WAYS)('Sharing: $language, $device.name', ({ language, device }) => {
  const say = SAID[language];
  /** A killer that came by its link, with one entry. */
  const open = (test: (page: Page) => Promise<void>, theme: 'light' | 'dark' = 'light') =>
    withPage({ language, device, theme, path: `/play#${KILLER}` }, async (page) => {
      await page.waitForURL(/\/play\?game=/);
      await page.locator('.play [role=gridcell]').nth(4).click();
      await page.keyboard.press('5');
      await page.getByRole('button', { name: say.more }).first().click();
      await page.getByRole('button', { name: say.share, exact: true }).click();
      await page.locator('dialog.share').waitFor();
      await test(page);
    });

  it('the link holds the puzzle, with progress if wanted', () =>
    open(async (page) => {
      await page.getByText(say.link).waitFor();
      const field = page.locator('.share-link');
      const bare = unwrap(readLink(new URL(await field.inputValue()).hash));
      expect(bare.puzzle.document.rules.length).toBeGreaterThan(20);
      expect(bare.document.game.entries).toMatch(/^\.+$/);
      await page.getByText(say.progress).click();
      await expect
        .poll(async () => {
          const held = readLink(new URL(await field.inputValue()).hash);
          return held.ok ? held.value.document.game.entries?.charAt(4) : null;
        })
        .toBe('5');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const link = await field.inputValue();
      await page.getByRole('button', { name: say.copyLink }).click();
      await page.getByText(say.copied).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      // Who gets it sees the same board.
      await page.goto(link);
      await page.waitForURL(/\/play\?game=/);
      await expect.poll(async () => (await digitsOn(page)).charAt(4)).toBe('5');
    }));

  it('the QR code, as saved, leads to the same link', () =>
    open(async (page) => {
      const link = await page.locator('.share-link').inputValue();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: say.saveQr }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/\.png$/);
      expect(await readQr(page, await bytesOf(download))).toBe(link);
    }));

  it('pictures, other formats and paper', () =>
    open(async (page) => {
      const svg = page.waitForEvent('download');
      await page.getByRole('button', { name: 'SVG', exact: true }).click();
      const drawn = (await bytesOf(await svg)).toString('utf8');
      expect(drawn).toMatch(/^<svg xmlns/);
      expect(drawn).not.toMatch(/style=|<script/);
      const png = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PNG', exact: true }).click();
      const longer = Math.max(...sizeOf(await bytesOf(await png)));
      expect(longer).toBeGreaterThan(1900);
      expect(longer).toBeLessThanOrEqual(2000);
      await page.getByRole('button', { name: say.choose, exact: true }).click();
      await page.getByText(say.loses).waitFor();
      await expect.poll(() => page.getByText(say.whole).count()).toBeGreaterThan(1);
      const line = page.waitForEvent('download');
      await page.locator('.share-format').first().getByRole('button').nth(1).click();
      expect((await bytesOf(await line)).toString('utf8').trim()).toBe('.'.repeat(81));
      await page.locator('dialog .share-ways button').click();
      await page.getByRole('button', { name: say.print, exact: true }).click();
      await page.waitForURL(/\/print#1/);
      await page.locator('.print-pages svg').first().waitFor();
    }));

  it('a link that lost its end is told as such', () =>
    withPage({ language, device, path: `/play#${KILLER.slice(0, -20)}` }, async (page) => {
      await page.getByText(say.incomplete).waitFor();
    }));

  it.each(THEMES)('is accessible and fits, %s', (theme) =>
    open(async (page) => {
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await overflows(page)).toEqual([]);
      if (device.touch) expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('button', { name: say.choose, exact: true }).click();
      await page.locator('.share-format').first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    }, theme),
  );
});

it('a link that is opened again goes on with the game begun by it', () =>
  withPage({ path: `/play#${KILLER}` }, async (page) => {
    await page.waitForURL(/\/play\?game=/);
    const game = page.url();
    await page.locator('.play [role=gridcell]').nth(4).click();
    await page.keyboard.press('5');
    await page.goto('/about');
    await page.goto(`/play#${KILLER}`);
    await page.waitForURL(/\/play\?game=/);
    expect(page.url()).toBe(game);
    await expect.poll(async () => (await digitsOn(page)).charAt(4)).toBe('5');
  }));
