// A second opinion on puzzles that shares no code with the library: the answer set solver clingo, on programs written
// by hand from the plain meaning of each rule. Reads puzzle documents.
import { createRequire } from 'node:module';

const clingo = createRequire(import.meta.url)('clingo-wasm');

const BOXES = { 4: [2, 2], 6: [2, 3], 8: [2, 4], 9: [3, 3], 10: [2, 5], 12: [3, 4], 16: [4, 4], 25: [5, 5] };
const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const range = (count) => Array.from({ length: count }, (_, i) => i);

/** `c(ROW,COLUMN)` of a cell name, both from 1. */
function term(name) {
  const [, row, column] = /^R(\d+)C(\d+)$/.exec(name);
  return `c(${row},${column})`;
}

/** Facts that put cells into a named group without repeats. */
function distinct(key, cells) {
  return cells.map((cell) => `in(${key},${cell}).`).join(' ');
}

function boxes(size) {
  const [rows, columns] = BOXES[size];
  return range(size)
    .flatMap((r) =>
      range(size).map(
        (c) => `in(box(${Math.floor(r / rows)},${Math.floor(c / columns)}),c(${r + 1},${c + 1})).`,
      ),
    )
    .join(' ');
}

const rows = 'in(row(R),c(R,C)) :- cell(c(R,C)).';
const columns = 'in(column(C),c(R,C)) :- cell(c(R,C)).';
const differ = (dr, dc) => `:- x(c(R,C),D), x(c(R+${dr},C+(${dc})),D).`;

/** Every rule as a program text: `spec` as in a document, `key` a number of its own. */
const RULES = {
  classic: (_, size) => `${rows} ${columns} ${boxes(size)}`,
  rows: () => rows,
  columns: () => columns,
  boxes: (_, size) => boxes(size),
  regions: ({ map }, size) =>
    Array.from(
      map,
      (symbol, i) => `in(region("${symbol}"),c(${Math.floor(i / size) + 1},${(i % size) + 1})).`,
    ).join(' '),
  diagonal: ({ which }, size, key) =>
    distinct(
      key,
      range(size).map((i) => `c(${i + 1},${which === 'main' ? i + 1 : size - i})`),
    ),
  cage: ({ cells, sum }, _, key) =>
    `${distinct(key, cells.map(term))}${sum === undefined ? '' : ` :- #sum { D,C : x(C,D), in(${key},C) } != ${sum}.`}`,
  sum: ({ cells, sum }, _, key) =>
    `${cells.map((name) => `adds(${key},${term(name)}).`).join(' ')} :- #sum { D,C : x(C,D), adds(${key},C) } != ${sum}.`,
  thermometer: ({ cells }) =>
    cells
      .slice(1)
      .map((name, i) => `:- x(${term(cells[i])},A), x(${term(name)},B), A >= B.`)
      .join(' '),
  'extra-region': ({ cells }, _, key) => distinct(key, cells.map(term)),
  windoku: (_, size) => {
    if (size !== 9) throw new Error('the oracle knows windows on 9×9 only');
    return [2, 6]
      .flatMap((top) =>
        [2, 6].map((left) =>
          distinct(
            `window(${top},${left})`,
            range(9).map((i) => `c(${top + Math.floor(i / 3)},${left + (i % 3)})`),
          ),
        ),
      )
      .join(' ');
  },
  'anti-knight': () => [differ(1, 2), differ(1, -2), differ(2, 1), differ(2, -1)].join(' '),
  'anti-king': () => [differ(1, 1), differ(1, -1), differ(0, 1), differ(1, 0)].join(' '),
  'non-consecutive': () =>
    ':- x(c(R,C),D), x(c(R+1,C),E), |D-E| = 1. :- x(c(R,C),D), x(c(R,C+1),E), |D-E| = 1.',
  'disjoint-groups': (_, size) => {
    const [high, wide] = BOXES[size];
    return range(size)
      .flatMap((r) => range(size).map((c) => `in(place(${r % high},${c % wide}),c(${r + 1},${c + 1})).`))
      .join(' ');
  },
  odd: ({ cells }) => cells.map((name) => `:- x(${term(name)},D), D \\ 2 = 0.`).join(' '),
  even: ({ cells }) => cells.map((name) => `:- x(${term(name)},D), D \\ 2 = 1.`).join(' '),
};

/** Whether the oracle can judge a document. */
export function knows(document) {
  return document.rules.every(({ type }) => type in RULES);
}

/** The document as an answer set program: `x(CELL,DIGIT)` in each model. */
export function programOf(document) {
  const { size, digits = [1, size], givens, candidates = {}, rules } = document;
  return [
    `cell(c(1..${size},1..${size})). digit(${digits[0]}..${digits[1]}).`,
    '1 { x(C,D) : digit(D) } 1 :- cell(C).',
    ':- in(K,A), in(K,B), A < B, x(A,D), x(B,D).',
    // not needed, but it shortens the proof: in as many cells as there are digits every digit is somewhere
    'whole(K) :- in(K,_), N = #count { C : in(K,C) }, N = #count { D : digit(D) }.',
    ':- whole(K), digit(D), not x(C,D) : in(K,C).',
    ...Array.from(givens, (symbol, i) =>
      symbol === '.' ? '' : `x(c(${Math.floor(i / size) + 1},${(i % size) + 1}),${SYMBOLS.indexOf(symbol)}).`,
    ),
    ...Object.entries(candidates).map(
      ([name, list]) => `:- x(${term(name)},D)${list.map((digit) => `, D != ${digit}`).join('')}.`,
    ),
    ...rules.map((spec, i) => RULES[spec.type](spec, size, `g(${i})`)),
    '#show x/2.',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Up to `limit` solutions of a document as texts, one symbol a cell. */
export async function solutionsOf(document, limit = 2) {
  const { size } = document;
  const result = await clingo.run(programOf(document), limit);
  if (result.Result === 'ERROR') throw new Error(`clingo: ${result.Error}`);
  return (result.Call?.[0]?.Witnesses ?? []).map(({ Value }) => {
    const grid = new Array(size * size).fill('?');
    for (const atom of Value) {
      const [, row, column, digit] = /^x\(c\((\d+),(\d+)\),(-?\d+)\)$/.exec(atom);
      grid[(row - 1) * size + (column - 1)] = SYMBOLS[digit];
    }
    return grid.join('');
  });
}
