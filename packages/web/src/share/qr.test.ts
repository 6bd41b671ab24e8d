import { unwrap } from 'hitotsu/base';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { linkOf } from './link.ts';
import { OLD_LINKS } from './links.fixture.ts';
import { qrOf, qrPath, qrPixels } from './qr.ts';

/** The picture as a reader sees it: the modules back from the path that is drawn. */
function drawn(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x = '0', y = '0', width = '0'] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at++)
      (modules[Number(y)] as boolean[])[at] = true;
  return modules;
}

describe('QR codes', () => {
  it.each(OLD_LINKS)('hold the whole link: $what', ({ text }) => {
    const link = unwrap(linkOf(JSON.parse(text), { progress: true }, 'https://example.org/hitotsu/'));
    const modules = qrOf(link);
    if (!modules) throw new Error('no code');
    const { side, data } = qrPixels(drawn(qrPath(modules), modules.length), 3);
    expect(jsQR(data, side, side)?.data).toBe(link);
  });

  it('say that a text is too long for one', () => {
    expect(qrOf('x'.repeat(4000))).toBeNull();
  });
});
