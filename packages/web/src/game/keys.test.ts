import { Shape } from 'hitotsu/board';
import { describe, expect, it } from 'vitest';
import { chordOf, type KeyPress } from './chords.ts';
import {
  boardChords,
  chordsOf,
  chordsWith,
  commandOf,
  heldAction,
  KEY_ACTIONS,
  type KeyContext,
  keyConflicts,
} from './keys.ts';

/** A press as a keyboard sends it: `Ctrl+Shift+KeyZ`, with the character that comes of it. */
function press(code: string, key: string, held = ''): KeyPress {
  return {
    key,
    code,
    ctrlKey: held.includes('Ctrl'),
    metaKey: held.includes('Meta'),
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift'),
  };
}
const context = (size: number, more: Partial<KeyContext> = {}): KeyContext => ({
  shape: Shape.of(size),
  keymap: {},
  wasd: false,
  ...more,
});
const nine = context(9);
const sixteen = context(16);

describe('every key of the list', () => {
  it.each([
    [press('ArrowUp', 'ArrowUp'), { action: 'move', way: 'up' }],
    [press('ArrowLeft', 'ArrowLeft', 'Shift'), { action: 'extend', way: 'left' }],
    [press('ArrowDown', 'ArrowDown', 'Ctrl'), { action: 'nextEmpty', way: 'down' }],
    [press('Digit7', '7'), { action: 'digit', value: 7 }],
    [press('Numpad7', '7'), { action: 'digit', value: 7 }],
    [press('Digit1', '!', 'Shift'), { action: 'corner', value: 1 }],
    [press('Digit2', '"', 'Shift'), { action: 'corner', value: 2 }],
    [press('Digit1', '1', 'Ctrl'), { action: 'centre', value: 1 }],
    [press('Digit1', '1', 'Meta'), { action: 'centre', value: 1 }],
    [press('Digit1', '¡', 'Alt'), { action: 'colour', value: 1 }],
    [press('Digit1', '!', 'Ctrl Shift'), { action: 'colour', value: 1 }],
    [press('Digit0', '0'), { action: 'clear' }],
    [press('Delete', 'Delete'), { action: 'clear' }],
    [press('Backspace', 'Backspace'), { action: 'clear' }],
    [press('KeyZ', 'z'), { action: 'modeDigit' }],
    [press('KeyX', 'x'), { action: 'modeCorner' }],
    [press('KeyC', 'c'), { action: 'modeCentre' }],
    [press('KeyV', 'v'), { action: 'modeColour' }],
    [press('Space', ' '), { action: 'nextMode' }],
    [press('KeyF', 'f'), { action: 'show' }],
    [press('F4', 'F4'), { action: 'show', value: 4 }],
    [press('Comma', ','), { action: 'showPrevious' }],
    [press('Period', '.'), { action: 'showNext' }],
    [press('KeyN', 'n'), { action: 'notesMode' }],
    [press('KeyE', 'e'), { action: 'notesMode' }],
    [press('KeyM', 'm'), { action: 'fillNotes' }],
    [press('KeyM', 'M', 'Shift'), { action: 'fillEverything' }],
    [press('KeyU', 'u'), { action: 'undo' }],
    [press('KeyZ', 'z', 'Ctrl'), { action: 'undo' }],
    [press('KeyZ', 'z', 'Meta'), { action: 'undo' }],
    [press('KeyR', 'r'), { action: 'redo' }],
    [press('KeyY', 'y', 'Ctrl'), { action: 'redo' }],
    [press('KeyZ', 'Z', 'Ctrl Shift'), { action: 'redo' }],
    [press('KeyH', 'h'), { action: 'hint' }],
    [press('KeyH', 'H', 'Shift'), { action: 'hintBack' }],
    [press('KeyY', 'y'), { action: 'why' }],
    [press('Enter', 'Enter'), { action: 'apply' }],
    [press('KeyK', 'k'), { action: 'check' }],
    [press('KeyG', 'g'), { action: 'savepoint' }],
    [press('KeyP', 'p'), { action: 'pause' }],
    [press('KeyT', 't'), { action: 'sayTime' }],
    [press('KeyA', 'a', 'Ctrl'), { action: 'selectAll' }],
    [press('KeyI', 'i', 'Ctrl'), { action: 'invert' }],
    [press('Escape', 'Escape'), { action: 'escape' }],
    [press('Slash', '?', 'Shift'), { action: 'keys' }],
    // Kana input: the letter on the key counts.
    [press('KeyK', 'の'), { action: 'check' }],
  ])('%o', (event, expected) => expect(commandOf(event, nine)).toEqual(expected));

  it('has no chord twice', () => expect(keyConflicts({})).toEqual([]));
});

it('leaves other keys to the browser', () => {
  for (const event of [
    press('Tab', 'Tab'),
    press('KeyR', 'r', 'Ctrl'),
    press('KeyA', 'a'),
    press('F5', 'F5', 'Ctrl'),
    press('Digit7', '7', 'Alt Ctrl'),
  ])
    expect(commandOf(event, nine)).toBeNull();
});

it('knows only the digits of the board', () => {
  expect(commandOf(press('Digit7', '7'), context(4))).toBeNull();
  expect(commandOf(press('F7', 'F7'), context(4))).toBeNull();
  expect(commandOf(press('Digit7', '7', 'Alt'), context(4))).toEqual({ action: 'colour', value: 7 });
  const fromZero = { ...nine, shape: Shape.of(4, [0, 3]) };
  expect(chordsOf('clear', {})).toContain('0');
  expect(commandOf(press('Digit3', '3'), fromZero)).toEqual({ action: 'digit', value: 3 });
  expect(commandOf(press('Digit0', '0'), fromZero)).toEqual({ action: 'digit', value: 0 });
});

describe('on boards over 9', () => {
  it('letters are digits, with Shift corner marks', () => {
    expect(commandOf(press('KeyA', 'a'), sixteen)).toEqual({ action: 'digit', value: 10 });
    expect(commandOf(press('KeyG', 'G', 'Shift'), sixteen)).toEqual({ action: 'corner', value: 16 });
    expect(commandOf(press('KeyH', 'h'), sixteen)).toEqual({ action: 'hint' });
    expect(commandOf(press('KeyB', 'b'), context(10))).toBeNull();
  });

  it('the commands on these letters need Alt', () => {
    for (const [code, key, action] of [
      ['KeyC', 'ç', 'modeCentre'],
      ['KeyF', 'ƒ', 'show'],
      ['KeyG', '©', 'savepoint'],
    ] as const)
      expect(commandOf(press(code, key, 'Alt'), sixteen)).toEqual({ action });
    expect(boardChords('modeCentre', sixteen)).toEqual(['Alt+c']);
    expect(boardChords('modeDigit', sixteen)).toEqual(['z']);
  });

  it('W A S D and E do not move or switch', () => {
    const wasd = context(16, { wasd: true });
    expect(commandOf(press('KeyA', 'a'), wasd)).toEqual({ action: 'digit', value: 10 });
    expect(commandOf(press('KeyE', 'e'), wasd)).toEqual({ action: 'digit', value: 14 });
    expect(commandOf(press('KeyW', 'w'), wasd)).toBeNull();
  });

  it('selecting all and copying stay', () => {
    expect(commandOf(press('KeyA', 'a', 'Ctrl'), sixteen)).toEqual({ action: 'selectAll' });
    expect(commandOf(press('KeyC', 'c', 'Ctrl'), sixteen)).toEqual({ action: 'copy' });
  });
});

describe('settings', () => {
  it('W A S D move when asked for', () => {
    const wasd = context(9, { wasd: true });
    expect(commandOf(press('KeyA', 'a'), wasd)).toEqual({ action: 'move', way: 'left' });
    expect(commandOf(press('KeyS', 'S', 'Shift'), wasd)).toEqual({ action: 'extend', way: 'down' });
    expect(commandOf(press('KeyA', 'a', 'Ctrl'), wasd)).toEqual({ action: 'selectAll' });
    expect(commandOf(press('KeyA', 'a'), nine)).toBeNull();
  });

  it('keys can be changed, several for one action', () => {
    const changed = context(9, { keymap: { check: 'j Ctrl+Enter' } });
    expect(commandOf(press('KeyJ', 'j'), changed)).toEqual({ action: 'check' });
    expect(commandOf(press('Enter', 'Enter', 'Ctrl'), changed)).toEqual({ action: 'check' });
    expect(commandOf(press('KeyK', 'k'), changed)).toBeNull();
  });

  it('names keys that mean two things', () => {
    expect(keyConflicts({ check: 'h' })).toEqual([{ chord: 'h', actions: ['hint', 'check'] }]);
    expect(keyConflicts({ check: '7' })).toEqual([{ chord: '7', actions: ['digit', 'check'] }]);
    expect(keyConflicts({ check: 'Shift+ArrowUp' })).toEqual([
      { chord: 'Shift+ArrowUp', actions: ['extend', 'check'] },
    ]);
    expect(keyConflicts({ check: 'F3' })).toEqual([{ chord: 'F3', actions: ['show', 'check'] }]);
    expect(keyConflicts({ corner: '#' })).toEqual([{ chord: '#', actions: ['digit', 'corner'] }]);
    expect(keyConflicts({ check: 'w' })).toEqual([]);
    expect(keyConflicts({ check: 'w' }, true)).toEqual([{ chord: 'w', actions: ['move', 'check'] }]);
    expect(keyConflicts({}, true)).toEqual([]);
  });

  it('the sign # is a key of its own, not any digit', () => {
    const typed = press('Backslash', '#');
    const shifted = press('Digit3', '#', 'Shift');
    expect(commandOf(typed, nine)).toBeNull();
    expect(commandOf(shifted, nine)).toEqual({ action: 'corner', value: 3 });
    const changed = context(9, { keymap: { check: chordsWith('check', {}, chordOf(typed)) ?? '' } });
    expect(keyConflicts(changed.keymap)).toEqual([]);
    expect(commandOf(typed, changed)).toEqual({ action: 'check' });
    expect(commandOf(press('Digit3', '3'), changed)).toEqual({ action: 'digit', value: 3 });
  });

  it.each([
    ['check', 'j', 'j'],
    ['digit', 'Alt+5', 'Alt+#'],
    ['digit', 'j', null],
    ['move', 'Ctrl+ArrowUp', 'Ctrl+Arrow'],
    ['move', '5', null],
    // Any digit by F1 to F9 stays beside the one key, and the other way round.
    ['show', 'j', 'j F#'],
    ['show', 'Ctrl+F3', 'f Ctrl+F#'],
    ['clear', '0', '0'],
  ] as const)('%s with %s pressed: %s', (action, chord, chords) =>
    expect(chordsWith(action, {}, chord)).toBe(chords),
  );
});

it('tells which mode the held keys stand for', () => {
  expect(
    ['', 'Shift+', 'Ctrl+', 'Alt+', 'Ctrl+Shift+', 'Ctrl+Alt+'].map((held) => heldAction(held, {})),
  ).toEqual([null, 'corner', 'centre', 'colour', 'colour', null]);
});

it('writes a press as a chord', () => {
  expect(chordOf(press('KeyZ', 'Z', 'Ctrl Shift'))).toBe('Ctrl+Shift+z');
  expect(chordOf(press('Slash', '?', 'Shift'))).toBe('?');
});

it('every action has a key', () => {
  for (const action of KEY_ACTIONS) expect(chordsOf(action, {}).length).toBeGreaterThan(0);
});
