#!/usr/bin/env node
// Draws the app's icons, packages/web/public/icons/, and its two manifests. The mark: nine squares, eight outlined in
// ink, the middle one filled with ruri. Side : gap = 4 : 1, outline 0.19 of the side. Margin 18 %, maskable 28 %.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';

const target = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'web', 'public');
const PAGE = '#ffffff';
const INK = '#15181e';
const RURI = '#1d4fb4';

/** On whole pixels, so that edges are crisp. */
function icon(size, margin) {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = PAGE;
  context.fillRect(0, 0, size, size);
  const unit = (size * (1 - 2 * margin)) / 14;
  const side = Math.round(4 * unit);
  const gap = Math.round(unit);
  const line = Math.max(1, Math.round(0.19 * side));
  const start = Math.round((size - 3 * side - 2 * gap) / 2);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const [x, y] = [start + column * (side + gap), start + row * (side + gap)];
      const decided = row === 1 && column === 1;
      context.fillStyle = decided ? RURI : INK;
      context.fillRect(x, y, side, side);
      if (decided) continue;
      context.fillStyle = PAGE;
      context.fillRect(x + line, y + line, side - 2 * line, side - 2 * line);
    }
  return canvas.toBuffer('image/png');
}

mkdirSync(join(target, 'icons'), { recursive: true });
for (const [name, size, margin] of [
  ['icon-192', 192, 0.18],
  ['icon-512', 512, 0.18],
  ['maskable-512', 512, 0.28],
  ['apple-touch-icon', 180, 0.18],
])
  writeFileSync(join(target, 'icons', `${name}.png`), icon(size, margin));

const WORDS = {
  en: {
    file: 'manifest.webmanifest',
    name: 'Hitotsu',
    description:
      'Sudoku of every kind with exactly one solution: play, solve, set and learn, all on this device.',
    shortcuts: [
      ['New puzzle', 'new'],
      ['Solve mine', 'solve'],
      ['Set', 'set'],
      ['Learn', 'learn'],
    ],
  },
  ja: {
    file: 'manifest.ja.webmanifest',
    name: 'ひとつ',
    description: '答えがひとつのナンプレを、作る・遊ぶ・解く・学ぶ。すべてこの端末で計算します。',
    shortcuts: [
      ['新しい問題', 'new'],
      ['手もとの問題', 'solve'],
      ['作る', 'set'],
      ['学ぶ', 'learn'],
    ],
  },
};
for (const [lang, { file, name, description, shortcuts }] of Object.entries(WORDS)) {
  const manifest = {
    id: './',
    name,
    short_name: name,
    description,
    lang,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: PAGE,
    theme_color: PAGE,
    categories: ['games', 'puzzle'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: shortcuts.map(([title, url]) => ({ name: title, url: `./${url}` })),
  };
  writeFileSync(join(target, file), `${JSON.stringify(manifest, null, 2)}\n`);
}
