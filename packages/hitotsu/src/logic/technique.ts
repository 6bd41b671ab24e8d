import type { Layout } from './layout.ts';
import type { LogicState } from './state.ts';
import type { Step } from './step.ts';

/** Takes a step that was found; answers true when the search may stop. */
export type Emit = (step: Step) => boolean;

/** Limits and switches of the searches. */
export interface LogicOptions {
  /** Use that the puzzle has exactly one solution (rectangles, BUG). Default true. */
  readonly uniqueness?: boolean;
  /** Largest number of fins of a fish, and of those in two base units. */
  readonly maxFins?: number;
  readonly maxEndoFins?: number;
  /** Largest number of inferences of a chain within one digit or through two-candidate cells. */
  readonly maxChain?: number;
  /**
   * Whether equally short chains to the same end are all tried (and avoidable rectangles looked for while the last
   * corner has more than two candidates). Default true; without it the first is taken or dropped, as HoDoKu does.
   */
  readonly alternatives?: boolean;
  /** Whether two almost locked sets of a pattern may share cells. Default true. */
  readonly overlap?: boolean;
  /** Whether an empty rectangle may have only two places in its box (it is a turbot fish then). Default true. */
  readonly smallRectangles?: boolean;
}

/**
 * A technique: walks its instances in a fixed order and hands each to `emit` until that answers true (then it answers
 * true itself). It offers only steps that change something and never changes the state.
 */
export interface Technique {
  /** Kebab-case English name; the `technique` of its steps may be more exact (`uniqueness-test-1`). */
  readonly key: string;
  /** Rests on the solution being unique. */
  readonly uniqueness?: boolean;
  /** Whether a layout can ever give rise to it. Without: on any board. */
  occurs?(layout: Layout): boolean;
  search(state: LogicState, emit: Emit, options: LogicOptions): boolean;
}

/** The first step a technique offers, or null. */
export function findFirst(technique: Technique, state: LogicState, options: LogicOptions = {}): Step | null {
  if (technique.uniqueness && options.uniqueness === false) return null;
  let found: Step | null = null;
  technique.search(
    state,
    (step) => {
      found = step;
      return true;
    },
    options,
  );
  return found;
}

/** Every step a technique offers, in its order (different patterns may give the same result). */
export function findAll(technique: Technique, state: LogicState, options: LogicOptions = {}): Step[] {
  if (technique.uniqueness && options.uniqueness === false) return [];
  const found: Step[] = [];
  technique.search(
    state,
    (step) => {
      found.push(step);
      return false;
    },
    options,
  );
  return found;
}
