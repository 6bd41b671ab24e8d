import { EMPTY, Shape } from 'hitotsu/board';
import { describe, expect, it } from 'vitest';
import type { Writing, Written } from './cell-picture.tsx';
import { shownNotes } from './shown-notes.ts';

const shape = Shape.of(9);
const writing: Writing = { shape, heads: new Set(), numbers: false, dots: false, patterns: false };
const plain: Written = {
  digit: EMPTY,
  isGiven: false,
  notes: 0,
  corner: 0,
  centre: 0,
  colours: 0,
  bold: 0,
  marked: 0,
  isShaded: false,
  isQuiet: false,
  areNotesQuiet: true,
  isWrong: false,
  split: EMPTY,
};
const bits = (...digits: number[]) => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);

describe('notes of the digit that is shown', () => {
  it('are one text over the places where it is noted', () => {
    const cells = [
      { ...plain, notes: bits(1, 5, 9) },
      { ...plain, notes: bits(5) },
      { ...plain, notes: bits(1, 9) },
      { ...plain, digit: 5 },
      { ...plain, notes: bits(5), colours: 1 },
    ];
    const found = shownNotes(5, cells, writing);
    expect(found).toHaveLength(1);
    const [text] = found;
    if (text?.kind !== 'text') throw new Error('no text');
    expect(text.runs.map(({ x, text }) => [Math.floor(x), text])).toEqual([
      [0, '5'],
      [1, '5'],
    ]);
  });

  it('stand where corner marks stand, wherever those are', () => {
    const [text] = shownNotes(5, [{ ...plain, corner: bits(3, 5) }], writing);
    expect(text?.kind === 'text' && text.runs).toEqual([{ x: 0.83, y: expect.any(Number), text: '5' }]);
  });

  it('on boards with dots are one path, without the other digits', () => {
    const cells = [{ ...plain, notes: bits(1, 5, 9) }];
    const found = shownNotes(5, cells, { ...writing, dots: true });
    expect(found.map(({ kind }) => kind)).toEqual(['path']);
    expect(found[0]?.kind === 'path' && found[0].d.match(/M/g)).toHaveLength(1);
  });

  it('are nowhere if the digit is noted nowhere', () => {
    expect(shownNotes(4, [{ ...plain, notes: bits(5) }], writing)).toEqual([]);
  });
});
