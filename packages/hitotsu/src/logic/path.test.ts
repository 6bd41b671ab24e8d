import { describe, expect, it } from 'vitest';
import { generateNow } from '../generator/index.ts';
import { HODOKU_CATALOGUE } from './hodoku-catalogue.ts';
import { logicOf, nextStep, solvePathNow, stateOf } from './path.ts';
import type { LogicState } from './state.ts';
import type { Step } from './step.ts';
import type { Technique } from './technique.ts';

/** Large fish take long on open boards; their search is that of the smaller ones. (Small kraken fish are in the path.) */
const quick = (technique: Technique) =>
  !/whale|leviathan|squirmbag|mutant|template|siamese|kraken/.test(technique.key);

/** The first steps of a technique. */
function some(technique: Technique, state: LogicState): Step[] {
  const found: Step[] = [];
  technique.search(state, (step) => found.push(step) >= 20, {});
  return found;
}

const RULES = [
  'classic',
  'diagonals',
  'killer',
  'thermo',
  'anti-knight',
  'non-consecutive',
  'jigsaw',
  'classic+windoku',
];

describe('no technique removes a digit of the solution', () => {
  for (const rules of RULES)
    it(`under ${rules}`, () => {
      const { puzzle, solution } = generateNow({ rules, seed: `sound-${rules}` });
      const { layout, techniques } = logicOf(puzzle);
      const { digitCount, shape } = layout;
      const all = [
        ...techniques.map((each) => each.technique),
        // What the path does not use, where it counts most.
        ...(rules === 'classic' ? HODOKU_CATALOGUE.map((entry) => entry.technique).filter(quick) : []),
      ];
      const state = stateOf(puzzle);
      const right = (candidate: number) =>
        (solution[Math.floor(candidate / digitCount)] as number) ===
        (candidate % digitCount) + shape.minDigit;
      for (let round = 0; !state.isSolved && round < 400; round++) {
        // On boards still wide open the searches for all steps take long and find little.
        if (round % 25 === 0 && state.open < layout.cellCount * 0.6)
          for (const technique of all)
            for (const step of some(technique, state)) {
              const wrong = [
                ...step.eliminations.filter(right),
                ...step.placements.filter((each) => !right(each)),
              ];
              expect(wrong, `${technique.key} ${step.technique}`).toEqual([]);
            }
        const next = nextStep(state, techniques);
        if (!next) break;
        state.apply(next.step);
      }
    });
});

describe('solvePath', () => {
  it('grades and solves an easy puzzle by singles', () => {
    const { puzzle } = generateNow({ seed: 'path-easy', difficulty: 'easy' });
    const path = solvePathNow(puzzle);
    expect(path.status).toBe('solved');
    expect(path.rating).toBeLessThan(7.1);
  });

  it('says undecided when the budget ends', () => {
    const { puzzle } = generateNow({ seed: 'path-budget', difficulty: 'easy' });
    expect(solvePathNow(puzzle, { budget: { nodes: 3 } }).status).toBe('undecided');
  });
});
