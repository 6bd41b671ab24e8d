import { Shape } from 'hitotsu/board';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Selection } from '../game/session.ts';
import { Gesture, LONG_PRESS_MS, type Touch } from './gesture.ts';

const shape = Shape.of(9);
const SIDE = 40;

function board({ small = false } = {}) {
  const state = {
    selection: { cells: [], focus: 0 } as Selection,
    loupe: null as { cell: number; about: boolean } | null,
    content: 'a',
    time: 0,
  };
  const gesture = new Gesture(() => ({
    shape,
    small,
    selection: () => state.selection,
    select: (selection) => {
      state.selection = selection;
    },
    equal: (cell) => [cell, cell + 40],
    stateOf: () => state.content,
    loupe: (at) => {
      state.loupe = at;
    },
  }));
  const at = (name: string, more: Partial<Touch> = {}): Touch => {
    const cell = shape.cellNamed(name);
    const x = shape.columnOf(cell) + 0.5;
    const y = shape.rowOf(cell) + 0.5;
    const place = { x, y, px: x * SIDE, py: y * SIDE, cell };
    return { id: 1, touch: false, ctrl: false, shift: false, time: state.time, ...place, ...more };
  };
  const pass = (ms: number) => {
    state.time += ms;
    vi.advanceTimersByTime(ms);
  };
  const drag = (names: readonly string[], more: Partial<Touch> = {}) => {
    names.forEach((name, i) => {
      gesture[i === 0 ? 'down' : 'move'](at(name, more));
      pass(20);
    });
    gesture.up(at(names.at(-1) as string, more));
  };
  const names = () => state.selection.cells.map((cell) => shape.nameOf(cell));
  return { state, gesture, at, pass, drag, names };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a mouse selects when it goes down, a finger when it goes up', () => {
  const { gesture, at, names } = board();
  gesture.down(at('R2C3'));
  expect(names()).toEqual(['R2C3']);
  gesture.up(at('R2C3'));
  gesture.down(at('R4C4', { touch: true }));
  expect(names()).toEqual(['R2C3']);
  gesture.up(at('R4C4', { touch: true }));
  expect(names()).toEqual(['R4C4']);
});

it('dragging selects what it passes through, diagonals too', () => {
  for (const touch of [false, true]) {
    const { drag, names, state } = board();
    drag(['R1C1', 'R2C2', 'R3C3'], { touch });
    expect(names()).toEqual(['R1C1', 'R2C2', 'R3C3']);
    expect(state.selection.focus).toBe(shape.cellNamed('R3C3'));
  }
});

it('a finger that trembles is still a tap', () => {
  const { gesture, at, names } = board();
  const touch = at('R1C1', { touch: true });
  gesture.down(touch);
  gesture.move({ ...touch, px: touch.px + 7, x: touch.x + 0.6, cell: 1 });
  gesture.up(touch);
  expect(names()).toEqual(['R1C1']);
});

it('with Ctrl the first cell decides whether cells come or go', () => {
  const { drag, names } = board();
  drag(['R1C1', 'R1C2', 'R1C3']);
  drag(['R1C3', 'R1C4'], { ctrl: true });
  expect(names()).toEqual(['R1C1', 'R1C2']);
  drag(['R2C1', 'R2C2'], { ctrl: true });
  expect(names()).toEqual(['R1C1', 'R1C2', 'R2C1', 'R2C2']);
});

it('a second finger does the same', () => {
  const { gesture, at, names } = board();
  gesture.down(at('R1C1', { touch: true }));
  gesture.up(at('R1C1', { touch: true }));
  gesture.down(at('R5C5', { touch: true, id: 1 }));
  gesture.down(at('R3C3', { touch: true, id: 2 }));
  gesture.up(at('R3C3', { touch: true, id: 2 }));
  expect(names()).toEqual(['R1C1', 'R3C3']);
});

it.each([
  [1, 2],
  [2, 1],
])('of two fingers put down one after the other neither cell is lost, finger %i lifted first', (...ids) => {
  const { gesture, at, pass, names } = board();
  gesture.down(at('R1C3', { touch: true, id: 1 }));
  pass(100);
  gesture.down(at('R1C4', { touch: true, id: 2 }));
  pass(LONG_PRESS_MS);
  expect(names()).toEqual(['R1C4']);
  for (const id of ids) gesture.up(at(id === 1 ? 'R1C3' : 'R1C4', { touch: true, id }));
  expect(names().sort()).toEqual(['R1C3', 'R1C4']);
});

it('a finger that rests while another takes a cell away adds nothing', () => {
  const { gesture, at, drag, pass, names } = board();
  drag(['R1C1', 'R1C2', 'R1C3']);
  gesture.down(at('R5C5', { touch: true, id: 1 }));
  gesture.down(at('R1C2', { touch: true, id: 2 }));
  pass(LONG_PRESS_MS);
  gesture.up(at('R1C2', { touch: true, id: 2 }));
  gesture.up(at('R5C5', { touch: true, id: 1 }));
  expect(names()).toEqual(['R1C1', 'R1C3']);
});

it('Shift makes a rectangle from the last cell', () => {
  const { gesture, at, drag, names } = board();
  drag(['R2C2']);
  gesture.down(at('R3C4', { shift: true }));
  expect(names()).toEqual(['R2C2', 'R2C3', 'R2C4', 'R3C2', 'R3C3', 'R3C4']);
});

it('two taps select all equal cells, unless the cell changed in between or it took too long', () => {
  for (const touch of [false, true]) {
    const { drag, pass, names, state } = board();
    drag(['R1C1'], { touch });
    pass(100);
    drag(['R1C1'], { touch });
    expect(names()).toEqual(['R1C1', 'R5C5']);
    pass(1000);
    drag(['R1C1'], { touch });
    state.content = 'b';
    drag(['R1C1'], { touch });
    expect(names()).toEqual(['R1C1']);
    pass(1000);
    drag(['R1C1'], { touch });
    pass(600);
    drag(['R1C1'], { touch });
    expect(names()).toEqual(['R1C1']);
  }
});

it('taps on two cells are no double tap', () => {
  const { drag, names } = board();
  drag(['R1C1']);
  drag(['R1C2']);
  expect(names()).toEqual(['R1C2']);
});

it('a long press selects the cell and opens the loupe with what is known of it', () => {
  const { gesture, at, pass, names, state } = board();
  gesture.down(at('R4C4', { touch: true }));
  pass(LONG_PRESS_MS - 1);
  expect(state.loupe).toBeNull();
  pass(1);
  expect([state.loupe, names()]).toEqual([{ cell: shape.cellNamed('R4C4'), about: true }, ['R4C4']]);
  gesture.up(at('R4C4', { touch: true }));
  expect(state.loupe).toBeNull();
});

it('a drag is no long press', () => {
  const { gesture, at, pass, state } = board();
  gesture.down(at('R4C4', { touch: true }));
  gesture.move(at('R4C5', { touch: true }));
  pass(LONG_PRESS_MS);
  expect(state.loupe).toBeNull();
});

it('on small cells a finger looks first: the cell under it when it goes up is selected', () => {
  const { gesture, at, names, state } = board({ small: true });
  gesture.down(at('R4C4', { touch: true }));
  expect(state.loupe).toEqual({ cell: shape.cellNamed('R4C4'), about: false });
  gesture.move(at('R4C5', { touch: true }));
  gesture.move(at('R4C6', { touch: true }));
  expect([state.loupe?.cell, names()]).toEqual([shape.cellNamed('R4C6'), []]);
  gesture.up(at('R4C6', { touch: true }));
  expect([state.loupe, names()]).toEqual([null, ['R4C6']]);
});

it('on small cells dragging over several begins when the finger has been held', () => {
  const { gesture, at, pass, names } = board({ small: true });
  gesture.down(at('R4C4', { touch: true }));
  pass(260);
  gesture.move(at('R4C5', { touch: true }));
  gesture.move(at('R4C6', { touch: true }));
  gesture.up(at('R4C6', { touch: true }));
  expect(names()).toEqual(['R4C4', 'R4C5', 'R4C6']);
});

it('a cancelled touch selects nothing', () => {
  const { gesture, at, names } = board();
  gesture.down(at('R4C4', { touch: true }));
  gesture.cancel(1);
  gesture.up(at('R4C4', { touch: true }));
  expect(names()).toEqual([]);
});
