#!/usr/bin/env node
// Writes the fonts of the browser app, packages/web/src/fonts/, and their style sheet from three families of type
// (OFL-1.1): the Latin letters and signs that texts use, and the Japanese characters that occur in the words of the app,
// its rules and techniques. The first Japanese file has what the first screens need, the second the rest; a browser
// loads it when one of its characters is shown. To be run when a test says that a character is missing.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'packages', 'web', 'src', 'fonts');
const source = (name) => join(root, 'node_modules', name);

/** Basic Latin, what British English and formulas need of punctuation, arrows of keys. */
const LATIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))} ©°±²³·×÷é–—‘’“”•…←↑→↓−≠≤≥`;
const LATIN_RANGE = 'U+20-7E, U+A0-FF, U+2000-206F, U+2190-2193, U+2212, U+2260-2265';
/** Kerning and marks, and figures of one width or of their own, on the line. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'pnum', 'lnum'];

const isJapanese = (character) => /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/.test(character);
const japaneseIn = (text) => [...text].filter(isJapanese);

function sourcesIn(...path) {
  const folder = join(root, 'packages', ...path);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const textOf = (files) => files.map((file) => readFileSync(file, 'utf8')).join('');

/** Names of rules and kinds are titles of puzzles: `ja: { name: '対角線', short: … }`, in whatever order. */
const namesOfRules = [
  ...textOf(sourcesIn('hitotsu', 'src', 'rules')).matchAll(/\b(?:name|short|title)\b[^\n]*/g),
]
  .map(([line]) => line)
  .join('');

/** Dates are written by the browser, with the day of the month in figures and the month also in kanji. */
const DATES = '一二三四五六七八九十年月日曜火水木金土';
const first = new Set(
  japaneseIn(
    `${DATES}ひとつ初級中級上級難問超難問　、。・「」（）ー` +
      textOf(
        ['frame', 'home', 'ui'].map((name) => join(root, 'packages', 'web', 'src', 'words', `${name}.ts`)),
      ) +
      namesOfRules,
  ),
);
const every = japaneseIn(
  textOf([
    ...sourcesIn('web', 'src'),
    ...sourcesIn('hitotsu', 'src', 'rules'),
    ...sourcesIn('hitotsu', 'src', 'logic'),
    ...sourcesIn('hitotsu', 'src', 'generator'),
    ...sourcesIn('hitotsu', 'src', 'formats'),
    ...sourcesIn('hitotsu', 'src', 'messages').filter((file) => !/cli\.\w+\.ts$/.test(file)),
  ]),
);
const rest = new Set(every.filter((character) => !first.has(character)));

const MINCHO = '@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-600-normal.woff2';
const FONTS = [
  {
    file: 'print',
    family: 'Hitotsu Print',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    text: LATIN,
    weights: [400, 600],
    range: LATIN_RANGE,
  },
  {
    file: 'text',
    family: 'Hitotsu Text',
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    text: LATIN,
    weights: [300, 700],
    range: LATIN_RANGE,
  },
  { file: 'mincho', family: 'Hitotsu Mincho', from: MINCHO, text: [...first].join('') },
  { file: 'mincho-more', family: 'Hitotsu Mincho', from: MINCHO, text: [...rest].join('') },
];

/** Code points as a style sheet writes them, neighbours joined. */
function rangeOf(text) {
  const points = [...text].map((character) => character.codePointAt(0)).sort((a, b) => a - b);
  const parts = [];
  for (const point of points) {
    const last = parts.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else parts.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return parts.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const sheet = [
  `/* Written by scripts/subset-fonts.mjs. The files are cuts of Source Serif 4, Hanken Grotesk and Shippori Mincho B1
   under the SIL Open Font License 1.1 (see the licences beside them). */`,
];
mkdirSync(target, { recursive: true });
for (const { file, family, from, text, weights, range } of FONTS) {
  const font = await subsetFont(readFileSync(source(from)), text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(weights ? { variationAxes: { wght: { min: weights[0], max: weights[1], default: 400 } } } : {}),
  });
  writeFileSync(join(target, `${file}.woff2`), font);
  console.log(`${file}: ${[...text].length} characters, ${(font.length / 1000).toFixed(1)} kB`);
  sheet.push(
    [
      '@font-face {',
      `  font-family: "${family}";`,
      `  src: url("../fonts/${file}.woff2") format("woff2");`,
      `  font-weight: ${weights ? weights.join(' ') : '600'};`,
      '  font-display: swap;',
      `  unicode-range: ${range ?? rangeOf(text)};`,
      '}',
    ].join('\n'),
  );
}
for (const [name, licence] of [
  ['@fontsource-variable/source-serif-4', 'source-serif-4'],
  ['@fontsource-variable/hanken-grotesk', 'hanken-grotesk'],
  ['@fontsource/shippori-mincho-b1', 'shippori-mincho-b1'],
])
  copyFileSync(join(source(name), 'LICENSE'), join(target, `LICENSE-${licence}.txt`));

sheet.push(
  `:root {
  --print: "Hitotsu Print", Georgia, serif;
  --text: "Hitotsu Text", system-ui, sans-serif;
  --heading: var(--print);
}`,
  `:lang(ja) {
  --text: "Hitotsu Text", "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", sans-serif;
  --heading:
    "Hitotsu Print", "Hitotsu Mincho", "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif;
}`,
);
const style = join(root, 'packages', 'web', 'src', 'styles', 'fonts.css');
writeFileSync(style, `${sheet.join('\n\n')}\n`);
// In the form that the style check wants.
spawnSync('npx', ['biome', 'format', '--write', style], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
