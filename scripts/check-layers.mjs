#!/usr/bin/env node
// Holds the shape of the code: who may import whom, no cycles between files, no host in the library, and no question
// "which rule is it?" outside the rules' own files. Reads the sources of all packages; prints what is wrong, exit 1.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of packages/hitotsu/src, lowest first: a file may import its own folder and those before it. */
const LAYERS = [
  'base',
  'board',
  'engine',
  'classic',
  'rules',
  'puzzle',
  'solver',
  'generator',
  'logic',
  'linear',
  'formats',
  'drawing',
  'messages',
];
/** What the library may import from outside; neither needs Node or a browser. */
const LIBRARY_PACKAGES = ['zod', 'lz-string', 'highs'];
/** Folders of packages/web/src that may know of certain others only. */
const WEB_MAY_IMPORT = {
  words: ['daily', 'game'],
  ui: ['words'],
  engine: ['share', 'hints'],
  game: ['engine'],
  store: ['game', 'engine'],
};
/** The one file outside `screens` that knows the screens. */
const SCREEN_LIST = 'app/screens.ts';
/** A format has a mapping table of the rules it can say, so it may name them. */
const MAY_NAME_RULES = ['rules', 'formats'];

const root = process.argv[2] ? resolve(process.argv[2]) : join(dirname(fileURLToPath(import.meta.url)), '..');
const library = join(root, 'packages', 'hitotsu', 'src');
const problems = [];

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.split(sep).includes('testkit');
const shown = (file) => relative(root, file).split(sep).join('/');
const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;
const report = (file, line, message) => problems.push(`${shown(file)}:${line}: ${message}`);

/** Comments become blanks, so that places stay; strings stay. */
function withoutComments(text) {
  return text.replace(
    /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (match, string) => string ?? match.replace(/[^\n]/g, ' '),
  );
}

function importsOf(code) {
  const found = [];
  const pattern =
    /(?:^|[\n;])\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  for (const match of code.matchAll(pattern)) {
    const target = match[1] ?? match[2];
    found.push({ target, line: lineOf(code, match.index + match[0].indexOf(target)) });
  }
  return found;
}

const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const files = packages.flatMap((name) => sourcesIn(join(root, 'packages', name, 'src')));
const codes = new Map(files.map((file) => [file, withoutComments(readFileSync(file, 'utf8'))]));

const layerOf = (file) => {
  const [first, ...rest] = relative(library, file).split(sep);
  return rest.length === 0 ? null : first;
};

const web = join(root, 'packages', 'web', 'src');

/** Screens are known to nobody but the list of screens, and not to each other; what is below them looks down only. */
function checkWeb(file, path, line) {
  const here = relative(web, file).split(sep);
  const there = relative(web, path).split(sep);
  if (there[0] === '..') {
    report(file, line, `"${relative(root, path).split(sep).join('/')}" is no part of the app`);
    return;
  }
  if (there[0] === 'screens') {
    if (here[0] === 'screens' ? here[1] !== there[1] : here.join('/') !== SCREEN_LIST)
      report(file, line, `only ${SCREEN_LIST} and the screen itself may import screens/${there[1]}`);
  }
  const allowed = WEB_MAY_IMPORT[here[0]];
  if (allowed && there[0] !== here[0] && !allowed.includes(there[0]))
    report(file, line, `${here[0]} may not import ${there[0]} (only ${allowed.join(', ')})`);
}

/** Every folder of the library with an index is an entry point (exports of its package.json). */
const isEntry = (target) => existsSync(join(library, target.slice('hitotsu/'.length), 'index.ts'));

const graph = new Map();
for (const file of files) {
  const inLibrary = file.startsWith(library + sep);
  const edges = [];
  graph.set(file, edges);
  for (const { target, line } of importsOf(codes.get(file))) {
    if (target.startsWith('.')) {
      const path = resolve(dirname(file), target.replace(/\?\w+$/, ''));
      if (codes.has(path)) edges.push({ to: path, line });
      else if (!existsSync(path)) report(file, line, `"${target}" does not exist`);
      if (inLibrary && !isTest(file) && !path.startsWith(library + sep))
        report(file, line, `"${target}" leaves the library`);
      else if (!inLibrary && path.startsWith(join(root, 'packages', 'hitotsu') + sep))
        report(file, line, `"${target}": import the library as 'hitotsu' or 'hitotsu/PART'`);
      else if (inLibrary && !isTest(file)) checkLayer(file, path, line);
      else if (file.startsWith(web + sep) && !isTest(file)) checkWeb(file, path, line);
    } else if (inLibrary && !isTest(file) && !LIBRARY_PACKAGES.includes(target))
      report(file, line, `the library may not import "${target}" (only ${LIBRARY_PACKAGES.join(', ')})`);
    else if (file.startsWith(web + sep) && target === 'hitotsu')
      report(
        file,
        line,
        'import a part of the library (hitotsu/puzzle): the whole of it is too much for a page',
      );
    else if (!inLibrary && target.startsWith('hitotsu/') && !isEntry(target))
      report(file, line, `"${target}" is no public entry point of the library`);
  }
}

function checkLayer(file, path, line) {
  const from = layerOf(file);
  const to = layerOf(path);
  if (from === null || from === to) return;
  const fromRank = LAYERS.indexOf(from);
  if (fromRank < 0)
    report(file, line, `the folder ${from} is no layer; the layers are ${LAYERS.join(' < ')}`);
  else if (to === null) report(file, line, `${from} may not import the library's index`);
  else if (LAYERS.indexOf(to) > fromRank)
    report(file, line, `${from} may not import ${to}: it is a higher layer (${LAYERS.join(' < ')})`);
}

/** Each cycle once, by the file it is entered at in alphabetical order. */
function findCycles() {
  const state = new Map();
  const path = [];
  const visit = (file) => {
    state.set(file, 'open');
    path.push(file);
    for (const { to, line } of graph.get(file)) {
      if (state.get(to) === 'open') {
        const cycle = [...path.slice(path.indexOf(to)), to].map(shown);
        report(file, line, `files import each other in a circle: ${cycle.join(' -> ')}`);
      } else if (!state.has(to)) visit(to);
    }
    path.pop();
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
}
findCycles();

/** Types of the built-in rules, read from their files. */
const ruleTypes = new Set();
for (const file of files)
  if (layerOf(file) === 'rules' && !isTest(file))
    for (const match of codes.get(file).matchAll(/:\s*RuleType<[\s\S]*?=\s*\{\s*type:\s*'([a-z-]+)'/g))
      ruleTypes.add(match[1]);

for (const file of files) {
  if (isTest(file) || MAY_NAME_RULES.includes(layerOf(file))) continue;
  const code = codes.get(file);
  const flag = (name, offset) => {
    if (ruleTypes.has(name))
      report(file, lineOf(code, offset), `asks whether a rule is "${name}"; ask for what the rule can do`);
  };
  for (const match of code.matchAll(/\btype\s*[!=]==?\s*['"]([\w-]+)['"]/g)) flag(match[1], match.index);
  for (const match of code.matchAll(/['"]([\w-]+)['"]\s*[!=]==?\s*[\w.?]*\btype\b/g))
    flag(match[1], match.index);
  for (const match of code.matchAll(/\bcase\s+['"]([\w-]+)['"]\s*:/g)) {
    const subject = [...code.slice(0, match.index).matchAll(/\bswitch\s*\(([^)]*)\)/g)].at(-1)?.[1] ?? '';
    if (/\btype\b/.test(subject)) flag(match[1], match.index);
  }
}

if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.error(`${problems.length} places break the layering (see CONTRIBUTING.md).`);
  process.exit(1);
}
console.log(`Layers hold: ${files.length} files, ${ruleTypes.size} rule types, no cycle.`);
