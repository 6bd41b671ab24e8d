import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/index.ts';
import { canonicalText, isGameDocument, parseGame, parsePuzzle } from './index.ts';

const GIVENS = `5${'.'.repeat(15)}`.replace('5', '1');
const puzzle = { hitotsu: 1, size: 4, givens: GIVENS, title: 'Small' };
const game = {
  version: 1,
  entries: `.2${'.'.repeat(14)}`,
  corner: { R1C3: [3, 4] },
  centre: { R1C4: [3] },
  struck: { R2C1: [1] },
  colours: { R2C2: [0, 5] },
  history: [
    { time: 1200, changes: [{ cell: 'R1C2', what: 'entry', from: null, to: 2 }] },
    { changes: [{ cell: 'R1C3', what: 'corner', from: [], to: [3, 4] }] },
  ],
  done: 2,
  time: 4000,
  device: 'kept',
};

function errorsOf(changes: Record<string, unknown>) {
  const result = parseGame({ ...puzzle, game: { ...game, ...changes } });
  if (result.ok) throw new Error('expected errors');
  return result.errors;
}

describe('a game document', () => {
  it('comes back from its text as it was', () => {
    const first = unwrap(parseGame({ ...puzzle, game }));
    expect(first.entries.digit(1)).toBe(2);
    expect(first.puzzle.document.title).toBe('Small');
    expect(first.puzzle.document.game).toBeUndefined();
    const text = canonicalText(first.document);
    const second = unwrap(parseGame(text));
    expect(second.document).toEqual(first.document);
    expect(second.document.game).toEqual(game);
    expect(canonicalText(second.document)).toBe(text);
    expect(isGameDocument(second.document)).toBe(true);
  });

  it('is a puzzle document too', () => {
    expect(unwrap(parsePuzzle({ ...puzzle, game })).shape.size).toBe(4);
  });

  it('has no entries before it is begun', () => {
    const begun = unwrap(parseGame(puzzle));
    expect(begun.entries.digits.every((digit) => digit === -1)).toBe(true);
    expect(begun.document.game).toEqual({ version: 1, entries: '.'.repeat(16) });
  });

  it('says what is wrong, where', () => {
    expect(errorsOf({ version: 2 })[0]).toMatchObject({ code: 'version', path: 'game.version' });
    expect(errorsOf({ entries: '12' })[0]).toMatchObject({ code: 'length', path: 'game.entries' });
    expect(errorsOf({ entries: `2${'.'.repeat(15)}` })[0]).toMatchObject({
      code: 'entry-on-given',
      values: { cell: 'R1C1' },
    });
    expect(errorsOf({ corner: { R9C9: [1] } })[0]).toMatchObject({ code: 'cell-name', path: 'game.corner' });
    expect(errorsOf({ struck: { R1C2: [9] } })[0]).toMatchObject({
      code: 'digit-range',
      path: 'game.struck.R1C2',
    });
    expect(errorsOf({ done: 3 })[0]).toMatchObject({ code: 'too-large', path: 'game.done' });
    expect(errorsOf({ time: -1 })[0]).toMatchObject({ code: 'too-small', path: 'game.time' });
    const move = (change: object) => ({ history: [{ changes: [change] }], done: 0 });
    expect(errorsOf(move({ cell: 'R1C9', what: 'entry', from: null, to: 1 }))[0]).toMatchObject({
      code: 'cell-name',
      path: 'game.history[0].changes[0].cell',
    });
    expect(errorsOf(move({ cell: 'R1C2', what: 'entry', from: null, to: 7 }))[0]?.code).toBe('digit-range');
    expect(errorsOf(move({ cell: 'R1C2', what: 'jump', from: null, to: 1 }))).toHaveLength(1);
  });

  it('gives line and column in a text', () => {
    const text = `{"hitotsu":1,"size":4,"givens":"${GIVENS}",\n "game":{"version":1,\n  "entries":"12"}}`;
    const result = parseGame(text);
    expect(!result.ok && result.errors[0]).toMatchObject({ code: 'length', line: 3, column: 13 });
  });
});
