/** What is said of a cell to a person who does not see the board. */
import { Board, EMPTY, indicesOf, type Shape, symbolOf } from 'hitotsu/board';
import { t } from '../words/board.ts';
import { conflictAt, sayingText } from './sayings.ts';
import type { BoardMark, BoardView } from './view.ts';

export interface LabelOptions {
  /** Place, content and marks only. */
  readonly short: boolean;
  /** Values from 10 on as numbers. */
  readonly numbers: boolean;
}

type Texts = (string | null)[];

/** The label of every cell. */
export function cellLabels(view: BoardView, options: LabelOptions): string[] {
  const { puzzle } = view;
  const { shape, givens } = puzzle;
  const digits = view.digits ?? givens.digits;
  const board = new Board(shape, digits);
  const isWhole = puzzle.rules.map(({ rule }) => rule.cells.length === shape.cellCount);
  const rulesAt = Array.from({ length: shape.cellCount }, (): number[] => []);
  puzzle.rules.forEach(({ rule }, index) => {
    for (const cell of rule.cells) rulesAt[cell]?.push(index);
  });
  const ruleTexts = (cell: number): Texts =>
    (rulesAt[cell] ?? []).flatMap((index) => {
      const { rule, type } = puzzle.rules[index] as (typeof puzzle.rules)[number];
      const sayings = rule.say?.(cell, board);
      if (sayings) return sayings.length > 0 ? [joined(sayings.map((each) => sayingText(shape, each)))] : [];
      return isWhole[index] ? [] : [sayingText(shape, { words: type.words.name })];
    });
  const marks = marksByCell(shape, view.marks ?? []);
  return Array.from({ length: shape.cellCount }, (_, cell) => {
    const place = t('place', { row: shape.rowOf(cell) + 1, column: shape.columnOf(cell) + 1 });
    if (view.covered) return place;
    const parts: Texts = [
      place,
      contentText(view, digits, cell, options),
      ...markTexts(view, digits, cell, options),
    ];
    if (!options.short)
      parts.push(
        ...(view.conflicts ?? [])
          .filter(({ cells }) => cells.includes(cell))
          .map((conflict) => ('title' in conflict ? conflictAt(shape, conflict, cell) : null)),
        view.wrong?.includes(cell) ? t('wrong') : null,
        ...ruleTexts(cell),
        hintText(shape, marks.get(cell), options),
      );
    return parts.filter((part) => part !== null && part !== '').join(t('between'));
  });
}

const joined = (texts: readonly string[]): string => texts.join(t('between'));

function valueName(digit: number, { numbers }: LabelOptions): string {
  return numbers ? String(digit) : symbolOf(digit);
}

function setText({ minDigit }: Shape, set: number, options: LabelOptions): string {
  return indicesOf(set)
    .map((index) => valueName(minDigit + index, options))
    .join(t('between'));
}

function contentText(
  { puzzle, split }: BoardView,
  digits: ArrayLike<number>,
  cell: number,
  options: LabelOptions,
): string {
  const digit = digits[cell] as number;
  if (digit === EMPTY) return t('empty');
  const isGiven = !puzzle.givens.isEmpty(cell);
  const text = t(isGiven ? 'given' : 'entry', { digit: valueName(digit, options) });
  const second = split?.[cell] ?? EMPTY;
  if (second === EMPTY || second === digit) return text;
  return text + t('between') + t('differs', { digit: valueName(second, options) });
}

/** Marks of a cell, in one part. */
function markTexts(
  { puzzle: { shape }, position, candidates }: BoardView,
  digits: ArrayLike<number>,
  cell: number,
  options: LabelOptions,
): Texts {
  const texts: string[] = [];
  if (digits[cell] === EMPTY) {
    if (candidates) {
      const set = candidates[cell] as number;
      if (set) texts.push(t('candidates', { digits: setText(shape, set, options) }));
    } else if (position)
      for (const kind of ['corner', 'centre'] as const) {
        const set = position[kind][cell] as number;
        if (set) texts.push(t(kind, { digits: setText(shape, set, options) }));
      }
  }
  const colours = indicesOf(position?.colours[cell] ?? 0).map((index) => colourName(index + 1));
  if (colours.length > 0) texts.push(t('colour', { colours: colours.join(t('between')) }));
  return texts.length > 0 ? [texts.join(t('within'))] : [];
}

/** What a colour is called. */
export function colourName(key: number): string {
  return t(`colour${Math.min(9, Math.max(1, key))}` as 'colour1');
}

interface CellMarks {
  unit: boolean;
  cell: 'cause' | 'hub' | null;
  placed: number;
  removed: number;
}

function marksByCell(shape: Shape, marks: readonly BoardMark[]): Map<number, CellMarks> {
  const found = new Map<number, CellMarks>();
  const at = (cell: number): CellMarks => {
    const known = found.get(cell) ?? { unit: false, cell: null, placed: 0, removed: 0 };
    found.set(cell, known);
    return known;
  };
  for (const mark of marks) {
    if (mark.kind === 'unit') for (const cell of mark.cells) at(cell).unit = true;
    else if (mark.kind === 'cell') at(mark.cell).cell = mark.role;
    else if (mark.kind === 'candidate') {
      const entry = at(Math.floor(mark.candidate / shape.digitCount));
      const bit = 1 << (mark.candidate % shape.digitCount);
      if (mark.role === 'result') entry.placed |= bit;
      else if (mark.role === 'eliminated') entry.removed |= bit;
      else entry.cell ??= 'cause';
    }
  }
  return found;
}

function hintText(shape: Shape, marks: CellMarks | undefined, options: LabelOptions): string | null {
  if (!marks) return null;
  const texts: string[] = [];
  if (marks.cell) texts.push(t(marks.cell));
  else if (marks.unit && !marks.placed && !marks.removed) texts.push(t('unit'));
  if (marks.placed) texts.push(t('placed', { digits: setText(shape, marks.placed, options) }));
  if (marks.removed)
    texts.push(
      t(texts.length > 0 ? 'removed' : 'removedOnly', { digits: setText(shape, marks.removed, options) }),
    );
  return texts.length > 0 ? texts.join(t('within')) : null;
}
