import type { Result } from 'hitotsu/base';
import { EMPTY } from 'hitotsu/board';
import { type Puzzle, type PuzzleDocument, parsePuzzle, stableText, writeDigits } from 'hitotsu/puzzle';
import { builtinRules, type DrawnTool, type RuleSpec, type Stroke, toolOf } from 'hitotsu/rules';

/** The rules that go without saying. */
const usualBase = (): readonly RuleSpec[] => builtinRules.withBase([]);
const isUsual = ({ type }: RuleSpec) => usualBase().some((spec) => spec.type === type);

/** What a rule stands on instead of the usual board. */
const ownBase = (type: string): readonly RuleSpec[] => builtinRules.get(type)?.base ?? [];

/** An empty board: with the usual rules, or without boxes where its size has none. */
export function emptyDraft(size: number): Puzzle {
  const givens = '.'.repeat(size * size);
  const usual = parsePuzzle({ hitotsu: 1, size, givens, rules: [...usualBase()] });
  if (usual.ok) return usual.value;
  const base = builtinRules.types.map(({ type }) => ownBase(type)).find((specs) => specs.length > 0) ?? [];
  const bare = parsePuzzle({ hitotsu: 1, size, givens, rules: [...base] });
  if (bare.ok) return bare.value;
  throw new Error(`internal error: no empty board of size ${size}`);
}

const withRules = (puzzle: Puzzle, rules: readonly RuleSpec[]): Result<Puzzle> =>
  parsePuzzle(withoutSolution({ ...puzzle.document, rules }));

/** A stated solution is that of the puzzle before the edit. */
function withoutSolution({ solution: _, ...rest }: PuzzleDocument): PuzzleDocument {
  return rest as PuzzleDocument;
}

/** The tool of a rule whose clues are drawn; null if it is none. */
export function drawnTool(type: string): DrawnTool | null {
  const known = builtinRules.get(type);
  const tool = known ? toolOf(known) : null;
  return tool && tool.gesture !== 'board' ? tool : null;
}

export function strokeOf(puzzle: Puzzle, index: number): Stroke | null {
  const spec = puzzle.document.rules[index];
  const tool = spec && drawnTool(spec.type);
  return spec && tool ? tool.strokeOf(spec, puzzle.shape) : null;
}

/** Indices of the clues of a rule type. */
export function cluesOf({ document }: Puzzle, type: string): number[] {
  return document.rules.flatMap((spec, index) => (spec.type === type ? [index] : []));
}

/** The clues of a type that hold a cell, the newest first. */
export function cluesAt(puzzle: Puzzle, type: string, cell: number): number[] {
  return cluesOf(puzzle, type)
    .filter((index) => strokeOf(puzzle, index)?.cells.includes(cell))
    .reverse();
}

/** Where a spec stands in the rule list, or -1. */
export function indexOf({ document }: Puzzle, spec: RuleSpec): number {
  const text = stableText(spec);
  return document.rules.findIndex((each) => stableText(each) === text);
}

/** With a clue more. The first of a rule that takes the place of the usual board does so. */
export function withClue(puzzle: Puzzle, spec: RuleSpec): Result<Puzzle> {
  const { rules } = puzzle.document;
  const own = ownBase(spec.type);
  const first = own.length > 0 && !rules.some(({ type }) => type === spec.type);
  const kept = first ? rules.filter((each) => !isUsual(each)) : rules;
  const missing = first ? own.filter(({ type }) => !kept.some((each) => each.type === type)) : [];
  return withRules(puzzle, [...missing, ...kept, spec]);
}

/** With a clue instead of another, in its place. */
export function withChanged(puzzle: Puzzle, index: number, spec: RuleSpec): Result<Puzzle> {
  return withRules(
    puzzle,
    puzzle.document.rules.map((each, at) => (at === index ? spec : each)),
  );
}

/** Without some clues. With the last one that took the place of the usual board, that comes back. */
export function withoutClues(puzzle: Puzzle, indices: readonly number[]): Result<Puzzle> {
  const { rules } = puzzle.document;
  const kept = rules.filter((_, index) => !indices.includes(index));
  const gone = rules.filter((_, index) => indices.includes(index));
  const bases = gone
    .map(({ type }) => type)
    .filter((type) => ownBase(type).length > 0 && !kept.some((spec) => spec.type === type))
    .flatMap(ownBase);
  if (bases.length === 0) return withRules(puzzle, kept);
  const others = kept.filter(({ type }) => !bases.some((base) => base.type === type));
  const usual = withRules(puzzle, builtinRules.withBase(others));
  // A size without boxes keeps its rows and columns.
  return usual.ok ? usual : withRules(puzzle, kept);
}

/** Whether all these rules stand. */
export function hasAll(puzzle: Puzzle, specs: readonly RuleSpec[]): boolean {
  return specs.every((spec) => indexOf(puzzle, spec) >= 0);
}

/** Turns whole-board rules on or off. */
export function withSwitched(puzzle: Puzzle, specs: readonly RuleSpec[], on: boolean): Result<Puzzle> {
  const present = specs.map((spec) => indexOf(puzzle, spec)).filter((index) => index >= 0);
  if (!on) return withoutClues(puzzle, present);
  const { rules } = puzzle.document;
  const more = specs.filter((spec) => indexOf(puzzle, spec) < 0);
  return withRules(puzzle, more.some(isUsual) ? [...more, ...rules] : [...rules, ...more]);
}

/** With a digit (or `EMPTY`) given in cells. */
export function withGiven(puzzle: Puzzle, cells: readonly number[], digit: number): Result<Puzzle> {
  const board = puzzle.givens.copy();
  for (const cell of cells) board.digits[cell] = digit;
  return withGivenText(puzzle, writeDigits(board.digits));
}

export function withGivenText(puzzle: Puzzle, givens: string): Result<Puzzle> {
  return parsePuzzle(withoutSolution({ ...puzzle.document, givens }));
}

/** With other words: an empty title or author is none. */
export function withWords(puzzle: Puzzle, words: { title: string; author: string }): Result<Puzzle> {
  const { title: _, author: __, ...rest } = puzzle.document;
  const said = Object.entries(words).filter(([, text]) => text.trim() !== '');
  return parsePuzzle({ ...rest, ...Object.fromEntries(said.map(([key, text]) => [key, text.trim()])) });
}

/** With the clues that fit a board of another size; the rest is left behind. */
export function resized(puzzle: Puzzle, size: number): Puzzle {
  let draft = emptyDraft(size);
  const { title = '', author = '' } = puzzle.document;
  const named = withWords(draft, { title, author });
  if (named.ok) draft = named.value;
  const board = draft.givens.copy();
  const { shape } = draft;
  puzzle.givens.digits.forEach((digit, cell) => {
    const target = shape.cellAt(puzzle.shape.rowOf(cell), puzzle.shape.columnOf(cell));
    if (digit !== EMPTY && target >= 0 && shape.setOf(digit) !== 0) board.digits[target] = digit;
  });
  const given = withGivenText(draft, writeDigits(board.digits));
  if (given.ok) draft = given.value;
  for (const spec of puzzle.document.rules) {
    if (isUsual(spec)) continue;
    const more = withClue(draft, spec);
    if (more.ok) draft = more.value;
  }
  return draft;
}

/** A map of the regions that stand: those of a regions rule, else the boxes, else the rows. */
export function regionMapOf(puzzle: Puzzle, type: string): string {
  const [index] = cluesOf(puzzle, type);
  const drawn = index === undefined ? null : strokeOf(puzzle, index);
  if (drawn) return drawn.text;
  const { shape } = puzzle;
  const regions = shape.boxes.length > 0 ? shape.boxes : shape.rows;
  return Array.from({ length: shape.cellCount }, (_, cell) =>
    letter(regions.findIndex((cells) => cells.includes(cell))),
  ).join('');
}

const letter = (region: number): string => String.fromCharCode(65 + region);
