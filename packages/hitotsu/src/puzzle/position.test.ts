import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstJsonError,
  firstTooDeep,
  pathKeys,
  pathText,
  positionAt,
  positionsOfPaths,
} from './position.ts';
import { editDistance, suggest } from './suggest.ts';

describe('positions', () => {
  it('count lines of every ending', () => {
    expect(positionAt('a\nb\r\nc\rd', 7)).toEqual({ line: 4, column: 1 });
    expect(positionAt('a\nb\r\nc\rd', 5)).toEqual({ line: 3, column: 1 });
    expect(positionAt('', 0)).toEqual({ line: 1, column: 1 });
  });

  it('write and read paths', () => {
    expect(pathText(['rules', 2, 'cells', 1])).toBe('rules[2].cells[1]');
    expect(pathKeys('rules[2].cells[1]')).toEqual(['rules', 2, 'cells', 1]);
    expect(pathText([3, 'a'])).toBe('[3].a');
  });

  it('find a path in a text, or its nearest parent', () => {
    const text = '{"a": [1, {"b": "x"}],\n "c\\u0064": 2}';
    expect(positionsOfPaths(text, ['a[1].b', 'cd', 'a[1].missing', 'nothing', 'a'])).toEqual([
      { line: 1, column: 17 },
      { line: 2, column: 13 },
      { line: 1, column: 11 },
      { line: 1, column: 1 },
      { line: 1, column: 7 },
    ]);
  });

  it('agree with the engine on what is JSON', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.nat(40), fc.string({ maxLength: 2 }), (text, at, piece) => {
        const changed = text.slice(0, at) + piece + text.slice(at);
        if (firstTooDeep(changed) >= 0) return;
        expect(firstJsonError(changed) < 0).toBe(isJson(changed));
      }),
      { seed: 3, numRuns: 1000 },
    );
  });
});

describe('suggestions', () => {
  it('measure changes and swaps', () => {
    expect(editDistance('diagnoals', 'diagonals')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  it('offer what is near, and nothing else', () => {
    const known = ['classic', 'cage', 'thermometer', 'anti-knight'];
    expect(suggest('termometer', known)).toBe('thermometer');
    expect(suggest('Anti Knight', known)).toBe('anti-knight');
    expect(suggest('sandwich', known)).toBeUndefined();
    expect(suggest('x'.repeat(1000), known)).toBeUndefined();
  });
});
