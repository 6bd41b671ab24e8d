import { z } from 'zod';
import { type Diagnostic, failure, type Result, success } from '../base/index.ts';
import type { Board, Shape } from '../board/index.ts';
import type { RuleRegistry } from '../rules/index.ts';
import { DOCUMENT_VERSION, LARGEST_DIGIT, MOST_DIGITS, type PuzzleDocument } from './document.ts';
import { diagnose } from './issues.ts';
import { MAX_ERRORS } from './limits.ts';
import { type Plain, toPlain } from './plain.ts';
import { type ParseOptions, type Puzzle, readDocument, registryOf } from './puzzle.ts';
import { readBoard, writeDigits } from './symbols.ts';
import { atPlaces, parseJson } from './text.ts';

/** Most moves that a game's history holds. */
export const MAX_MOVES = 20_000;

const digit = z.int().min(0).max(LARGEST_DIGIT);
const digits = z.array(digit).max(MOST_DIGITS);
const colours = z.array(z.int().min(0).max(31)).max(32);
const byCell = <T extends z.ZodType>(values: T) => z.record(z.string(), values).optional();

/** One change of a move: what a cell held before and after. Undo sets `from`, redo sets `to`. */
const change = z.union([
  z.strictObject({
    cell: z.string(),
    what: z.literal('entry'),
    from: digit.nullable(),
    to: digit.nullable(),
  }),
  z.strictObject({
    cell: z.string(),
    what: z.enum(['corner', 'centre', 'struck']),
    from: digits,
    to: digits,
  }),
  z.strictObject({ cell: z.string(), what: z.literal('colour'), from: colours, to: colours }),
]);

/** What the player did, the `game` field of a game document. Fields that are not known are kept. */
export const gameFields = z.looseObject({
  version: z.literal(DOCUMENT_VERSION),
  entries: z.string().optional().describe('One character a cell, "." for none; the givens are not repeated.'),
  corner: byCell(digits).describe('Corner marks: cell name to digits.'),
  centre: byCell(digits).describe('Centre marks: cell name to digits.'),
  struck: byCell(digits).describe('Candidates struck out: cell name to digits.'),
  colours: byCell(colours).describe('Colours of a cell, by number.'),
  history: z
    .array(
      z.strictObject({
        time: z.number().min(0).optional(),
        changes: z.array(change).max(4096),
        by: z
          .enum(['hint', 'notes', 'restore'])
          .optional()
          .describe(
            'What made the move, if not the player alone: a hint, the filling in of notes, a return to a savepoint.',
          ),
      }),
    )
    .max(MAX_MOVES)
    .optional()
    .describe('Moves, oldest first; time in milliseconds of play.'),
  done: z.int().min(0).optional().describe('How many moves of the history stand; the others can be redone.'),
  time: z.number().min(0).optional().describe('Milliseconds of play.'),
});

export type GameFields = z.infer<typeof gameFields>;
export type Change = z.infer<typeof change>;

/** A puzzle document with a `game` field: every reader of puzzles can read it too. */
export type GameDocument = PuzzleDocument & { readonly game: GameFields };

/** A puzzle and what its player did. */
export interface Game {
  readonly puzzle: Puzzle;
  /** The player's digits alone; no cell of a given. */
  readonly entries: Board;
  /** Everything, canonical; `canonicalText(document)` is the text to save. */
  readonly document: GameDocument;
}

function checkMarks(
  marks: Readonly<Record<string, readonly number[]>> | undefined,
  shape: Shape,
  path: string,
  isDigits: boolean,
  errors: Diagnostic[],
): void {
  for (const [name, values] of Object.entries(marks ?? {})) {
    if (errors.length >= MAX_ERRORS) return;
    if (shape.cellNamed(name) < 0)
      errors.push({ code: 'cell-name', path, values: { value: name.slice(0, 40), size: shape.size } });
    const wrong = isDigits ? values.find((value) => shape.setOf(value) === 0) : undefined;
    if (wrong !== undefined) {
      const range = { value: wrong, min: shape.minDigit, max: shape.maxDigit };
      errors.push({ code: 'digit-range', path: `${path}.${name}`, values: range });
    }
  }
}

function checkHistory(game: GameFields, shape: Shape, errors: Diagnostic[]): void {
  const moves = game.history ?? [];
  if (game.done !== undefined && game.done > moves.length)
    errors.push({ code: 'too-large', path: 'game.done', values: { value: game.done, max: moves.length } });
  for (const [i, { changes }] of moves.entries())
    for (const [j, { cell, what, from, to }] of changes.entries()) {
      if (errors.length >= MAX_ERRORS) return;
      const path = `game.history[${i}].changes[${j}]`;
      if (shape.cellNamed(cell) < 0) {
        const values = { value: cell.slice(0, 40), size: shape.size };
        errors.push({ code: 'cell-name', path: `${path}.cell`, values });
      }
      if (what === 'colour') continue;
      const wrong = [from, to].flat().find((value) => value !== null && shape.setOf(value) === 0);
      if (wrong !== undefined && wrong !== null) {
        const range = { value: wrong, min: shape.minDigit, max: shape.maxDigit };
        errors.push({ code: 'digit-range', path, values: range });
      }
    }
}

function readEntries(text: string | undefined, puzzle: Puzzle, errors: Diagnostic[]): Board {
  const { shape, givens } = puzzle;
  const board = readBoard(text ?? '.'.repeat(shape.cellCount), shape, 'game.entries');
  if (!board.ok) {
    errors.push(...board.errors);
    return givens;
  }
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (!givens.isEmpty(cell) && !board.value.isEmpty(cell))
      errors.push({ code: 'entry-on-given', path: 'game.entries', values: { cell: shape.nameOf(cell) } });
  return board.value;
}

function readGame(plain: Plain, registry: RuleRegistry): Result<Game> {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain))
    return failure([{ code: 'not-a-document', values: { field: 'hitotsu' } }]);
  const { game = { version: DOCUMENT_VERSION }, ...rest } = plain as Record<string, Plain>;
  const puzzle = readDocument(rest, registry);
  if (!puzzle.ok) return puzzle;
  const version = (game as { version?: Plain } | null)?.version;
  if (typeof version === 'number' && version !== DOCUMENT_VERSION) {
    const values = { version, supported: DOCUMENT_VERSION };
    return failure([{ code: 'version', path: 'game.version', values }], puzzle.warnings);
  }
  const parsed = gameFields.safeParse(game);
  if (!parsed.success)
    return failure(diagnose(parsed.error.issues, game, ['game']).slice(0, MAX_ERRORS), puzzle.warnings);
  const fields = parsed.data;
  const { shape } = puzzle.value;
  const errors: Diagnostic[] = [];
  const entries = readEntries(fields.entries, puzzle.value, errors);
  for (const key of ['corner', 'centre', 'struck'] as const)
    checkMarks(fields[key], shape, `game.${key}`, true, errors);
  checkMarks(fields.colours, shape, 'game.colours', false, errors);
  checkHistory(fields, shape, errors);
  if (errors.length > 0) return failure(errors.slice(0, MAX_ERRORS), puzzle.warnings);
  const document: GameDocument = {
    ...puzzle.value.document,
    game: { ...fields, entries: writeDigits(entries.digits) },
  };
  return success({ puzzle: puzzle.value, entries, document }, puzzle.warnings);
}

/**
 * Reads a game document (version 1), as JSON text or as an object: a puzzle document whose field `game` holds entries,
 * corner and centre marks, colours, struck candidates, history and time. A bare puzzle document is a game not begun.
 * Errors are coded, with path and, for text, line and column.
 */
export function parseGame(input: unknown, options: ParseOptions = {}): Result<Game> {
  const registry = registryOf(options);
  if (typeof input === 'string') {
    const json = parseJson(input);
    return json.ok ? atPlaces(input, readGame(json.value, registry)) : json;
  }
  const plain = toPlain(input);
  return 'error' in plain ? failure([plain.error]) : readGame(plain.value, registry);
}

/** Whether a document (as an object) is a game that was begun, not a bare puzzle. */
export function isGameDocument(document: { readonly [field: string]: unknown }): boolean {
  return typeof document.game === 'object' && document.game !== null;
}
