import { describe, expect, it } from 'vitest';
import { findAll, findFirst, type Technique } from '../technique.ts';
import { emptyState, hold, only, told } from '../testkit/positions.ts';
import { alsXz } from './als-moves.ts';
import { bugPlusOne } from './bug.ts';
import { remotePair, turbotFish, xChain, xyChain } from './chains.ts';
import { simpleColorsTrap } from './coloring.ts';
import { fish, siameseFish } from './fish.ts';
import { claiming, pointing } from './locked.ts';
import { niceLoop } from './loops.ts';
import { emptyRectangle, skyscraper, twoStringKite } from './single-digit.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';
import { hiddenSubset, lockedSubset, nakedSubset } from './subsets.ts';
import { sueDeCoq } from './sue-de-coq.ts';
import { hiddenRectangle, uniquenessTest } from './uniqueness.ts';
import { wWing, xyWing, xyzWing } from './wings.ts';

type Build = (state: ReturnType<typeof emptyState>) => void;

/** The first step of a technique on an empty board from which some candidates were taken. */
function first(technique: Technique, build: Build): string {
  const state = emptyState();
  build(state);
  return told(state, findFirst(technique, state));
}

const xWing = fish({ size: 2, kind: 'basic', fins: 'none' });

describe('singles', () => {
  it('finds the one place of a digit and the one digit of a cell', () => {
    expect(first(hiddenSingle, (s) => only(s, 'row 4', 7, 'R4C2'))).toBe('R4C2=7');
    expect(first(nakedSingle, (s) => hold(s, 'R9C9', 3))).toBe('R9C9=3');
    expect(first(fullHouse, (s) => hold(s, 'R9C9', 3))).toBe('none');
  });

  it('finds the last cell of a unit', () => {
    const state = emptyState();
    for (let cell = 0; cell < 8; cell++) state.place(cell, cell);
    expect(told(state, findFirst(fullHouse, state))).toBe('R1C9=9');
  });
});

describe('locked candidates and subsets', () => {
  it('points out of a box and claims from a line', () => {
    expect(first(pointing, (s) => only(s, 'box 1', 5, 'R2C1', 'R2C3'))).toBe(
      'R2C4<>5 R2C5<>5 R2C6<>5 R2C7<>5 R2C8<>5 R2C9<>5',
    );
    expect(first(claiming, (s) => only(s, 'column 4', 5, 'R4C4', 'R5C4'))).toBe(
      'R4C5<>5 R4C6<>5 R5C5<>5 R5C6<>5 R6C5<>5 R6C6<>5',
    );
  });

  it('tells a locked pair from a plain one', () => {
    const pair: Build = (s) => {
      hold(s, 'R1C1', 1, 2);
      hold(s, 'R1C2', 1, 2);
    };
    expect(first(lockedSubset(2), pair).split(' ')).toHaveLength(26);
    expect(first(nakedSubset(2), pair)).toBe('none');
    const apart: Build = (s) => {
      hold(s, 'R1C1', 1, 2);
      hold(s, 'R1C5', 1, 2);
    };
    expect(first(lockedSubset(2), apart)).toBe('none');
    expect(first(nakedSubset(2), apart).split(' ')).toHaveLength(14);
  });

  it('finds hidden pairs', () => {
    const step = first(hiddenSubset(2), (s) => {
      only(s, 'box 5', 8, 'R4C4', 'R6C6');
      only(s, 'box 5', 9, 'R4C4', 'R6C6');
    });
    expect(step.split(' ')).toHaveLength(14);
    expect(step).not.toMatch(/<>[89]/);
  });
});

describe('fish', () => {
  const rows: Build = (s) => {
    only(s, 'row 1', 4, 'R1C2', 'R1C7');
    only(s, 'row 5', 4, 'R5C2', 'R5C7');
  };

  it('finds an X-Wing both ways', () => {
    const step = first(xWing, rows);
    expect(step.split(' ')).toHaveLength(14);
    expect(step).toContain('R9C7<>4');
  });

  it('respects fins', () => {
    const finned: Build = (s) => {
      only(s, 'row 1', 4, 'R1C2', 'R1C7', 'R1C8');
      only(s, 'row 5', 4, 'R5C2', 'R5C7');
    };
    expect(first(xWing, finned)).toBe('none');
    expect(first(fish({ size: 2, kind: 'basic', fins: 'finned' }), finned)).toBe('R2C7<>4 R3C7<>4');
    expect(first(fish({ size: 2, kind: 'basic', fins: 'sashimi' }), finned)).toBe('none');
  });

  it('finds the same swordfish by large-fish search as by lists', () => {
    const state = emptyState();
    only(state, 'row 1', 4, 'R1C1', 'R1C5');
    only(state, 'row 4', 4, 'R4C5', 'R4C9');
    only(state, 'row 7', 4, 'R7C1', 'R7C9');
    const results = (technique: Technique) =>
      new Set(findAll(technique, state).map((step) => told(state, step)));
    expect(results(fish({ size: 3, kind: 'basic', fins: 'none' })).size).toBe(1);
    const [plain] = results(fish({ size: 3, kind: 'basic', fins: 'none' }));
    expect(plain?.split(' ')).toHaveLength(18);
  });

  it('joins two fish with one base', () => {
    const state = emptyState();
    only(state, 'row 1', 4, 'R1C2', 'R1C7', 'R1C8');
    only(state, 'row 5', 4, 'R5C2', 'R5C7', 'R5C8');
    const search = { size: 2, kind: 'basic', fins: 'finned' } as const;
    for (const step of findAll(siameseFish(search), state)) expect(step.reasons).toHaveLength(2);
  });
});

describe('two strong links of a digit', () => {
  it('finds a skyscraper', () => {
    const build: Build = (s) => {
      only(s, 'row 1', 6, 'R1C1', 'R1C4');
      only(s, 'row 8', 6, 'R8C1', 'R8C5');
    };
    expect(first(skyscraper, build)).toBe('R2C5<>6 R3C5<>6 R7C4<>6 R9C4<>6');
    expect(first(turbotFish, build)).toBe('R2C5<>6 R3C5<>6 R7C4<>6 R9C4<>6');
    expect(first(xChain, build)).toContain('R2C5<>6');
  });

  it('finds a kite and an empty rectangle', () => {
    expect(
      first(twoStringKite, (s) => {
        only(s, 'row 1', 6, 'R1C2', 'R1C7');
        only(s, 'column 1', 6, 'R3C1', 'R8C1');
      }),
    ).toBe('R8C7<>6');
    expect(
      first(emptyRectangle, (s) => {
        only(s, 'box 1', 6, 'R1C1', 'R2C1', 'R3C2', 'R3C3');
        only(s, 'column 7', 6, 'R3C7', 'R8C7');
      }),
    ).toBe('R8C1<>6');
  });

  it('colours', () => {
    const build: Build = (s) => {
      only(s, 'row 1', 6, 'R1C1', 'R1C4');
      only(s, 'box 2', 6, 'R1C4', 'R2C5');
      only(s, 'column 5', 6, 'R2C5', 'R8C5');
    };
    expect(first(simpleColorsTrap, build)).toBe('R8C1<>6');
  });
});

describe('wings and chains', () => {
  it('finds XY-, XYZ- and W-Wing', () => {
    expect(
      first(xyWing, (s) => {
        hold(s, 'R1C1', 1, 2);
        hold(s, 'R1C5', 1, 3);
        hold(s, 'R5C1', 2, 3);
      }),
    ).toBe('R5C5<>3');
    expect(
      first(xyzWing, (s) => {
        hold(s, 'R1C1', 1, 2, 3);
        hold(s, 'R1C5', 1, 3);
        hold(s, 'R2C2', 2, 3);
      }),
    ).toBe('R1C2<>3 R1C3<>3');
    expect(
      first(wWing, (s) => {
        hold(s, 'R1C1', 1, 2);
        hold(s, 'R9C9', 1, 2);
        only(s, 'row 5', 1, 'R5C1', 'R5C9');
      }),
    ).toBe('R1C9<>2 R9C1<>2');
  });

  it('finds chains of pairs', () => {
    const build: Build = (s) => {
      hold(s, 'R1C1', 1, 2);
      hold(s, 'R1C5', 2, 3);
      hold(s, 'R4C5', 3, 4);
      hold(s, 'R4C9', 4, 1);
    };
    expect(first(xyChain, build)).toBe('R1C9<>1 R4C1<>1');
    expect(
      first(remotePair, (s) => {
        hold(s, 'R1C1', 1, 2);
        hold(s, 'R1C5', 1, 2);
        hold(s, 'R4C5', 1, 2);
        hold(s, 'R4C9', 1, 2);
      }),
    ).toBe('R1C9<>1 R1C9<>2 R4C1<>1 R4C1<>2');
  });

  it('finds a discontinuous loop', () => {
    const state = emptyState();
    hold(state, 'R1C1', 1, 2);
    only(state, 'row 1', 1, 'R1C1', 'R1C9');
    only(state, 'column 9', 1, 'R1C9', 'R8C9');
    only(state, 'row 8', 2, 'R8C9', 'R8C1');
    const results = findAll(niceLoop, state).map((step) => told(state, step));
    expect(results.length).toBeGreaterThan(0);
  });
});

describe('sets', () => {
  it('finds ALS-XZ and Sue de Coq', () => {
    expect(
      first(alsXz, (s) => {
        hold(s, 'R1C1', 1, 2);
        hold(s, 'R1C5', 1, 3);
        hold(s, 'R5C5', 3, 2);
      }),
    ).toBe('R5C1<>2');
    const coq = first(sueDeCoq, (s) => {
      hold(s, 'R1C1', 1, 2, 3, 4);
      hold(s, 'R1C2', 1, 2, 3, 4);
      hold(s, 'R1C7', 1, 2);
      hold(s, 'R2C1', 3, 4);
    });
    expect(coq).toContain('R1C9<>1');
    expect(coq).toContain('R3C3<>4');
    expect(coq).not.toContain('R1C9<>3');
  });
});

describe('uniqueness', () => {
  const corner: Build = (s) => {
    hold(s, 'R1C1', 1, 2);
    hold(s, 'R1C2', 1, 2);
    hold(s, 'R5C1', 1, 2);
  };

  it('keeps a rectangle from closing', () => {
    expect(first(uniquenessTest(1), corner)).toBe('R5C2<>1 R5C2<>2');
  });

  it('is silent when switched off and where a given is a corner', () => {
    const state = emptyState();
    corner(state);
    expect(findFirst(uniquenessTest(1), state, { uniqueness: false })).toBeNull();
    expect(findFirst(bugPlusOne, emptyState())).toBeNull();
  });

  it('finds a hidden rectangle', () => {
    expect(
      first(hiddenRectangle, (s) => {
        hold(s, 'R1C1', 1, 2);
        only(s, 'row 5', 1, 'R5C1', 'R5C2');
        only(s, 'column 2', 1, 'R1C2', 'R5C2');
      }),
    ).toBe('R5C2<>2');
  });
});
