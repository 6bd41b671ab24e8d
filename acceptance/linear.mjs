// Puzzles as programs for other solvers. LP and MPS text of corpus puzzles (50 with --full: classic, diagonal, jigsaw, killer, thermo,
// combos) by Debian's cbc and glpsol, DIMACS by cadical or minisat, ASP by clingo: each answer, read back by
// `model --read-solution`, is the stored solution; and `solve --backend ilp` agrees with the engine, status and solution,
// on a sample across the rules (300 with --full), also where there is no solution or a second one.
// Tools that are not there are installed by apt where that is allowed; what cannot be had is said and left out.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unwrap } from '../packages/hitotsu/dist/base/index.js';
import {
  readForeignAnswer,
  toAsp,
  toClauses,
  toDimacs,
  toLp,
  toModel,
  toMps,
} from '../packages/hitotsu/dist/linear/index.js';
import { parsePuzzle, writeDigits } from '../packages/hitotsu/dist/puzzle/index.js';
import { builtinRules } from '../packages/hitotsu/dist/rules/index.js';
import { finish, full, hitotsu, needShared, records } from './shared.mjs';

const folder = needShared('corpus', 'variants');
const classics = needShared('corpus', 'classic');
const { toDocument } = await import(pathToFileURL(needShared('tools', 'corpus-to-documents.mjs')).href);

/** Seconds a solver may take for one puzzle; general solvers of 0-1 programs are lost on the largest boards. */
const SECONDS = 30;
const LARGEST = 9;
const work = mkdtempSync(join(tmpdir(), 'hitotsu-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const file = (name) => join(work, name);

let passed = 0;
let failed = 0;
function expect(good, text) {
  if (good) passed++;
  else {
    failed++;
    console.log(`  ${text}`);
  }
}

const run = (command, args) => spawnSync(command, args, { encoding: 'utf8', timeout: SECONDS * 1000 });
const has = (command) => run(command, ['--version']).error?.code !== 'ENOENT';

/** Which of some commands is there, if need be after asking apt for their packages. */
function provide(commands, packages) {
  const found = () => commands.find(has);
  if (!found() && process.getuid?.() === 0 && has('apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: 'ignore', timeout: 300_000, env: environment };
    for (const name of packages) {
      if (found()) break;
      spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
    }
  }
  const command = found();
  if (!command) console.log(`skipped: no ${commands.join(' or ')} here, and it could not be installed`);
  return command;
}

/** Takes about `count` of a list, evenly spread. */
function spread(items, count) {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, i) => items[Math.floor(i * step)]);
}

const isKnown = ({ rules }) =>
  rules.every((rule) => builtinRules.expand(typeof rule === 'string' ? rule : rule.type));
function variants(name) {
  const { puzzles } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return puzzles
    .map((puzzle) => ({ id: puzzle.id, document: toDocument(puzzle), solution: puzzle.solution }))
    .filter(({ document }) => isKnown(document) && document.size <= LARGEST);
}
function classic(name) {
  const lines = readFileSync(join(classics, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((givens, i) => ({ id: `${name}:${i + 1}`, document: { hitotsu: 1, size: 9, givens } }));
}

const text = (puzzles) => `${puzzles.map(({ document }) => JSON.stringify(document)).join('\n')}\n`;

async function engine(puzzles) {
  return records((await hitotsu(['solve', '--format', 'ndjson', '-'], text(puzzles))).out);
}

const forms = {
  lp: (puzzle) => toLp(toModel(puzzle)),
  mps: (puzzle) => toMps(toModel(puzzle)),
  cnf: (puzzle) => toDimacs(toClauses(puzzle)),
  asp: (puzzle) => toAsp(puzzle).text,
};

/** By the command for the first puzzle; the others in this process, being many. */
async function exported({ document }, format, first) {
  if (!first) return forms[format](unwrap(parsePuzzle(document)));
  return (await hitotsu(['model', '--format', format, '-'], JSON.stringify(document))).out;
}

async function readBack(path, { document }, first) {
  if (first) {
    const args = ['model', '--read-solution', path, '--format', 'ndjson', '-'];
    return records((await hitotsu(args, JSON.stringify(document))).out)[0]?.solution;
  }
  const read = readForeignAnswer(readFileSync(path, 'utf8'), unwrap(parsePuzzle(document)));
  return read.ok ? read.value.grid && writeDigits(read.value.grid) : read.errors[0].code;
}

/** Foreign solvers: what they read, and how they are called. */
const SOLVERS = [
  {
    commands: ['cbc'],
    packages: ['coinor-cbc'],
    format: 'lp',
    call: (at, to) => [at, 'solve', 'solution', to],
  },
  {
    commands: ['cbc'],
    packages: ['coinor-cbc'],
    format: 'mps',
    call: (at, to) => [at, 'solve', 'solution', to],
  },
  { commands: ['glpsol'], packages: ['glpk-utils'], format: 'lp', call: (at, to) => ['--lp', at, '-o', to] },
  {
    commands: ['glpsol'],
    packages: ['glpk-utils'],
    format: 'mps',
    call: (at, to) => ['--freemps', at, '-w', to],
  },
  { commands: ['cadical', 'minisat'], packages: ['cadical', 'minisat'], format: 'cnf' },
  { commands: ['clingo'], packages: ['gringo', 'clingo'], format: 'asp', call: (at) => [at, '0'] },
];
/** A SAT solver's answer comes on its standard output, minisat's in a file. */
const satCall = { cadical: (at) => ['-q', at], minisat: (at, to) => [at, to] };

async function foreign(puzzles) {
  for (const { commands, packages, format, call } of SOLVERS) {
    const command = provide(commands, packages);
    if (!command) continue;
    let right = 0;
    const slow = [];
    for (const [i, puzzle] of puzzles.entries()) {
      const at = file(`puzzle.${format}`);
      const to = file('answer');
      writeFileSync(at, await exported(puzzle, format, i === 0));
      rmSync(to, { force: true });
      const arguments_ = (call ?? satCall[command])(at, to);
      const result = run(command, arguments_);
      if (result.error?.code === 'ETIMEDOUT') {
        slow.push(puzzle.id);
        continue;
      }
      if (!arguments_.includes(to)) writeFileSync(to, result.stdout);
      const answer = existsSync(to) ? await readBack(to, puzzle, i === 0) : 'no answer';
      // Asked for all models, clingo must know of one only: the proof that there is no other.
      const alone = format !== 'asp' || /Models\s*:\s*1\s/.test(result.stdout);
      const good = answer === puzzle.solution && alone;
      if (good) right++;
      expect(good, `${command} ${format} ${puzzle.id}: ${answer}${alone ? '' : ', not alone'}`);
    }
    const late = slow.length > 0 ? `, not finished in ${SECONDS} s (not counted): ${slow.join(', ')}` : '';
    console.log(`${command} ${format}: ${right} of ${puzzles.length} the stored solution${late}`);
  }
}

/** Puzzles of a group: 50 in all with --full. */
const each = full ? 8 : 2;
const ofClassic = full ? 5 : 2;
const groups = {
  classic: [...spread(classic('typical_qqwing'), ofClassic), ...spread(classic('royle17'), ofClassic)],
  diagonal: spread(variants('diagonal'), each),
  jigsaw: spread(variants('jigsaw'), each),
  killer: spread(variants('killer'), each),
  thermo: spread(variants('thermo'), each),
  combo: spread(variants('combo'), each),
};
const chosen = Object.values(groups).flat();
const solved = await engine(chosen);
for (const [i, puzzle] of chosen.entries()) puzzle.solution ??= solved[i]?.solution;
console.log(`${chosen.length} puzzles for other solvers`);
await foreign(chosen);

/** The same question to engine and program. */
const names = readdirSync(folder).map((name) => name.replace('.json', ''));
const share = full ? 42 : 6;
const asked = [
  ...names.filter((name) => !name.startsWith('README')).flatMap((name) => spread(variants(name), share)),
  ...spread(classic('minimal_random'), share / 2),
  ...spread(classic('multi_oneclue_removed'), share / 3),
  ...spread(classic('invalid_conflict'), share / 6),
  ...spread(classic('invalid_nosolution'), share / 6),
  // A given less: mostly a second solution, in variants too.
  ...spread(variants('diagonal'), share / 6)
    .concat(spread(variants('jigsaw'), share / 6), spread(variants('combo'), share / 6))
    .map(({ id, document }) => ({
      id: `${id} with a given less`,
      document: { ...document, givens: document.givens.replace(/[1-9A-G]/, '.') },
    })),
];
const byEngine = await engine(asked);
const byProgram = records(
  (
    await hitotsu(
      ['solve', '--backend', 'ilp', '--format', 'ndjson', '--budget-ms', String(1000 * SECONDS), '-'],
      text(asked),
    )
  ).out,
);
const counts = {};
let open = 0;
asked.forEach(({ id }, i) => {
  const [a, b] = [byEngine[i], byProgram[i]];
  if (b?.status === 'undecided') {
    open++;
    console.log(`  ${id}: not decided by the program within ${SECONDS} s (${a?.status})`);
    return;
  }
  const good = a?.status === b?.status && a?.solution === b?.solution && a !== undefined;
  if (good) counts[a.status] = (counts[a.status] ?? 0) + 1;
  expect(good, `${id}: engine ${a?.status} ${a?.solution}, program ${b?.status} ${b?.solution}`);
});
console.log(
  `engine and program agree: ${JSON.stringify(counts)} of ${asked.length}, ${open} not decided in time`,
);
if (!full) console.log('(a sample; --full asks about 300)');
finish(passed, failed);
