import type { DigitSet, Shape } from '../board/index.ts';

/**
 * A candidate as a number: `cell * digitCount + digit index`. (A digit index is the digit's bit in a `DigitSet`.)
 * Readable form: `R4C8=1` when it holds, `R4C8<>1` when it does not.
 */
export type Candidate = number;

/** One inference of a chain. `from` and `to` are sets of candidates of one digit (more than one: a group node). */
export interface Link {
  readonly from: readonly Candidate[];
  readonly to: readonly Candidate[];
  /** strong: if `from` does not hold, `to` does. weak: if `from` holds, `to` does not. */
  readonly kind: 'strong' | 'weak';
}

/** One deduction. Hints, sentences, drawings and ratings are all made from it. Cells and units are numbers. */
export interface Step {
  /** Kebab-case English name of the technique. */
  readonly technique: string;
  /** The digits of the pattern. */
  readonly digits: DigitSet;
  /** The cells of the pattern by the part they play (`pivot`, `fins` …). */
  readonly cells: Readonly<Record<string, readonly number[]>>;
  /** Numbers of the units the pattern lives in (fish: base units first, then cover units). */
  readonly units: readonly number[];
  /** Index of the rule the deduction came from, where it is particular to one. */
  readonly rule?: number;
  /** Candidates assumed or seen true that cause the result. */
  readonly causes: readonly Candidate[];
  readonly links: readonly Link[];
  readonly eliminations: readonly Candidate[];
  readonly placements: readonly Candidate[];
  /** Number of inferences, for chains. */
  readonly length?: number;
  /** Deductions this one rests on: the branches of a forcing chain, the two halves of a dual pattern. */
  readonly reasons: readonly Step[];
}

/** The parts of a step that are given; the rest is empty. */
export type StepParts = Partial<Step> & Pick<Step, 'technique'>;

export function makeStep(parts: StepParts): Step {
  return {
    digits: 0,
    cells: {},
    units: [],
    causes: [],
    links: [],
    eliminations: [],
    placements: [],
    reasons: [],
    ...parts,
  };
}

/** `R4C8=1` or `R4C8<>1`. */
export function candidateName(shape: Shape, candidate: Candidate, holds: boolean): string {
  const cell = Math.floor(candidate / shape.digitCount);
  const digit = shape.minDigit + (candidate % shape.digitCount);
  return `${shape.nameOf(cell)}${holds ? '=' : '<>'}${digit}`;
}

/** What a step changes, as one text: equal texts, equal results, whatever the order. */
export function resultKey(step: Step): string {
  const sorted = (list: readonly number[]) => [...new Set(list)].sort((a, b) => a - b).join();
  return `${sorted(step.placements)}/${sorted(step.eliminations)}`;
}
