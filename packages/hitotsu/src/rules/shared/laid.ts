import type { Shape } from '../../board/index.ts';
import type { RuleSpec } from '../rule.ts';

/** The cells of each spec of some types, for clues that should not lie on each other. */
export function laidCells(shape: Shape, specs: readonly RuleSpec[], ...types: readonly string[]): number[][] {
  return specs
    .filter(({ type, cells }) => types.includes(type) && Array.isArray(cells))
    .map(({ cells }) => (cells as unknown[]).map((name) => shape.cellNamed(String(name))));
}

/** The same as one set. */
export function takenCells(
  shape: Shape,
  specs: readonly RuleSpec[],
  ...types: readonly string[]
): Set<number> {
  return new Set(laidCells(shape, specs, ...types).flat());
}
