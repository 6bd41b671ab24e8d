import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Random } from '../../base/index.ts';
import type { Shape } from '../../board/index.ts';
import { compileRules } from '../compile.ts';
import type { AnyRuleType, Rule, RuleSpec } from '../rule.ts';
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
import type { Rows } from './plain.ts';
import { boardsOf, rowsOf, slicesFor } from './slices.ts';

/** A spec on a board, with its meaning written a second time. */
export interface RuleCase {
  readonly name: string;
  readonly shape: Shape;
  readonly spec: RuleSpec;
  /** Further specs of the puzzle, for rules that look at them. */
  readonly others?: readonly RuleSpec[];
  /**
   * The plain meaning on a full board: in the simplest words, without code of the product. `rows[2][4]` is R3C5; `at`
   * finds a cell by name.
   */
  readonly plain: (rows: Rows) => boolean;
  /** No board keeps the rule (a cage of two cells with the sum 100). */
  readonly impossible?: boolean;
}

/** Only the two questions that a rule must answer. */
function stripped({ cells, isValid, candidates }: Rule): Rule {
  return { cells, isValid, candidates };
}

/**
 * Registers the tests that every rule must pass, by brute force over boards small enough (or slices of larger ones).
 * Give cases on several sizes, with digits from 0, and some where the rule bites at its edges.
 */
export function checkRule(type: AnyRuleType, cases: readonly RuleCase[]): void {
  describe(`${type.type}: laws`, () => {
    for (const { name, shape, spec, others = [], plain, impossible = false } of cases)
      describe(name, () => {
        const random = new Random(`${type.type}/${name}`);
        const rule = bind(type, spec, shape, others);
        const { slices, solvable } = slicesFor(shape, rule, random);
        const judged: Judged[] = slices.map((slice) => {
          const boards = boardsOf(slice).map((board) => ({ board, good: plain(rowsOf(board)) }));
          const pick = (wanted: boolean) =>
            boards.filter(({ good }) => good === wanted).map(({ board }) => board);
          return { slice, kept: pick(true), broken: pick(false) };
        });
        const each = (law: (one: Judged) => void) => {
          for (const one of judged) law(one);
        };

        it('has a board that keeps it, unless it cannot', () => expect(solvable).toBe(!impossible));
        it('says of full boards what it means', () => each((one) => fullBoards(rule, one)));
        it('is sound on partial boards', () => each((one) => partialBoards(rule, one, random)));
        it('compiles to the same solutions', () => {
          const problem = compileRules(shape, [rule]);
          each((one) => sameSolutions(problem, one));
          each((one) => propagation(problem, one, random));
        });
        it('has the same solutions by its two questions alone', () => {
          const problem = compileRules(shape, [stripped(rule)]);
          each((one) => sameSolutions(problem, one));
          each((one) => propagation(problem, one, random));
        });
        it('has units that are units', () => each((one) => units(rule, one)));
        it('draws on the board', () => drawing(rule, (judged[0] as Judged).slice));
        it('survives JSON', () => survivesJson(type, spec));
      });

    it('has words in both languages', () => {
      for (const { en, ja } of [type.words.name, type.words.text]) {
        for (const text of [en, ja]) expect(text.replaceAll(/\{(min|max)\}/g, '')).not.toMatch(/[{}]|^$/);
        expect(ja).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
      }
    });
  });
}

function survivesJson(type: AnyRuleType, spec: RuleSpec): void {
  const read = type.schema.parse(JSON.parse(JSON.stringify(spec)));
  expect(read).toEqual(spec);
  expect(type.schema.safeParse({ ...spec, unknownField: 1 }).success).toBe(false);
  expect(type.schema.safeParse({ ...spec, type: 'another' }).success).toBe(false);
  for (const field of Object.keys(spec))
    if (field !== 'type')
      expect(type.schema.safeParse({ ...spec, [field]: { wrong: true } }).success).toBe(false);
  const published = z.toJSONSchema(type.schema) as { type?: string; additionalProperties?: unknown };
  expect(published).toMatchObject({ type: 'object', additionalProperties: false });
  expect(JSON.parse(JSON.stringify(published))).toEqual(published);
}
