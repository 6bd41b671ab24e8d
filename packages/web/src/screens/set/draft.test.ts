import { unwrap } from 'hitotsu/base';
import { EMPTY } from 'hitotsu/board';
import type { Puzzle } from 'hitotsu/puzzle';
import { describe, expect, it } from 'vitest';
import {
  cluesAt,
  cluesOf,
  emptyDraft,
  hasAll,
  regionMapOf,
  resized,
  withChanged,
  withClue,
  withGiven,
  withoutClues,
  withSwitched,
  withWords,
} from './draft.ts';

const types = ({ document }: Puzzle) => document.rules.map(({ type }) => type);
const cage = { type: 'cage', cells: ['R1C1', 'R1C2'], sum: 5 };

describe('a puzzle being set', () => {
  it('begins with the usual rules, or without boxes where there are none', () => {
    expect(types(emptyDraft(9))).toEqual(['classic']);
    expect(types(emptyDraft(7))).toEqual(['rows', 'columns']);
    for (let size = 4; size <= 16; size++) expect(emptyDraft(size).shape.size).toBe(size);
  });

  it('takes clues, changes and drops them', () => {
    const one = unwrap(withClue(emptyDraft(9), cage));
    expect(types(one)).toEqual(['classic', 'cage']);
    expect(cluesAt(one, 'cage', 1)).toEqual([1]);
    expect(cluesAt(one, 'cage', 2)).toEqual([]);
    const two = unwrap(withChanged(one, 1, { ...cage, sum: 6 }));
    expect(two.document.rules[1]).toHaveProperty('sum', 6);
    expect(types(unwrap(withoutClues(two, [1])))).toEqual(['classic']);
  });

  it('refuses a clue that is wrong, with the rule’s own words', () => {
    const bad = withClue(emptyDraft(4), { type: 'thermometer', cells: ['R9C9'] });
    expect(bad.ok).toBe(false);
    expect(!bad.ok && bad.errors[0]?.words?.ja).toContain('マス');
  });

  it('lets regions take the place of boxes, and gives the boxes back', () => {
    const plain = emptyDraft(4);
    expect(regionMapOf(plain, 'regions')).toBe('AABBAABBCCDDCCDD');
    const jigsaw = withClue(plain, { type: 'regions', map: 'AAABACBBCCDBCDDD' });
    expect(types(unwrap(jigsaw))).toEqual(['rows', 'columns', 'regions']);
    const index = cluesOf(unwrap(jigsaw), 'regions');
    expect(types(unwrap(withoutClues(unwrap(jigsaw), index)))).toEqual(['classic']);
    expect(regionMapOf(unwrap(jigsaw), 'regions')).toBe('1112132233423444');
    const seven = unwrap(withClue(emptyDraft(7), { type: 'regions', map: 'ABCDEFG'.repeat(7) }));
    expect(types(unwrap(withoutClues(seven, cluesOf(seven, 'regions'))))).toEqual(['rows', 'columns']);
  });

  it('switches whole-board rules', () => {
    const both = [
      { type: 'diagonal', which: 'main' },
      { type: 'diagonal', which: 'anti' },
    ];
    const on = unwrap(withSwitched(emptyDraft(9), both, true));
    expect(hasAll(on, both)).toBe(true);
    expect(hasAll(unwrap(withSwitched(on, both.slice(0, 1), false)), both)).toBe(false);
    expect(types(unwrap(withSwitched(on, both, false)))).toEqual(['classic']);
    const without = unwrap(withSwitched(emptyDraft(9), [{ type: 'classic' }], false));
    expect(types(without)).toEqual([]);
    expect(types(unwrap(withSwitched(without, [{ type: 'classic' }], true)))).toEqual(['classic']);
  });

  it('gives and takes digits, and forgets a solution that no longer belongs', () => {
    const given = unwrap(withGiven(emptyDraft(4), [0, 5], 3));
    expect(given.document.givens).toBe('3....3..........');
    expect(unwrap(withGiven(given, [5], EMPTY)).document.givens).toBe('3...............');
  });

  it('has a title and an author, or none', () => {
    const named = unwrap(withWords(emptyDraft(4), { title: ' One ', author: '' }));
    expect(named.document.title).toBe('One');
    expect(named.document).not.toHaveProperty('author');
    expect(unwrap(withWords(named, { title: '', author: 'Me' })).document).not.toHaveProperty('title');
  });

  it('keeps what fits on another size', () => {
    const draft = unwrap(withGiven(unwrap(withClue(emptyDraft(9), cage)), [0, 80], 7));
    const small = resized(draft, 4);
    expect(types(small)).toEqual(['classic', 'cage']);
    expect(small.document.givens).toBe('.'.repeat(16));
    const large = resized(draft, 16);
    expect(large.givens.digit(0)).toBe(7);
    expect(large.givens.digit(large.shape.cellNamed('R9C9'))).toBe(7);
    expect(types(resized(draft, 7))).toEqual(['rows', 'columns', 'cage']);
  });
});
