import { describe, expect, it } from 'vitest';
import { Shape } from '../../board/index.ts';
import type { Constraint } from '../constraints.ts';
import { Layout, plainLayout } from '../layout.ts';
import { LogicState } from '../state.ts';
import { findFirst } from '../technique.ts';
import { hold, only, told } from '../testkit/positions.ts';
import { medusa } from './medusa.ts';
import { sumRelation } from './relations.ts';
import { sumLinks } from './sum-links.ts';
import { unitSums } from './unit-sums.ts';

/** A plain 9×9 board with cages `[sum, cell names…]`. */
function caged(...cages: readonly (readonly [number, ...string[]])[]): LogicState {
  const shape = Shape.of(9);
  const constraints = cages.map(
    ([sum, ...names], rule): Constraint => ({
      rule,
      kind: 'cage',
      sum,
      cells: names.map((name) => shape.cellNamed(name)),
    }),
  );
  return new LogicState(new Layout({ shape, units: plainLayout(shape).units, constraints }));
}

const named = (state: LogicState, name: string, digit: number) =>
  state.layout.shape.cellNamed(name) * 9 + digit - 1;

describe('links through sums', () => {
  it('excludes pairs that no way has and joins pairs of which every way has one', () => {
    const state = caged([12, 'R1C1', 'R1C2', 'R1C3']);
    hold(state, 'R1C1', 1, 2);
    hold(state, 'R1C2', 3, 9);
    const links = sumLinks(state);
    // 1+3+8, 1+9+2, 2+3+7, 2+9+1
    expect(links.weak.get(named(state, 'R1C2', 9))?.has(named(state, 'R1C3', 8))).toBe(true);
    expect(links.weak.get(named(state, 'R1C1', 1))?.has(named(state, 'R1C3', 7))).toBe(true);
    expect(links.strong.get(named(state, 'R1C2', 3))?.has(named(state, 'R1C2', 9))).toBe(true);
  });

  it('finds a candidate of a cage that leaves a unit without a digit', () => {
    const state = caged([12, 'R1C1', 'R2C1', 'R2C2']);
    hold(state, 'R1C1', 1, 2);
    only(state, 'row 2', 5, 'R2C1', 'R2C2');
    // with 2 the others add up to 10 and hold no 5
    expect(told(state, findFirst(sumRelation, state))).toBe('R1C1<>2');
  });

  it('keeps colours apart from links that may leave both true', () => {
    const state = caged([6, 'R1C1', 'R1C2', 'R1C3']);
    const step = findFirst(medusa, state);
    expect(step).toBeNull();
  });
});

describe('the sums inside a unit together', () => {
  it('leaves what the cages of a row leave each other', () => {
    const state = caged([4, 'R1C1', 'R1C2'], [6, 'R1C3', 'R1C4']);
    for (const cell of ['R1C1', 'R1C2']) hold(state, cell, 1, 3);
    const step = told(state, findFirst(unitSums, state));
    // 4 is 1+3, so 6 is 2+4 and not 1+5
    for (const digit of [1, 3, 5, 6]) expect(step).toContain(`R1C3<>${digit}`);
    expect(step).not.toMatch(/R1C[34]<>[24]/);
    expect(step).toContain('R1C9<>2');
  });
});
