import { describe, expect, it } from 'vitest';
import { type Board, EMPTY, Shape } from '../board/index.ts';
import { Search, SearchEvent } from '../engine/index.ts';
import { compileRules } from './compile.ts';
import { builtinRules } from './index.ts';
import type { Rule, RuleSpec } from './rule.ts';
import { bind } from './testkit/index.ts';

const shape = Shape.of(4);

function rulesOf(...specs: RuleSpec[]): Rule[] {
  return specs.map((spec) => {
    const type = builtinRules.get(spec.type);
    if (!type) throw new Error(spec.type);
    return bind(type, spec, shape, specs);
  });
}

function count(rules: readonly Rule[]): number {
  const search = Search.over(compileRules(shape, rules));
  search.begin(null);
  let found = 0;
  while (search.next(1_000_000) === SearchEvent.solution) found++;
  search.release();
  return found;
}

/** A rule of a user's own, with nothing but the two questions: the corners add up to an even number. */
const cornersEven: Rule = {
  cells: [0, 3, 12, 15],
  isValid(board) {
    const digits = this.cells.map((cell) => board.digit(cell));
    return digits.includes(EMPTY) || digits.reduce((sum, digit) => sum + digit, 0) % 2 === 0;
  },
  candidates(board, cell) {
    if (!board.isEmpty(cell)) return board.shape.setOf(board.digit(cell));
    const others = this.cells.filter((other) => other !== cell).map((other) => board.digit(other));
    if (others.includes(EMPTY)) return board.shape.allDigits;
    const odd = others.reduce((sum, digit) => sum + digit, 0) % 2;
    return board.shape.allDigits & (odd ? 0b0101 : 0b1010);
  },
};

/** Solutions of the classic 4×4 board for which a test holds, by listing all 288. */
function listed(test: (grid: Int8Array) => boolean): number {
  const search = Search.over(compileRules(shape, rulesOf({ type: 'classic' })));
  search.begin(null);
  let found = 0;
  while (search.next(1_000_000) === SearchEvent.solution) if (test(search.grid)) found++;
  search.release();
  return found;
}

const corners = (grid: Int8Array) =>
  ((grid[0] as number) + (grid[3] as number) + (grid[12] as number) + (grid[15] as number)) % 2 === 0;

describe('compileRules', () => {
  it('takes a rule that only answers the two questions', () => {
    expect(listed(corners)).toBeGreaterThan(0);
    expect(listed(corners)).toBeLessThan(288);
    expect(count([...rulesOf({ type: 'classic' }), cornersEven])).toBe(listed(corners));
  });

  it('takes one whose candidates know nothing', () => {
    const blind: Rule = { ...cornersEven, candidates: (board) => board.shape.allDigits };
    expect(count([...rulesOf({ type: 'classic' }), blind])).toBe(listed(corners));
  });

  it('puts full boards to isValid even if a propagator does nothing', () => {
    const lazy: Rule = { ...cornersEven, propagate: () => true };
    expect(count([...rulesOf({ type: 'classic' }), lazy])).toBe(listed(corners));
  });

  it('lets a propagator remove and refuse', () => {
    const noOneFirst: Rule = { ...cornersEven, isValid: () => true, propagate: (_, remove) => remove(0, 1) };
    expect(count([...rulesOf({ type: 'classic' }), noOneFirst])).toBe(listed((grid) => grid[0] !== 1));
    const never: Rule = { ...cornersEven, propagate: () => false };
    expect(count([...rulesOf({ type: 'classic' }), never])).toBe(0);
  });

  it('takes a rule built out of others, asked from inside the search', () => {
    const [cage, diagonal] = rulesOf(
      { type: 'cage', cells: ['R1C1', 'R1C2'], sum: 4 },
      { type: 'diagonal', which: 'main' },
    ) as [Rule, Rule];
    const either: Rule = {
      cells: [...new Set([...cage.cells, ...diagonal.cells])],
      isValid: (board: Board) => cage.isValid(board) || diagonal.isValid(board),
      candidates: (board, cell) => cage.candidates(board, cell) | diagonal.candidates(board, cell),
    };
    const plain = (grid: Int8Array) => {
      const main = [grid[0], grid[5], grid[10], grid[15]];
      return (grid[0] as number) + (grid[1] as number) === 4 || new Set(main).size === 4;
    };
    expect(count([...rulesOf({ type: 'classic' }), either])).toBe(listed(plain));
  });

  it('composes rules: the order of the list changes no count', () => {
    const specs: RuleSpec[] = [
      { type: 'classic' },
      { type: 'diagonal', which: 'anti' },
      { type: 'cage', cells: ['R1C2', 'R2C2', 'R2C3'], sum: 8 },
      { type: 'thermometer', cells: ['R3C1', 'R3C2'] },
    ];
    expect(count(rulesOf(...specs))).toBe(count(rulesOf(...specs.toReversed())));
  });
});
