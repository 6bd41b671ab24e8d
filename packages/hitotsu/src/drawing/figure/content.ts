import { type DigitSet, EMPTY, indicesOf, type Shape, symbolOf } from '../../board/index.ts';
import type { Token } from '../palette.ts';
import { colourPrimitives } from './colours.ts';
import { type Font, LAYER, type Primitive, type Run } from './figure.ts';
import { circlePath } from './path.ts';
import { placesFor } from './places.ts';
import { ADVANCE, baseline, CAP, SIZE, WEIGHT } from './sizes.ts';

/** What is written in a cell. What is not named is not there. */
export interface CellContent {
  /** The digit, or `EMPTY`. */
  readonly digit?: number;
  /** The digit belongs to the puzzle. */
  readonly given?: boolean;
  /** Candidates, each at its place. */
  readonly notes?: DigitSet;
  /** Marks along the corners and edges, in order. */
  readonly corner?: DigitSet;
  /** Marks in the middle, in one line or two. */
  readonly centre?: DigitSet;
  /** Keys of the player's colours, 1 to 9. */
  readonly colours?: readonly number[];
}

export interface ContentOptions {
  /** Cells with the label of a cage: what is written there gives way to it. */
  readonly heads?: ReadonlySet<number>;
  /** Values from 10 on as numbers instead of letters. */
  readonly numbers?: boolean;
  /** Candidates as dots at their places, for cells too small for digits. */
  readonly dots?: boolean;
  /** A pattern over each colour. */
  readonly patterns?: boolean;
  /** Digits stand back: another one is being shown. */
  readonly quietDigits?: boolean;
  /** Candidates and marks stand back: another digit is being shown, or a hint. */
  readonly quietNotes?: boolean;
  /** Cells with more than paper behind what is written: what stands back there stays a step darker (`shadedCells`). */
  readonly shaded?: ReadonlySet<number>;
  /** Candidates that are drawn by the marks of a hint, not here: `cell * digitCount + digit index`. */
  readonly marked?: ReadonlySet<number>;
}

/** The text of a digit index of the board. */
export function valueText(shape: Shape, index: number, numbers = false): string {
  const digit = shape.minDigit + index;
  return numbers ? String(digit) : symbolOf(digit);
}

/** Everything in one cell, colours first. */
export function cellContent(
  shape: Shape,
  cell: number,
  content: CellContent,
  options: ContentOptions = {},
): Primitive[] {
  const { digit = EMPTY, colours = [] } = content;
  const primitives: Primitive[] = colourPrimitives(shape, cell, colours, options.patterns ?? false);
  if (digit !== EMPTY) return [...primitives, digitPrimitive(shape, cell, content, options)];
  for (const kind of ['notes', 'corner', 'centre'] as const) {
    const set = content[kind] ?? 0;
    if (set !== 0) primitives.push(...MARKS[kind](shape, cell, set, colours.length > 0, options));
  }
  return primitives;
}

/** The ink of what stands back in a cell; undefined where nothing does. */
const quietInk = (quiet: boolean | undefined, cell: number, { shaded }: ContentOptions): Token | undefined =>
  quiet ? (shaded?.has(cell) ? 'ink-2' : 'ink-3') : undefined;

function digitFill(given: boolean, coloured: boolean, quiet: Token | undefined): Token {
  if (coloured) return given ? 'ink' : 'ruri-deep';
  return quiet ?? (given ? 'ink' : 'pencil');
}

function digitPrimitive(
  shape: Shape,
  cell: number,
  { digit = EMPTY, given = false, colours = [] }: CellContent,
  options: ContentOptions,
): Primitive {
  const text = valueText(shape, digit - shape.minDigit, options.numbers);
  const size = text.length > 1 ? SIZE.long : given ? SIZE.given : SIZE.entry;
  const baseline = given ? SIZE.givenBaseline : SIZE.entryBaseline;
  const drop = !given && options.heads?.has(cell) ? SIZE.headDrop : 0;
  const y = 0.5 + drop + (baseline * size) / (given ? SIZE.given : SIZE.entry);
  const fill = digitFill(given, colours.length > 0, quietInk(options.quietDigits, cell, options));
  return {
    kind: 'text',
    role: given ? 'given' : 'entry',
    layer: LAYER.digit,
    cells: [cell],
    runs: [{ x: shape.columnOf(cell) + 0.5, y: shape.rowOf(cell) + y, text }],
    font: given ? 'print' : 'text',
    weight: given ? WEIGHT.given : WEIGHT.entry,
    size,
    anchor: 'middle',
    fill,
  };
}

type MarkMaker = (
  shape: Shape,
  cell: number,
  set: DigitSet,
  coloured: boolean,
  options: ContentOptions,
) => Primitive[];

const noteFill = (coloured: boolean, quiet: Token | undefined): Token =>
  coloured ? 'ruri-deep' : (quiet ?? 'note');

function notesOf(
  role: string,
  cell: number,
  runs: readonly Run[],
  size: number,
  coloured: boolean,
  quiet: Token | undefined,
): Primitive {
  const font: Font = 'text';
  return {
    kind: 'text',
    role,
    layer: LAYER.digit,
    cells: [cell],
    runs,
    font,
    weight: quiet ? WEIGHT.quietNote : WEIGHT.note,
    size,
    anchor: 'middle',
    fill: noteFill(coloured, quiet),
  };
}

/** A value and the middle of its place. */
type Placed = readonly [x: number, y: number, text: string];

/** Values of two characters are smaller by this, so that neighbours keep apart. */
const LONG_NOTE = 0.78;

/** Values at places: those of one character in one text, longer ones in another. */
function placedNotes(
  role: string,
  cell: number,
  values: readonly Placed[],
  size: number,
  coloured: boolean,
  quiet: Token | undefined,
): Primitive[] {
  return [false, true].flatMap((long) => {
    const scaled = size * (long ? LONG_NOTE : 1);
    const runs = values
      .filter(([, , text]) => text.length > 1 === long)
      .map(([x, y, text]): Run => ({ x, y: baseline(y, scaled), text }));
    return runs.length === 0 ? [] : [notesOf(role, cell, runs, scaled, coloured, quiet)];
  });
}

/** Places of corner marks, in order: corners first. In a cell with a label the first one is left out. */
const CORNERS = [
  [0.17, 0.24],
  [0.83, 0.24],
  [0.17, 0.79],
  [0.83, 0.79],
  [0.5, 0.24],
  [0.5, 0.79],
  [0.17, 0.515],
  [0.83, 0.515],
] as const;
const CORNER = 0.25;

/** Sizes of marks in the middle by their number; never wider than the room there is. */
const CENTRE_SIZES = [0.26, 0.26, 0.26, 0.26, 0.26, 0.26, 0.23];
const SMALLEST_CENTRE = 0.2;
const ROOM = 0.94;
/** From here on the marks in the middle stand in two lines. */
const TWO_LINES = 10;

const MARKS: Readonly<Record<'notes' | 'corner' | 'centre', MarkMaker>> = {
  notes(shape, cell, set, coloured, options) {
    const places = placesFor(shape, options.heads?.has(cell) ?? false);
    const shown = indicesOf(set).filter((index) => !options.marked?.has(cell * shape.digitCount + index));
    if (shown.length === 0) return [];
    const [x, y] = [shape.columnOf(cell), shape.rowOf(cell)];
    if (options.dots)
      // One path a cell: a large board has thousands of dots.
      return [
        {
          kind: 'path',
          role: 'note',
          layer: LAYER.digit,
          cells: [cell],
          d: shown
            .map((index) => {
              const [px, py] = places.at(index);
              return circlePath([x + px, y + py], places.size * 0.22);
            })
            .join(''),
          fill: noteFill(coloured, quietInk(options.quietNotes, cell, options)),
        },
      ];
    const values = shown.map((index): Placed => {
      const [px, py] = places.at(index);
      return [x + px, y + py, valueText(shape, index, options.numbers)];
    });
    return placedNotes(
      'note',
      cell,
      values,
      places.size,
      coloured,
      quietInk(options.quietNotes, cell, options),
    );
  },

  corner(shape, cell, set, coloured, options) {
    const places = CORNERS.slice(options.heads?.has(cell) ? 1 : 0);
    const indices = indicesOf(set);
    if (indices.length > places.length) return MARKS.notes(shape, cell, set, coloured, options);
    const values = indices.map((index, i): Placed => {
      const [px, py] = places[i] as readonly [number, number];
      return [shape.columnOf(cell) + px, shape.rowOf(cell) + py, valueText(shape, index, options.numbers)];
    });
    return placedNotes('corner', cell, values, CORNER, coloured, quietInk(options.quietNotes, cell, options));
  },

  centre(shape, cell, set, coloured, options) {
    const texts = indicesOf(set).map((index) => valueText(shape, index, options.numbers));
    const separator = options.numbers && texts.some((text) => text.length > 1) ? ' ' : '';
    const half = texts.length < TWO_LINES ? texts.length : Math.ceil(texts.length / 2);
    const lines = [texts.slice(0, half), texts.slice(half)].filter((line) => line.length > 0);
    const longest = Math.max(...lines.map((line) => line.join(separator).length));
    const widest = /[A-Z]/.test(texts.join('')) ? 0.66 : ADVANCE;
    const size = Math.min(CENTRE_SIZES[longest] ?? SMALLEST_CENTRE, ROOM / (longest * widest));
    const middle = 0.5 + (size * CAP) / 2;
    const runs = lines.map((line, i) => ({
      x: shape.columnOf(cell) + 0.5,
      y: shape.rowOf(cell) + middle + (i - (lines.length - 1) / 2) * size * 1.1,
      text: line.join(separator),
    }));
    return [notesOf('centre', cell, runs, size, coloured, quietInk(options.quietNotes, cell, options))];
  },
};
