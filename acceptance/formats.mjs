#!/usr/bin/env node
// Every sample of ../shared/corpus/formats through the built library: read, checked against its stored solution or its
// counterpart, written and read again. Formats that are not read yet must be refused with a code, never guessed.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const shared = join(here, '..', '..', 'shared');
const samples = join(shared, 'corpus', 'formats');
if (!existsSync(samples)) {
  console.log('../shared is not here: nothing to check. 0 passed, 0 failed');
  process.exit(0);
}
const built = (layer) =>
  import(pathToFileURL(join(here, '..', 'packages', 'hitotsu', 'dist', layer, 'index.js')).href);
const { Board, formatRegionMap, parseRegionMap } = await built('board');
const { formatNamed, readAny, readLine, writeAny } = await built('formats');
const { messageOf } = await built('messages');
const { canonicalText, parsePuzzle, puzzleHash } = await built('puzzle');
const { solveNow } = await built('solver');
const text = (name) => readFileSync(join(samples, name), 'utf8');

let passed = 0;
let failed = 0;
function check(name, good, note = '') {
  if (good) passed++;
  else failed++;
  if (!good || process.argv.includes('--verbose'))
    console.log(`${good ? 'ok  ' : 'FAIL'} ${name}${note ? `: ${note}` : ''}`);
}

/** Diagnostics in words; every one must have words in both languages. */
function said(result) {
  const all = [...(result.ok ? [] : result.errors), ...result.warnings];
  for (const language of ['en', 'ja'])
    for (const diagnostic of all)
      if (messageOf(diagnostic, language).endsWith(diagnostic.code))
        check(`words for ${diagnostic.code}`, false);
  return all.map((diagnostic) => messageOf(diagnostic, 'en')).join(' | ');
}

function solution(puzzle) {
  const answer = solveNow(puzzle, { budget: { ms: 20_000 } });
  return { status: answer.status, grid: answer.solutions[0] ? Array.from(answer.solutions[0]).join('') : '' };
}

/** Written in a format and read again, it is the same puzzle (unless the format said that it lost something). */
function roundTrip(name, puzzle, format) {
  const written = writeAny(puzzle, format);
  if (!written.ok || written.warnings.length > 0) return;
  const again = readAny(written.value);
  const [item] = again.items;
  const same =
    again.items.length === 1 &&
    item.result.ok &&
    puzzleHash(item.result.value.document) === puzzleHash(puzzle.document);
  check(`${name} as ${format} and back`, same, `${again.format} ${item.result.ok ? '' : said(item.result)}`);
}

// f-puzzles: data of published puzzles.
let solved = 0;
let partial = 0;
for (const { title, load, solution: stored } of JSON.parse(text('fpuzzles.json')).examples) {
  const name = `f-puzzles "${(title ?? '').slice(0, 40)}"`;
  // One sample drags a piece of program text behind a quote: read as it is, and in links without it.
  const bare = load.replace(/["'].*/s, '');
  for (const form of [
    load,
    `https://www.f-puzzles.com/?load=${encodeURIComponent(bare)}`,
    `fpuzzles${bare}`,
  ]) {
    const { items } = readAny(form);
    const { result } = items[0];
    if (form !== load) {
      check(`${name} in another form`, result.ok && result.value.givens.digits.length > 0, said(result));
      continue;
    }
    check(name, items.length === 1 && result.ok, said(result));
    if (!result.ok) continue;
    roundTrip(name, result.value, 'f-puzzles');
    roundTrip(name, result.value, 'sudokupad');
    roundTrip(name, result.value, 'json');
    // Whatever was read must hold in the published solution: a diagonal taken the wrong way would not.
    if (stored?.length === result.value.shape.cellCount) {
      const full = new Board(
        result.value.shape,
        [...stored].map((symbol) => Number.parseInt(symbol, 36)),
      );
      for (const { rule, spec } of result.value.rules)
        check(`${name}: ${spec.type} holds in the solution`, rule.isValid(full));
    }
    const unknown = result.warnings.filter(({ code }) => code === 'format-unsupported');
    if (unknown.length > 0) partial++;
    if (!stored || unknown.length > 0) continue;
    const answer = solution(result.value);
    solved++;
    check(`${name} solved`, answer.status === 'unique' && answer.grid === stored, answer.status);
  }
}
console.log(
  `f-puzzles: ${solved} solved to their stored solution, ${partial} read with rules named as not known yet`,
);
for (const { title, json } of JSON.parse(text('fpuzzles-decoded.json'))) {
  const { format, items } = readAny(JSON.stringify(json));
  check(`f-puzzles data "${title}"`, format === 'f-puzzles' && items[0].result.ok, said(items[0].result));
}

// SudokuPad: ids that hold the puzzle.
for (const { kind, id, note } of JSON.parse(text('sudokupad.json')).examples) {
  const { format, items } = readAny(id);
  const { result } = items[0];
  // One sample ends in a sign that stands for a 6 and four empty cells (83 cells in all): it must be refused.
  const refused = kind === 'scf' && !result.ok && result.errors[0].code === 'length';
  check(`SudokuPad ${kind} (${note})`, format === 'sudokupad' && (result.ok || refused), said(result));
  const link = readAny(`https://sudokupad.app/${id}`).items[0].result;
  check(`SudokuPad ${kind} as a link`, link.ok === result.ok, said(link));
}

// Plain files.
const collection = readAny(text('collection.sdm'));
check('collection.sdm', collection.format === 'line' && collection.items.length === 5);
const givensIn = (name) => {
  const { format, items } = readAny(text(name));
  const [{ result }] = items;
  check(
    `${name} is one grid`,
    format === 'grid' && items.length === 1 && result.ok,
    `${format} ${said(result)}`,
  );
  return result.ok ? result.value.document.givens : '';
};
const lines = collection.items.map(({ result }) => (result.ok ? result.value.document.givens : ''));
check('classic.sdk is the first of the collection', givensIn('classic.sdk') === lines[0]);
check('classic-sadman.sdk is the second', givensIn('classic-sadman.sdk') === lines[1]);
check('simple.ss is the third', givensIn('simple.ss') === lines[2]);
for (const { result } of collection.items)
  for (const format of ['line', 'grid', 'triples', 'json', 'pencil', 'f-puzzles', 'sudokupad'])
    if (format !== 'pencil') roundTrip('classic', result.value, format);

const pencil = readAny(text('pencilmarks-729.txt'));
check(
  'pencilmarks-729.txt',
  pencil.format === 'pencil' && pencil.items.length === 4 && pencil.items.every(({ result }) => result.ok),
);
for (const [i, { result }] of pencil.items.entries()) {
  const written = writeAny(result.value, 'pencil');
  check(
    `pencil marks ${i + 1} written again`,
    written.ok && written.value === text('pencilmarks-729.txt').split('\n')[i].trim(),
  );
}
const jigsaw = readAny(text('jigsaw-162.txt'));
check('jigsaw-162.txt', jigsaw.format === 'jigsaw' && jigsaw.items.length === 3);
for (const { result } of jigsaw.items) {
  check('a jigsaw line is unique', result.ok && solution(result.value).status === 'unique', said(result));
  if (!result.ok) continue;
  roundTrip('jigsaw', result.value, 'jigsaw');
  roundTrip('jigsaw', result.value, 'f-puzzles');
}

// Seed 003: the matrix, the list of triples with its name, and the triples of the program text.
const seed = readFileSync(join(shared, 'seeds', '003_5b2fec80afc14911.txt'), 'utf8');
const answer = '493251687167849523258673419321594768946187352785362194839716245674925831512438976';
const rows = seed.split('\n').filter((line) => line.startsWith('[') && line.includes(', ,'));
const matrixB = /B = \[[\s\S]*?\];/.exec(seed)[0];
const inProgram = /hint_text = """([\s\S]*?)"""/.exec(seed)[1];
for (const [name, input] of [
  ['the grid', rows.join('\n')],
  ['B', matrixB],
  ['the program text', inProgram],
]) {
  const [{ result }] = readAny(input).items;
  const found = result.ok ? solution(result.value) : { status: said(result), grid: '' };
  check(`seed 003 from ${name}`, found.status === 'unique' && found.grid === answer, found.status);
}

// What is not read yet: refused, with a reason.
const later = [
  'iss.txt',
  'killer-ps.txt',
  'killer-snarfable.txt',
  'lisudoku.json',
  'penpa.json',
  'sgt-solo.txt',
  'sumocue.txt',
  'example.opensudoku',
];
for (const name of later) {
  const { items } = readAny(text(name));
  check(
    `${name} is refused`,
    items.every(({ result }) => !result.ok),
    `${items.length} item(s), ${items.find(({ result }) => result.ok) ? 'one was read' : said(items[0].result)}`,
  );
}

// The variant corpus as documents: stable, and through f-puzzles where that can say all of it.
const { toDocument } = await import(pathToFileURL(join(shared, 'tools', 'corpus-to-documents.mjs')).href);

/** The rules and givens of a puzzle in one form: region maps by first appearance, marks one a cell, windows as regions. */
function meaning(puzzle) {
  const { document, shape, rules } = puzzle;
  const parts = rules.flatMap(({ spec, rule }) => {
    if (spec.type === 'regions') return [`regions ${formatRegionMap(parseRegionMap(spec.map))}`];
    if (spec.type === 'odd' || spec.type === 'even') return spec.cells.map((cell) => `${spec.type} ${cell}`);
    if (spec.type === 'windoku')
      return rule
        .units()
        .map(({ cells }) => `extra-region ${cells.map((cell) => shape.nameOf(cell)).join()}`);
    if (spec.type === 'extra-region') return [`extra-region ${spec.cells.join()}`];
    return [JSON.stringify(spec, Object.keys(spec).sort())];
  });
  return [
    document.givens,
    JSON.stringify(document.candidates ?? {}),
    document.solution,
    ...parts.sort(),
  ].join('\n');
}

let documents = 0;
let links = 0;
for (const file of ['diagonal', 'jigsaw', 'killer', 'thermo', 'combo', 'other']) {
  const path = join(shared, 'corpus', 'variants', `${file}.json`);
  if (!existsSync(path)) continue;
  for (const entry of JSON.parse(readFileSync(path, 'utf8')).puzzles) {
    const parsed = parsePuzzle(toDocument(entry, { withSolution: true }));
    if (!parsed.ok) {
      if (parsed.errors.some(({ code }) => !code.startsWith('unknown-rule')))
        check(entry.id, false, said(parsed));
      continue;
    }
    documents++;
    const again = parsePuzzle(canonicalText(parsed.value.document));
    check(
      `${entry.id} is stable`,
      again.ok && canonicalText(again.value.document) === canonicalText(parsed.value.document),
    );
    const written = writeAny(parsed.value, 'f-puzzles');
    if (!written.ok || written.warnings.length > 0) continue;
    links++;
    const [{ result }] = readAny(written.value).items;
    const same = result.ok && meaning(result.value) === meaning(parsed.value);
    check(`${entry.id} through f-puzzles`, same, said(result));
  }
}
console.log(`variants: ${documents} documents stable, ${links} of them through f-puzzles links`);

// Every classic line.
const start = performance.now();
let count = 0;
for (const file of ['top1465', 'royle17', 'hardest1106']) {
  const path = join(shared, 'corpus', 'classic', `${file}.txt`);
  if (!existsSync(path)) continue;
  for (const [i, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (line === '') continue;
    count++;
    if (!readLine(line, i + 1).ok) check(`${file} line ${i + 1}`, false);
  }
}
console.log(`lines: ${count} read, ${Math.round((1000 * (performance.now() - start)) / count)} µs each`);
check(
  'the formats have names and words',
  ['line', 'grid', 'json', 'triples', 'pencil', 'jigsaw', 'f-puzzles', 'sudokupad'].every(
    (name) => formatNamed(name)?.words.ja,
  ),
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
