// The kernel's generator: right, minimal, the same bytes as its twin, the same however a job is divided.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { masksOf } from './band.mjs';
import { isSolution } from './check.mjs';
import { generateTwin, image } from './generate-twin.mjs';
import { openKernel } from './kernel.mjs';

const kernel = openKernel();
const puzzlesAt = kernel.heap + 1024;
const SYMMETRIES = {
  none: 0x01,
  halfTurn: 0x09,
  quarterTurn: 0x69,
  leftRight: 0x03,
  topBottom: 0x05,
  diagonal: 0x11,
  antiDiagonal: 0x81,
  full: 0xff,
};

function generate(low, high, index, n, symmetry = 1, target = 0) {
  const solutionsAt = puzzlesAt + 82 * n;
  kernel.generate(low, high, index, n, symmetry, target, puzzlesAt, solutionsAt, 82);
  return Array.from({ length: n }, (_, i) => ({
    puzzle: kernel.text(puzzlesAt + 82 * i, 81),
    solution: kernel.text(solutionsAt + 82 * i, 81),
  }));
}

const givens = (puzzle) => [...puzzle].filter((c) => c !== '.').length;

for (const [name, symmetry] of Object.entries(SYMMETRIES)) {
  test(`${name}: unique, symmetric, no orbit of givens can go`, () => {
    for (const { puzzle, solution } of generate(5, 0, 0, 100, symmetry)) {
      assert.ok(isSolution(solution, masksOf(puzzle)));
      assert.deepEqual(kernel.solutions(puzzle, 2), [solution]);
      for (let cell = 0; cell < 81; cell++) {
        if (puzzle[cell] === '.') continue;
        const less = [...puzzle];
        for (let e = 0; e < 8; e++) {
          if (((symmetry >> e) & 1) === 0) continue;
          assert.notEqual(puzzle[image(cell, e)], '.');
          less[image(cell, e)] = '.';
        }
        assert.equal(kernel.countSolutions(less.join(''), 2), 2);
      }
    }
  });

  test(`${name}: the twin over the band solver gives the same bytes`, () => {
    generate(0xfedcba98, 77, 1000, 60, symmetry).forEach((made, i) => {
      assert.deepEqual(made, generateTwin(0xfedcba98, 77, 1000 + i, symmetry));
    });
  });
}

test('digging stops at the target', () => {
  for (const target of [24, 28, 34, 40]) {
    generate(9, 9, 0, 50, 1, target).forEach((made, i) => {
      assert.ok(givens(made.puzzle) >= target);
      if (target >= 34) assert.equal(givens(made.puzzle), target);
      assert.deepEqual(made, generateTwin(9, 9, i, 1, target));
    });
  }
});

test('a job in parts is the same job', () => {
  const whole = generate(1, 2, 0, 40);
  assert.deepEqual([...generate(1, 2, 0, 13), ...generate(1, 2, 13, 27)], whole);
  assert.equal(new Set(whole.map((made) => made.solution)).size, 40);
});

test('minimise: fewer givens, same solution, nothing left to take', () => {
  for (const { puzzle, solution } of generate(3, 3, 0, 60, 1, 40)) {
    kernel.memory.set(Buffer.from(puzzle), kernel.heap);
    const left = kernel.minimise(kernel.heap, 1, 1, 1, 1, 0, puzzlesAt, 82);
    const less = kernel.text(puzzlesAt, 81);
    assert.equal(givens(less), left);
    assert.ok(left < 40);
    for (let cell = 0; cell < 81; cell++) assert.ok(less[cell] === '.' || less[cell] === puzzle[cell]);
    assert.deepEqual(kernel.solutions(less, 2), [solution]);
    for (let cell = 0; cell < 81; cell++) {
      if (less[cell] !== '.')
        assert.equal(kernel.countSolutions(`${less.slice(0, cell)}.${less.slice(cell + 1)}`, 2), 2);
    }
  }
  kernel.memory.set(Buffer.from('.'.repeat(81)), kernel.heap);
  assert.equal(kernel.minimise(kernel.heap, 1, 1, 1, 1, 0, puzzlesAt, 82), 0);
});

test('full grids: every digit about equally often in every cell, both orientations', () => {
  const n = 8000;
  const seen = Array.from({ length: 81 }, () => new Uint32Array(9));
  for (let start = 0; start < n; start += 2000) {
    kernel.grids(42, 0, start, 2000, puzzlesAt, 82);
    for (let i = 0; i < 2000; i++) {
      const grid = kernel.text(puzzlesAt + 82 * i, 81);
      for (let cell = 0; cell < 81; cell++) seen[cell][grid.charCodeAt(cell) - 49]++;
    }
  }
  // 729 counts of mean n/9 and deviation about sqrt(n * 8) / 9: chi-square with 648 degrees of freedom.
  let chi = 0;
  for (const digits of seen) for (const count of digits) chi += (count - n / 9) ** 2 / (n / 9);
  assert.ok(chi > 648 - 6 * 36 && chi < 648 + 6 * 36, `chi-square ${chi}`);
});
