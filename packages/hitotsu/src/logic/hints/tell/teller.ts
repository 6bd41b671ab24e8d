import { type DigitSet, lowestIndex } from '../../../board/index.ts';
import type { LogicState } from '../../state.ts';
import type { Candidate, Step } from '../../step.ts';
import { type Line, type Statement, say, type Told } from '../statement.ts';

/** Tells a step; `state` is the position before it. */
export type Teller = (step: Step, state: LogicState) => Told;

/** A step with what tellers ask of it again and again. */
export class Case {
  readonly step: Step;
  readonly state: LogicState;
  private readonly digitCount: number;

  constructor(step: Step, state: LogicState) {
    this.step = step;
    this.state = state;
    this.digitCount = state.layout.digitCount;
  }

  cellOf(candidate: Candidate): number {
    return Math.floor(candidate / this.digitCount);
  }

  digitOf(candidate: Candidate): number {
    return candidate % this.digitCount;
  }

  /** The cells that play a part in the pattern; none if the part does not occur. */
  role(name: string): readonly number[] {
    return this.step.cells[name] ?? [];
  }

  /** The candidates of some cells together, before the step. */
  digitsIn(cells: readonly number[]): DigitSet {
    return cells.reduce((set, cell) => set | this.here(cell), 0);
  }

  /** What a cell may hold: its candidates, or the digit it has. */
  here(cell: number): DigitSet {
    const value = this.state.values[cell] as number;
    return value < 0 ? (this.state.candidates[cell] as number) : 1 << value;
  }

  /** The lowest digit of the pattern; the digit of patterns of one digit. */
  get digit(): number {
    return lowestIndex(this.step.digits);
  }

  /** The digits that the step removes. */
  get removed(): DigitSet {
    return this.step.eliminations.reduce((set, each) => set | (1 << this.digitOf(each)), 0);
  }

  unitsWith(cells: readonly number[]): number[] {
    const { layout } = this.state;
    return layout.units
      .filter((unit) => cells.every((cell) => (layout.unitsOf[cell] ?? []).includes(unit.index)))
      .map((unit) => unit.index);
  }
}

/** The result of a step: each placement, then what it removes. */
export function resultOf(
  step: Step,
  digitCount: number,
  key: 'result.remove' | 'result.either' = 'result.remove',
): Statement[] {
  const placed = step.placements.map((each) =>
    say('result.place', {
      cell: { kind: 'cells', cells: [Math.floor(each / digitCount)] },
      digit: { kind: 'digits', digits: 1 << (each % digitCount) },
    }),
  );
  if (step.eliminations.length === 0) return placed;
  return [...placed, say(key, { removals: { kind: 'candidates', candidates: step.eliminations } })];
}

/** The usual answer of a teller: its lines, then the result of the step. */
export function told(
  lines: readonly Line[],
  { step, state }: Case,
  options: { readonly either?: boolean; readonly complete?: boolean } = {},
): Told {
  const key = options.either ? 'result.either' : 'result.remove';
  return {
    lines,
    result: resultOf(step, state.layout.digitCount, key),
    complete: options.complete ?? true,
  };
}
