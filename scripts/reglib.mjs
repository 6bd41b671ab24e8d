#!/usr/bin/env node
// Runs a technique library in HoDoKu's regression format over the built package:
//   npm run reglib -- FILE [--code 0300] [--verbose]
// Prints passed / failed per code; exit status 1 if a case failed, 2 on bad usage.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const args = process.argv.slice(2);
const verbose = args.includes('--verbose');
const only = args.includes('--code') ? args[args.indexOf('--code') + 1] : undefined;
const file = args.find((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--code');
if (!file) {
  console.error('usage: npm run reglib -- FILE [--code CODE] [--verbose]');
  process.exit(2);
}
const dist = process.env.HITOTSU_DIST ?? new URL('../packages/hitotsu/dist/', import.meta.url).href;
const { Shape } = await import(new URL('board/index.js', dist).href);
const { findAll, hodokuTechnique, LogicState, plainLayout } = await import(
  new URL('logic/index.js', dist).href
);

const layout = plainLayout(Shape.of(9));

/** Digit-row-column triples as candidates, sorted. */
function triples(text) {
  return (text ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(([digit, row, column]) => ((row - 1) * 9 + (column - 1)) * 9 + (digit - 1))
    .sort((a, b) => a - b);
}

function stateOf(givens, deleted) {
  const state = new LogicState(layout);
  let cell = 0;
  let placed = false;
  for (const symbol of givens) {
    if (symbol === '+') placed = true;
    else {
      if (symbol >= '1' && symbol <= '9') {
        state.place(cell, Number(symbol) - 1);
        if (!placed) state.given[cell] = 1;
      }
      placed = false;
      cell++;
    }
  }
  for (const candidate of deleted) state.remove(Math.floor(candidate / 9), candidate % 9);
  return state;
}

const name = (candidates) =>
  candidates
    .map((each) => `${(each % 9) + 1}${Math.floor(each / 81) + 1}${(Math.floor(each / 9) % 9) + 1}`)
    .join(' ');
const sorted = (list) => [...new Set(list)].sort((a, b) => a - b);

function runCase(fields) {
  const [code, , givens, deleted, eliminations, placements] = fields;
  const technique = hodokuTechnique(code);
  if (!technique) return `no technique for code ${code}`;
  const wanted = { eliminations: triples(eliminations).join(), placements: triples(placements).join() };
  const steps = findAll(technique, stateOf(givens, triples(deleted)));
  const hit = steps.some(
    (step) =>
      sorted(step.eliminations).join() === wanted.eliminations &&
      sorted(step.placements).join() === wanted.placements,
  );
  if (hit !== code.endsWith('-x')) return null;
  if (hit) return 'found but must not be';
  const offered = steps.slice(0, 8).map((step) => name([...step.placements, ...step.eliminations]));
  return `not among ${steps.length} steps: ${[...new Set(offered)].join(' | ')}`;
}

const results = new Map();
let failures = 0;
readFileSync(file, 'utf8')
  .split('\n')
  .forEach((line, index) => {
    const match = /^:([0-9]{4,5}(?:-[0-9x]+)?):/.exec(line);
    if (!match || (only && !match[1].startsWith(only))) return;
    const fields = line.trim().slice(1).split(':');
    const code = match[1].replace(/-[0-9]+$/, '');
    const row = results.get(code) ?? { passed: 0, failed: 0, ms: 0 };
    results.set(code, row);
    const from = performance.now();
    const problem = runCase(fields);
    row.ms += performance.now() - from;
    if (problem === null) row.passed++;
    else {
      row.failed++;
      failures++;
      console.log(`line ${index + 1} ${match[1]}: ${problem}`);
      if (verbose) console.log(`  ${line}`);
    }
  });
let total = 0;
for (const [code, { passed, failed, ms }] of [...results].sort(([a], [b]) => (a < b ? -1 : 1))) {
  total += passed;
  console.log(
    `${code.padEnd(8)} passed ${String(passed).padStart(3)}  failed ${String(failed).padStart(3)}  ${Math.round(ms)} ms`,
  );
}
console.log(`all      passed ${total}  failed ${failures}`);
process.exit(failures > 0 ? 1 : 0);
