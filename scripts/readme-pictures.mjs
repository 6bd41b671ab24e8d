#!/usr/bin/env node
// Puts the chosen pictures of the screens into docs/pictures, small enough for a repository:
//   npm run screenshots -- --only home-begun,play,technique && node scripts/readme-pictures.mjs [FOLDER]
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const from = process.argv[2] ?? join(tmpdir(), 'hitotsu-screenshots');
const to = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'pictures');
const CHOSEN = [
  ...['home-begun', 'play', 'technique'].flatMap((name) => [
    `${name}-desktop-en-light`,
    `${name}-desktop-ja-light`,
  ]),
  'play-phone-ja-dark',
];
const QUALITY = 90;

mkdirSync(to, { recursive: true });
for (const name of CHOSEN) {
  const image = await loadImage(join(from, `${name}.png`));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const picture = await canvas.encode('webp', QUALITY);
  writeFileSync(join(to, `${name}.webp`), picture);
  console.log(`${name}: ${(picture.length / 1000).toFixed(0)} kB`);
}
