import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Diagnostic } from '../base/index.ts';
import { Board, digitOf, Shape } from '../board/index.ts';
import { cage } from './cage.ts';
import { builtinRules, clueOf, sampleOf, shortName, toolOf } from './index.ts';
import type { AnyRuleType, Rule, RuleSpec, RuleType } from './rule.ts';
import type { SceneShape } from './scene.ts';
import type { DrawnTool } from './tool.ts';

function bound(spec: RuleSpec, specs: readonly RuleSpec[], shape: Shape): Rule {
  const type = builtinRules.get(spec.type) as AnyRuleType;
  const errors: Diagnostic[] = [];
  const read = type.schema.parse(spec);
  const rule = type.create(read, { shape, specs, report: (error) => errors.push(error) });
  expect(errors).toEqual([]);
  return rule as Rule;
}

/** A rule of a user's own with fields, that says nothing of lists and tools. */
const own: RuleType = {
  type: 'own',
  words: { name: { en: 'Own', ja: '自作' }, text: { en: 'Own.', ja: '自作。' } },
  schema: z.object({ type: z.literal('own'), cells: z.array(z.string()) }),
  create: () => null,
};

const drawn = (): [AnyRuleType, DrawnTool][] =>
  builtinRules.types.flatMap((type): [AnyRuleType, DrawnTool][] => {
    const tool = toolOf(type);
    return tool && tool.gesture !== 'board' ? [[type, tool]] : [];
  });

describe('samples', () => {
  for (const type of builtinRules.types)
    it(`${type.type}: shows the rule`, () => {
      const { size, specs, digits = '.'.repeat(size * size) } = sampleOf(type);
      const shape = Shape.of(size, [1, 9]);
      expect(digits).toHaveLength(shape.cellCount);
      expect(specs.some((spec) => spec.type === type.type)).toBe(true);
      const board = new Board(shape);
      Array.from(digits).forEach((symbol, cell) => {
        if (symbol !== '.') board.digits[cell] = digitOf(symbol);
      });
      const shapes: SceneShape[] = [];
      const rules = specs.map((spec) => bound(spec, specs, shape));
      for (const rule of rules) rule.draw?.({ add: (each) => shapes.push(each) });
      const seen = shapes.some(({ kind }) => kind !== 'whole-board');
      // A rule that draws nothing is shown by digits that break it, one that draws by its shapes.
      expect(rules.every((rule) => rule.isValid(board))).toBe(!digits.match(/[1-9]/));
      expect(seen || digits.match(/[1-9]/) !== null).toBe(true);
    });

  it('stand in for a rule that says nothing of it', () => {
    expect(sampleOf(own)).toEqual({ size: 4, specs: [] });
  });
});

describe('tools', () => {
  it('are there for every rule of the list', () => {
    for (const type of builtinRules.types) expect(toolOf(type), type.type).not.toBeNull();
  });

  it('have keys of their own', () => {
    const keys = drawn().map(([, { key }]) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[A-Z]$/);
    // The key of given digits.
    expect(keys).not.toContain('G');
  });

  it('read the clues of samples as strokes and write them again', () => {
    for (const [type, tool] of drawn()) {
      const { size, specs } = sampleOf(type);
      const shape = Shape.of(size, [1, 9]);
      for (const spec of specs.filter((each) => each.type === type.type)) {
        const stroke = tool.strokeOf(spec, shape);
        expect(stroke.cells.every((cell) => cell >= 0 && cell < shape.cellCount)).toBe(true);
        expect(stroke.cells.length).toBeGreaterThanOrEqual(tool.fewest ?? 1);
        expect(tool.specOf(stroke, shape)).toEqual(spec);
      }
    }
  });

  it('keep the way a line was drawn, and list areas in reading order', () => {
    const shape = Shape.of(9);
    for (const [, tool] of drawn()) {
      if (tool.gesture === 'line') {
        const cells = [12, 3, 2];
        expect(tool.strokeOf(tool.specOf({ cells, text: '' }, shape), shape).cells).toEqual(cells);
      }
    }
    const tool = toolOf(cage) as DrawnTool;
    expect(tool.specOf({ cells: [1, 0], text: '' }, shape)).toEqual({
      type: 'cage',
      cells: ['R1C1', 'R1C2'],
    });
  });

  it('take a number only where one was typed', () => {
    const tool = toolOf(cage) as DrawnTool;
    const shape = Shape.of(4);
    expect(tool.specOf({ cells: [0], text: '3' }, shape)).toHaveProperty('sum', 3);
    for (const text of ['', 'x', '-1', '1.5', '9'.repeat(30)])
      expect(tool.specOf({ cells: [0], text }, shape)).not.toHaveProperty('sum');
  });

  it('switch rules without fields on and off, by ways that can be read', () => {
    for (const type of builtinRules.types) {
      const tool = toolOf(type);
      if (tool?.gesture !== 'board') continue;
      for (const { specs } of tool.choices)
        for (const spec of specs) expect(type.schema.safeParse(spec).success).toBe(true);
    }
    expect(toolOf(own)).toBeNull();
  });
});

describe('words for lists', () => {
  it('are short, in both languages', () => {
    for (const type of builtinRules.types) {
      const { en, ja } = shortName(type);
      expect(en.length, en).toBeLessThanOrEqual(16);
      expect(ja.length, ja).toBeLessThanOrEqual(8);
    }
  });

  it('name options that the generator takes', () => {
    for (const type of builtinRules.types)
      for (const option of Object.keys(type.words.options ?? {}))
        expect(type.options?.safeParse({ [option]: { wrong: true } }).success, option).toBe(false);
  });

  it('ask the generator by a name that is known', () => {
    for (const { usual } of builtinRules.types)
      if (usual !== undefined) expect(builtinRules.expand(usual)).toBeDefined();
  });
});

describe('a clue in words', () => {
  const shape = Shape.of(9);
  const clue = (spec: RuleSpec) => clueOf(builtinRules.get(spec.type) as AnyRuleType, spec, shape);

  it('is called as its tool calls it, with its cells and what is written on it', () => {
    expect(clue({ type: 'cage', cells: ['R1C1', 'R1C2'], sum: 9 })).toEqual({
      name: { en: 'Killer cage', ja: 'ケージ' },
      cells: [0, 1],
      text: { name: { en: 'Sum', ja: '合計' }, value: '9' },
    });
    expect(clue({ type: 'cage', cells: ['R1C1'] })).not.toHaveProperty('text');
  });

  it('is a choice of a rule that is on or off, or the rule', () => {
    const falling = { en: 'Falling diagonal', ja: '右下がりの対角線' };
    expect(clue({ type: 'diagonal', which: 'main' })).toEqual({ name: falling, cells: [] });
    expect(clue({ type: 'windoku' })?.name.en).toBe('Windoku');
    expect(clue({ type: 'regions', map: 'AB' })).toEqual({
      name: { en: 'Jigsaw Sudoku', ja: 'ジグソーナンプレ' },
      cells: [],
    });
  });

  it('has no words of its own where the rule says nothing of its clues', () => {
    expect(clueOf(own, { type: 'own', cells: ['R1C1'] }, shape)).toBeNull();
  });
});

describe('sentences of rules', () => {
  it('are polite in Japanese, and write ranges in one way', () => {
    for (const { type, words } of builtinRules.types) {
      for (const sentence of words.text.ja.split(/(?<=。)(?=.)/))
        expect(sentence, type).toMatch(/(です|ます|ません)(（[^（）]*）)?。$/);
      expect(words.text.ja, type).not.toMatch(/〜|\}から\{|1回ずつ/);
    }
  });
});
