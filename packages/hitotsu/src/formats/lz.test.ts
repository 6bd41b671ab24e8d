import fc from 'fast-check';
import LZString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { packBase64, unpackBase64 } from './lz.ts';

describe('unpackBase64', () => {
  it('undoes the library’s packing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(unpackBase64(packBase64(text), 10_000)).toBe(text);
      }),
      { seed: 1 },
    );
    const long = 'abcabcabc'.repeat(3000);
    expect(unpackBase64(packBase64(long), 30_000)).toBe(long);
  });

  it('agrees with the library or refuses, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const ours = unpackBase64(text, 100_000);
        if (ours !== null && ours !== '') expect(ours).toBe(LZString.decompressFromBase64(text));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('does not unpack a bomb', () => {
    const bomb = packBase64('a'.repeat(400_000));
    expect(bomb.length).toBeLessThan(3000);
    expect(unpackBase64(bomb, 100_000)).toBe(null);
  });
});
