import type { DigitSet } from 'hitotsu/board';
import type { Mark } from 'hitotsu/logic';
import type { Puzzle } from 'hitotsu/puzzle';
import type { RuleConflict } from '../game/conflicts.ts';
import type { Position } from '../game/position.ts';
import type { Selection } from '../game/session.ts';

/** What is marked on a board for a hint, as the library names it; a unit by its cells. */
export type BoardMark =
  | Exclude<Mark, { kind: 'unit' }>
  | { readonly kind: 'unit'; readonly cells: readonly number[]; readonly second: boolean };

/** A place where a rule is broken: the cells are washed, the rule's own shapes outlined, and cells say what it is. */
export type BoardConflict = RuleConflict | Pick<RuleConflict, 'rule' | 'cells'>;

/** Where a pointer is on the board, in cell units from the upper left corner: x to the right, y down. */
export interface BoardPoint {
  readonly phase: 'down' | 'move' | 'up' | 'cancel';
  readonly x: number;
  readonly y: number;
  /** The cell under it, or -1 outside. */
  readonly cell: number;
  readonly touch: boolean;
  readonly event: PointerEvent;
}

/** What a board shows and what can be done with it. Everything but the puzzle may be left out. */
export interface BoardView {
  readonly puzzle: Puzzle;
  /** Name of the grid for assistive technology; by default size and rules. */
  readonly label?: string | undefined;
  /** One digit a cell or `EMPTY`, givens included; by default the givens alone. */
  readonly digits?: ArrayLike<number> | undefined;
  /** The player's marks and colours. */
  readonly position?: Position | undefined;
  /** Corner marks stand at their fixed places. */
  readonly isFixed?: boolean | undefined;
  /** Candidates at their fixed places in cells without a digit, instead of the player's marks. */
  readonly candidates?: ArrayLike<DigitSet> | undefined;
  /** Candidates to be set bold (true candidates that occur in one solution only). */
  readonly bold?: ArrayLike<DigitSet> | undefined;
  readonly selection?: Selection | undefined;
  readonly marks?: readonly BoardMark[] | undefined;
  readonly conflicts?: readonly BoardConflict[] | undefined;
  /** Entries found wrong by a check: underlined. */
  readonly wrong?: readonly number[] | undefined;
  /** Cells washed with the marker (where two solutions differ). */
  readonly washed?: readonly number[] | undefined;
  /** A second digit a cell (or `EMPTY`), shown behind a slash. */
  readonly split?: ArrayLike<number> | undefined;
  /** The digit that is shown: its possible cells are tinted, other digits step back. */
  readonly highlight?: number | undefined;
  /** Indices of rules whose cells are tinted. */
  readonly rulesShown?: readonly number[] | undefined;
  /** No digits at all: the game is paused. */
  readonly covered?: boolean | undefined;
  /** Cells can be visited but not selected in groups or changed. */
  readonly readOnly?: boolean | undefined;
  /** More shapes on top, in cell units (what is being drawn). */
  readonly pen?: preact.ComponentChildren;
  readonly onSelect?: ((selection: Selection) => void) | undefined;
  /** Sees every key first; true: it has been dealt with. Arrow keys move the selection otherwise. */
  readonly onKey?: ((event: KeyboardEvent) => boolean) | undefined;
  /** Sees every pointer first; true: it has been dealt with (a tool that draws, a locked digit). */
  readonly onPoint?: ((point: BoardPoint) => boolean) | undefined;
  /** What is told about a cell under the loupe when it is pressed for long. */
  readonly about?: ((cell: number) => preact.ComponentChildren) | undefined;
}
