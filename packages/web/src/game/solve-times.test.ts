import { expect, it } from 'vitest';
import { replayTo } from './replay.ts';
import { correctionsIn, placementsOf } from './solve-times.ts';
import { deskOf } from './testkit/games.ts';

function played() {
  const made = deskOf();
  const { desk, session, pass } = made;
  const put = (name: string, digit: number, after: number) => {
    pass(after);
    desk.select({ cells: [session.shape.cellNamed(name)], focus: 0 });
    desk.press(digit);
  };
  desk.select({ cells: [2], focus: 2 });
  put('R1C3', 1, 1000);
  put('R1C4', 6, 2000);
  put('R1C3', 4, 5000);
  put('R1C6', 8, 500);
  return made;
}

it('counts each cell when it was filled for good, and what it took since the one before', () => {
  const { session } = played();
  const list = placementsOf(session.shape, session.moves.value);
  expect(list.map(({ cell, digit, time }) => [session.shape.nameOf(cell), digit, time])).toEqual([
    ['R1C4', 6, 3000],
    ['R1C3', 4, 5000],
    ['R1C6', 8, 500],
  ]);
});

it('counts corrections', () => {
  const { session, desk } = played();
  expect(correctionsIn(session.moves.value)).toBe(1);
  desk.select({ cells: [3], focus: 3 });
  desk.erase();
  expect(correctionsIn(session.moves.value)).toBe(2);
});

it('replays from the first position to the last', () => {
  const { session } = played();
  const replay = replayTo(session.shape, session.moves.value, session.position.value);
  expect(replay.at(0).entries.every((digit) => digit === -1)).toBe(true);
  expect(replay.at(1).entries[2]).toBe(1);
  expect(Array.from(replay.at(4).entries)).toEqual(Array.from(session.position.value.entries));
  expect(replay.at(99)).toBe(replay.at(4));
  expect([0, 1, 4].map((count) => replay.timeAt(count))).toEqual([0, 1000, 8500]);
});

it('replays when the oldest moves are gone', () => {
  const { session } = played();
  const replay = replayTo(session.shape, session.moves.value.slice(2), session.position.value);
  expect([replay.at(0).entries[2], replay.at(0).entries[3]]).toEqual([1, 6]);
  expect(replay.at(1).entries[2]).toBe(4);
});
