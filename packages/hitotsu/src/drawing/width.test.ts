import { describe, expect, it } from 'vitest';
import { displayWidth, padDisplay, sideBySide, wrapDisplay } from './index.ts';

describe('widths', () => {
  it('counts full-width characters twice, marks and colours not at all', () => {
    expect(displayWidth('ナンプレ')).toBe(8);
    expect(displayWidth('「R1C1」、')).toBe(10);
    expect(displayWidth('┏━┓░╲')).toBe(5);
    expect(displayWidth('\u001b[1m5\u001b[0m')).toBe(1);
    expect(displayWidth('か\u3099')).toBe(2);
    expect(padDisplay('行', 4)).toBe('行  ');
  });

  it('wraps Japanese without 。 or 、 at the head of a line, English between words', () => {
    expect(wrapDisplay('解がありません。次', 14)).toEqual(['解がありませ', 'ん。次']);
    expect(wrapDisplay('解がありません。次', 16)).toEqual(['解がありません。', '次']);
    expect(wrapDisplay('あ」。', 4)).toEqual(['あ」。']);
    expect(wrapDisplay('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrapDisplay('', 8)).toEqual(['']);
  });

  it('puts pictures side by side while they fit', () => {
    expect(sideBySide(['ab\ncd', '1'], 10)).toBe('ab    1\ncd');
    expect(sideBySide(['ab', '1'], 6)).toBe('ab\n\n1');
  });
});
