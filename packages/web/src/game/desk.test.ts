import { describe, expect, it } from 'vitest';
import { IDLE_MS } from './clock.ts';
import { deskOf, MIXED, SOLUTION, settingsOf } from './testkit/games.ts';

const select = (desk: ReturnType<typeof deskOf>['desk'], ...cells: number[]) =>
  desk.select({ cells, focus: cells.at(-1) ?? 0 });

describe('a digit pressed', () => {
  it('goes into the selected cells by the mode, held keys before the chosen one', () => {
    const { desk, session } = deskOf();
    select(desk, 2, 3);
    desk.press(1);
    expect([session.digits.value[2], session.digits.value[3]]).toEqual([1, 1]);
    select(desk, 5);
    desk.setMode('centre');
    desk.press(2);
    desk.held.value = 'corner';
    desk.press(3);
    expect([session.position.value.centre[5], session.position.value.corner[5]]).toEqual([0b10, 0b100]);
  });

  it('locks where nothing is selected, and frees when pressed again', () => {
    const { desk } = deskOf();
    desk.press(4);
    expect(desk.locked.value).toBe(4);
    desk.press(4);
    expect(desk.locked.value).toBeNull();
    desk.press(5);
    expect(desk.escape()).toBe(true);
    expect(desk.locked.value).toBeNull();
  });

  it('locks for the way of entering that a key held down stands for', () => {
    const { desk, session } = deskOf();
    desk.press(5, { mode: 'corner' });
    expect([desk.locked.value, desk.mode.value, session.mode.value]).toEqual([5, 'corner', 'digit']);
    expect(desk.happened.value?.event).toEqual({ kind: 'locked', value: 5, mode: 'corner' });
    desk.put([2], 5);
    expect([session.digits.value[2], session.position.value.corner[2]]).toEqual([-1, 1 << 4]);
    desk.press(5, { mode: 'centre' });
    expect([desk.locked.value, desk.mode.value]).toEqual([5, 'centre']);
    desk.press(5);
    expect([desk.locked.value, desk.mode.value]).toEqual([null, 'digit']);
    desk.press(4, { mode: 'corner' });
    desk.setMode('digit');
    expect([desk.locked.value, desk.mode.value]).toEqual([4, 'digit']);
    desk.press(4, { mode: 'corner' });
    expect(desk.escape()).toBe(true);
    expect([desk.locked.value, desk.mode.value]).toEqual([null, 'digit']);
  });

  it('locks from the pad whatever is selected where the setting says number first', () => {
    const { desk, session } = deskOf(undefined, settingsOf({ numberFirst: true }));
    select(desk, 2);
    desk.press(4, { pad: true });
    expect([desk.locked.value, session.done.value]).toEqual([4, 0]);
    desk.press(4);
    expect(session.digits.value[2]).toBe(4);
  });

  it('paints notes along a drag in one move', () => {
    const { desk, session } = deskOf();
    desk.lock(4);
    desk.paint([2, 3, 5], 4);
    expect([2, 3, 5].map((cell) => session.position.value.corner[cell])).toEqual([8, 8, 8]);
    desk.paint([2, 3], 4);
    expect([2, 3, 5].map((cell) => session.position.value.corner[cell])).toEqual([0, 0, 8]);
    expect(session.done.value).toBe(2);
  });

  it('after F shows the digit instead, and the same again hides it', () => {
    const { desk, session } = deskOf();
    select(desk, 2);
    desk.asksShown.value = true;
    desk.press(7);
    expect([desk.shown.value, session.done.value]).toEqual([7, 0]);
    expect(desk.happened.value?.event.kind).toBe('answered');
    desk.show(7);
    expect(desk.shown.value).toBeNull();
    desk.showNext(-1);
    expect(desk.shown.value).toBe(9);
    desk.showNext(1);
    expect(desk.shown.value).toBe(1);
  });
});

it('marks are not pasted into a game that is paused or finished', () => {
  const marks = (cell: string) => [{ cell, what: 'corner' as const, from: [], to: [1, 2] }];
  const { desk, session } = deskOf();
  select(desk, 2);
  desk.togglePause();
  desk.paste(marks('R1C3'));
  expect(session.done.value).toBe(0);
  desk.togglePause();
  desk.paste(marks('R1C3'));
  expect([session.done.value, desk.happened.value?.event]).toEqual([1, { kind: 'pasted', cells: [2] }]);
  for (let cell = 0; cell < 81; cell++) if (!session.isGiven(cell)) desk.put([cell], Number(SOLUTION[cell]));
  expect(desk.isFinished.value).toBe(true);
  const { value: done } = session.done;
  desk.paste([{ cell: 'R1C3', what: 'colour', from: [], to: [3] }]);
  expect(session.done.value).toBe(done);
});

describe('what happened', () => {
  it('is told: an entry, the last of a digit, an undo, nothing left to undo', () => {
    const { desk } = deskOf();
    const kinds: string[] = [];
    const stop = desk.happened.subscribe((each) => each && kinds.push(each.event.kind));
    select(desk, 2);
    desk.press(4);
    desk.press(4);
    desk.undo();
    desk.undo();
    desk.undo();
    expect(kinds).toEqual(['entered', 'erased', 'undone', 'undone', 'nothing']);
    stop();
  });

  it('a digit is complete when its last one is placed without a conflict', () => {
    const { desk, session } = deskOf();
    const eights = [...SOLUTION].flatMap((symbol, cell) =>
      symbol === '8' && !session.isGiven(cell) ? [cell] : [],
    );
    for (const cell of eights) {
      select(desk, cell);
      desk.press(8);
    }
    expect(desk.happened.value?.event).toEqual({ kind: 'complete', digit: 8 });
    expect(desk.left.value?.[7]).toBe(0);
  });
});

describe('conflicts', () => {
  it('follow every entry, in the words of the rule', () => {
    const { desk, session } = deskOf();
    select(desk, session.shape.cellNamed('R1C3'));
    desk.press(7);
    const [conflict] = desk.conflicts.value;
    expect([conflict?.title.en, conflict?.values, conflict?.cells]).toEqual([
      'Row {number}',
      { digit: '7', number: 1 },
      [2, 4],
    ]);
    desk.undo();
    expect(desk.conflicts.value).toEqual([]);
  });

  it('are not shown when switched off, and still keep the game from being finished', () => {
    const { desk, session } = deskOf(undefined, settingsOf({ warn: 'off' }));
    for (let cell = 0; cell < 81; cell++) {
      select(desk, cell);
      if (!session.isGiven(cell)) desk.press(Number(SOLUTION[cell]) === 1 ? 2 : Number(SOLUTION[cell]));
    }
    expect([desk.conflicts.value, desk.isFinished.value]).toEqual([[], false]);
    expect(desk.happened.value?.event.kind).toBe('fullButWrong');
  });

  it('name the rule of the list: a cage, a thermometer, a diagonal', () => {
    const { desk, session } = deskOf(MIXED);
    const put = (name: string, digit: number) => {
      select(desk, session.shape.cellNamed(name));
      desk.press(digit);
    };
    put('R4C1', 3);
    put('R4C2', 2);
    const rules = new Set(desk.conflicts.value.map(({ rule }) => session.puzzle.document.rules[rule]?.type));
    expect([...rules].sort()).toEqual(['thermometer']);
    put('R2C3', 3);
    put('R1C2', 3);
    put('R3C2', 3);
    const broken = new Set(desk.conflicts.value.map(({ rule }) => session.puzzle.document.rules[rule]?.type));
    expect(broken).toContain('cage');
    expect(broken).toContain('diagonal');
  });
});

describe('the end', () => {
  const solve = () => {
    const made = deskOf();
    for (let cell = 0; cell < 81; cell++)
      if (!made.session.isGiven(cell)) {
        made.pass(1000);
        select(made.desk, cell);
        made.desk.press(Number(SOLUTION[cell]));
      }
    return made;
  };

  it('comes when the board is full and every rule kept; then nothing changes any more', () => {
    const { desk, session, pass } = solve();
    expect(desk.isFinished.value).toBe(true);
    const { value: time } = session.time;
    const done = session.done.value;
    pass(5000);
    desk.undo();
    select(desk, 2);
    desk.press(1);
    desk.erase();
    expect([session.time.value, session.done.value]).toEqual([time, done]);
  });
});

describe('a check', () => {
  it('underlines what differs from the solution until it is changed', () => {
    const { desk } = deskOf();
    select(desk, 2);
    desk.press(1);
    select(desk, 3);
    desk.press(6);
    expect(desk.found(SOLUTION)).toBe(1);
    expect(desk.wrong.value).toEqual([2]);
    select(desk, 2);
    desk.press(4);
    expect(desk.wrong.value).toEqual([]);
    desk.undo();
    expect(desk.wrong.value).toEqual([2]);
  });
});

describe('the clock', () => {
  it('runs from the first selection and stands while paused, left, in a dialog or idle', () => {
    const { desk, session, pass } = deskOf();
    pass(1000);
    expect(session.time.value).toBe(0);
    select(desk, 2);
    pass(1000);
    expect(session.time.value).toBe(1000);
    desk.togglePause();
    pass(1000);
    desk.togglePause();
    desk.clock.leave();
    expect(desk.clock.isPaused.value).toBe(true);
    pass(1000);
    desk.clock.resume();
    desk.clock.hold('dialog');
    expect(desk.clock.isPaused.value).toBe(false);
    pass(1000);
    desk.clock.lift('dialog');
    pass(500);
    expect(session.time.value).toBe(1500);
    for (let i = 0; i < 10; i++) pass(IDLE_MS / 9);
    expect(desk.clock.isPaused.value).toBe(true);
  });

  it('does not pause before it runs', () => {
    const { desk } = deskOf();
    desk.clock.leave();
    expect(desk.clock.isPaused.value).toBe(false);
  });

  it('undo does not turn it back', () => {
    const { desk, session, pass } = deskOf();
    select(desk, 2);
    pass(3000);
    desk.press(4);
    pass(3000);
    desk.undo();
    expect(session.time.value).toBe(6000);
  });

  it('nothing is entered or taken back while paused', () => {
    const { desk, session } = deskOf();
    select(desk, 2);
    desk.press(4);
    desk.togglePause();
    desk.press(5);
    desk.undo();
    expect(session.digits.value[2]).toBe(4);
  });
});

describe('savepoints', () => {
  it('can be returned to, which can be undone, and are saved with the game', () => {
    const { desk, session } = deskOf();
    select(desk, 2);
    desk.press(4);
    desk.setSavepoint('Savepoint 1');
    desk.press(1);
    select(desk, 3);
    desk.press(6);
    desk.returnTo(0);
    expect([session.digits.value[2], session.digits.value[3]]).toEqual([4, -1]);
    desk.undo();
    expect([session.digits.value[2], session.digits.value[3]]).toEqual([1, 6]);
    const again = deskOf(session.document());
    expect(again.session.savepoints.value.map(({ name }) => name)).toEqual(['Savepoint 1']);
    again.desk.returnTo(0);
    expect([again.session.digits.value[2], again.session.digits.value[3]]).toEqual([4, -1]);
  });

  it('that cannot be read are left out', () => {
    const { session } = deskOf({ ...deskOf().session.document() });
    const document = session.document();
    const bad = {
      ...document,
      game: { ...document.game, savepoints: [5, { name: 'x', entries: '?' }, { name: 'y' }] },
    };
    expect(deskOf(bad).session.savepoints.value.map(({ name }) => name)).toEqual(['y']);
  });
});

it('restart clears the board and the clock, not the history', () => {
  const { desk, session, pass } = deskOf();
  select(desk, 2);
  pass(2000);
  desk.press(4);
  desk.restart();
  expect([session.digits.value[2], session.time.value, session.done.value]).toEqual([-1, 0, 2]);
  desk.undo();
  expect(session.digits.value[2]).toBe(4);
});

it('restart and savepoints do what they say while the game is paused', () => {
  const { desk, session, pass } = deskOf();
  select(desk, 2);
  desk.press(4);
  pass(2000);
  desk.togglePause();
  desk.setSavepoint('1');
  desk.restart();
  expect([session.digits.value[2], session.time.value, desk.clock.isPaused.value]).toEqual([-1, 0, false]);
  select(desk, 3);
  desk.togglePause();
  desk.returnTo(0);
  expect([session.digits.value[2], desk.clock.isPaused.value]).toEqual([4, false]);
});

it('escape lets go one thing at a time and then says there is nothing', () => {
  const { desk, session } = deskOf();
  select(desk, 2);
  desk.show(3);
  desk.lock(4);
  expect([desk.escape(), desk.escape(), desk.escape(), desk.escape()]).toEqual([true, true, true, false]);
  expect(session.selection.value.cells).toEqual([]);
});
