/** As much of a keyboard event as a chord is made of. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The keys held down with another: `Ctrl+`, `Alt+`, `Shift+`, in this order. ⌘ counts as Ctrl. */
export function modifiersOf({ ctrlKey, metaKey, altKey, shiftKey }: Omit<KeyPress, 'key' | 'code'>): string {
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}`;
}

/** Characters that mean something else in a chord: the blank parts chords, `#` is any digit. */
const TYPED: Readonly<Record<string, string>> = { ' ': 'Space', '#': 'Hash' };

/**
 * The name of the key itself: digits by their place on the keyboard (whatever Shift or Alt makes of them), letters in lower
 * case, other characters as they are typed, `Space`, `Hash`, `Enter`, `ArrowLeft` …
 */
export function keyName({ key, code, altKey }: KeyPress): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? /^Numpad\d$/.exec(code)?.[0]?.replace('Numpad', '');
  if (digit !== undefined && (code.startsWith('Digit') || /^\d$/.test(key))) return digit;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  // With Alt on a Mac, or with kana input, the key says something else than what stands on it.
  if (letter !== undefined && (altKey || !/^[ -~]$/.test(key))) return letter.toLowerCase();
  return TYPED[key] ?? key;
}

/** Keys whose character depends on Shift already, so that Shift is not named again. */
const isTyped = (name: string): boolean =>
  name === TYPED['#'] || (name.length === 1 && !/^[a-z0-9]$/.test(name));

/** A key press as text: `Ctrl+Shift+z`, `?`, `Shift+3`. */
export function chordOf(press: KeyPress): string {
  const name = keyName(press);
  return modifiersOf(isTyped(name) ? { ...press, shiftKey: false } : press) + name;
}

/** A chord taken apart: the keys held down (`Ctrl+Shift+`) and the key. */
export function splitChord(chord: string): readonly [held: string, key: string] {
  const end = chord.lastIndexOf('+', chord.length - 2) + 1;
  return [chord.slice(0, end), chord.slice(end)];
}
