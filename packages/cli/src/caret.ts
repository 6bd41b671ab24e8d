import { displayWidth } from 'hitotsu/drawing';

/** Columns of a source line that are shown at most. */
const WINDOW = 72;

/**
 * Text of others on its way to a terminal: characters that would move the cursor, colour the screen or are not seen are
 * shown as one visible sign each.
 */
export function visible(text: string): string {
  return text.replace(/\p{C}/gu, '\ufffd');
}

/** A line of the input and under it a `^` at a column (from 1); of a long line, the part round the column. */
export function caretUnder(line: string, column: number): string[] {
  const at = Math.min(Math.max(column - 1, 0), line.length);
  const from = line.length <= WINDOW ? 0 : Math.max(0, Math.min(at - WINDOW / 2, line.length - WINDOW));
  const head = from > 0 ? '…' : '';
  const tail = from + WINDOW < line.length ? '…' : '';
  const shown = visible(line.slice(from, from + WINDOW));
  const before = head + visible(line.slice(from, at));
  return [`  ${head}${shown}${tail}`, `  ${' '.repeat(displayWidth(before))}^`];
}
