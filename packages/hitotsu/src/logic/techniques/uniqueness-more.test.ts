import { describe, expect, it } from 'vitest';
import { Shape } from '../../board/index.ts';
import { Layout, plainLayout } from '../layout.ts';
import { LogicState } from '../state.ts';
import { findFirst, type Technique } from '../technique.ts';
import { emptyState, hold, only, told } from '../testkit/positions.ts';
import { alignedExclusion } from './aligned.ts';
import { bugPlusOne, bugType } from './bug.ts';
import { medusa } from './medusa.ts';
import { uniqueLoop } from './unique-loops.ts';
import { xColors } from './x-colors.ts';

const LOOP = ['R1C1', 'R1C4', 'R3C4', 'R3C7', 'R2C7', 'R2C1'];

/** A round of six cells through three boxes that all hold 1 and 2. */
function round(state: LogicState, more: Readonly<Record<string, number[]>> = {}): LogicState {
  for (const name of LOOP) hold(state, name, 1, 2, ...(more[name] ?? []));
  return state;
}

describe('unique loops', () => {
  const first = (type: 1 | 2 | 3 | 4, state: LogicState) => told(state, findFirst(uniqueLoop(type), state));

  it('takes the pair from the one cell with more', () => {
    expect(first(1, round(emptyState(), { R3C4: [5, 6] }))).toBe('R3C4<>1 R3C4<>2');
  });

  it('keeps the one further digit in the cells that have it', () => {
    const step = first(2, round(emptyState(), { R3C4: [5], R3C7: [5] }));
    expect(step.split(' ')).toHaveLength(7);
    expect(step).toContain('R3C1<>5');
  });

  it('makes a naked subset of what two cells of a unit have more', () => {
    const state = round(emptyState(), { R3C4: [5], R3C7: [6] });
    hold(state, 'R3C9', 5, 6);
    const step = first(3, state);
    expect(step).toContain('R3C1<>5 R3C1<>6');
    expect(step).not.toContain('R3C9');
  });

  it('takes the other digit where one is confined to two cells of the round', () => {
    const state = round(emptyState(), { R3C4: [5, 7], R3C7: [6, 8] });
    only(state, 'row 3', 1, 'R3C4', 'R3C7');
    expect(first(4, state)).toBe('R3C4<>2 R3C7<>2');
  });

  it('is silent where a rule notices the swap, at cells with given marks, and when switched off', () => {
    const shape = Shape.of(9);
    const { units } = plainLayout(shape);
    const bound = new LogicState(
      new Layout({
        shape,
        units,
        constraints: [
          { rule: 0, kind: 'cage', cells: [0, 80], sum: null },
          { rule: 1, kind: 'chain', cells: [30, 40] },
        ],
      }),
    );
    expect(first(1, round(bound, { R3C4: [5, 6] }))).toBe('none');
    const marked = round(emptyState(), { R3C4: [5, 6] });
    marked.given[0] = 1;
    expect(first(1, marked)).toBe('none');
    const off = findFirst(uniqueLoop(1), round(emptyState(), { R3C4: [5, 6] }), { uniqueness: false });
    expect(off).toBeNull();
  });
});

/** A board of 4 x 4 with nothing placed whose cells hold the digits given row by row. */
function small(rows: string): LogicState {
  const shape = Shape.of(4);
  const state = new LogicState(plainLayout(shape));
  rows.split(/\s+/).forEach((digits, cell) => {
    hold(state, shape.nameOf(cell), ...[...digits].map(Number));
  });
  return state;
}

describe('bivalue universal graves', () => {
  const GRAVE = '12 12 34 34  34 34 12 12  12 34 12 34  34 12 34 12'.trim();
  const withMore = (more: Readonly<Record<number, string>>) =>
    small(
      GRAVE.split(/\s+/)
        .map((set, cell) => set + (more[cell] ?? ''))
        .join(' '),
    );

  it('says nothing of a board that is no grave', () => {
    const state = withMore({ 0: '3', 5: '1', 10: '4' });
    for (const type of [1, 2, 3, 4] as const) expect(findFirst(bugType(type), state)).toBeNull();
    expect(findFirst(bugPlusOne, state)).toBeNull();
  });

  it('takes what is no extra digit from the single cell', () => {
    const state = withMore({ 0: '3' });
    expect(told(state, findFirst(bugType(1), state))).toBe('R1C1<>1 R1C1<>2');
    expect(told(state, findFirst(bugPlusOne, state))).toBe('R1C1<>1 R1C1<>2');
  });

  it('keeps a common extra digit in the cells that have it', () => {
    const state = withMore({ 0: '3', 1: '3' });
    const step = told(state, findFirst(bugType(2), state));
    expect(step).toBe('R1C3<>3 R1C4<>3 R2C1<>3 R2C2<>3');
  });

  it('makes a naked subset of the extra digits', () => {
    const state = withMore({ 0: '3', 1: '4' });
    const step = findFirst(bugType(3), state);
    expect(step?.cells.subset).toHaveLength(1);
    expect(told(state, step)).toMatch(/<>[34]/);
  });

  it('leaves two cells of a unit a digit of theirs and an extra one', () => {
    const state = withMore({ 0: '3', 1: '4' });
    expect(told(state, findFirst(bugType(4), state))).toBe('R1C1<>2 R1C2<>2');
  });
});

describe('further colouring and aligned exclusion', () => {
  const first = (technique: Technique, build: (state: LogicState) => void) => {
    const state = emptyState();
    build(state);
    return told(state, findFirst(technique, state));
  };

  it('carries a colour on through the last place of a unit', () => {
    // With R1C1 the other end of row 4 holds it; R1C5 is the other colour.
    const step = first(xColors, (state) => {
      only(state, 'row 1', 6, 'R1C1', 'R1C5');
      only(state, 'row 4', 6, 'R4C1', 'R4C4');
    });
    expect(step).toBe('R2C4<>6 R3C4<>6 R5C5<>6 R6C5<>6');
  });

  it('colours candidates of several digits', () => {
    const step = first(medusa, (state) => {
      hold(state, 'R1C1', 1, 2);
      hold(state, 'R1C9', 1, 3);
      hold(state, 'R9C1', 2, 3);
      only(state, 'row 1', 1, 'R1C1', 'R1C9');
      only(state, 'column 1', 2, 'R1C1', 'R9C1');
    });
    expect(step).toBe('R9C9<>3');
  });

  it('excludes pairs and triplets that empty cells', () => {
    expect(
      first(alignedExclusion(2), (state) => {
        hold(state, 'R1C1', 1, 2, 3);
        hold(state, 'R1C2', 3, 4);
        hold(state, 'R1C8', 1, 3);
        hold(state, 'R2C3', 1, 4);
      }),
    ).toBe('R1C1<>1');
    expect(
      first(alignedExclusion(3), (state) => {
        hold(state, 'R1C1', 1, 7);
        hold(state, 'R1C2', 2, 8);
        hold(state, 'R1C3', 3, 9);
        hold(state, 'R2C1', 1, 2, 3);
        hold(state, 'R2C2', 1, 8, 9);
        hold(state, 'R2C3', 1, 2, 9);
        hold(state, 'R3C1', 1, 8, 3);
      }),
    ).toBe('R1C1<>1');
  });
});
