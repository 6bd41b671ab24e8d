import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../messages/index.ts';
import { MAX_DOCUMENT_LENGTH, MAX_RULES, parseGame, parsePuzzle, toPlain } from './index.ts';

const EMPTY = '.'.repeat(81);
const document = (extra: Record<string, unknown> = {}) => ({ hitotsu: 1, size: 9, givens: EMPTY, ...extra });

/** The codes of a refusal, checked to have words in both languages. */
function codes(input: unknown): string[] {
  for (const parse of [parsePuzzle, parseGame]) {
    const result = parse(input);
    if (result.ok) return ['ok'];
    for (const error of result.errors)
      for (const language of ['en', 'ja'] as const)
        expect(messageOf(error, language)).not.toContain(error.code);
  }
  const result = parsePuzzle(input);
  return result.ok ? ['ok'] : result.errors.map(({ code }) => code);
}

describe('hostile documents', () => {
  it('of wrong types', () => {
    for (const input of [
      null,
      undefined,
      1,
      Number.NaN,
      true,
      [],
      {},
      () => 1,
      Symbol('s'),
      'null',
      '[]',
      '7',
      '"x"',
    ])
      expect(codes(input)).not.toEqual(['ok']);
    expect(codes(document({ size: '9' }))).toEqual(['wrong-type']);
    expect(codes(document({ size: Number.NaN }))).toEqual(['wrong-type']);
    expect(codes(document({ size: 9.5 }))).toEqual(['wrong-type']);
    expect(codes(document({ givens: 7 }))).toEqual(['wrong-type']);
    expect(codes(document({ givens: null }))).toEqual(['wrong-type']);
    expect(codes(document({ rules: 'classic' }))).toEqual(['wrong-type']);
    expect(codes(document({ rules: [7, null, {}] }))).toHaveLength(3);
    expect(codes(document({ candidates: [] }))).toEqual(['wrong-type']);
    expect(codes(document({ candidates: { R1C1: 'x' } }))).toEqual(['wrong-type']);
  });

  it('with names of the language’s own', () => {
    const polluted = parsePuzzle('{"hitotsu":1,"rules":[{"type":"classic","__proto__":{"x":1}}]}');
    expect(polluted.ok || polluted.errors).toMatchObject([
      { code: 'forbidden-key', path: 'rules[0].__proto__', line: 1, column: 53 },
    ]);
    expect(codes(JSON.parse('{"__proto__": {"hitotsu": 1}}'))).toEqual(['forbidden-key']);
    expect(codes(document({ rules: ['constructor'] }))).toEqual(['unknown-rule']);
    expect(codes(document({ rules: [{ type: 'toString' }] }))).toEqual(['unknown-rule']);
    expect(codes(document({ rules: ['__proto__'] }))).toEqual(['unknown-rule']);
    expect(codes(document({ candidates: { constructor: [1] } }))).toEqual(['cell-name']);
    expect(codes(document({ constructor: 'kept', toString: 1 }))).toEqual(['ok']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('too deep, too long, too many', () => {
    const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(codes(deep(1_000_000))).toEqual(['too-deep']);
    expect(codes(`{"hitotsu":1,"x":${deep(100)}}`)).toEqual(['too-deep']);
    expect(codes('{"a":'.repeat(200_000))).toEqual(['too-deep']);
    const nested = parsePuzzle(`{\n"x":${deep(40)}}`);
    expect(nested.ok || nested.errors[0]).toMatchObject({ line: 2, column: 36 });
    const cycle: Record<string, unknown> = document();
    cycle.self = cycle;
    expect(codes(cycle)).toEqual(['too-deep']);
    let bomb: unknown = 1;
    for (let i = 0; i < 25; i++) bomb = [bomb, bomb];
    expect(codes(document({ bomb }))).toEqual(['too-many-values']);
    expect(codes(' '.repeat(MAX_DOCUMENT_LENGTH + 1))).toEqual(['too-long']);
    expect(codes(document({ givens: '.'.repeat(3_000_000) }))).toEqual(['length']);
    expect(codes(document({ title: 'x'.repeat(100_000) }))).toEqual(['text-too-long']);
    expect(codes(document({ rules: Array(MAX_RULES + 1).fill('classic') }))).toEqual(['too-many']);
    expect(codes(document({ rules: [{ type: 'x'.repeat(100_000) }] }))).toEqual(['unknown-rule']);
    expect(codes(document({ rules: Array(MAX_RULES).fill('nothing') })).length).toBeLessThanOrEqual(60);
  });

  it('with thousands of good rules are read in time', () => {
    const rules = Array.from({ length: MAX_RULES }, (_, i) => ({
      type: 'cage',
      cells: [`R${1 + (i % 9)}C${1 + (Math.floor(i / 9) % 9)}`],
      sum: 1 + Math.floor(i / 81),
    }));
    const start = performance.now();
    expect(codes(document({ rules }))).toEqual(['ok']);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('with rules that cannot be', () => {
    const of = (...rules: unknown[]) => codes(document({ rules }));
    expect(of({ type: 'cage', cells: [] })).not.toEqual(['ok']);
    expect(of({ type: 'cage', cells: ['R0C1'] })).not.toEqual(['ok']);
    expect(of({ type: 'cage', cells: ['R1C1', 'R1C1'] })).not.toEqual(['ok']);
    expect(
      of({
        type: 'cage',
        cells: Array.from({ length: 10 }, (_, i) => `R${1 + (i % 9)}C${1 + Math.floor(i / 9)}`),
      }),
    ).not.toEqual(['ok']);
    expect(of({ type: 'cage', cells: ['R1C1'], sum: Number.POSITIVE_INFINITY })).not.toEqual(['ok']);
    expect(of({ type: 'cage', cells: ['R1C1'], colour: 'red' })).not.toEqual(['ok']);
    expect(of({ type: 'cage', cells: 'R1C1' })).not.toEqual(['ok']);
    expect(of({ type: 'regions', map: '1'.repeat(81) })).not.toEqual(['ok']);
    expect(of({ type: 'regions', map: '123' })).not.toEqual(['ok']);
    expect(of('regions')).not.toEqual(['ok']);
    expect(codes({ hitotsu: 1, size: 7, givens: '.'.repeat(49) })).not.toEqual(['ok']);
  });

  it('of any kind end with an answer', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (input) => {
          expect(typeof parsePuzzle(input).ok).toBe('boolean');
          expect(typeof parsePuzzle({ ...document(), rules: input }).ok).toBe('boolean');
          expect(typeof parsePuzzle({ ...document(), rules: [input] }).ok).toBe('boolean');
          expect(typeof parseGame({ ...document(), game: input }).ok).toBe('boolean');
        },
      ),
      { seed: 7, numRuns: 400 },
    );
  });

  it('as any text end with an answer that has a place', () => {
    const good = JSON.stringify(
      document({ rules: ['classic', { type: 'cage', cells: ['R1C1'], sum: 5 }] }),
      null,
      1,
    );
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), (at, piece) => {
        const result = parsePuzzle(good.slice(0, at) + piece + good.slice(at + piece.length));
        if (!result.ok) for (const error of result.errors) expect(error.line).toBeGreaterThan(0);
      }),
      { seed: 7, numRuns: 600 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof parsePuzzle(text).ok).toBe('boolean');
      }),
      { seed: 7 },
    );
  });
});

describe('toPlain', () => {
  it('copies data and drops what JSON does not hold', () => {
    const given = { a: [1, 'x', null, { b: true, c: undefined }] };
    const plain = toPlain(given);
    expect(plain).toEqual({ value: { a: [1, 'x', null, { b: true }] } });
  });
});
