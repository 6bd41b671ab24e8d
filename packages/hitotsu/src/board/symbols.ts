/** The one place that maps digits to characters: 0-9, then A = 10, B = 11 … (a 25×25 board ends at P). */
const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The character of a digit (0-35). */
export function symbolOf(digit: number): string {
  return SYMBOLS.charAt(digit);
}

/** The digit of each character code below 128, letters in either case; -1 where it stands for none. */
const DIGITS = new Int8Array(128).fill(-1);
for (let digit = 0; digit < SYMBOLS.length; digit++) {
  DIGITS[SYMBOLS.charCodeAt(digit)] = digit;
  DIGITS[SYMBOLS.toLowerCase().charCodeAt(digit)] = digit;
}

/** The digit of a character code (letters in either case); -1 if it stands for none. */
export function digitOfCode(code: number): number {
  return code < 128 ? (DIGITS[code] as number) : -1;
}

/** The digit of a character (letters in either case); -1 if it stands for none. */
export function digitOf(symbol: string): number {
  return symbol.length === 1 ? digitOfCode(symbol.charCodeAt(0)) : -1;
}

/** The characters that name regions in a region map, in order of first appearance: 1-9, then A, B … */
export const REGION_SYMBOLS = SYMBOLS.slice(1);
