#!/usr/bin/env node
// Draws the constraint matrix of seed 003's puzzle, full and reduced, from the model itself:
//   node scripts/model-picture.mjs    writes docs/images/constraint-matrix.en.svg and .ja.svg
// A dot is a 1: the variable of its column stands in the equation of its row.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrap } from '../packages/hitotsu/dist/base/index.js';
import { toModel } from '../packages/hitotsu/dist/linear/index.js';
import { parsePuzzle } from '../packages/hitotsu/dist/puzzle/index.js';

const GIVENS = '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6';
const puzzle = unwrap(parsePuzzle({ hitotsu: 1, size: 9, givens: GIVENS }));
const out = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'images');

/** Kinds of equations by the names of the rows, in the order in which they stand, with their colours. */
const KINDS = [
  { prefix: 'cell_', colour: '#1f5fa8', en: 'one digit in each cell', ja: '各マスに数字は1つ' },
  { prefix: 'row_', colour: '#b3541e', en: 'each digit once in each row', ja: '各行に同じ数字は1つ' },
  { prefix: 'column_', colour: '#2f7d4f', en: 'each digit once in each column', ja: '各列に同じ数字は1つ' },
  { prefix: 'box_', colour: '#8a3b8f', en: 'each digit once in each box', ja: '各ブロックに同じ数字は1つ' },
];

const WORDS = {
  en: {
    title: 'The constraint matrix of the puzzle of seed 003',
    full: (columns, rows) =>
      `In full: ${columns} variables, ${rows} equations. Grey columns: the 28 givens, fixed to 1.`,
    reduced: (columns, rows) =>
      `What the givens leave open, at the same scale: ${columns} variables, ${rows} equations.`,
    ones: (count) => `${count} ones`,
  },
  ja: {
    title: '例題の制約行列',
    full: (columns, rows) =>
      `完全な形: 変数${columns}個、方程式${rows}本。灰色の列は、値を1に固定したヒント数字28個。`,
    reduced: (columns, rows) =>
      `ヒント数字で決まる部分を除いた形（同じ縮尺）: 変数${columns}個、方程式${rows}本。`,
    ones: (count) => `1の数: ${count}`,
  },
};

const MARGIN = 24;
/** User units a column and a row take. */
const STEP = 1.4;

/** Dots of one kind as one path; a dot is a square a step wide. */
function dots(program, prefix, left, top) {
  const parts = [];
  program.rows.forEach(({ name, columns }, row) => {
    if (!name.startsWith(prefix)) return;
    for (const column of columns)
      parts.push(
        `M${(left + column * STEP).toFixed(1)} ${(top + row * STEP).toFixed(1)}h${STEP}v${STEP}h-${STEP}z`,
      );
  });
  return parts.join('');
}

function matrix(program, left, top) {
  const width = program.variables.length * STEP;
  const height = program.rows.length * STEP;
  const fixed = program.variables.flatMap(({ lower }, column) =>
    lower === 1
      ? [`M${(left + column * STEP).toFixed(1)} ${top}h${STEP}v${height.toFixed(1)}h-${STEP}z`]
      : [],
  );
  return [
    `<rect x="${left}" y="${top}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="#fff" stroke="#999" stroke-width="0.5"/>`,
    `<path d="${fixed.join('')}" fill="#bbb"/>`,
    ...KINDS.map(({ prefix, colour }) => `<path d="${dots(program, prefix, left, top)}" fill="${colour}"/>`),
  ];
}

const ones = ({ rows }) => rows.reduce((sum, { columns }) => sum + columns.length, 0);

function picture(language) {
  const words = WORDS[language];
  const full = toModel(puzzle, { form: 'full' });
  const reduced = toModel(puzzle);
  const width = 729 * STEP + 2 * MARGIN;
  const fullTop = MARGIN + 40;
  const reducedTop = fullTop + full.rows.length * STEP + 44;
  const legendLeft = MARGIN + reduced.variables.length * STEP + 40;
  const height = reducedTop + reduced.rows.length * STEP + MARGIN;
  const line = (x, y, text, size = 15) =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" fill="#222">${text}</text>`;
  const legend = KINDS.flatMap((kind, i) => {
    const y = reducedTop + 30 + 28 * i;
    return [
      `<rect x="${legendLeft.toFixed(1)}" y="${y - 11}" width="12" height="12" fill="${kind.colour}"/>`,
      line(legendLeft + 20, y, kind[language]),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height.toFixed(0)}" font-family="system-ui, sans-serif" role="img" aria-label="${words.title}">`,
    `<title>${words.title}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    line(MARGIN, MARGIN + 4, words.title, 18),
    line(
      MARGIN,
      MARGIN + 29,
      `${words.full(full.variables.length, full.rows.length)} ${words.ones(ones(full))}`,
    ),
    ...matrix(full, MARGIN, fullTop),
    line(
      MARGIN,
      reducedTop - 11,
      `${words.reduced(reduced.variables.length, reduced.rows.length)} ${words.ones(ones(reduced))}`,
    ),
    ...matrix(reduced, MARGIN, reducedTop),
    ...legend,
    '</svg>',
    '',
  ].join('\n');
}

mkdirSync(out, { recursive: true });
for (const language of ['en', 'ja'])
  writeFileSync(join(out, `constraint-matrix.${language}.svg`), picture(language));
