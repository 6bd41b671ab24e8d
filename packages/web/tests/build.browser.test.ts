import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { POLICY } from '../policy.mjs';
import { withPage } from './harness/index.ts';

const kB = (bytes: number) => bytes / 1000;

/** Everything a page asks for until it is at rest, by path. */
async function requested(language: 'en' | 'ja', path = '/'): Promise<readonly string[]> {
  const found: string[] = [];
  await withPage({ language, blank: true }, async (page) => {
    page.on('request', (request) => found.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.locator('main > *').first().waitFor();
    await page.waitForLoadState('networkidle');
  });
  return [...new Set(found)];
}

const sizeOf = (path: string) => gzipSync(readFileSync(join(inject('folder'), path)), { level: 9 }).length;

describe('weight', () => {
  it.each(['en', 'ja'] as const)(
    'first load in %s: code and styles within 150 kB, fonts within 150 kB',
    async (language) => {
      const paths = await requested(language);
      const engine = paths.findIndex((path) => path.includes('/worker-'));
      expect(engine).toBeGreaterThan(0);
      const code = paths.slice(0, engine).filter((path) => /\.(js|css)$/.test(path));
      const total = code.reduce((sum, path) => sum + sizeOf(path), 0);
      console.info(`${language}: ${code.length} files of code and styles, ${kB(total).toFixed(1)} kB gzip`);
      expect(kB(total)).toBeLessThanOrEqual(150);
      const fonts = paths.filter((path) => path.endsWith('.woff2'));
      const heavy = fonts.reduce((sum, path) => sum + readFileSync(join(inject('folder'), path)).length, 0);
      console.info(`${language}: ${fonts.length} fonts, ${kB(heavy).toFixed(1)} kB`);
      expect(fonts.length).toBeGreaterThanOrEqual(2);
      expect(kB(heavy)).toBeLessThanOrEqual(150);
    },
  );

  it('starts the engine only after the first screen', () =>
    withPage({ blank: true }, async (page) => {
      const order: string[] = [];
      page.on('request', (request) => order.push(new URL(request.url()).pathname));
      await page.goto('/settings');
      await page.locator('main > *').first().waitFor();
      expect(order.filter((path) => path.includes('/worker-'))).toEqual([]);
    }));

  it('shows text before the fonts are there', () =>
    withPage({ blank: true }, async (page) => {
      await page.route('**/*.woff2', (route) => setTimeout(() => void route.continue(), 4000));
      await page.goto('/about', { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const loading = await page.evaluate(() =>
        [...document.fonts].some(({ status }) => status === 'loading'),
      );
      expect(loading).toBe(true);
      expect(await page.evaluate(() => [...document.fonts].every(({ display }) => display === 'swap'))).toBe(
        true,
      );
    }));
});

describe('a static host', () => {
  it('has a page for every address, with the code of its screen named early', () => {
    const folder = inject('folder');
    for (const path of [
      '',
      'play',
      'new',
      'solve',
      'set',
      'learn',
      'learn/x-wing',
      'games',
      'print',
      'settings',
      'about',
    ]) {
      const page = readFileSync(join(folder, path, 'index.html'), 'utf8');
      expect(page, path).toContain('rel="modulepreload"');
      expect(page, path).toContain('http-equiv="Content-Security-Policy"');
    }
    expect(existsSync(join(folder, '404.html'))).toBe(true);
    expect(readdirSync(join(folder, 'learn')).length).toBeGreaterThan(50);
  });

  it('has a policy that lets nothing else in, in the page and in the header', async () => {
    const page = readFileSync(join(inject('folder'), 'index.html'), 'utf8');
    expect(page.replaceAll('&#39;', "'")).toContain(POLICY);
    const response = await fetch(inject('url'));
    const header = response.headers.get('content-security-policy') ?? '';
    expect(header).toContain(POLICY);
    expect(header).toContain("frame-ancestors 'none'");
    for (const wanted of [
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self' blob: data:",
      "worker-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
    ])
      expect(POLICY.split('; ')).toContain(wanted);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son\w+=/);
  });

  it('does not leave its folder, whatever is asked', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%00',
      '/%zz',
    ]) {
      const response = await fetch(inject('url') + path);
      expect(response.status, path).toBe(404);
    }
    expect((await fetch(inject('url'), { method: 'POST' })).status).toBe(405);
  });
});

describe('an app to be installed', () => {
  it.each(['manifest.webmanifest', 'manifest.ja.webmanifest'])('%s says what it is', async (name) => {
    const response = await fetch(`${inject('url')}/${name}`);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ display: 'standalone', start_url: './', scope: './' });
    expect(manifest.name.length).toBeGreaterThan(2);
    const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(`${inject('url')}/${src}`);
      expect(icon.headers.get('content-type')).toContain(type);
      if (type !== 'image/png') continue;
      // Width and height stand in the head of a PNG.
      const bytes = Buffer.from(await icon.arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts)
      expect((await fetch(new URL(url, inject('url')))).status).toBe(200);
  });
});
