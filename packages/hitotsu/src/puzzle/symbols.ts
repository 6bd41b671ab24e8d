import { type Diagnostic, failure, type Result, success } from '../base/index.ts';
import { Board, digitOf, digitOfCode, EMPTY, type Shape, symbolOf } from '../board/index.ts';

/** The digit of a character on a board: a digit, `EMPTY`, or null if it is neither. */
export function readSymbol(symbol: string, shape: Shape): number | null {
  return symbol.length === 1 ? readCode(symbol.charCodeAt(0), shape) : null;
}

/** The same for a character code. */
function readCode(code: number, shape: Shape): number | null {
  if (code === 46) return EMPTY;
  const digit = digitOfCode(code);
  if (digit === 0 && shape.minDigit > 0) return EMPTY;
  return digit >= shape.minDigit && digit <= shape.maxDigit ? digit : null;
}

/**
 * A board from one character a cell (`givens` or `solution`). Errors: `length`, `character` (with the cell in
 * `values.cell` and its index in `values.at`), `digit-range`, and `incomplete` where every cell must have a digit.
 */
export function readBoard(text: string, shape: Shape, path: string, full = false): Result<Board> {
  if (text.length !== shape.cellCount) {
    const values = { expected: shape.cellCount, actual: text.length };
    return failure([{ code: 'length', path, values }]);
  }
  const board = new Board(shape);
  const errors: Diagnostic[] = [];
  for (let cell = 0; cell < text.length; cell++) {
    const digit = readCode(text.charCodeAt(cell), shape);
    if (digit !== null && (digit !== EMPTY || !full)) {
      board.digits[cell] = digit;
      continue;
    }
    const symbol = text.charAt(cell);
    const { minDigit: min, maxDigit: max } = shape;
    const values = { cell: shape.nameOf(cell), at: cell, char: symbol, min, max };
    if (digit === null) {
      const known = digitOf(symbol);
      if (known < 0) errors.push({ code: 'character', path, values });
      else errors.push({ code: 'digit-range', path, values: { ...values, value: known } });
    } else errors.push({ code: 'incomplete', path, values });
    if (errors.length >= 10) break;
  }
  return errors.length > 0 ? failure(errors) : success(board);
}

/** Characters that are written as they are read; 0 among them only where it is a digit. */
const CANONICAL = /^[.1-9A-Z]*$/;
const CANONICAL_WITH_0 = /^[.0-9A-Z]*$/;

/** The canonical form of a text that `readBoard` took for a board. */
export function canonicalDigits(text: string, board: Board): string {
  const isCanonical = board.shape.minDigit > 0 ? CANONICAL : CANONICAL_WITH_0;
  return isCanonical.test(text) ? text : writeDigits(board.digits);
}

/** The characters of digits, one a cell, `.` for empty: the form of `givens` and `solution` in documents. */
export function writeDigits(digits: ArrayLike<number>): string {
  // Joined, not added up: of a hundred thousand solutions the unjoined pieces would fill the memory.
  const symbols = new Array<string>(digits.length);
  for (let cell = 0; cell < digits.length; cell++) {
    const digit = digits[cell] as number;
    symbols[cell] = digit === EMPTY ? '.' : symbolOf(digit);
  }
  return symbols.join('');
}
