import { halfWidth, type Line, linesOf } from './text.ts';

/** A row of cells as tokens (one a cell, `''` for a blank), with the columns on which they stand. */
export interface Row {
  readonly line: number;
  readonly cells: readonly { readonly token: string; readonly column: number }[];
}

/** Lines that are only border: at least three of these signs and nothing else, or the plain frame signs alone. */
const BORDER = /^[\s|│┃║!+*:=\-─━═╌┄┬┴┼├┤┌┐└┘╔╗╚╝╠╣╦╩╬╟╢╤╧╪╫╭╮╯╰┏┓┗┛┣┫┳┻╋┠┨┯┷┿╂╞╡╥╨.']*$/u;
const RUN = /[-─━═╌┄=]{2,}|[┬┴┼┌┐└┘╔╗╚╝╠╣╦╩╬╟╢╤╧╪╫┏┓┗┛┳┻╋┯┷┿╂╭╮╯╰]/u;
const BARS = /[|│┃║!]/u;
/** No row is longer: 25 numbers with much space between them. */
const LONGEST = 1000;
const CELL = /^(?:\d{1,2}|[A-Za-z]|[._*?·・□○-])$/u;

/**
 * Whether a line is a border. A row of dashes for empty cells is not: its dashes stand alone. `dashes` says that `-` is
 * an empty cell throughout.
 */
function isBorder(line: string, dashes: boolean): boolean {
  if (!BORDER.test(line) || !/[^\s.']/.test(line)) return false;
  if (/^[\s|│┃║!:]+$/u.test(line)) return true;
  if (!RUN.test(line)) return false;
  return !dashes || /[+=*─━═┬┴┼┌┐└┘╔╗╚╝╠╣╦╩╬╟╢╤╧╪╫┏┓┗┛┳┻╋┯┷┿╂]/u.test(line);
}

type Cell = Row['cells'][number];

function tokensIn(text: string, offset: number): Cell[] {
  return Array.from(text.matchAll(/[^\s,;]+/g), (match) => ({
    token: match[0],
    column: offset + (match.index ?? 0) + 1,
  }));
}

/** Parts of a line between bars, with where they start; what stands outside the outer bars is dropped if blank. */
function segmentsOf(line: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const text of line.split(BARS)) {
    parts.push({ text, at });
    at += text.length + 1;
  }
  // A blank part as wide as the others is a box without digits.
  const widest = Math.max(...parts.map(({ text }) => text.length));
  const isOutside = (part: (typeof parts)[number] | undefined) =>
    part !== undefined && part.text.trim() === '' && 2 * part.text.length <= widest;
  if (parts.length > 1 && isOutside(parts[0])) parts.shift();
  if (parts.length > 1 && isOutside(parts.at(-1))) parts.pop();
  return parts;
}

/** One cell between two bars: `| 5 |   | 7 |`. */
function byBars(line: string): Cell[] | null {
  const segments = segmentsOf(line);
  if (segments.length < 4) return null;
  const cells = segments.map(({ text, at }) => {
    const token = text.trim();
    return { token, column: at + Math.max(0, text.indexOf(token)) + 1 };
  });
  return cells.every(({ token }) => token === '' || CELL.test(token)) ? cells : null;
}

/** Cells at every second place between bars, blanks for empty ones: `| 5 3   |   7   |`. */
function byPlaces(line: string, size: number): Cell[] | null {
  const segments = segmentsOf(line);
  const width = size / segments.length;
  if (segments.length < 2 || !Number.isInteger(width)) return null;
  if (segments.some(({ text }) => text.length !== segments[0]?.text.length)) return null;
  const cells: Cell[] = [];
  for (const { text, at } of segments) {
    const step = text.length === width ? 1 : 2;
    const first = text.length === 2 * width + 1 ? 1 : 0;
    if (text.length !== width && text.length !== 2 * width + 1 && text.length !== 2 * width - 1) return null;
    for (let i = 0; i < width; i++) {
      const place = first + i * step;
      cells.push({ token: text.charAt(place).trim(), column: at + place + 1 });
    }
  }
  const seen = cells.filter(({ token }) => token !== '').length;
  return seen === line.replace(/[\s|│┃║!]/gu, '').length ? cells : null;
}

/** Every sign a cell, separators left out: `53. .7. ...` or `|53.|.7.|...|`. */
function bySigns(line: string): Cell[] {
  const cells: Cell[] = [];
  for (const match of line.matchAll(/[^\s|│┃║!,;:'"]/gu))
    cells.push({ token: match[0], column: (match.index ?? 0) + 1 });
  return cells;
}

/** Numbers or signs parted by blanks or commas. */
function byBlanks(line: string): Cell[] {
  const cells: Cell[] = [];
  for (const { text, at } of segmentsOf(line)) cells.push(...tokensIn(text, at));
  return cells;
}

/** A line of a picture that is no border, with the ways to read it that do not depend on the size. */
export interface PictureLine extends Line {
  readonly readings: readonly (readonly Cell[])[];
}

/** The lines of a picture that may be rows. `dashes`: `-` is an empty cell. */
export function pictureLines(text: string, dashes: boolean): PictureLine[] {
  const lines: PictureLine[] = [];
  for (const { number, text: line } of linesOf(halfWidth(text))) {
    if (line.trim() === '' || /^\s*(#|\/\/|\[[A-Za-z])/.test(line) || isBorder(line, dashes)) continue;
    const readings = line.length > LONGEST ? [] : [byBlanks(line), bySigns(line), byBars(line) ?? []];
    lines.push({ number, text: line, readings });
  }
  return lines;
}

/** Whether some line may be a row of that size. */
export function mayHaveSize(lines: readonly PictureLine[], size: number): boolean {
  return lines.some(
    ({ text, readings }) =>
      readings.some(({ length }) => length === size) || (BARS.test(text) && text.length >= size),
  );
}

/** The rows of a picture of a grid of a size, and the first line of cells that is no row of it. */
export function pictureRows(
  lines: readonly PictureLine[],
  size: number,
): { rows: Row[]; odd: { line: number; actual: number } | null } {
  const rows: Row[] = [];
  let odd: { line: number; actual: number } | null = null;
  const isRow = (cells: readonly Cell[]) =>
    cells.length === size && cells.every(({ token }) => token === '' || CELL.test(token));
  for (const { number, text, readings } of lines) {
    const places = () => (text.length <= LONGEST ? byPlaces(text, size) : null);
    const cells = readings.find(isRow) ?? [places() ?? []].find(isRow);
    if (cells) rows.push({ line: number, cells });
    else {
      const actual = readings[1]?.length ?? text.length;
      // Words between grids (`Grid 01`) are no rows; a row has no word in it.
      if (!/\p{L}{2,}/u.test(text.slice(0, LONGEST)) && actual > 1) odd ??= { line: number, actual };
    }
  }
  return { rows, odd };
}

/**
 * The rows of a list as programs write it: `[[5,3,0,…],…]`, `[4, , , 2, …]` a line, `["53..7....", …]`, or one flat list.
 * The innermost brackets are rows; without them none.
 */
export function listRows(text: string): Row[] {
  const rows: Row[] = [];
  const plain = halfWidth(text);
  const lineStarts = [0];
  for (let i = 0; i < plain.length; i++) if (plain.charCodeAt(i) === 10) lineStarts.push(i + 1);
  let line = 0;
  for (const match of plain.matchAll(/[[({]([^[\](){}]*)[\])}]/g)) {
    const start = (match.index ?? 0) + 1;
    while (line + 1 < lineStarts.length && (lineStarts[line + 1] as number) <= start) line++;
    const content = match[1] as string;
    const separator = content.includes(',') ? ',' : content.includes(';') ? ';' : null;
    const parts = separator ? content.split(separator) : content.trim().split(/\s+/);
    // A comma behind the last value closes the list; between blanks it parts two empty cells.
    const last = parts.at(-1) as string;
    if (separator && parts.length > 1 && last.trim() === '' && last.includes('\n')) parts.pop();
    let at = start;
    const cells = parts.map((part) => {
      const bare = part
        .trim()
        .replace(/^(["'`])(.*)\1$/s, '$2')
        .trim();
      const token = /^(none|null|nil|undefined|nan|empty)$/i.test(bare) ? '' : bare;
      const cell = { token, column: at - (lineStarts[line] as number) + 1 };
      at += part.length + 1;
      return cell;
    });
    rows.push({ line: line + 1, cells });
  }
  return rows;
}
