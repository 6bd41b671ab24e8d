import { expect } from 'vitest';
import { Random } from '../../base/index.ts';
import { Board, type Shape } from '../../board/index.ts';
import { Search, SearchEvent } from '../../engine/index.ts';
import { compileRules } from '../compile.ts';
import type { AnyRuleType, RuleSpec } from '../rule.ts';
import { bind } from './bind.ts';

/** A random full board that keeps some specs; throws where there is none within a sensible search. */
export function fullBoard(
  types: readonly AnyRuleType[],
  specs: readonly RuleSpec[],
  shape: Shape,
  seed: string | number,
): Board {
  const rules = specs.map((spec) => {
    const type = types.find((known) => known.type === spec.type);
    if (!type) throw new Error(`unknown rule ${spec.type}`);
    return bind(type, spec, shape, specs);
  });
  const search = Search.over(compileRules(shape, rules));
  search.begin(null, { random: new Random(seed) });
  if (search.next(200_000) !== SearchEvent.solution) throw new Error('no full board found');
  const board = new Board(shape, search.grid);
  search.release();
  return board;
}

/**
 * Lays a rule's clues over a full board and checks what must hold of all layouts: each clue is a good spec, keeps to
 * the schema and holds in the solution; the same seed gives the same clues. Returns them.
 */
export function layChecked(
  type: AnyRuleType,
  solution: Board,
  options: Record<string, unknown>,
  seed: string | number,
  specs: readonly RuleSpec[] = [],
): readonly RuleSpec[] {
  if (!type.lay || !type.options) throw new Error(`${type.type} lays nothing`);
  const chosen = type.options.parse(options);
  const before = Array.from(solution.digits);
  const lay = () => type.lay?.(solution, chosen, { random: new Random(seed), specs }) ?? [];
  const laid = lay();
  expect(lay(), 'not determined by the seed').toEqual(laid);
  expect(Array.from(solution.digits), 'the solution was written to').toEqual(before);
  for (const spec of laid) {
    expect(type.schema.parse(spec)).toEqual(spec);
    expect(bind(type, spec, solution.shape, specs).isValid(solution), JSON.stringify(spec)).toBe(true);
  }
  return laid;
}
