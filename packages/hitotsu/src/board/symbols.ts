/** The one place that maps digits to characters: 0-9, then A = 10, B = 11 … (a 25×25 board ends at P). */
const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The character of a digit (0-35). */
export function symbolOf(digit: number): string {
  return SYMBOLS.charAt(digit);
}

/** The digit of a character (letters in either case); -1 if it stands for none. */
export function digitOf(symbol: string): number {
  return symbol.length === 1 ? SYMBOLS.indexOf(symbol.toUpperCase()) : -1;
}

/** The characters that name regions in a region map, in order of first appearance: 1-9, then A, B … */
export const REGION_SYMBOLS = SYMBOLS.slice(1);
