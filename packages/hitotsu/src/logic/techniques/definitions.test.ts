import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../board/index.ts';
import { generateNow } from '../../generator/index.ts';
import { stateOf } from '../path.ts';
import { findAll, findFirst } from '../technique.ts';
import { emptyState, hold, only, told } from '../testkit/positions.ts';
import { alsXz } from './als-moves.ts';
import { direct } from './direct.ts';
import { pointing } from './locked.ts';
import { dualTwoStringKite } from './single-digit.ts';
import { uniquenessTest } from './uniqueness.ts';

describe('definitions in doubt', () => {
  it('joins two kites of different digits that share the cells of their joint', () => {
    const state = emptyState();
    for (const [digit, far] of [
      [3, 'R9C4'],
      [7, 'R9C8'],
    ] as const) {
      only(state, 'row 9', digit, 'R9C3', far);
      only(state, 'column 2', digit, 'R3C2', 'R8C2');
    }
    const results = findAll(dualTwoStringKite, state).map((step) => told(state, step));
    expect(results).toContain('R3C4<>3 R3C8<>7');
  });

  it('removes by two sets that lock each other nothing inside the two', () => {
    const state = emptyState();
    hold(state, 'R5C1', 5, 8);
    hold(state, 'R5C2', 6, 8);
    hold(state, 'R4C3', 5, 8);
    hold(state, 'R6C3', 5, 6, 8);
    hold(state, 'R9C3', 8, 9);
    const both = findAll(alsXz, state).filter(
      (step) =>
        [...(step.cells.setA ?? []), ...(step.cells.setB ?? [])].length === 5 && sizeOf(step.digits) === 2,
    );
    const results = both.map((step) => told(state, step));
    expect(results.length).toBeGreaterThan(0);
    expect(results.join(' ')).toContain('R4C2<>8');
    expect(results.join(' ')).not.toMatch(/R[46]C3<>8/);
  });

  it('offers directly what leaves a single in a unit of the same kind', () => {
    const state = emptyState();
    only(state, 'box 1', 5, 'R2C1', 'R2C3');
    expect(findFirst(direct(pointing, 'kind'), state)).toBeNull();
    only(state, 'box 2', 5, 'R2C4', 'R2C5', 'R3C6');
    expect(told(state, findFirst(direct(pointing, 'kind'), state))).toContain('R2C4<>5 R2C5<>5');
    expect(findFirst(direct(pointing, 'own'), state)).toBeNull();
  });

  it('uses no cell with given pencil marks for what rests on uniqueness', () => {
    const state = emptyState();
    for (const name of ['R1C1', 'R1C2', 'R5C1']) hold(state, name, 1, 2);
    expect(findFirst(uniquenessTest(1), state)).not.toBeNull();
    state.given[state.layout.shape.cellNamed('R1C2')] = 1;
    expect(findFirst(uniquenessTest(1), state)).toBeNull();
  });

  it('marks as given only placed cells of a puzzle without pencil marks', () => {
    const { puzzle } = generateNow({ seed: 'given' });
    const state = stateOf(puzzle);
    state.given.forEach((given, cell) => {
      expect(given === 1).toBe((state.values[cell] as number) >= 0);
    });
  });
});
