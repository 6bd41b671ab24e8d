// The generator once more over the band solver: must give the kernel's bytes for every seed.

import { BandSolver } from './band.mjs';
import { seededRandom } from './random.mjs';

const solver = new BandSolver();

export function drawGrid(random) {
  const masks = new Array(81).fill(511);
  const keys = masks.map(() => random.next());
  for (let box = 0; box < 3; box++) {
    random.shuffled(9).forEach((digit, i) => {
      masks[box * 30 + Math.floor(i / 3) * 9 + (i % 3)] = 1 << digit;
    });
  }
  solver.readMasks(masks);
  solver.start(1, (candidates) => {
    for (let cell = 0; ; cell++) {
      const mask = candidates(cell);
      if (mask & (mask - 1)) return [cell, firstDigit(mask, keys[cell])];
    }
  });
  solver.run();
  const rows = shuffledLines(random);
  const columns = shuffledLines(random);
  const turned = random.below(2);
  return Array.from({ length: 81 }, (_, cell) => {
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    const from = turned ? rows[column] * 9 + columns[row] : rows[row] * 9 + columns[column];
    return solver.solution[from];
  });
}

function firstDigit(mask, key) {
  const left = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  while (true) {
    const [digit] = left.splice(key % left.length, 1);
    if ((mask >> digit) & 1) return digit;
    key = Math.floor(key / (left.length + 1));
  }
}

function shuffledLines(random) {
  return random.shuffled(3).flatMap((_, i, groups) => random.shuffled(3).map((line) => groups[i] * 3 + line));
}

/** Digs a full grid as dig() of the kernel does; 0 = empty. */
export function dig(grid, random, symmetry = 1, target = 0) {
  const puzzle = [...grid];
  const done = new Set();
  let givens = 81;
  for (const cell of random.shuffled(81)) {
    if (givens <= target) break;
    if (done.has(cell)) continue;
    const orbit = new Set();
    for (let e = 0; e < 8; e++) if ((symmetry >> e) & 1) orbit.add(image(cell, e));
    for (const other of orbit) done.add(other);
    solver.readMasks(puzzle.map((digit, c) => (digit && !orbit.has(c) ? 1 << (digit - 1) : 511)));
    solver.start(2);
    solver.run();
    if (solver.count !== 1) continue;
    for (const other of orbit) puzzle[other] = 0;
    givens -= orbit.size;
  }
  return puzzle;
}

export function image(cell, e) {
  let row = Math.floor(cell / 9);
  let column = cell % 9;
  if (e & 4) [row, column] = [column, row];
  if (e & 2) row = 8 - row;
  if (e & 1) column = 8 - column;
  return row * 9 + column;
}

/** Puzzle and solution number `index` of a seed, as text. */
export function generateTwin(low, high, index, symmetry = 1, target = 0) {
  const random = seededRandom(low, high, index);
  const grid = drawGrid(random);
  const puzzle = dig(grid, random, symmetry, target);
  return { puzzle: puzzle.map((digit) => digit || '.').join(''), solution: grid.join('') };
}
