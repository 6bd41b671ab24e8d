import type { DigitSet, Shape } from '../board/index.ts';
import { ProblemBuilder } from '../engine/index.ts';
import type { Rule } from '../rules/rule.ts';

/** One kernel constraint as data, with the index of the rule that made it. */
export type Constraint = { readonly rule: number } & (
  | { readonly kind: 'distinct'; readonly cells: readonly number[] }
  | { readonly kind: 'cage'; readonly cells: readonly number[]; readonly sum: number | null }
  | {
      readonly kind: 'linear';
      readonly positive: readonly number[];
      readonly negative: readonly number[];
      readonly sum: number;
    }
  | { readonly kind: 'chain'; readonly cells: readonly number[] }
  | {
      readonly kind: 'relation';
      readonly a: number;
      readonly b: number;
      readonly holds: (x: number, y: number) => boolean;
    }
  | { readonly kind: 'restrict'; readonly cell: number; readonly digits: DigitSet }
  /** Anything else; only its cells are known. */
  | { readonly kind: 'other'; readonly cells: readonly number[] }
);

/**
 * A builder that keeps what it is told instead of compiling it. Links and deductions are made from constraint kinds, so
 * that no technique needs to know a rule: whatever compiles to a cage gets cage combinations.
 */
class Recorder extends ProblemBuilder {
  readonly records: Constraint[] = [];
  rule = 0;

  override unit(cells: readonly number[]): void {
    this.records.push({ rule: this.rule, kind: 'distinct', cells });
  }
  override distinct(cells: readonly number[]): void {
    this.records.push({ rule: this.rule, kind: 'distinct', cells });
  }
  override cage(cells: readonly number[], sum: number | null): void {
    this.records.push({ rule: this.rule, kind: 'cage', cells, sum });
  }
  override linear(positive: readonly number[], negative: readonly number[], sum: number): void {
    this.records.push({ rule: this.rule, kind: 'linear', positive, negative, sum });
  }
  override chain(cells: readonly number[]): void {
    this.records.push({ rule: this.rule, kind: 'chain', cells });
  }
  override relation(a: number, b: number, _key: string, holds: (x: number, y: number) => boolean): void {
    this.records.push({ rule: this.rule, kind: 'relation', a, b, holds });
  }
  override sameSet(a: readonly number[], b: readonly number[]): void {
    this.records.push({ rule: this.rule, kind: 'other', cells: [...a, ...b] });
  }
  override restrict(cell: number, digits: DigitSet): void {
    this.records.push({ rule: this.rule, kind: 'restrict', cell, digits });
  }
  override custom(cells: readonly number[]): void {
    this.records.push({ rule: this.rule, kind: 'other', cells });
  }
}

/** The constraints of a rule list. A rule that does not compile is one `other` constraint over its cells. */
export function recordConstraints(shape: Shape, rules: readonly Rule[]): readonly Constraint[] {
  const recorder = new Recorder(shape);
  rules.forEach((rule, index) => {
    recorder.rule = index;
    const before = recorder.records.length;
    rule.compile?.(recorder);
    if (recorder.records.length === before)
      recorder.records.push({ rule: index, kind: 'other', cells: rule.cells });
  });
  return recorder.records;
}

/** A pair of cells and the digit values they may hold together, as far as a constraint says so for two cells alone. */
interface CellPair {
  readonly a: number;
  readonly b: number;
  holds(x: number, y: number): boolean;
}

/** The two-cell relations that follow from a constraint directly. */
function pairsOf(constraint: Constraint): CellPair[] {
  switch (constraint.kind) {
    case 'relation':
      return [constraint];
    case 'chain':
      return constraint.cells.flatMap((a, i) =>
        constraint.cells.slice(i + 1).map((b, j) => ({ a, b, holds: (x: number, y: number) => y - x > j })),
      );
    case 'cage': {
      const { cells, sum } = constraint;
      const [a, b] = cells;
      if (sum === null || cells.length !== 2 || a === undefined || b === undefined) return [];
      return [{ a, b, holds: (x, y) => x + y === sum }];
    }
    case 'linear': {
      const { positive, negative, sum } = constraint;
      const [a, b] = [...positive, ...negative];
      if (positive.length + negative.length !== 2 || a === undefined || b === undefined) return [];
      const sign = negative.length === 0 ? 1 : -1;
      if (positive.length === 0) return [];
      return [{ a, b, holds: (x, y) => x + sign * y === sum }];
    }
    default:
      return [];
  }
}

/**
 * Pairs of candidates of different cells (`cell * digitCount + digit index`) that cannot both hold by one constraint
 * alone, beyond "no digit twice" in groups.
 */
export function exclusionsOf(shape: Shape, constraints: readonly Constraint[]): [number, number][] {
  const { digitCount, minDigit } = shape;
  const found: [number, number][] = [];
  for (const constraint of constraints)
    for (const { a, b, holds } of pairsOf(constraint))
      for (let x = 0; x < digitCount; x++)
        for (let y = 0; y < digitCount; y++)
          if (!holds(minDigit + x, minDigit + y)) found.push([a * digitCount + x, b * digitCount + y]);
  return found;
}
