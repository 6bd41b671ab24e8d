import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../messages/index.ts';
import { formats, readAny, readLine, writeAny } from './index.ts';
import { packBase64 } from './lz.ts';

/** Reads a text in every way; whatever comes out must be an answer, and every error must have words. */
function readAllWays(text: string): void {
  const answers = [readAny(text), ...formats.map(({ name }) => readAny(text, { format: name }))];
  for (const { items } of answers) {
    expect(items.length).toBeGreaterThan(0);
    for (const { line, result } of items) {
      expect(line).toBeGreaterThan(0);
      if (result.ok) for (const { name } of formats) writeAny(result.value, name);
      for (const diagnostic of [...(result.ok ? [] : result.errors), ...result.warnings])
        for (const language of ['en', 'ja'] as const)
          expect(messageOf(diagnostic, language)).not.toMatch(new RegExp(`(^|: )${diagnostic.code}$`));
    }
  }
  for (const line of text.split('\n').slice(0, 3)) readLine(line);
}

const cellText = fc.string({
  unit: fc.constantFrom(...'0123456789.._*-| +\n,;[](){}"\'AFGPx:#=TtfR1C1│═'),
  maxLength: 300,
});
const json = fc.jsonValue({ maxDepth: 4 });

describe('any text ends with an answer', () => {
  it('of signs that puzzles are made of', () => {
    fc.assert(fc.property(cellText, readAllWays), { seed: 11, numRuns: 250 });
  });

  it('of any signs', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), readAllWays), {
      seed: 12,
      numRuns: 100,
    });
  });

  it('of packed data of any shape', () => {
    const row = fc.array(fc.oneof(fc.constant({}), json), { minLength: 4, maxLength: 4 });
    const grid = fc.array(row, { minLength: 4, maxLength: 4 });
    const data = fc.record(
      {
        size: fc.constantFrom(4, '4', 5, null),
        grid,
        cells: grid,
        killercage: json,
        thermometer: json,
        odd: json,
        'diagonal+': json,
        cages: fc.oneof(json, fc.array(fc.record({ cells: json, value: json }))),
        regions: json,
        global: json,
        metadata: json,
        solution: json,
        anything: json,
      },
      { requiredKeys: ['size'] },
    );
    fc.assert(
      fc.property(data, (value) => {
        const text = JSON.stringify(value);
        readAllWays(text);
        for (const id of ['', 'scl', 'fpuzzles']) readAllWays(id + packBase64(text));
      }),
      { seed: 13, numRuns: 25 },
    );
  });

  it('of damaged codes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('scl', 'ctc', 'scf', 'fpuz', 'N4Ig', 'https://sudokupad.app/'),
        fc.base64String(),
        (kind, code) => readAllWays(kind + code),
      ),
      { seed: 14, numRuns: 100 },
    );
  });

  it('however long or deep', () => {
    const texts = [
      '.'.repeat(2_000_000),
      '1,1,1\n'.repeat(20_000),
      `${'1 2 3 4 5 6 7 8 9\n'.repeat(2000)}`,
      '['.repeat(500_000),
      '{"a":'.repeat(100_000),
      '((((1,2,3'.repeat(50_000),
      '|'.repeat(500_000),
      '-'.repeat(500_000),
      `"${'\\'.repeat(300_000)}`,
      `scl${packBase64('a'.repeat(300_000))}`,
      `scl${packBase64(`{${',,'.repeat(100_000)}`)}`,
      `https://${'a.'.repeat(100_000)}com/`,
      `?load=${'N4Ig'.repeat(100_000)}`,
      `"${' '.repeat(300_000)}x`,
      `${' '.repeat(300_000)}1`,
      `1${' '.repeat(300_000)}x`,
      `[1${'\n'.repeat(300_000)}x]`,
      '1,1,4;'.repeat(50_000),
      `scl${packBase64(`{${'a: '.repeat(30_000)}}`)}`,
    ];
    for (const text of texts) {
      const start = performance.now();
      for (const { result } of readAny(text).items.slice(0, 5)) expect(typeof result.ok).toBe('boolean');
      expect(performance.now() - start, text.slice(0, 20)).toBeLessThan(10_000);
    }
  });
});
