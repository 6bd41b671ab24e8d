import { z } from 'zod';
import { LARGEST_SIZE, SMALLEST_SIZE } from '../board/index.ts';
import type { RuleSpec } from '../rules/rule.ts';
import { MAX_LABEL, MAX_RULES } from './limits.ts';

/** The newest version of puzzle and game documents that this program reads, and the one it writes. */
export const DOCUMENT_VERSION = 1;

/** The largest digit that has a symbol (Z), and the most digits that a digit set holds. */
export const LARGEST_DIGIT = 35;
export const MOST_DIGITS = 31;

/**
 * A puzzle document in its canonical form: aliases are resolved, `rules` is always there, empty cells are `.`, cell
 * names are upper case, digits above 9 upper-case letters. Fields that are not known here are kept and written back.
 */
export interface PuzzleDocument {
  readonly hitotsu: 1;
  readonly id?: string;
  /** Cells on a side, 2-25. */
  readonly size: number;
  /** Smallest and largest digit; by default 1 and `size`. */
  readonly digits?: readonly [number, number];
  /** One character a cell, row by row. */
  readonly givens: string;
  /** Given pencil marks: the digits that a cell may hold, by cell name. */
  readonly candidates?: Readonly<Record<string, readonly number[]>>;
  readonly rules: readonly RuleSpec[];
  readonly title?: string;
  readonly author?: string;
  /** The solution as the author states it: one digit a cell. It is not checked here. */
  readonly solution?: string;
  readonly [unknown: string]: unknown;
}

const label = z.string().max(MAX_LABEL);
const digit = z.int().min(0).max(LARGEST_DIGIT);

/** The rules as written: a name (of a rule without fields, or an alias) or a spec. */
export const ruleField = z.union([z.string().min(1), z.looseObject({ type: z.string().min(1) })]);

/** The fields of a puzzle document; what a field must be in itself, not what must fit together. */
export const documentFields = {
  hitotsu: z.literal(DOCUMENT_VERSION).describe('Version of the document.'),
  id: label.optional(),
  size: z.int().min(SMALLEST_SIZE).max(LARGEST_SIZE).describe('Cells on a side.'),
  digits: z.tuple([digit, digit]).optional().describe('Smallest and largest digit; by default 1 and size.'),
  givens: z
    .string()
    .describe(
      'One character a cell, row by row; "." is empty, and "0" unless 0 is a digit; A = 10, B = 11 …',
    ),
  candidates: z
    .record(z.string(), z.array(digit).max(MOST_DIGITS))
    .optional()
    .describe('Given pencil marks: cell name to digits.'),
  rules: z.array(ruleField).max(MAX_RULES).optional().describe('By default ["classic"].'),
  title: label.optional(),
  author: label.optional(),
  solution: z.string().optional().describe('One digit a cell, row by row.'),
};

export const documentSchema = z.looseObject(documentFields);

/** A puzzle document as it may be written: names for specs, no rules for `classic`. */
export type PuzzleDocumentInput = z.input<typeof documentSchema>;
