import { cellIn, type Diagnostic, fill } from 'hitotsu/base';
import { Board, EMPTY, indicesOf, symbolOf } from 'hitotsu/board';
import {
  candidatePicture,
  type PictureOptions,
  sceneOf,
  sideBySide,
  terminalPicture,
  wrapDisplay,
} from 'hitotsu/drawing';
import { writeAny } from 'hitotsu/formats';
import { compose } from 'hitotsu/messages';
import { type BoundRule, canonicalText, type Puzzle, writeDigits } from 'hitotsu/puzzle';
import { builtinRules, clueOf, type RuleSpec } from 'hitotsu/rules';
import type { ConflictSet, Grid } from 'hitotsu/solver';
import { visible } from './caret.ts';
import type { Session } from './session.ts';

/** Longest text field of a rule that is named with it; a region map is not. */
const SHORT = 20;

export function pictureOptions(session: Session): PictureOptions {
  const { color, ascii, language } = session.settings;
  const columns = session.out.columns;
  return { color, ascii, language, ...(columns === undefined ? {} : { width: columns }) };
}

/** The puzzle, or a grid over it, as a picture. Given pencil marks have one of their own where other shapes need room. */
export function picture(
  session: Session,
  puzzle: Puzzle,
  grid?: Grid,
  marked: Iterable<number> = [],
): string {
  const options = { ...pictureOptions(session), marked };
  const drawn = [terminalPicture(puzzle, grid, options), ...ownRules(session, puzzle)].join('\n');
  if (grid || !puzzle.document.candidates) return drawn;
  const given = puzzle.document.candidates;
  const sets = puzzle.start.map((set, cell) =>
    puzzle.givens.isEmpty(cell) && !given[puzzle.shape.nameOf(cell)] ? 0 : set,
  );
  const marks = candidatePicture(puzzle, sets, undefined, options);
  const plain = sceneOf(puzzle).shapes.every(({ kind }) => kind === 'region');
  return plain ? marks : `${drawn}\n${marks}`;
}

/** What rules of the user's own mean, a line each: their names alone say that to nobody else. */
function ownRules({ settings: { language } }: Session, { rules, shape }: Puzzle): string[] {
  const types = new Set(rules.map(({ type }) => type).filter(({ type }) => !builtinRules.get(type)));
  const values = { min: shape.minDigit, max: shape.maxDigit, size: shape.size };
  return [...types].flatMap(({ type, words: { name, text } }) =>
    text[language] === type ? [] : [`${name[language]}: ${fill(text[language], values)}`],
  );
}

/** A solution that stands beside its puzzle or another solution: the rules are not named again. */
export function answerPicture(
  session: Session,
  puzzle: Puzzle,
  grid: Grid,
  marked: Iterable<number> = [],
): string {
  return terminalPicture(puzzle, grid, { ...pictureOptions(session), marked, listRules: false });
}

/** Pictures next to each other where the screen is wide enough. */
export function pictures(session: Session, list: readonly string[]): string {
  return sideBySide(list, session.out.columns ?? 80);
}

/** A puzzle on one line: its givens where these are all of it, the JSON document otherwise. Both can be read again. */
export function puzzleLine(puzzle: Puzzle): string {
  const line = writeAny(puzzle, 'line');
  return line.ok && line.warnings.length === 0 ? line.value : canonicalText(puzzle.document);
}

/** A sentence, wrapped to the screen. */
export function prose(session: Session, text: string): string {
  return wrapDisplay(text, Math.max(20, session.out.columns ?? 100)).join('\n');
}

/** A warning where the document states a solution that is not the only one. */
export function statedSolution(puzzle: Puzzle, solution: Grid): Diagnostic | null {
  const stated = puzzle.document.solution;
  if (stated === undefined) return null;
  const found = writeDigits(solution);
  const count = [...found].filter((digit, cell) => digit !== stated.charAt(cell)).length;
  return count === 0 ? null : { code: 'stated-solution', path: 'solution', values: { count } };
}

/** A rule as one clue of the puzzle: `Killer cage (R1C1 R1C2, sum 9)`, 「ケージ（1行1列・1行2列、合計9）」. */
export function ruleName(session: Session, puzzle: Puzzle, { spec, type }: BoundRule): string {
  const { language } = session.settings;
  const [between, separator, open, close] = BRACKETS[language];
  const clue = clueOf(type, spec, puzzle.shape);
  const parts = clue
    ? []
    : fieldsOf(spec).map((texts) => texts.map((text) => cellIn(language, text)).join(between));
  if (clue && clue.cells.length > 0)
    parts.push(clue.cells.map((cell) => cellName(session, puzzle, cell)).join(between));
  if (clue?.text) {
    const { name, value } = clue.text;
    parts.push(language === 'ja' ? `${name.ja}${value}` : `${name.en.toLowerCase()} ${value}`);
  }
  const name = (clue?.name ?? type.words.name)[language];
  return parts.length === 0 ? name : `${name}${open}${visible(parts.join(separator))}${close}`;
}

/** How a list of cells is joined, what stands between parts, and the brackets around them. */
const BRACKETS = { en: [' ', ', ', ' (', ')'], ja: ['・', '、', '（', '）'] } as const;

/** What a spec says, field by field, where its rule does not say how its clues are drawn. */
function fieldsOf(spec: RuleSpec): string[][] {
  return Object.entries(spec).flatMap(([field, value]) => {
    if (field === 'type') return [];
    if (Array.isArray(value)) return [value.map(String)];
    if (typeof value === 'number') return [[`${field} ${value}`]];
    return typeof value === 'string' && value.length <= SHORT ? [[value]] : [];
  });
}

/** A cell as sentences call it: `R1C2`, 「1行2列」. */
export function cellName({ settings }: Session, { shape }: Puzzle, cell: number): string {
  return cellIn(settings.language, shape.nameOf(cell));
}

/** `R1C1 = 5` for a given, 「1行1列の5」. */
export function givenName(session: Session, puzzle: Puzzle, cell: number): string {
  const digit = puzzle.givens.digit(cell);
  const name = cellName(session, puzzle, cell);
  return digit === EMPTY ? name : session.say('cli.cell-digit', { cell: name, digit: symbolOf(digit) });
}

/** The digits of a set, as they are written. */
export function digitsOf(puzzle: Puzzle, set: number): number[] {
  return indicesOf(set).map((index) => index + puzzle.shape.minDigit);
}

/** Cells and rules of a clash in a record: cell names, and the paths and specs of rules. */
export function conflictRecord(puzzle: Puzzle, conflict: ConflictSet): Record<string, unknown> {
  const names = (cells: readonly number[]) => cells.map((cell) => puzzle.shape.nameOf(cell));
  return {
    givens: names(conflict.givens),
    ...(conflict.candidates.length > 0 ? { candidates: names(conflict.candidates) } : {}),
    rules: conflict.rules.map((index) => puzzle.document.rules[index]),
    minimal: conflict.minimal,
    smallest: conflict.smallest,
  };
}

/** What the givens of a clash break in plain sight, in the words of the rules: `9 appears twice in column 2.` */
function plainBreaches(session: Session, puzzle: Puzzle, conflict: ConflictSet): string[] {
  const board = new Board(puzzle.shape);
  for (const cell of conflict.givens) board.digits[cell] = puzzle.givens.digit(cell);
  return conflict.rules.flatMap((index) =>
    (puzzle.rules[index]?.rule.conflicts?.(board) ?? []).map(({ words, values }) =>
      compose(words[session.settings.language], values ?? {}, session.settings.language),
    ),
  );
}

/** A clash in words: how many clues it takes, each of them, and what is plainly broken. */
export function conflictText(session: Session, puzzle: Puzzle, conflict: ConflictSet): string {
  const lines = [
    ...conflict.givens.map((cell) =>
      session.say('cli.clue.given', { given: givenName(session, puzzle, cell) }),
    ),
    ...conflict.candidates.map((cell) =>
      session.say('cli.clue.candidates', { cell: cellName(session, puzzle, cell) }),
    ),
    ...conflict.rules.map((index) =>
      session.say('cli.clue.rule', { rule: ruleName(session, puzzle, puzzle.rules[index] as BoundRule) }),
    ),
  ];
  const count = lines.length;
  const head = prose(session, session.say('status.none.conflict', { count }));
  const strength = conflict.smallest
    ? session.say('cli.conflict.smallest')
    : conflict.minimal
      ? session.say('cli.conflict.minimal')
      : session.say('cli.conflict.open');
  const breaches = plainBreaches(session, puzzle, conflict).map((text) => prose(session, text));
  return [head, ...lines.map((line) => `  ${line}`), ...breaches, prose(session, strength)].join('\n');
}
