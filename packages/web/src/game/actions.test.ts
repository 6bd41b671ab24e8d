import fc from 'fast-check';
import { EMPTY } from 'hitotsu/board';
import { expect, it } from 'vitest';
import { enterDigit, erase, fillNotes, restart, setMark, toggleMark } from './actions.ts';
import { type MarkKind, setIn } from './change.ts';
import { differOf } from './differ.ts';
import type { Position } from './position.ts';
import type { GameSession } from './session.ts';
import { CLASSIC, MIXED, sessionOf } from './testkit/games.ts';

const plain = ({ entries, corner, centre, struck, colours }: Position) =>
  [entries, corner, centre, struck, colours].map((list) => Array.from(list));

const cells = fc.uniqueArray(fc.nat(80), { minLength: 1, maxLength: 8 });
const digit = fc.integer({ min: 1, max: 9 });
const action = fc.oneof(
  fc.record({ kind: fc.constant('enter' as const), cells, value: digit, clean: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom('corner' as const, 'centre' as const, 'colour' as const),
    cells,
    value: digit,
  }),
  fc.record({ kind: fc.constant('erase' as const), cells }),
  fc.record({ kind: fc.constantFrom('fill' as const, 'everything' as const, 'restart' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

function act(session: GameSession, each: Action): void {
  if (each.kind === 'enter') session.play(enterDigit(session, each.cells, each.value, { clean: each.clean }));
  else if (each.kind === 'erase') session.play(erase(session, each.cells));
  else if (each.kind === 'fill') session.play(fillNotes(session, 'rules'), 'notes');
  else if (each.kind === 'everything') session.play(fillNotes(session, 'everything'), 'notes');
  else if (each.kind === 'restart') session.play(restart(session), 'restore');
  else if ('value' in each) session.play(toggleMark(session, each.kind, each.cells, each.value));
}

it('undo goes back through every position and redo forward again', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      const session = sessionOf();
      const positions = [plain(session.position.value)];
      for (const each of actions) {
        const done = session.done.value;
        act(session, each);
        if (session.done.value > done) positions.push(plain(session.position.value));
      }
      for (const expected of positions.slice(0, -1).reverse()) {
        expect(session.undo()).not.toBeNull();
        expect(plain(session.position.value)).toEqual(expected);
      }
      expect(session.undo()).toBeNull();
      for (const expected of positions.slice(1)) {
        session.redo();
        expect(plain(session.position.value)).toEqual(expected);
      }
      expect(session.redo()).toBeNull();
    }),
    { numRuns: 60 },
  );
});

it('givens ignore everything but colours', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      const session = sessionOf();
      for (const each of actions) act(session, each);
      const { entries, corner, centre } = session.position.value;
      for (let cell = 0; cell < 81; cell++)
        if (session.isGiven(cell)) expect([entries[cell], corner[cell], centre[cell]]).toEqual([EMPTY, 0, 0]);
    }),
    { numRuns: 40 },
  );
});

it('a mark goes to all cells if any lacks it, else from all; the same press twice changes nothing more', () => {
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 10 }),
      cells,
      digit,
      fc.constantFrom<MarkKind>('corner', 'centre', 'colour'),
      (actions, selected, value, kind) => {
        const session = sessionOf();
        for (const each of actions) act(session, each);
        const targets = selected.filter(
          (cell) =>
            kind === 'colour' || (!session.isGiven(cell) && session.position.value.entries[cell] === EMPTY),
        );
        const bit = 1 << (value - 1);
        const had = targets.map((cell) => (setIn(session.position.value, kind, cell) & bit) !== 0);
        session.play(toggleMark(session, kind, selected, value));
        const has = targets.map((cell) => (setIn(session.position.value, kind, cell) & bit) !== 0);
        expect(has).toEqual(targets.map(() => had.includes(false)));
      },
    ),
    { numRuns: 100 },
  );
});

it('a digit goes to every open cell selected; where all have it, it is cleared', () => {
  fc.assert(
    fc.property(cells, digit, digit, (selected, first, value) => {
      const session = sessionOf();
      session.play(enterDigit(session, selected.slice(0, 2), first));
      const open = selected.filter((cell) => !session.isGiven(cell));
      const all = open.every((cell) => session.position.value.entries[cell] === value);
      session.play(enterDigit(session, selected, value));
      for (const cell of open) expect(session.position.value.entries[cell]).toBe(all ? EMPTY : value);
    }),
    { numRuns: 100 },
  );
});

it('an entry hides the marks of its cell and keeps them', () => {
  const session = sessionOf();
  const cell = session.shape.cellNamed('R1C3');
  session.play(toggleMark(session, 'corner', [cell], 4));
  session.play(enterDigit(session, [cell], 2));
  expect(toggleMark(session, 'corner', [cell], 1)).toEqual([]);
  session.play(erase(session, [cell]));
  expect(session.position.value.corner[cell]).toBe(0b1000);
});

it('entering cleans the digit from marks of cells that any rule makes different, in the same move', () => {
  const session = sessionOf(MIXED);
  const { shape } = session;
  const all = Array.from({ length: 16 }, (_, cell) => cell);
  session.play(setMark(session, 'centre', all, 3, true));
  session.play(setMark(session, 'corner', all, 3, true));
  const at = shape.cellNamed('R1C2');
  session.play(enterDigit(session, [at], 3));
  expect(session.moves.value).toHaveLength(3);
  const left = all
    .filter((cell) => cell !== at && session.position.value.centre[cell])
    .map((c) => shape.nameOf(c));
  // Row 1, column 2, the box and the cage (R2C3) see R1C2.
  expect(left).toEqual(['R2C4', 'R3C1', 'R3C3', 'R3C4', 'R4C1', 'R4C3', 'R4C4']);
  session.undo();
  expect(all.every((cell) => session.position.value.corner[cell] === 0b100)).toBe(true);
});

it('does not clean when told not to', () => {
  const session = sessionOf(MIXED);
  session.play(setMark(session, 'centre', [0, 1, 2, 3], 3, true));
  session.play(enterDigit(session, [0], 3, { clean: false }));
  expect(session.position.value.centre[1]).toBe(0b100);
});

it('erases digits first, then centre marks, corner marks, colours', () => {
  const session = sessionOf();
  const selected = [2, 3];
  session.play(toggleMark(session, 'corner', selected, 1));
  session.play(toggleMark(session, 'centre', selected, 2));
  session.play(toggleMark(session, 'colour', selected, 3));
  session.play(enterDigit(session, [2], 4));
  const state = () =>
    selected.map((cell) => {
      const { entries, corner, centre, colours } = session.position.value;
      return [entries[cell] !== EMPTY, centre[cell] !== 0, corner[cell] !== 0, colours[cell] !== 0];
    });
  session.play(erase(session, selected));
  expect(state()).toEqual([
    [false, true, true, true],
    [false, true, true, true],
  ]);
  for (const after of [
    [false, false, true, true],
    [false, false, false, true],
    [false, false, false, false],
  ]) {
    session.play(erase(session, selected));
    expect(state()).toEqual([after, after]);
  }
  expect(erase(session, selected)).toEqual([]);
});

it('fills in what the rules allow beside what stands, and nothing deduced from that', () => {
  const session = sessionOf();
  session.play(fillNotes(session, 'rules'), 'notes');
  const { corner } = session.position.value;
  const differ = differOf(session.puzzle);
  for (let cell = 0; cell < 81; cell++) {
    if (session.isGiven(cell)) continue;
    const seen = new Set((differ[cell] ?? []).map((other) => session.digits.value[other]));
    for (let value = 1; value <= 9; value++)
      expect(((corner[cell] as number) >> (value - 1)) & 1).toBe(seen.has(value) ? 0 : 1);
  }
});

it('a digit in conflict does not empty the notes elsewhere', () => {
  const session = sessionOf();
  session.play(enterDigit(session, [2], 5));
  session.play(fillNotes(session, 'rules'), 'notes');
  const far = session.shape.cellNamed('R9C1');
  expect(session.position.value.corner[far]).not.toBe(0);
});

it('respects sums, thermometers and struck candidates', () => {
  const session = sessionOf({ ...MIXED, game: { version: 1, struck: { R4C3: [2] } } });
  session.play(fillNotes(session, 'rules'), 'notes');
  const notes = (name: string) => session.position.value.corner[session.shape.cellNamed(name)];
  expect(notes('R4C1')).toBe(0b0011);
  expect(notes('R4C2')).toBe(0b0110);
  expect(notes('R3C3')).toBe(0b1100);
  // 1 + 2 + 3: no 4 in the cage.
  expect(notes('R1C2')).toBe(0b0111);
  expect(notes('R4C3')).toBe(0b1101);
});

it('restart takes everything and can be undone', () => {
  const session = sessionOf(CLASSIC);
  session.play(enterDigit(session, [2], 4));
  session.play(toggleMark(session, 'colour', [0], 4));
  const before = plain(session.position.value);
  session.play(restart(session), 'restore');
  expect(session.position.value.entries.every((each) => each === EMPTY)).toBe(true);
  expect(session.position.value.colours[0]).toBe(0);
  session.undo();
  expect(plain(session.position.value)).toEqual(before);
});
