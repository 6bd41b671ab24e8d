import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { solutionsOf } from '../../../../acceptance/generation/oracle.mjs';
import { InputError, unwrap } from '../base/index.ts';
import { Board, Shape } from '../board/index.ts';
import { givenCells, type Puzzle, withGivens, writeDigits } from '../puzzle/index.ts';
import { builtinRules, type RuleType } from '../rules/index.ts';
import { redundantCluesNow, solveNow } from '../solver/index.ts';
import {
  DIFFICULTIES,
  type Generated,
  type GenerateOptions,
  generate,
  generateMany,
  generateManyNow,
  generateNow,
  orbits,
  readRules,
  SYMMETRIES,
} from './index.ts';

/** What holds of every puzzle made: solved by its solution, by every rule's plain meaning, and by no other grid. */
function expectSound({ puzzle, solution, clues }: Generated): void {
  const { status, solutions } = solveNow(puzzle);
  expect(status).toBe('unique');
  expect(solutions[0]).toEqual(solution);
  const board = new Board(puzzle.shape, solution);
  for (const { rule, path } of puzzle.rules) expect(rule.isValid(board), path).toBe(true);
  expect(givenCells(puzzle).length).toBe(clues);
}

const typesOf = (puzzle: Puzzle) => [...new Set(puzzle.rules.map(({ spec }) => spec.type))];
const cellsOf = (puzzle: Puzzle, type: string) =>
  puzzle.rules
    .filter(({ spec }) => spec.type === type)
    .map(({ spec }) => (spec.cells as string[]).map((name) => puzzle.shape.cellNamed(name)));

describe('recipes', () => {
  const recipes: Record<string, GenerateOptions> = {
    classic: {},
    diagonals: { rules: 'diagonals' },
    windoku: { rules: 'windoku' },
    'killer, cages up to 3': { rules: 'killer:largest=3' },
    'killer, cages up to 5': { rules: 'killer:largest=5' },
    thermo: { rules: 'thermo' },
    jigsaw: { rules: 'jigsaw' },
    'anti-knight': { rules: 'anti-knight' },
    'diagonals+killer': { rules: 'diagonals+killer' },
    'jigsaw+diagonals': { rules: 'jigsaw+diagonals' },
    'jigsaw+killer': { rules: 'jigsaw+killer' },
    'killer+thermo': { rules: 'killer+thermo' },
    'thermo+diagonals': { rules: 'thermo+diagonals' },
    'jigsaw+diagonals+killer': { rules: 'jigsaw+diagonals+killer' },
    'jigsaw+diagonals+killer+thermo': { rules: 'jigsaw+diagonals+killer+thermo' },
    'anti-king+odd+even': { rules: 'anti-king+odd+even' },
    '4×4': { size: 4 },
    '6×6 killer+thermo': { size: 6, rules: 'killer+thermo' },
    '7×7 jigsaw': { size: 7, rules: 'jigsaw' },
    '9×9 with digits 0 to 8': { digits: [0, 8], rules: 'killer' },
    '16×16': { size: 16, difficulty: 'easy' },
  };
  for (const [name, options] of Object.entries(recipes))
    it(name, async () => {
      const made = generateNow({ ...options, seed: name });
      expect(made.missed).toEqual([]);
      expectSound(made);
      expect(await solutionsOf(made.puzzle.document)).toEqual([writeDigits(made.solution)]);
      if (name.includes('killer')) {
        expect(made.clues).toBe(0);
        const cages = cellsOf(made.puzzle, 'cage');
        expect(cages.flat().sort((a, b) => a - b)).toEqual([...made.solution.keys()]);
      }
      if (name.includes('thermo')) expect(cellsOf(made.puzzle, 'thermometer').length).toBeGreaterThan(0);
    });

  it('leaves no cage of one cell, and larger cages where larger ones are asked for', () => {
    let before = 0;
    for (const largest of [3, 4, 5]) {
      const sizes: number[] = [];
      for (const { puzzle } of generateManyNow({ rules: `killer:largest=${largest}`, seed: 1, count: 5 }))
        sizes.push(...cellsOf(puzzle, 'cage').map((cells) => cells.length));
      expect(Math.min(...sizes)).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBe(largest);
      const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
      expect(mean).toBeGreaterThan(before + 0.2);
      before = mean;
    }
  });

  it('lays no thermometer that says nothing, unless asked', () => {
    for (const difficulty of ['easy', 'extreme'] as const) {
      const { puzzle } = generateNow({ rules: 'thermo:count=6', difficulty, seed: 3 });
      const silent = redundantCluesNow(puzzle).rules.filter(
        (index) => puzzle.rules[index]?.spec.type === 'thermometer',
      );
      expect(silent).toEqual([]);
    }
    const kept = generateNow({ rules: 'thermo:count=6', difficulty: 'easy', seed: 3, keepRedundant: true });
    expect(cellsOf(kept.puzzle, 'thermometer').length).toBe(6);
  });

  it('keeps rules that are stated in full, and respects them', () => {
    const cage = { type: 'cage', cells: ['R1C1', 'R1C2', 'R2C1'], sum: 24 };
    const made = generateNow({ rules: [cage, 'diagonals'], seed: 1 });
    expectSound(made);
    expect(typesOf(made.puzzle)).toEqual(['classic', 'cage', 'diagonal']);
    expect(made.clues).toBeGreaterThan(0);
  });
});

describe('how many givens', () => {
  it('meets the five grades', () => {
    const clues = DIFFICULTIES.map((difficulty) => generateNow({ difficulty, seed: 5 }).clues);
    expect(clues.slice(0, 4)).toEqual([40, 34, 28, 24]);
    expect(clues[4]).toBeLessThan(29);
  });

  it('meets a number', () => {
    for (const clues of [81, 50, 23])
      expect(generateNow({ clues, seed: 2 })).toMatchObject({ clues, reached: true });
    expect(generateNow({ rules: 'killer', clues: 5, seed: 2 })).toMatchObject({ clues: 5, reached: true });
  });

  it('says what it missed, inside the budget', () => {
    const made = generateNow({ clues: 17, seed: 1, budget: { nodes: 20_000 } });
    expect(made.reached).toBe(false);
    expect(made.missed).toEqual([{ code: 'missed-clues', values: { asked: 17, got: made.clues } }]);
    expect(made.clues).toBeLessThan(25);
    expect(made.stats.nodes).toBeLessThan(21_000);
    expectSound(made);
  });

  it('leaves nothing that could go when minimal, under each symmetry', () => {
    for (const symmetry of SYMMETRIES) {
      const made = generateNow({ minimal: true, symmetry, seed: 4 });
      expectSound(made);
      const given = new Set(givenCells(made.puzzle));
      for (const orbit of orbits(made.puzzle.shape, symmetry)) {
        const present = orbit.filter((cell) => given.has(cell));
        expect([0, orbit.length]).toContain(present.length);
        if (present.length === 0) continue;
        const rest = Array.from(made.solution, (digit, cell) =>
          given.has(cell) && !orbit.includes(cell) ? digit : -1,
        );
        const left = unwrap(withGivens(made.puzzle, writeDigits(Int8Array.from(rest))));
        expect(solveNow(left).status).toBe('multiple');
      }
    }
  });

  it('gives exactly the cells of a pattern', () => {
    const pattern = [
      'x.x...x.x',
      '.x.x.x.x.',
      'x...x...x',
      '.x.x.x.x.',
      '..x...x..',
      '.x.x.x.x.',
      'x...x...x',
      '.x.x.x.x.',
      'x.x...x.x',
    ].join('\n');
    const made = generateNow({ pattern, seed: 1 });
    expect(made.missed).toEqual([]);
    expectSound(made);
    const mask = pattern.replace(/\s/g, '');
    expect(givenCells(made.puzzle)).toEqual(
      [...mask].flatMap((symbol, cell) => (symbol === 'x' ? [cell] : [])),
    );
  });

  it('adds givens to a pattern that no puzzle has', () => {
    const made = generateNow({ pattern: `xx${'.'.repeat(79)}`, seed: 1, budget: { nodes: 5000 } });
    expect(made.missed[0]?.code).toBe('missed-pattern');
    expectSound(made);
  });
});

describe('seeds', () => {
  it('make the same puzzle again, alone or in a run', async () => {
    const options: GenerateOptions = { rules: 'killer+thermo', size: 6, seed: 'again' };
    const run = [...generateManyNow({ ...options, count: 3 })];
    for (const { seed, puzzle } of run)
      expect(generateNow({ ...options, seed }).puzzle.document).toEqual(puzzle.document);
    expect(new Set(run.map(({ puzzle }) => JSON.stringify(puzzle.document))).size).toBe(3);
    const paused: string[] = [];
    for await (const { puzzle } of generateMany({ ...options, count: 3 }))
      paused.push(JSON.stringify(puzzle.document));
    expect(paused).toEqual(run.map(({ puzzle }) => JSON.stringify(puzzle.document)));
  });

  it('are drawn and reported when none is given', () => {
    const made = generateNow({ size: 4 });
    expect(generateNow({ size: 4, seed: made.seed }).puzzle.document).toEqual(made.puzzle.document);
  });

  it('can be stopped', async () => {
    await expect(generate({ signal: { aborted: true } })).rejects.toThrow('aborted');
  });
});

describe("a user's own rule", () => {
  const rising: RuleType<{ type: 'rising-corners' }> = {
    type: 'rising-corners',
    words: {
      name: { en: 'Rising corners', ja: '角が大きくなる' },
      text: { en: 'R1C1 < R1C{max}.', ja: '左上 < 右上' },
    },
    schema: z.strictObject({ type: z.literal('rising-corners') }),
    create: (_spec, { shape }) => {
      const [left, right] = [0, shape.size - 1];
      return {
        cells: [left, right],
        isValid: (board) =>
          board.isEmpty(left) || board.isEmpty(right) || board.digit(left) < board.digit(right),
        candidates: (board, cell) => (board.isEmpty(cell) ? shape.allDigits : shape.setOf(board.digit(cell))),
      };
    },
  };
  it('with only the two questions is generated like any other', () => {
    const registry = builtinRules.with(rising);
    for (const rules of ['rising-corners', 'rising-corners+killer+diagonals']) {
      const made = generateNow({ rules, registry, seed: 1 });
      expectSound(made);
      expect(typesOf(made.puzzle)).toContain('rising-corners');
    }
  });
});

describe('bad requests', () => {
  const codesOf = (options: GenerateOptions): string[] => {
    try {
      generateNow(options);
    } catch (error) {
      if (error instanceof InputError) return error.errors.map(({ code }) => code);
      throw error;
    }
    return [];
  };
  it('are refused with codes', () => {
    expect(codesOf({ rules: 'killr' })).toEqual(['unknown-rule-suggestion']);
    expect(codesOf({ rules: '' })).toEqual(['empty-rules']);
    expect(codesOf({ rules: 'killer:largest' })).toEqual(['rule-option-form']);
    expect(codesOf({ rules: 'killer:largst=3' })).toEqual(['unknown-rule-option-known']);
    expect(codesOf({ rules: 'killer:largest=many' })).toEqual(['wrong-type']);
    expect(codesOf({ rules: 'windoku:count=3' })).toEqual(['unknown-rule-option']);
    expect(codesOf({ rules: 'killer:largest=1' })).toEqual(['cage.option-order']);
    expect(codesOf({ rules: 'thermo:longest=2' })).toEqual(['thermometer.option-order']);
    expect(codesOf({ rules: 'sum:smallest=5' })).toEqual(['sum.option-order']);
    expect(codesOf({ size: 1 })).toContain('option-range');
    expect(codesOf({ clues: 82 })).toEqual(['option-range']);
    expect(codesOf({ clues: 30, minimal: true })).toEqual(['options-conflict']);
    expect(codesOf({ difficulty: 'nightmare' as 'easy' })).toEqual(['unknown-difficulty']);
    expect(codesOf({ symmetry: 'round' as 'none' })).toEqual(['unknown-symmetry']);
    expect(codesOf({ pattern: 'x..' })).toEqual(['pattern-length']);
    expect(codesOf({ pattern: {} as string })).toEqual(['wrong-type']);
    expect(codesOf({ rules: 7 as unknown as string })).toEqual(['wrong-type']);
    expect(codesOf({ rules: [null] as unknown as string })).toEqual(['wrong-type']);
    expect(codesOf({ size: 7 })).toEqual(['classic.no-boxes']);
    expect(codesOf({ rules: [{ type: 'cage', cells: ['R1C1', 'R1C2'], sum: 40 }] })).toEqual(['no-grid']);
  });
});

it.each([16, 25])('jeffsieu/py-sudoku#7: seed 13 and size %i end inside the budget and say how', (size) => {
  const made = generateNow({ size, seed: 13, budget: { nodes: 20_000 } });
  expect(made.reached).toBe(made.missed.length === 0);
  expect(solveNow(made.puzzle).status).toBe('unique');
});

it('reads rule lists', () => {
  const wanted = unwrap(readRules('jigsaw+x+killer:largest=3'));
  expect(wanted.map(({ spec }) => spec.type)).toEqual([
    'rows',
    'columns',
    'regions',
    'diagonal',
    'diagonal',
    'cage',
  ]);
  expect(wanted.map(({ makes }) => makes)).toEqual([null, null, 'frame', null, null, 'lay']);
  expect(wanted.at(-1)?.options).toMatchObject({ largest: 3 });
});

it('partitions the board into orbits', () => {
  const count = (symmetry: (typeof SYMMETRIES)[number], size: number) =>
    orbits(Shape.of(size), symmetry).length;
  expect(SYMMETRIES.map((symmetry) => count(symmetry, 9))).toEqual([81, 41, 21, 45, 45, 45, 45, 15]);
  expect(SYMMETRIES.map((symmetry) => count(symmetry, 4))).toEqual([16, 8, 4, 8, 8, 10, 10, 3]);
});
