/**
 * What a hint says, as data: the key of a sentence and typed values for its places. `messages/` holds the sentences of
 * both languages under the same keys; drawings take their marks from the values.
 */
import type { DigitSet } from '../../board/index.ts';
import type { Candidate, Link, Step } from '../step.ts';

/** A value of a sentence. Cells, units, digits and rules are numbers as everywhere in `logic/`. */
export type Value =
  /** All of these: "A, B and C". */
  | { readonly kind: 'cells'; readonly cells: readonly number[] }
  /** One of these: "A or B". */
  | { readonly kind: 'any'; readonly cells: readonly number[] }
  | { readonly kind: 'digits'; readonly digits: DigitSet }
  | { readonly kind: 'any-digit'; readonly digits: DigitSet }
  | { readonly kind: 'units'; readonly units: readonly number[] }
  | { readonly kind: 'candidates'; readonly candidates: readonly Candidate[] }
  /** Candidates that hold, one after the other. */
  | { readonly kind: 'literals'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'chain'; readonly links: readonly Link[] }
  /** What steps place or remove, one after the other, each with its technique where that is no single. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  /** Cells in the order of a line. */
  | { readonly kind: 'line'; readonly cells: readonly number[] }
  /** A sum clue: its cells and total; `cage` if its digits differ. */
  | {
      readonly kind: 'sum';
      readonly cells: readonly number[];
      readonly total: number;
      readonly cage: boolean;
    }
  | { readonly kind: 'sets'; readonly sets: readonly DigitSet[] }
  | { readonly kind: 'rule'; readonly rule: number }
  | { readonly kind: 'technique'; readonly technique: string }
  | { readonly kind: 'number'; readonly number: number }
  /** A text that brings its own words: what a rule says is broken. */
  | {
      readonly kind: 'words';
      readonly words: { readonly en: string; readonly ja: string };
      readonly values: Readonly<Record<string, string | number>>;
    };

/** One sentence. */
export interface Statement {
  readonly key: StatementKey;
  readonly values: Readonly<Record<string, Value>>;
}

/** Candidates whose absence a sentence rests on. */
export interface Needs {
  /** Every digit that these cells cannot hold. */
  readonly cells?: readonly number[];
  /** Every cell of a unit that cannot hold a digit: `[unit, digit]`. */
  readonly units?: readonly (readonly [unit: number, digit: number])[];
}

/** A sentence of a deduction with what it rests on. */
export interface Line {
  readonly statement: Statement;
  readonly needs: Needs;
}

/** A deduction in sentences: the reasons in order, then the result. */
export interface Told {
  readonly lines: readonly Line[];
  readonly result: readonly Statement[];
  /** The needs of the lines are all that the deduction rests on. */
  readonly complete: boolean;
}

export type StatementKey = (typeof STATEMENT_KEYS)[number];

/** Every sentence that a hint or an explanation can say. */
export const STATEMENT_KEYS = [
  'stage.unit',
  'stage.units',
  'stage.digit',
  'stage.cell',
  'stage.sum',
  'stage.line',
  'stage.technique',
  'stage.cells',
  'stage.board',
  'spoken.place',
  'spoken.place-in',
  'spoken.remove',
  'spoken.remove-in',
  'result.place',
  'result.remove',
  'result.either',
  'single.full-house',
  'single.hidden',
  'single.naked',
  'locked',
  'common-peer',
  'naked',
  'naked.group',
  'hidden',
  'fish',
  'fish.fins',
  'fish.either',
  'strong',
  'not-both',
  'one-of',
  'rectangle.area',
  'rectangle.then',
  'pair-cells',
  'w-wing',
  'wing.pivot',
  'wing.branch',
  'bent',
  'remote.chain',
  'remote.ends',
  'chain.if-is',
  'chain.if-not',
  'chain.ends',
  'chain.steps',
  'singles.if-is',
  'singles.if-not',
  'singles.at-once-is',
  'singles.at-once-not',
  'net.if-is',
  'net.if-not',
  'loop.closed',
  'loop.refuted',
  'loop.two-digits',
  'loop.must',
  'loop.falls',
  'colors',
  'colors.trap',
  'colors.wrap',
  'colors.touch',
  'colors.double',
  'colors.more',
  'colors.trap-more',
  'colors.no-place',
  'als.set',
  'als.restricted',
  'als.double',
  'als.chain',
  'als.common',
  'blossom.stem',
  'blossom.petal',
  'sue-de-coq',
  'aligned',
  'template.set',
  'template.delete',
  'unique.assume',
  'unique.deadly',
  'unique.cell',
  'unique.subset',
  'unique.strong',
  'unique.diagonal',
  'unique.hidden',
  'unique.placed',
  'unique.bug',
  'unique.bug-many',
  'unique.bug-subset',
  'unique.bug-strong',
  'unique.loop',
  'medusa',
  'medusa.trap',
  'medusa.wrap',
  'medusa.out',
  'medusa.clash',
  'medusa.no-digit',
  'medusa.no-place',
  'rule-says',
  'rise',
  'rise.bounds',
  'sum.sets',
  'sum.ways',
  'sum.needed',
  'sum.difference',
  'sum.same',
  'innie',
  'innies',
  'outie',
  'outies',
  'innies.more',
  'innies.same',
  'innies.less',
  'innies.ways',
  'innies.ways-them',
  'innies.needed',
  'pair.cell',
  'pair.unit',
  'pair.unit-sums',
  'unit-sums',
  'leftovers',
  'forcing.cell',
  'forcing.unit',
  'forcing.either',
  'forcing.assume-is',
  'forcing.assume-not',
  'forcing.at-once',
  'forcing.then',
  'forcing.both',
  'forcing.no-digit',
  'forcing.no-place',
  'forcing.clash',
  'forcing.back',
  'forcing.cases',
  'generic',
  'why.sees',
  'why.filled',
  'why.excludes',
  'why.rule',
  'why.step',
  'why.notes',
  'contradiction.cell',
  'contradiction.unit',
  'contradiction.rule',
  'contradiction.clash',
  'wrong.entry',
  'wrong.entry-at',
  'wrong.struck',
  'wrong.struck-at',
  'wrong.back',
  'wrong.start',
] as const;

export const cells = (list: readonly number[]): Value => ({ kind: 'cells', cells: [...new Set(list)] });
export const any = (list: readonly number[]): Value => ({ kind: 'any', cells: [...new Set(list)] });
export const digits = (set: DigitSet): Value => ({ kind: 'digits', digits: set });
export const anyDigit = (set: DigitSet): Value => ({ kind: 'any-digit', digits: set });
/** A digit by its index (bit). */
export const digit = (index: number): Value => ({ kind: 'digits', digits: 1 << index });
export const units = (list: readonly number[]): Value => ({ kind: 'units', units: list });
export const number = (value: number): Value => ({ kind: 'number', number: value });

export const say = (key: StatementKey, values: Readonly<Record<string, Value>> = {}): Statement => ({
  key,
  values,
});

export const line = (
  key: StatementKey,
  values: Readonly<Record<string, Value>>,
  needs: Needs = {},
): Line => ({ statement: { key, values }, needs });
