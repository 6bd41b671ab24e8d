import { describe, expect, it } from 'vitest';
import { Random } from '../../base/index.ts';
import { Shape } from '../../board/index.ts';
import { cage } from '../cage.ts';
import { compileRules } from '../compile.ts';
import type { Rule } from '../rule.ts';
import { bind } from './bind.ts';
import {
  drawing,
  fullBoards,
  type Judged,
  partialBoards,
  propagation,
  sameSolutions,
  units,
} from './laws.ts';
import { at, differ, total } from './plain.ts';
import { boardsOf, rowsOf, slicesFor } from './slices.ts';

/** A right rule, and the boards of its one slice judged by its plain meaning. */
const shape = Shape.of(4);
const names = ['R1C1', 'R1C2', 'R2C2'];
const right = bind(cage, { type: 'cage', cells: names, sum: 7 }, shape);
const { slices } = slicesFor(shape, right, new Random(1));
const [slice] = slices as [(typeof slices)[number]];
const boards = boardsOf(slice);
const keeps = (board: (typeof boards)[number]) => {
  const digits = names.map((name) => at(rowsOf(board), name));
  return differ(digits) && total(digits) === 7;
};
const judged: Judged = {
  slice,
  kept: boards.filter(keeps),
  broken: boards.filter((board) => !keeps(board)),
};

const solve = (rule: Rule) => sameSolutions(compileRules(shape, [rule]), judged);
const propagate = (rule: Rule) => propagation(compileRules(shape, [rule]), judged, new Random(2));
const partial = (rule: Rule) => partialBoards(rule, judged, new Random(3));
const wrong = (change: Partial<Rule>): Rule => ({ ...right, ...change });

describe('the laws', () => {
  it('pass a right rule', () => {
    for (const law of [solve, propagate, partial]) law(right);
    fullBoards(right, judged);
    units(right, judged);
    drawing(right, slice);
  });

  it('catch a compiled form that loses a solution or lets a wrong board through', () => {
    const narrow = wrong({ compile: (builder) => builder.chain(right.cells) });
    const wide = wrong({ compile: (builder) => builder.linear(right.cells, [], 7) });
    const off = wrong({ compile: (builder) => builder.cage(right.cells, 8) });
    for (const rule of [narrow, wide, off]) expect(() => solve(rule)).toThrow();
    for (const rule of [narrow, off]) expect(() => propagate(rule)).toThrow();
  });

  it('catch an isValid that is wrong on full boards', () => {
    expect(() => fullBoards(wrong({ isValid: () => true }), judged)).toThrow();
    expect(() => fullBoards(wrong({ isValid: () => false }), judged)).toThrow();
  });

  it('catch an isValid that calls a board broken too early', () => {
    const hasty = wrong({
      isValid: (board) => board.digit(0) !== 1 && right.isValid(board),
      conflicts: () => [],
    });
    expect(() => partial(hasty)).toThrow();
  });

  it('catch candidates that lose a digit, make one up or write to the board', () => {
    const drop = wrong({ candidates: (board, cell) => right.candidates(board, cell) & ~1 });
    const invent = wrong({ candidates: (board) => board.shape.allDigits });
    const write = wrong({
      candidates(board, cell) {
        board.digits[15] = -1;
        return right.candidates(board, cell);
      },
    });
    for (const rule of [drop, invent, write]) expect(() => partial(rule)).toThrow();
  });

  it('catch units that are none, conflicts that are not named and shapes off the board', () => {
    const unit = { kind: 'group', number: 1, cells: [0, 1, 5, 4] } as const;
    expect(() => units(wrong({ units: () => [unit] }), judged)).toThrow();
    expect(() => fullBoards(wrong({ conflicts: () => [] }), judged)).toThrow();
    expect(() =>
      drawing(wrong({ draw: (scene) => scene.add({ kind: 'cage', cells: [16] }) }), slice),
    ).toThrow();
    expect(() => drawing(wrong({ draw: () => {} }), slice)).toThrow();
  });
});
