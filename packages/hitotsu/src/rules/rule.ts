import type { z } from 'zod';
import type { Diagnostic, Random, Words, WordValues } from '../base/index.ts';
import type { Board, DigitSet, Shape } from '../board/index.ts';
import type { ProblemBuilder } from '../engine/index.ts';
import type { Account, Saying } from './saying.ts';
import type { Scene } from './scene.ts';
import type { RuleSpec } from './spec.ts';
import type { RuleSample, RuleTool } from './tool.ts';

export type { RuleSpec } from './spec.ts';

/** A group of cells in which every digit of the board appears exactly once. */
export interface Unit {
  readonly kind: 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'window' | 'extra-region' | 'group';
  /** 1-based number within its kind (row 3), as people count. */
  readonly number: number;
  readonly cells: readonly number[];
}

/** A place where a rule is broken now, in words of the rule's own file. */
export interface Conflict {
  readonly cells: readonly number[];
  /** The whole in a sentence, for a reader who has no board in front of him. */
  readonly words: Words;
  /** Fills all the texts of the conflict. */
  readonly values?: WordValues;
  /** What is broken, to stand before `detail`: "Row 4". By default the name of the rule. */
  readonly title?: Words;
  /**
   * What is wrong there, for a reader who sees the board: "7 stands in {cells}." `{cells}` and `{cell1}`, `{cell2}` … stand
   * for the conflict's cells. By default `words`.
   */
  readonly detail?: Words;
  /** The same as part of what is said of one of the cells: "7 again in row 4, {others}". */
  readonly again?: Words;
}

/**
 * A rule bound to a board: the answer to "is it kept?" and "what may still go here?", and, where the rule can, better
 * ways to say so. Everything after `candidates` is optional and only makes the rule faster, smarter or prettier.
 */
export interface Rule {
  /** The cells the rule speaks of. */
  readonly cells: readonly number[];

  /** Not violated now; empty cells are ignored. The plain meaning of the rule, also on a full board. */
  isValid(board: Board): boolean;

  /**
   * Digits that this rule alone still allows in a cell. Must be sound (never leave out a digit that some completion of
   * the board under this rule has in the cell); need not be sharp. Of a filled cell: that digit's set, or the empty set.
   */
  candidates(board: Board, cell: number): DigitSet;

  /** The rule as kernel constraints. Given this, the rule needs no propagation code and is as fast as the kernel. */
  compile?(builder: ProblemBuilder): void;

  /**
   * For what no kernel constraint fits: removes digits that cannot be. `domains` holds the candidates of every cell, to
   * read only; `remove(cell, digits)` takes digits away and answers false when nothing is left. It may only remove, must
   * not allocate, must be safe at any time, and returns false when it sees that the rule cannot be kept.
   */
  propagate?(domains: Int32Array, remove: (cell: number, digits: DigitSet) => boolean): boolean;

  /** Units the rule makes: hidden singles, locked candidates and fish see them. */
  units?(): readonly Unit[];

  /** Each place where the rule is broken now. Without it, all cells of the rule are named when `isValid` fails. */
  conflicts?(board: Board): readonly Conflict[];

  /** The rule as shapes. */
  draw?(scene: Scene): void;

  /**
   * What a cell is to this rule, for a person who cannot see the shapes: "cage 17, cell 1 of 3". Without it, a cell of a
   * rule that does not speak of the whole board is said to belong to the rule by its name.
   */
  say?(cell: number, board: Board): readonly Saying[];

  /**
   * What a person who asks about a cell of the rule is told; null for nothing. `candidates` holds what the player may still
   * write in each cell.
   */
  about?(cell: number, board: Board, candidates: ArrayLike<DigitSet>): Account | null;
}

/** What a rule may look at when it is bound: the board and the other rules of the puzzle, as specs without aliases. */
export interface RuleContext {
  readonly shape: Shape;
  /** All rule specs of the puzzle in order, aliases resolved. */
  readonly specs: readonly RuleSpec[];
  /** Reports an error in this rule's fields; `path` is relative to the rule (`cells[1]`). */
  report(diagnostic: Diagnostic): void;
}

/** What the generator knows when it asks a rule for its clues. */
export interface LayContext {
  readonly random: Random;
  /** Specs that stand already (the whole list as asked for, framed and laid so far). */
  readonly specs: readonly RuleSpec[];
}

/** Whether a change of a layout makes it better (1) or worse (-1) in the eyes of its rule, or neither (0). */
export type Turn = 1 | 0 | -1;

/** A small change of a layout: some of its clues (by index) give way to others, all true in the solution. */
export interface Reshape<Spec extends RuleSpec = RuleSpec> {
  readonly gone: readonly number[];
  readonly come: readonly Spec[];
  /** How much better or worse, counted in clues: 1 for a clue less, -1 for one more, `FAULT` for what should not be. */
  readonly gain: number;
}

/** What a fault in a layout counts (a cage smaller than asked for): such a change is made only where nothing else helps. */
export const FAULT = 100;

/** A kind of rule: one file, one of these. `Spec` is its JSON form. */
export interface RuleType<Spec extends RuleSpec = RuleSpec, Options = unknown> {
  /** Kebab-case name, the `type` of its specs. */
  readonly type: string;
  readonly words: {
    readonly name: Words;
    /** The rule in a sentence for players; `{min}` and `{max}` are the smallest and largest digit. */
    readonly text: Words;
    /** A name for tiles and titles, where there is a shorter one. */
    readonly short?: Words;
    /** What the generator's options are called, for those that a form shows. */
    readonly options?: Readonly<Record<string, Words>>;
    /** What its further options are called, which forms leave out. */
    readonly moreOptions?: Readonly<Record<string, Words>>;
  };
  /** The picture of the rule in lists, drawn by the rule itself. */
  readonly sample?: RuleSample;
  /** How a clue of the rule is drawn by hand. See `toolOf` for rules without. */
  readonly tool?: RuleTool<Spec>;
  /** The fields of a spec, `type` included. */
  readonly schema: z.ZodType<Spec>;
  /** Other names on input, each standing for one or more specs (`x` = both diagonals). */
  readonly aliases?: Readonly<Record<string, readonly RuleSpec[]>>;
  /** The name to ask the generator by, where people mean more than the type's own name says (`diagonals`: both). */
  readonly usual?: string;
  /**
   * What the rule stands on where rules are only named (`--rules jigsaw+x`), if that is not `classic`: rows and columns
   * for regions, which take the place of boxes; nothing for rows. See `RuleRegistry.withBase`.
   */
  readonly base?: readonly RuleSpec[];

  /**
   * Binds a spec to a board. Reports what is wrong (cells off the board, sizes that do not fit) and answers null then.
   */
  create(spec: Spec, context: RuleContext): Rule | null;

  /** The one way to write a spec that `create` has taken, where there are several: names that the author chose freely. */
  canonical?(spec: Spec): Spec;

  /** What the generator takes for this rule (`killer:largest=4`), with defaults. */
  readonly options?: z.ZodType<Options>;
  /**
   * How many givens a puzzle with clues laid by this rule has unless asked otherwise: `none` for rules whose clues
   * cover the board (killer cages).
   */
  readonly usualGivens?: 'none';

  /**
   * What must be decided before the board is filled (a jigsaw's regions): the spec to use instead of a bare one. The
   * generator fills under a budget and asks again if no grid exists.
   */
  frame?(shape: Shape, options: Options, random: Random): Spec;

  /** Clues of this kind over a full grid; each must hold there and none may be trivially redundant. */
  lay?(solution: Board, options: Options, context: LayContext): readonly Spec[];

  /**
   * Small changes of a layout at a cell, to make clues say enough without givens and to make the layout nicer where it
   * says enough: a border moved (neither better nor worse), a clue cut into simpler ones (worse: it tells the player
   * more), two joined (better). Every change must alter a clue that holds the cell; the largest gain comes first, otherwise
   * the order is random. `clues` are those laid by this rule's recipe with the same options. Changes for the worse alone
   * must come to an end. Lazily, if that saves work: often the first change will do.
   */
  reshape?(
    clues: readonly { readonly spec: Spec; readonly rule: Rule }[],
    cell: number,
    turn: Turn,
    solution: Board,
    options: Options,
    random: Random,
  ): Iterable<Reshape<Spec>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of rule types holds types with different specs
export type AnyRuleType = RuleType<any, any>;
