import { indicesOf } from '../board/index.ts';
import type { Layout } from './layout.ts';
import { type Candidate, candidateName, type Step } from './step.ts';

/** A step as JSON (design, section 4): cells `R4C8`, candidates `R4C8=1` (holds) and `R4C8<>1` (does not). */
export interface StepRecord {
  readonly technique: string;
  /** Index of the rule the step is particular to. */
  readonly rule?: number;
  readonly digits: readonly number[];
  readonly cells: Readonly<Record<string, readonly string[]>>;
  readonly units: readonly string[];
  readonly causes: readonly string[];
  readonly links: readonly { readonly from: string; readonly to: string; readonly kind: 'strong' | 'weak' }[];
  readonly eliminations: readonly string[];
  readonly placements: readonly string[];
  readonly length?: number;
  readonly reasons: readonly StepRecord[];
}

/** The JSON form of a step. A group node of a link is its cells joined by `/` (`R4C8/R4C9=1`). */
export function recordOf(layout: Layout, step: Step): StepRecord {
  const { shape, digitCount } = layout;
  const node = (candidates: readonly Candidate[]): string => {
    const names = candidates.map((each) => shape.nameOf(Math.floor(each / digitCount)));
    return `${names.join('/')}=${shape.minDigit + ((candidates[0] ?? 0) % digitCount)}`;
  };
  return {
    technique: step.technique,
    ...(step.rule === undefined ? {} : { rule: step.rule }),
    digits: indicesOf(step.digits).map((digit) => shape.minDigit + digit),
    cells: Object.fromEntries(
      Object.entries(step.cells).map(([role, cells]) => [role, cells.map((cell) => shape.nameOf(cell))]),
    ),
    units: step.units.map((index) => `${layout.units[index]?.kind} ${layout.units[index]?.number}`),
    causes: step.causes.map((each) => candidateName(shape, each, true)),
    links: step.links.map(({ from, to, kind }) => ({ from: node(from), to: node(to), kind })),
    eliminations: step.eliminations.map((each) => candidateName(shape, each, false)),
    placements: step.placements.map((each) => candidateName(shape, each, true)),
    ...(step.length === undefined ? {} : { length: step.length }),
    reasons: step.reasons.map((each) => recordOf(layout, each)),
  };
}
