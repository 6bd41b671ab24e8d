/**
 * Ranges of characters that take two columns of a terminal: East Asian Width W and F of Unicode 16 in whole blocks, and
 * the emoji that terminals draw wide. Box-drawing and other "ambiguous" characters count as one column.
 */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

/** Characters of no width: combining marks, variation selectors, zero-width space and joiners. */
const MARKS = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour sequences begin with the control character ESC
const COLOUR = /\u001b\[[0-9;]*m/g;

function widthOfSymbol(symbol: string): number {
  const code = symbol.codePointAt(0) as number;
  if (code < 0x300) return 1;
  if (MARKS.test(symbol)) return 0;
  return WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** Terminal columns that a text of one line takes; colour sequences take none, full-width characters two. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const symbol of text.replace(COLOUR, '')) width += widthOfSymbol(symbol);
  return width;
}

/** The text with spaces behind it up to a width in columns; a wider text stays as it is. */
export function padDisplay(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** Characters that must not begin a line in Japanese (kinsoku). */
const NEVER_FIRST =
  /^[、。，．）」』】〉》・：；？！ー～…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.):;?!\]}]/u;

/**
 * Breaks a text into lines of at most `width` columns: between words, and between any two full-width characters except
 * before those that must not begin a line (the one before goes along then). A word that is wider than a line is not cut.
 */
export function wrapDisplay(text: string, width: number): string[] {
  const pieces = text.match(/ +|[^ \u2e80-\uffef]+|[\u2e80-\uffef]/gu) ?? [];
  const lines: string[] = [];
  let line: string[] = [];
  let used = 0;
  for (const piece of pieces) {
    const wide = displayWidth(piece);
    if (line.length > 0 && used + wide > width) {
      const carried: string[] = [];
      if (NEVER_FIRST.test(piece))
        do carried.unshift(line.pop() as string);
        while (line.length > 0 && NEVER_FIRST.test(carried[0] as string));
      if (line.length > 0) lines.push(line.join('').trimEnd());
      line = carried;
      used = displayWidth(line.join(''));
      if (line.length === 0 && piece.trim() === '') continue;
    }
    line.push(piece);
    used += wide;
  }
  const last = line.join('').trimEnd();
  if (last !== '' || lines.length === 0) lines.push(last);
  return lines;
}
