// The classic kernel against the corpus, the band solver and the definition of sudoku.
// Run with: node --test packages/kernel/test   (after node packages/kernel/build.mjs)

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BandSolver, masksOf } from './band.mjs';
import { isSolution } from './check.mjs';
import { corpusExists, linesOf, readSet, SETS } from './corpus.mjs';
import { openKernel } from './kernel.mjs';
import { seededRandom } from './random.mjs';

const skip = corpusExists ? false : 'the classic corpus is not beside the repository';
const kernel = openKernel(16 << 20);
const band = new BandSolver();

function bandCount(masks, limit) {
  band.readMasks(masks);
  band.start(limit);
  band.run();
  return band.count;
}

for (const [name, expected] of Object.entries(SETS)) {
  test(`${name}: every line has its status, every solution is one`, { skip }, () => {
    const bytes = readSet(name);
    const n = bytes.length / 82;
    const puzzles = kernel.heap;
    const counts = (puzzles + bytes.length + 15) & ~15;
    const out = counts + 4 * n;
    kernel.memory.set(bytes, puzzles);
    assert.equal(kernel.batch(puzzles, n, 82, 2, counts, out, 82, 0x7fffffff, 0), n);
    const found = new Uint32Array(kernel.memory.buffer, counts, n);
    for (let i = 0; i < n; i++) {
      const puzzle = kernel.text(puzzles + 82 * i, 81);
      assert.equal(found[i], expected, puzzle);
      const solution = kernel.text(out + 82 * i, 82);
      if (expected === 0) assert.equal(solution, `${'.'.repeat(81)}\n`);
      else assert.ok(isSolution(solution, masksOf(puzzle)) && solution[81] === '\n', puzzle);
    }
  });
}

/** Puzzles to alter: of every kind that has a solution. */
function sources() {
  return [
    'royle17',
    'top1465',
    'hardest1106',
    'hardest1905_11plus',
    'minimal_random',
    'typical_qqwing',
    'serg_multi',
  ].flatMap((name) => linesOf(name).slice(0, 1500));
}

/** 24,000 altered puzzles: clues removed, a wrong clue added, a clue changed, right clues added. */
function* altered() {
  const random = seededRandom(2026, 12);
  const lines = sources();
  for (let i = 0; i < 24_000; i++) {
    const line = lines[random.below(lines.length)];
    const cells = [...line];
    const clues = cells.flatMap((c, k) => (c === '.' ? [] : [k]));
    const empty = cells.flatMap((c, k) => (c === '.' ? [k] : []));
    const digit = () => String(1 + random.below(9));
    switch (i % 4) {
      case 0:
        for (let n = 1 + random.below(5); n > 0; n--) cells[clues[random.below(clues.length)]] = '.';
        break;
      case 1:
        cells[empty[random.below(empty.length)]] = digit();
        break;
      case 2:
        cells[clues[random.below(clues.length)]] = digit();
        break;
      default: {
        // One clue out, some of the solution's digits in.
        cells[clues[random.below(clues.length)]] = '.';
        const [solution] = kernel.solutions(line, 1);
        for (let n = random.below(12); n > 0; n--) {
          const k = empty[random.below(empty.length)];
          cells[k] = solution[k];
        }
      }
    }
    yield cells.join('');
  }
}

test('24,000 altered puzzles: exact counts up to 3,000 as the band solver finds', { skip }, () => {
  const seen = [0, 0, 0];
  for (const puzzle of altered()) {
    const count = kernel.countSolutions(puzzle, 3000);
    assert.equal(count, bandCount(masksOf(puzzle), 3000), puzzle);
    seen[Math.min(count, 2)]++;
  }
  console.log(`altered puzzles with none / one / several solutions: ${seen.join(' / ')}`);
  assert.ok(seen.every((n) => n > 1000));
});

test('solutions one by one: distinct, right, as many as counted', { skip }, () => {
  let k = 0;
  for (const puzzle of altered()) {
    if (++k % 16) continue;
    const limit = 1 + (k % 300);
    const found = kernel.solutions(puzzle, limit);
    assert.equal(found.length, kernel.countSolutions(puzzle, limit));
    assert.equal(new Set(found).size, found.length);
    for (const grid of found) assert.ok(isSolution(grid, masksOf(puzzle)), puzzle);
  }
});

test('candidate masks: random eliminations, exact counts and right solutions', { skip }, () => {
  const random = seededRandom(7);
  for (const line of sources()
    .slice(0, 9000)
    .filter((_, i) => i % 3 === 0)) {
    const masks = masksOf(line);
    const [solution] = kernel.solutions(line, 1);
    for (let n = random.below(120); n > 0; n--) {
      const cell = random.below(81);
      const bit = 1 << random.below(9);
      if (random.below(40) === 0 || Number(solution[cell]) !== 32 - Math.clz32(bit)) masks[cell] &= ~bit;
    }
    // Some clues become a choice of digits again.
    for (let n = random.below(6); n > 0; n--) masks[random.below(81)] |= random.below(512);
    const count = kernel.countSolutions(masks, 3000);
    assert.equal(count, bandCount(masks, 3000));
    const pencil = masks
      .map((mask) => [...'123456789'].map((d) => ((mask >> (d - 1)) & 1 ? d : '.')).join(''))
      .join('');
    assert.equal(kernel.countSolutions(pencil, 3000), count);
    if (count) assert.ok(isSolution(kernel.solutions(masks, 1)[0], masks));
  }
});

test('exclusion: is there a solution in which a cell does not hold a digit', { skip }, () => {
  const random = seededRandom(11);
  const answers = [0, 0];
  for (const line of sources().filter((_, i) => i % 4 === 0)) {
    const cell = random.below(81);
    const masks = masksOf(line);
    // Of a clue as if it had been taken away, of an empty cell as it is.
    masks[cell] = 511 & ~(1 << random.below(9));
    kernel.read(line);
    kernel.setMask(cell, masks[cell]);
    assert.equal(kernel.getMask(cell), masks[cell]);
    kernel.start(1, 0);
    kernel.run(0x7fffffff);
    const brute = bandCount(masks, 3000) > 0 ? 1 : 0;
    assert.equal(kernel.count(), brute);
    answers[brute]++;
  }
  assert.ok(answers[0] > 100 && answers[1] > 100);
});

test('a sliced search is the same search', { skip }, () => {
  for (const puzzle of [...linesOf('hardest1106').slice(0, 40), ...linesOf('multi_emptyish').slice(0, 40)]) {
    const whole = kernel.countSolutions(puzzle, 500);
    const nodes = kernel.nodes();
    for (const budget of [1, 2, 7, 100]) {
      assert.equal(kernel.countSolutions(puzzle, 500, budget), whole);
      assert.equal(kernel.nodes(), nodes);
    }
  }
});

test('a sliced batch is the same batch', { skip }, () => {
  const bytes = Buffer.concat(
    ['royle17', 'serg_multi', 'hardest1106'].map((name) => readSet(name).subarray(0, 82 * 200)),
  );
  const n = bytes.length / 82;
  const puzzles = kernel.heap;
  const counts = puzzles + 82 * n + 8 - ((82 * n) % 4);
  const out = counts + 4 * n;
  kernel.memory.set(bytes, puzzles);
  const results = [0x7fffffff, 1, 5, 1000].map((budget) => {
    kernel.memory.fill(0, counts, out + 82 * n);
    let resume = 0;
    for (let done = 0; done < n; resume = 1) {
      const k = kernel.batch(
        puzzles + 82 * done,
        n - done,
        82,
        3,
        counts + 4 * done,
        out + 82 * done,
        82,
        budget,
        resume,
      );
      assert.equal(kernel.broken(), 0);
      done += k;
    }
    return kernel.text(counts, 86 * n);
  });
  for (const result of results) assert.ok(result === results[0]);
});

test('a batch stops at a line that is no puzzle', () => {
  const good = `${'.'.repeat(81)}\n`;
  const cases = [
    `${'.'.repeat(80)}x\n`,
    `${'.'.repeat(40)}\n${'.'.repeat(41)}`,
    `${'.'.repeat(82)}`,
    `\0${'.'.repeat(80)}\n`,
  ];
  for (const bad of cases) {
    kernel.memory.set(Buffer.from(good + bad + good), kernel.heap);
    assert.equal(kernel.batch(kernel.heap, 3, 82, 2, kernel.heap + 1024, 0, 0, 0x7fffffff, 0), 1);
    assert.equal(kernel.broken(), 1);
  }
});

test('0 and . are empty cells, lines of 81 and of 83 bytes are read', () => {
  const line = `1${'0'.repeat(79)}.`;
  for (const end of ['', '\r\n']) {
    kernel.memory.set(Buffer.from((line + end).repeat(3)), kernel.heap);
    assert.equal(
      kernel.batch(kernel.heap, 3, 81 + end.length, 5, kernel.heap + 1024, 0, 0, 0x7fffffff, 0),
      3,
    );
    assert.deepEqual([...new Uint32Array(kernel.memory.buffer, kernel.heap + 1024, 3)], [5, 5, 5]);
  }
});

test('every digit alone in every cell has a first solution that keeps it', () => {
  for (let cell = 0; cell < 81; cell++) {
    for (let digit = 1; digit <= 9; digit++) {
      const line = '.'.repeat(cell) + digit + '.'.repeat(80 - cell);
      const [grid] = kernel.solutions(line, 1);
      assert.ok(isSolution(grid, masksOf(line)));
    }
  }
});
