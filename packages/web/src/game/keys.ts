import { digitOf, type Shape, symbolOf } from 'hitotsu/board';
import { chordOf, type KeyPress, keyName, modifiersOf, splitChord } from './chords.ts';
import type { Way } from './select.ts';

/**
 * Every key of the board: the one list from which keys are looked up, the help page is made and keys are changed. In a chord
 * `#` stands for any digit, `Arrow` for the four arrow keys, `F#` for F1 to F9.
 */
const LIST = {
  move: { group: 'moving', chords: ['Arrow'] },
  extend: { group: 'moving', chords: ['Shift+Arrow'] },
  nextEmpty: { group: 'moving', chords: ['Ctrl+Arrow'] },
  selectAll: { group: 'moving', chords: ['Ctrl+a'] },
  invert: { group: 'moving', chords: ['Ctrl+i'] },
  escape: { group: 'moving', chords: ['Escape'] },
  digit: { group: 'entering', chords: ['#'] },
  corner: { group: 'entering', chords: ['Shift+#'] },
  centre: { group: 'entering', chords: ['Ctrl+#'] },
  colour: { group: 'entering', chords: ['Alt+#', 'Ctrl+Shift+#'] },
  clear: { group: 'entering', chords: ['0', 'Delete', 'Backspace'] },
  modeDigit: { group: 'entering', chords: ['z'] },
  modeCorner: { group: 'entering', chords: ['x'] },
  modeCentre: { group: 'entering', chords: ['c'] },
  modeColour: { group: 'entering', chords: ['v'] },
  nextMode: { group: 'entering', chords: ['Space'] },
  notesMode: { group: 'entering', chords: ['n', 'e'] },
  fillNotes: { group: 'entering', chords: ['m'] },
  fillEverything: { group: 'entering', chords: ['Shift+m'] },
  show: { group: 'looking', chords: ['f', 'F#'] },
  showPrevious: { group: 'looking', chords: [','] },
  showNext: { group: 'looking', chords: ['.'] },
  undo: { group: 'going', chords: ['u', 'Ctrl+z'] },
  redo: { group: 'going', chords: ['r', 'Ctrl+y', 'Ctrl+Shift+z'] },
  savepoint: { group: 'going', chords: ['g'] },
  hint: { group: 'helping', chords: ['h'] },
  hintBack: { group: 'helping', chords: ['Shift+h'] },
  why: { group: 'helping', chords: ['y'] },
  apply: { group: 'helping', chords: ['Enter'] },
  check: { group: 'helping', chords: ['k'] },
  pause: { group: 'going', chords: ['p'] },
  sayTime: { group: 'going', chords: ['t'] },
  copy: { group: 'going', chords: ['Ctrl+c'] },
  paste: { group: 'going', chords: ['Ctrl+v'] },
  keys: { group: 'helping', chords: ['?'] },
} as const satisfies Record<string, { readonly group: string; readonly chords: readonly string[] }>;

export type KeyAction = keyof typeof LIST;
export type KeyGroup = (typeof LIST)[KeyAction]['group'];

export const KEY_ACTIONS = Object.keys(LIST) as readonly KeyAction[];
export const KEY_GROUPS: readonly KeyGroup[] = ['moving', 'entering', 'looking', 'going', 'helping'];
export const groupOf = (action: KeyAction): KeyGroup => LIST[action].group;

/** Actions whose keys belong to the browser and cannot be changed here. */
export const FIXED_ACTIONS: ReadonlySet<KeyAction> = new Set(['copy', 'paste']);

/** Changed keys by action: chords with a blank between them. */
export type Keymap = Readonly<Record<string, string>>;

/** What the keys mean at the moment. */
export interface KeyContext {
  readonly shape: Pick<Shape, 'minDigit' | 'maxDigit'>;
  readonly keymap: Keymap;
  /** W A S D are arrow keys (never where letters are digits). */
  readonly wasd: boolean;
}

/** What a key press asks for. */
export interface KeyCommand {
  readonly action: KeyAction;
  /** Of `#` and `F#`: a digit of the board; of colours 1 to 9. */
  readonly value?: number;
  readonly way?: Way;
}

/** The chords of an action, changed ones before the usual ones. */
export function chordsOf(action: KeyAction, keymap: Keymap): readonly string[] {
  const own = keymap[action];
  return own === undefined ? LIST[action].chords : own.split(' ').filter((chord) => chord !== '');
}

/** The letters that are digits of the board, in lower case. */
export function digitLetters({ maxDigit }: KeyContext['shape']): string {
  let letters = '';
  for (let digit = 10; digit <= maxDigit; digit++) letters += symbolOf(digit).toLowerCase();
  return letters;
}

/**
 * The chords of an action on a board. Where a letter is a digit, commands on it need Alt besides; where 0 is one, it does
 * nothing else.
 */
export function boardChords(action: KeyAction, { shape, keymap }: KeyContext): readonly string[] {
  const letters = digitLetters(shape);
  return chordsOf(action, keymap)
    .filter((chord) => chord !== '0' || shape.minDigit > 0)
    .map((chord) => {
      const [held, key] = splitChord(chord);
      const isTaken = key.length === 1 && letters.includes(key) && (held === '' || held === 'Shift+');
      return isTaken ? `Alt+${chord}` : chord;
    });
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const WASD: Readonly<Record<string, string>> = {
  w: 'ArrowUp',
  a: 'ArrowLeft',
  s: 'ArrowDown',
  d: 'ArrowRight',
};

/** What a key press asks for, or null. */
export function commandOf(press: KeyPress, context: KeyContext): KeyCommand | null {
  const { shape, wasd } = context;
  const letters = digitLetters(shape);
  const held = modifiersOf(press);
  const name = keyName(press);
  const find = (chord: string) => KEY_ACTIONS.find((action) => boardChords(action, context).includes(chord));
  const exact = find(chordOf(press));
  if (exact) return { action: exact };
  const arrow = wasd && letters === '' && !press.ctrlKey && !press.metaKey ? (WASD[name] ?? name) : name;
  const way = WAYS[arrow];
  if (way) {
    const action = find(`${held}Arrow`);
    return action ? { action, way } : null;
  }
  const isLetter = letters.includes(name) && (held === '' || held === 'Shift+');
  if (/^\d$/.test(name) || isLetter) {
    const action = find(`${held}#`);
    const value = digitOf(name);
    if (!action || !isValue(action, value, shape)) return null;
    return { action, value };
  }
  const number = Number(/^F([1-9])$/.exec(name)?.[1]);
  const action =
    number && number >= shape.minDigit && number <= shape.maxDigit ? find(`${held}F#`) : undefined;
  return action ? { action, value: number } : null;
}

const isValue = (action: KeyAction, value: number, { minDigit, maxDigit }: KeyContext['shape']): boolean =>
  action === 'colour' ? value >= 1 && value <= 9 : value >= minDigit && value <= maxDigit;

/** The way of entering that the keys held down at the moment stand for. */
export function heldAction(held: string, keymap: Keymap): KeyAction | null {
  if (held === '') return null;
  return (
    (['corner', 'centre', 'colour'] as const).find((action) =>
      chordsOf(action, keymap).includes(`${held}#`),
    ) ?? null
  );
}

/** The keys that a chord of a family stands for: any digit, the arrows, F1 to F9. */
const FAMILIES: Readonly<Record<string, RegExp>> = {
  '#': /^[1-9]$/,
  Arrow: /^Arrow./,
  'F#': /^F[1-9]$/,
};

/** Whether a press of `chord` is one that `other` stands for. */
function isCovered(chord: string, other: string, wasd: boolean): boolean {
  if (chord === other) return true;
  const [held, key] = splitChord(chord);
  const [otherHeld, family] = splitChord(other);
  if (held !== otherHeld) return false;
  return (
    (FAMILIES[family]?.test(key) ?? false) ||
    (wasd && family === 'Arrow' && Object.hasOwn(WASD, key) && !held.includes('Ctrl'))
  );
}

/** Actions that share a chord with another one, with that chord: to be named where keys are changed. */
export function keyConflicts(
  keymap: Keymap,
  wasd = false,
): readonly { readonly chord: string; readonly actions: readonly KeyAction[] }[] {
  const all = KEY_ACTIONS.flatMap((action) => chordsOf(action, keymap).map((chord) => ({ action, chord })));
  return [...new Set(all.map(({ chord }) => chord))]
    .map((chord) => ({
      chord,
      actions: [
        ...new Set(all.filter((other) => isCovered(chord, other.chord, wasd)).map(({ action }) => action)),
      ],
    }))
    .filter(({ actions }) => actions.length > 1);
}

/**
 * The chords of an action after a key was pressed for it; null if it takes no such key. A family stays one: what is held with
 * it changes. Of an action that has families and single keys, those of the other kind stay.
 */
export function chordsWith(action: KeyAction, keymap: Keymap, chord: string): string | null {
  const familyOf = (each: string) => {
    const [, key] = splitChord(each);
    return Object.hasOwn(FAMILIES, key) ? key : undefined;
  };
  const usual = chordsOf(action, {});
  const families = usual.flatMap((each) => familyOf(each) ?? []);
  const [held, key] = splitChord(chord);
  const family = families.find((each) => FAMILIES[each]?.test(key) || (each === '#' && key === '0'));
  if (!family && families.length === usual.length) return null;
  const others = chordsOf(action, keymap).filter((each) => (familyOf(each) === undefined) !== !family);
  const changed = family ? held + family : chord;
  return (family ? [...others, changed] : [changed, ...others]).join(' ');
}
