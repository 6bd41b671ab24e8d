import { digitOf } from '../board/index.ts';
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

/** Fields between tabs, commas or semicolons, as spreadsheets write them: an empty field is an empty cell. */
function byFields(line: string): Cell[] {
  const separator = ['\t', ';', ','].find((sign) => line.includes(sign));
  if (separator === undefined) return [];
  let at = 0;
  return line.split(separator).map((field) => {
    const token = field.trim().replace(/^"(.*)"$/, '$1');
    const cell = { token, column: at + Math.max(0, field.indexOf(token)) + 1 };
    at += field.length + 1;
    return cell;
  });
}

/** The ways to read a line that do not depend on the size. */
const READINGS: readonly ((line: string) => readonly Cell[])[] = [
  byBlanks,
  bySigns,
  (line) => byBars(line) ?? [],
  byFields,
];

/** A line of a picture that is no border. Of its readings only the lengths are kept: the cells of all lines are many. */
export interface PictureLine extends Line {
  readonly lengths: readonly number[];
  /** Something that is no border stands between it and the line before: a blank line, a comment. */
  readonly gap: boolean;
}

/** A line of tabs alone is a row of empty fields. */
const isBlank = (line: string): boolean => line.trim() === '' && !/\t\t/.test(line);

/** The lines of a picture that may be rows. `dashes`: `-` is an empty cell. */
export function pictureLines(text: string, dashes: boolean): PictureLine[] {
  const lines: PictureLine[] = [];
  let gap = false;
  for (const { number, text: line } of linesOf(halfWidth(text))) {
    if (isBlank(line) || /^\s*(#|\/\/|\[[A-Za-z])/.test(line)) gap = true;
    else if (!isBorder(line, dashes)) {
      const lengths = line.length > LONGEST ? [] : READINGS.map((read) => read(line).length);
      lines.push({ number, text: line, lengths, gap });
      gap = false;
    }
  }
  return lines;
}

/** Whether some line may be a row of that size. */
export function mayHaveSize(lines: readonly PictureLine[], size: number): boolean {
  return lines.some(
    ({ text, lengths }) => lengths.includes(size) || (BARS.test(text) && text.length >= size),
  );
}

/** A row of a picture; its cells are taken out of the line each time, since only one grid is looked at at once. */
class PictureRow implements Row {
  readonly line: number;
  private readonly text: string;
  private readonly read: (line: string) => readonly Cell[] | null;

  constructor(line: number, text: string, read: (line: string) => readonly Cell[] | null) {
    this.line = line;
    this.text = text;
    this.read = read;
  }

  get cells(): readonly Cell[] {
    return this.read(this.text) ?? [];
  }
}

/** A line between rows that has cells, but not as many as a row. */
export interface OddLine {
  readonly line: number;
  readonly actual: number;
}

/** Words between grids (`Grid 01`, `第1問`, `12.`) are no rows; a row has no word in it. */
function isHeading(line: string): boolean {
  const text = line.slice(0, LONGEST);
  return /\p{L}{2,}|[^\P{L}A-Za-z]/u.test(text) || /^\s*\(?\d{1,4}[.):]\s*$/.test(text);
}

/** Whether cells are a row. Letters that are no digit of such a board may be slips of the pen; many of them are words. */
function isRow(cells: readonly Cell[], size: number, line: string): boolean {
  if (cells.length !== size) return false;
  let foreign = 0;
  for (const { token } of cells) {
    if (token !== '' && !CELL.test(token)) return false;
    if (/^[a-wyz]$/i.test(token) && (size <= 9 || digitOf(token) - 9 > size)) foreign++;
  }
  return 3 * foreign <= size || !isHeading(line);
}

/** The lines of a picture of a grid of a size: rows, and odd lines, in groups parted by blank lines and words. */
export function pictureGroups(lines: readonly PictureLine[], size: number): (Row | OddLine)[][] {
  const groups: (Row | OddLine)[][] = [];
  let apart = true;
  const add = (entry: Row | OddLine) => {
    if (apart) groups.push([]);
    apart = false;
    groups.at(-1)?.push(entry);
  };
  for (const { number, text, lengths, gap } of lines) {
    apart ||= gap;
    const places = (line: string) => (line.length <= LONGEST ? byPlaces(line, size) : null);
    const fitting = READINGS.filter((_, i) => lengths[i] === size);
    const read = [...fitting, places].find((reading) => isRow(reading(text) ?? [], size, text));
    if (read) add(new PictureRow(number, text, read));
    else {
      const actual = lengths[1] ?? text.length;
      if (isHeading(text)) apart = true;
      else if (actual > 1) add({ line: number, actual });
    }
  }
  return groups;
}

/** A whole grid, or a place where there is none: a line that is no row, or too few rows. */
export type Part =
  | { readonly kind: 'grid'; readonly rows: readonly Row[] }
  | { readonly kind: 'line-length' | 'row-count'; readonly line: number; readonly actual: number };

/**
 * The grids in groups of rows. A group may hold a box of them, a grid or many; a bad grid does not hold up those behind
 * it, and rows that are missing are never made up for with rows of the next grid.
 */
export function partsOf(groups: readonly (readonly (Row | OddLine)[])[], size: number): Part[] {
  const parts: Part[] = [];
  let rows: Row[] = [];
  /** Lines of the grid so far, odd ones too; one of these spoils it. */
  let count = 0;
  let spoiled = false;
  const close = () => {
    const [first] = rows;
    if (first && !spoiled)
      parts.push(
        count === size
          ? { kind: 'grid', rows }
          : { kind: 'row-count', line: first.line, actual: rows.length },
      );
    rows = [];
    count = 0;
    spoiled = false;
  };
  for (const group of groups) {
    if (count + group.length > size) close();
    const rowCount = group.filter((entry) => 'cells' in entry).length;
    // Beside whole grids an odd line is none of their rows.
    const beside = rowCount > 0 && rowCount % size === 0;
    for (const entry of group) {
      if ('cells' in entry) rows.push(entry);
      else {
        if (!spoiled) parts.push({ kind: 'line-length', ...entry });
        if (beside) continue;
        spoiled = true;
      }
      if (++count === size) close();
    }
  }
  close();
  return parts;
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
