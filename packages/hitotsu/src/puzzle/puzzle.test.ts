import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/index.ts';
import { Shape } from '../board/index.ts';
import { builtinRules, type OwnRuleType, type RuleRegistry } from '../rules/index.ts';
import {
  canonicalText,
  type ParseOptions,
  parsePuzzle,
  puzzleFrom,
  puzzleHash,
  withGivens,
} from './index.ts';

const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

function document(extra: Record<string, unknown> = {}) {
  return { hitotsu: 1, size: 9, givens: GIVENS, ...extra };
}

function errorsOf(input: unknown) {
  const result = parsePuzzle(input);
  if (result.ok) throw new Error('expected errors');
  return result.errors;
}

describe('a registry', () => {
  const own: OwnRuleType = {
    type: 'mine',
    create: () => ({ cells: [0], isValid: () => true, candidates: () => 1 }),
  };
  const registry = builtinRules.with(own);
  const input = document({ rules: ['classic', { type: 'mine', colour: 'red' }] });

  it('with a rule of a user’s own reads its documents, whatever their fields', () => {
    const { rules } = unwrap(parsePuzzle(input, { registry })).document;
    expect(rules).toEqual([{ type: 'classic' }, { type: 'mine', colour: 'red' }]);
    expect(errorsOf(input)[0]?.code).toBe('unknown-rule');
  });

  it('in place of the options is told, not passed over', () => {
    expect(() => parsePuzzle(input, registry as unknown as ParseOptions)).toThrow('{ registry }');
    const list = [own] as unknown as RuleRegistry;
    expect(() => parsePuzzle(input, { registry: list })).toThrow('{ registry }');
  });
});

describe('a puzzle document', () => {
  it('is classic without rules', () => {
    const puzzle = unwrap(parsePuzzle(document()));
    expect(puzzle.document.rules).toEqual([{ type: 'classic' }]);
    expect(puzzle.givens.digit(0)).toBe(5);
    expect(puzzle.givens.isEmpty(2)).toBe(true);
    expect(puzzle.start[0]).toBe(1 << 4);
    expect(puzzle.start[2]).toBe(0b111111111);
    expect(puzzle.problem.cellCount).toBe(81);
  });

  it('with fields that are not known is read and kept whole, with a warning for each', () => {
    const input = document({ rulez: ['killer'], theme: { colour: 'red' }, 'a b': 1 });
    const read = parsePuzzle(input);
    expect(read.warnings).toEqual([
      {
        code: 'field-ignored-suggestion',
        path: 'rulez',
        values: { field: 'rulez', suggestion: 'rules' },
      },
      { code: 'field-ignored', path: 'theme', values: { field: 'theme' } },
      { code: 'field-ignored', values: { field: 'a b' } },
    ]);
    expect(unwrap(read).document).toMatchObject({ rulez: ['killer'], theme: { colour: 'red' } });
    const placed = parsePuzzle(JSON.stringify(input, null, 1));
    expect(placed.warnings[0]).toMatchObject({ line: 5, path: 'rulez' });
    expect(parsePuzzle(document({ game: { version: 1 }, title: 'x' })).warnings).toEqual([]);
    // What stands there rightly already is not what was meant.
    const both = parsePuzzle(document({ rulez: 1, rules: ['classic'] }));
    expect(both.warnings[0]?.code).toBe('field-ignored');
  });

  it('takes names, aliases and specs, and resolves them', () => {
    const puzzle = unwrap(
      parsePuzzle(
        document({ rules: ['classic', 'diagonals', { type: 'cage', cells: ['r1c3', 'R1C4'], sum: 9 }] }),
      ),
    );
    expect(puzzle.document.rules).toEqual([
      { type: 'classic' },
      { type: 'diagonal', which: 'main' },
      { type: 'diagonal', which: 'anti' },
      { type: 'cage', cells: ['R1C3', 'R1C4'], sum: 9 },
    ]);
    expect(puzzle.rules.map(({ path }) => path)).toEqual(['rules[0]', 'rules[1]', 'rules[1]', 'rules[2]']);
  });

  it('lets an alias of one rule carry that rule’s fields', () => {
    const puzzle = unwrap(
      parsePuzzle(document({ rules: ['classic', { type: 'killer', cells: ['R1C3'], sum: 4 }] })),
    );
    expect(puzzle.document.rules[1]).toEqual({ type: 'cage', cells: ['R1C3'], sum: 4 });
    expect(errorsOf(document({ rules: [{ type: 'diagonals', cells: [] }] }))[0]?.code).toBe(
      'alias-with-fields',
    );
  });

  it('keeps fields it does not know and writes them back', () => {
    const puzzle = unwrap(parsePuzzle(document({ source: 'a book', page: { number: 3 } })));
    expect(JSON.parse(canonicalText(puzzle.document))).toMatchObject({
      source: 'a book',
      page: { number: 3 },
    });
  });

  it('reads letters, zeros and digit ranges', () => {
    const wide = unwrap(parsePuzzle({ hitotsu: 1, size: 12, givens: `Ac${'0'.repeat(142)}` }));
    expect([wide.givens.digit(0), wide.givens.digit(1)]).toEqual([10, 12]);
    expect(wide.document.givens.slice(0, 3)).toBe('AC.');
    const zero = unwrap(
      parsePuzzle({ hitotsu: 1, size: 4, digits: [0, 3], givens: `0..3${'.'.repeat(12)}` }),
    );
    expect(zero.givens.digit(0)).toBe(0);
    expect(zero.document.digits).toEqual([0, 3]);
    expect(unwrap(parsePuzzle(document({ digits: [1, 9] }))).document.digits).toBeUndefined();
    expect(errorsOf({ hitotsu: 1, size: 4, digits: [0, 3], givens: '4'.padEnd(16, '.') })[0]).toMatchObject({
      code: 'digit-range',
      path: 'givens',
      values: { cell: 'R1C1', value: 4, min: 0, max: 3 },
    });
  });

  it('reads given pencil marks', () => {
    const puzzle = unwrap(parsePuzzle(document({ candidates: { r1c3: [2, 1, 1], R1C4: [] } })));
    expect(puzzle.document.candidates).toEqual({ R1C3: [1, 2], R1C4: [] });
    expect(puzzle.start[2]).toBe(0b11);
    expect(puzzle.start[3]).toBe(0);
    expect(errorsOf(document({ candidates: { R1C3: [1, 12] } }))[0]).toMatchObject({
      code: 'digit-range',
      path: 'candidates.R1C3[1]',
    });
    expect(errorsOf(document({ candidates: { R10C3: [1] } }))[0]?.code).toBe('cell-name');
    expect(errorsOf(document({ candidates: { R1C3: [1], r1c3: [2] } }))[0]?.code).toBe('cell-twice');
  });

  it('points at the cell in the text', () => {
    const text = JSON.stringify(document({ givens: `${GIVENS.slice(0, 80)}?`, digits: [1, 9] }));
    const result = parsePuzzle(text);
    expect(result.ok || result.errors).toMatchObject([
      { code: 'character', line: 1, column: text.indexOf('?') + 1, values: { cell: 'R9C9' } },
    ]);
  });

  it('says that the type of a rule is missing', () => {
    expect(errorsOf(document({ rules: ['classic', {}] }))).toMatchObject([
      { code: 'missing-field', path: 'rules[1].type', values: { field: 'type' } },
    ]);
    expect(errorsOf(document({ rules: [{ type: 5 }] }))).toMatchObject([
      { code: 'wrong-type', path: 'rules[0].type' },
    ]);
    expect(errorsOf(document({ rules: [5] }))).toMatchObject([
      { code: 'wrong-type', path: 'rules[0]', values: { expected: 'string | object' } },
    ]);
  });

  it('says what is wrong, where', () => {
    expect(errorsOf(document({ givens: '53' }))).toEqual([
      { code: 'length', path: 'givens', values: { expected: 81, actual: 2 } },
    ]);
    expect(errorsOf(document({ givens: `?${GIVENS.slice(1)}` }))[0]).toMatchObject({
      code: 'character',
      values: { cell: 'R1C1', char: '?' },
    });
    expect(errorsOf(document({ solution: GIVENS }))[0]).toMatchObject({
      code: 'incomplete',
      path: 'solution',
    });
    expect(errorsOf({ size: 9, givens: GIVENS })[0]).toMatchObject({
      code: 'missing-field',
      path: 'hitotsu',
      values: { field: 'hitotsu' },
    });
    expect(errorsOf(document({ hitotsu: 2 }))[0]).toMatchObject({ code: 'version', values: { version: 2 } });
    expect(errorsOf(document({ size: 26 }))[0]).toMatchObject({ code: 'too-large', path: 'size' });
    expect(errorsOf(document({ size: 1 }))[0]).toMatchObject({ code: 'too-small', path: 'size' });
    expect(errorsOf(document({ digits: [9, 1] }))[0]).toMatchObject({ code: 'digits-span', path: 'digits' });
    expect(errorsOf(document({ rules: ['classic', 'diagnoals'] }))[0]).toMatchObject({
      code: 'unknown-rule-suggestion',
      path: 'rules[1]',
      values: { type: 'diagnoals', suggestion: 'diagonals' },
    });
    expect(
      errorsOf(document({ rules: ['classic', { type: 'cage', cells: ['R1C1', 'R1C99'] }] }))[0]?.path,
    ).toBe('rules[1].cells[1]');
    expect(errorsOf(document({ rules: [{ type: 'cage', cells: ['R1C1'], sum: 'ten' }] }))[0]).toMatchObject({
      code: 'wrong-type',
      path: 'rules[0].sum',
    });
  });

  it('gives line and column in a text', () => {
    const text = `{\n  "hitotsu": 1, "size": 9,\n  "givens": "${GIVENS}",\n  "rules": ["classic",\n    {"type": "cage", "cells": ["R1C1", "R0C1"]}]\n}`;
    expect(errorsOf(text)[0]).toMatchObject({ path: 'rules[1].cells[1]', line: 5, column: 40 });
    expect(errorsOf('{\n  "hitotsu": 1,\n  "size": }')).toEqual([{ code: 'not-json', line: 3, column: 11 }]);
    expect(errorsOf('{"a": 1} x')).toEqual([{ code: 'not-json', line: 1, column: 10 }]);
    expect(errorsOf('{"a": "\u0001"}')).toEqual([{ code: 'not-json', line: 1, column: 8 }]);
    expect(errorsOf(' \n')[0]?.code).toBe('empty-input');
    expect(unwrap(parsePuzzle(`\ufeff${JSON.stringify(document())}`)).shape.size).toBe(9);
  });

  it('warns of a rule that is there twice and binds it once', () => {
    const result = parsePuzzle(
      document({
        rules: ['classic', 'classic', { type: 'cage', cells: ['R1C1'] }, { cells: ['R1C1'], type: 'cage' }],
      }),
    );
    expect(result.ok && result.value.rules.length).toBe(2);
    expect(result.warnings).toEqual([
      { code: 'duplicate-rule', path: 'rules[1]', values: { type: 'classic', first: 'rules[0]' } },
      { code: 'duplicate-rule', path: 'rules[3]', values: { type: 'cage', first: 'rules[2]' } },
    ]);
  });

  it('is made from parts', () => {
    const puzzle = unwrap(puzzleFrom({ shape: Shape.of(9), givens: GIVENS, rules: ['x'], title: 'Made' }));
    expect(puzzle.document.title).toBe('Made');
    expect(puzzle.rules.length).toBe(2);
  });

  it('takes other givens under the same rules', () => {
    const base = unwrap(parsePuzzle(document({ rules: ['classic', 'x'], title: 'Base' })));
    const other = unwrap(withGivens(base, `1${'.'.repeat(80)}`));
    expect(other.problem).toBe(base.problem);
    expect(other.document).toEqual({
      hitotsu: 1,
      size: 9,
      givens: `1${'.'.repeat(80)}`,
      rules: base.document.rules,
    });
    expect(other.start[0]).toBe(1);
    expect(withGivens(base, '1').ok).toBe(false);
  });
});

describe('the canonical text and the hash', () => {
  it('do not depend on the order of keys', () => {
    const a = unwrap(
      parsePuzzle(document({ title: 'T', rules: [{ type: 'cage', cells: ['R1C1'], sum: 3 }] })),
    );
    const b = unwrap(
      parsePuzzle({
        rules: [{ sum: 3, cells: ['r1c1'], type: 'cage' }],
        title: 'T',
        givens: GIVENS,
        size: 9,
        hitotsu: 1,
      }),
    );
    expect(canonicalText(a.document)).toBe(canonicalText(b.document));
    expect(unwrap(parsePuzzle(canonicalText(a.document))).document).toEqual(a.document);
  });

  it('tell puzzles apart, not their titles or the order of rules', () => {
    const hash = (extra: Record<string, unknown>) =>
      puzzleHash(unwrap(parsePuzzle(document(extra))).document);
    const plain = hash({});
    expect(plain).toMatch(/^[0-9a-f]{16}$/);
    expect(hash({ title: 'T', id: 'x', rules: ['classic'] })).toBe(plain);
    expect(hash({ rules: ['classic', 'x'] })).toBe(hash({ rules: ['x', 'classic'] }));
    expect(hash({ rules: ['classic', 'x'] })).not.toBe(plain);
    expect(hash({ givens: `.${GIVENS.slice(1)}` })).not.toBe(plain);
  });
});

describe('puzzles under one rule list', () => {
  const text = (rules: unknown[], size = 9) =>
    JSON.stringify({ hitotsu: 1, size, givens: '.'.repeat(size * size), rules });
  const parsed = (json: string) => unwrap(parsePuzzle(json));

  it('share what was bound and compiled, if the list is short', () => {
    const first = parsed(text(['classic', 'x']));
    for (const [other, shares] of [
      [parsed(text(['classic', 'x'])), true],
      [parsed(text(['classic', 'x'], 4)), false],
      [parsed(text(['classic', { type: 'diagonal', which: 'main' }])), false],
    ] as const)
      expect(other.problem === first.problem).toBe(shares);
    for (let i = 1; i < 9; i++) parsed(text(['classic', { type: 'odd', cells: [`R1C${i}`] }]));
    expect(parsed(text(['classic', 'x'])).problem === first.problem).toBe(false);
  });

  it('are warned of a rule that is there twice, each of them', () => {
    for (let i = 0; i < 3; i++)
      expect(parsePuzzle(text(['classic', 'classic'])).warnings).toMatchObject([{ code: 'duplicate-rule' }]);
  });
});
