import { type Diagnostic, failure, type Result, success } from '../base/index.ts';
import { Board, digitOfCode, EMPTY, Shape } from '../board/index.ts';
import type { Problem } from '../engine/index.ts';
import { builtinRules, compileRules, type RuleRegistry } from '../rules/index.ts';
import type { RuleSpec } from '../rules/rule.ts';
import type { BoundRule } from './bind.ts';
import {
  DOCUMENT_VERSION,
  documentFields,
  documentSchema,
  MOST_DIGITS,
  type PuzzleDocument,
  type PuzzleDocumentInput,
} from './document.ts';
import { type Frame, frameOf } from './frame.ts';
import { diagnose } from './issues.ts';
import { MAX_ERRORS } from './limits.ts';
import { type Plain, toPlain } from './plain.ts';
import { inOrderOf, passesUnchanged } from './quick.ts';
import { suggest } from './suggest.ts';
import { canonicalDigits, readBoard, writeDigits } from './symbols.ts';
import { atPlaces, parseJson } from './text.ts';

/** A puzzle: a board with givens and a list of rules, checked and ready for every question. Never changes. */
export interface Puzzle {
  readonly shape: Shape;
  /** The canonical document. `document.rules[i]` is the spec of `rules[i]`. */
  readonly document: PuzzleDocument;
  readonly registry: RuleRegistry;
  readonly givens: Board;
  /**
   * Start candidates of every cell as digit sets: the given alone, else the given pencil marks, else all digits. An
   * empty set (marks without the given) makes a puzzle without a solution, not an error.
   */
  readonly start: Int32Array;
  readonly rules: readonly BoundRule[];
  /** The rules in the engine's form, without the givens. Built when first asked for. */
  readonly problem: Problem;
}

export interface ParseOptions {
  /** The rules that a document may use; by default the built-in ones. */
  readonly registry?: RuleRegistry;
}

/**
 * A checked document over its frame. Board, start domains and problem are made when first asked for: of a million lines
 * that stream through, most are never looked at in every form.
 */
class CheckedPuzzle implements Puzzle {
  readonly document: PuzzleDocument;
  readonly frame: Frame;
  private board: Board | undefined;
  private domains: Int32Array | undefined;

  /** `document.givens` is canonical text that fits the shape, `board` what it says, where that is known. */
  constructor(frame: Frame, document: PuzzleDocument, board?: Board) {
    this.frame = frame;
    this.document = document;
    this.board = board;
  }

  get shape(): Shape {
    return this.frame.shape;
  }

  get registry(): RuleRegistry {
    return this.frame.registry;
  }

  get rules(): readonly BoundRule[] {
    return this.frame.rules;
  }

  get givens(): Board {
    this.board ??= boardOf(this.document.givens, this.frame.shape);
    return this.board;
  }

  get start(): Int32Array {
    this.domains ??= startOf(this.shape, this.givens, this.document.candidates);
    return this.domains;
  }

  get problem(): Problem {
    this.frame.problem ??= compileRules(
      this.shape,
      this.rules.map(({ rule }) => rule),
    );
    return this.frame.problem;
  }
}

function boardOf(canonical: string, shape: Shape): Board {
  const board = new Board(shape);
  for (let cell = 0; cell < canonical.length; cell++)
    if (canonical.charCodeAt(cell) !== 46) board.digits[cell] = digitOfCode(canonical.charCodeAt(cell));
  return board;
}

function startOf(
  shape: Shape,
  givens: Board,
  candidates: Readonly<Record<string, readonly number[]>> | undefined,
): Int32Array {
  const start = new Int32Array(shape.cellCount).fill(shape.allDigits);
  for (const name in candidates) {
    let set = 0;
    for (const digit of candidates[name] as readonly number[]) set |= shape.setOf(digit);
    start[shape.cellNamed(name)] = set;
  }
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (!givens.isEmpty(cell)) start[cell] = (start[cell] as number) & shape.setOf(givens.digit(cell));
  return start;
}

/** The digits and size of a document as a shape, or what is wrong with them. */
function readShape(document: PuzzleDocumentInput): Result<Shape> {
  const { size, digits } = document;
  if (!digits) return success(Shape.of(size));
  const [min, max] = digits;
  const values = { min, max, most: MOST_DIGITS };
  if (min > max || max - min + 1 > MOST_DIGITS)
    return failure([{ code: 'digits-span', path: 'digits', values }]);
  return success(Shape.of(size, [min, max]));
}

function readCandidates(
  written: Readonly<Record<string, readonly number[]>>,
  shape: Shape,
  errors: Diagnostic[],
): Record<string, number[]> {
  const candidates: Record<string, number[]> = {};
  for (const [name, digits] of Object.entries(written)) {
    if (errors.length >= MAX_ERRORS) break;
    const cell = shape.cellNamed(name);
    if (cell < 0) {
      const values = { value: name.slice(0, 40), size: shape.size };
      errors.push({ code: 'cell-name', path: 'candidates', values });
      continue;
    }
    let isAscending = true;
    for (let i = 0; i < digits.length; i++) {
      const digit = digits[i] as number;
      if (i > 0 && digit <= (digits[i - 1] as number)) isAscending = false;
      if (shape.setOf(digit) === 0) {
        const values = { value: digit, min: shape.minDigit, max: shape.maxDigit };
        errors.push({ code: 'digit-range', path: `candidates.${name}[${i}]`, values });
      }
    }
    const plain = shape.nameOf(cell);
    if (Object.hasOwn(candidates, plain))
      errors.push({ code: 'cell-twice', path: `candidates.${name}`, values: { cell: plain } });
    else candidates[plain] = isAscending ? digits.slice() : [...new Set(digits)].sort((a, b) => a - b);
  }
  return candidates;
}

function isRecord(value: Plain): value is { readonly [key: string]: Plain | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields that a document may have: its own, what the player did (`parseGame`), and an author's words for the rules. */
const FIELDS = [...Object.keys(documentFields), 'game', 'ruleset'];

/** Longest piece of a field's name that a warning repeats. */
const QUOTED = 40;

/**
 * Fields that mean nothing here: written by a later version, or wrongly, which nobody would notice (`rulez`). They are kept.
 */
function unknownFields(document: { readonly [field: string]: unknown }): Diagnostic[] {
  const warnings: Diagnostic[] = [];
  for (const field in document) {
    if (FIELDS.includes(field)) continue;
    const near = suggest(field, FIELDS);
    const suggestion = near !== undefined && !Object.hasOwn(document, near) ? near : undefined;
    warnings.push({
      code: suggestion === undefined ? 'field-ignored' : 'field-ignored-suggestion',
      ...(/^[\w-]{1,40}$/.test(field) ? { path: field } : {}),
      values: { field: field.slice(0, QUOTED), ...(suggestion === undefined ? {} : { suggestion }) },
    });
    if (warnings.length >= MAX_ERRORS) break;
  }
  return warnings;
}

const CLASSIC = ['classic'];

/** A puzzle from data that is known to be plain. Paths only; line and column are added by whoever has the text. */
export function readDocument(plain: Plain, registry: RuleRegistry): Result<Puzzle> {
  if (!isRecord(plain)) return failure([{ code: 'not-a-document', values: { field: 'hitotsu' } }]);
  const version = plain.hitotsu;
  if (typeof version === 'number' && version !== DOCUMENT_VERSION) {
    const values = { version, supported: DOCUMENT_VERSION };
    return failure([{ code: 'version', path: 'hitotsu', values }]);
  }
  let written = plain as PuzzleDocumentInput;
  if (!passesUnchanged(documentSchema, plain)) written = inOrderOf(documentSchema, plain) as typeof written;
  if (!written || (written !== plain && !passesUnchanged(documentSchema, written))) {
    const parsed = documentSchema.safeParse(plain);
    if (!parsed.success) return failure(diagnose(parsed.error.issues, plain).slice(0, MAX_ERRORS));
    written = parsed.data;
  }

  const shaped = readShape(written);
  if (!shaped.ok) return shaped;
  const shape = shaped.value;
  const errors: Diagnostic[] = [];
  const givens = readBoard(written.givens, shape, 'givens');
  if (!givens.ok) errors.push(...givens.errors);
  const solution =
    written.solution === undefined ? undefined : readBoard(written.solution, shape, 'solution', true);
  if (solution && !solution.ok) errors.push(...solution.errors);
  const candidates = written.candidates && readCandidates(written.candidates, shape, errors);
  const framed = frameOf((written.rules ?? CLASSIC) as (string | RuleSpec)[], shape, registry);
  errors.push(...framed.errors);
  const unknown = unknownFields(written);
  const warnings = unknown.length > 0 ? [...unknown, ...framed.warnings] : framed.warnings;
  if (errors.length > 0 || !givens.ok) return failure(errors.slice(0, MAX_ERRORS), warnings);

  const { digits, ...rest } = written;
  const usual = shape.minDigit === 1 && shape.maxDigit === shape.size;
  const document = {
    ...rest,
    ...(digits && !usual ? { digits } : {}),
    givens: canonicalDigits(written.givens, givens.value),
    ...(candidates ? { candidates } : {}),
    rules: framed.frame.rules.map(({ spec }) => spec),
    ...(solution?.ok ? { solution: canonicalDigits(written.solution as string, solution.value) } : {}),
  } as PuzzleDocument;
  return success(new CheckedPuzzle(framed.frame, document, givens.value), warnings);
}

/** The rules to read with. A registry in place of the options would be passed over in silence. */
export function registryOf(options: ParseOptions): RuleRegistry {
  const { registry = builtinRules } = options;
  if ('expand' in options || typeof registry.expand !== 'function')
    throw new TypeError('A rule registry is given as { registry }, made by builtinRules.with(rule)');
  return registry;
}

/**
 * Reads a puzzle document (version 1), given as JSON text or as a plain object. Whatever is wrong, however hostile the
 * input, the answer is coded errors with their path, and for text with line and column; nothing is thrown.
 */
export function parsePuzzle(input: unknown, options: ParseOptions = {}): Result<Puzzle> {
  const registry = registryOf(options);
  if (typeof input === 'string') {
    const json = parseJson(input);
    if (!json.ok) return json;
    return atPlaces(input, readDocument(json.value, registry));
  }
  const plain = toPlain(input);
  return 'error' in plain ? failure([plain.error]) : readDocument(plain.value, registry);
}

/** What a puzzle is made of; the other fields of a document may stand beside. */
export interface PuzzleParts {
  readonly shape: Shape;
  readonly givens: Board | string;
  readonly rules?: readonly (RuleSpec | string)[];
  readonly candidates?: Readonly<Record<string, readonly number[]>>;
  readonly id?: string;
  readonly title?: string;
  readonly author?: string;
  readonly solution?: Board | string;
}

/** A puzzle from its parts, checked like a document. */
export function puzzleFrom(parts: PuzzleParts, options: ParseOptions = {}): Result<Puzzle> {
  const { shape, givens, solution, ...rest } = parts;
  const text = (board: Board | string) => (typeof board === 'string' ? board : writeDigits(board.digits));
  return parsePuzzle(
    {
      ...rest,
      hitotsu: DOCUMENT_VERSION,
      size: shape.size,
      digits: [shape.minDigit, shape.maxDigit],
      givens: text(givens),
      ...(solution === undefined ? {} : { solution: text(solution) }),
    },
    options,
  );
}

/**
 * The puzzle with the same rules and other givens: no rule is bound or compiled again, so that thousands of puzzles
 * under one rule list are cheap. Pencil marks, id, title and solution are left behind.
 */
export function withGivens(puzzle: Puzzle, givens: Board | string): Result<Puzzle> {
  const { shape } = puzzle;
  const { hitotsu, size, digits, rules } = puzzle.document;
  let text: string;
  if (typeof givens !== 'string') text = writeDigits(givens.digits);
  else if (isPlainGivens(givens, shape)) text = givens.replaceAll('0', '.');
  else {
    const board = readBoard(givens, shape, 'givens');
    if (!board.ok) return board;
    text = writeDigits(board.value.digits);
  }
  const document: PuzzleDocument = { hitotsu, size, ...(digits ? { digits } : {}), givens: text, rules };
  if (puzzle instanceof CheckedPuzzle) return success(new CheckedPuzzle(puzzle.frame, document));
  return parsePuzzle(document, { registry: puzzle.registry });
}

/** The everyday case, told by one look: 9×9 with the digits 1-9. */
function isPlainGivens(text: string, shape: Shape): boolean {
  const usual = shape.size === 9 && shape.minDigit === 1 && shape.maxDigit === 9;
  return usual && text.length === 81 && /^[.0-9]{81}$/.test(text);
}

/** The cells that hold a given. */
export function givenCells(puzzle: Puzzle): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < puzzle.shape.cellCount; cell++)
    if (puzzle.givens.digit(cell) !== EMPTY) cells.push(cell);
  return cells;
}
