import { failure, type Result, success } from '../base/index.ts';

const PACKED = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/** Each sign is a digit (0 for empty) and up to five empty cells behind it. */
function unpack(code: string): string | null {
  let givens = '';
  for (const char of code) {
    const value = PACKED.indexOf(char);
    if (value < 0) return null;
    givens += String(value % 10) + '0'.repeat(Math.floor(value / 10));
    if (givens.length > 200) return null;
  }
  return givens;
}

/** The older code: digits as they are, a letter for a run of empty cells. */
function unpackRuns(code: string): string | null {
  let givens = '';
  for (const char of code) {
    const run = RUNS.indexOf(char);
    if (run >= 0) givens += '0'.repeat(run);
    else if (/[1-9]/.test(char)) givens += char;
    else return null;
    if (givens.length > 200) return null;
  }
  return givens;
}

/**
 * The 81 givens of a classic code, in either of its two forms; they are not marked, so the one that gives 81 cells is
 * meant, the newer one first.
 */
export function readClassicCode(code: string): Result<string> {
  const packed = unpack(code);
  if (packed?.length === 81) return success(packed);
  const runs = unpackRuns(code);
  if (runs?.length === 81) return success(runs);
  if (packed === null && runs === null) return failure([{ code: 'not-compressed', line: 1, column: 1 }]);
  const actual = packed?.length ?? runs?.length ?? 0;
  return failure([{ code: 'length', values: { expected: 81, actual } }]);
}
