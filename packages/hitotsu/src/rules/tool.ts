import type { Words } from '../base/index.ts';
import type { Shape } from '../board/index.ts';
import type { RuleSpec } from './spec.ts';

/**
 * What a setter draws for one clue of a rule.
 *
 * `cells`: cells pressed one by one; all of them are one clue. `area`: neighbouring cells dragged over. `line`: a path
 * from cell to touching cell, corners too. `edge`: the border between two cells. `corner`: the point where four cells
 * meet. `lane`: a row, column or diagonal, pressed beside the board. `regions`: a region for every cell.
 */
export type Gesture = 'cells' | 'area' | 'line' | 'edge' | 'corner' | 'lane' | 'regions';

/** One clue as it is drawn, the same for every rule. */
export interface Stroke {
  /**
   * In the order drawn: of a `line` from its first end, of a `lane` from the side pressed inwards, otherwise in reading
   * order. Of `regions` all cells of the board.
   */
  readonly cells: readonly number[];
  /** What was typed for it (the sum of a cage), or empty; of `regions` one character a cell. */
  readonly text: string;
}

/** What can be typed for a clue. */
export interface StrokeText {
  readonly name: Words;
  readonly kind: 'number' | 'digits';
  /** Whether the clue stands without it too. */
  readonly optional: boolean;
}

/** A rule whose clues are drawn on the board. */
export interface DrawnTool<Spec extends RuleSpec = RuleSpec> {
  readonly gesture: Gesture;
  /** What one clue is called. */
  readonly name: Words;
  /** The letter that takes the tool up; no two tools of a list share one. */
  readonly key: string;
  /** How to draw it, where the gesture alone does not say it all. */
  readonly help?: Words;
  readonly text?: StrokeText;
  /** Fewest cells of a stroke that makes sense; 1 if not said. */
  readonly fewest?: number;
  /** The clue of a stroke. What is wrong with it is the rule's to report when it is bound. */
  specOf(stroke: Stroke, shape: Shape): Spec;
  /** The stroke of a clue, so that it can be changed. */
  strokeOf(spec: Spec, shape: Shape): Stroke;
}

/** A rule that is on or off, perhaps in several ways that can stand together. */
export interface BoardTool<Spec extends RuleSpec = RuleSpec> {
  readonly gesture: 'board';
  readonly choices: readonly { readonly name: Words; readonly specs: readonly Spec[] }[];
}

export type RuleTool<Spec extends RuleSpec = RuleSpec> = DrawnTool<Spec> | BoardTool<Spec>;

/** A small board that shows a rule in a list. The digits are 1 to 9, whatever its size. */
export interface RuleSample {
  /** Side of the board: 3 or 4 where that is enough. */
  readonly size: number;
  /** What stands on it. By default the rule alone, which then has no fields. */
  readonly specs?: readonly RuleSpec[];
  /** Digits, one character a cell, for rules that draw nothing: a place where the rule is broken shows what it forbids. */
  readonly digits?: string;
}
