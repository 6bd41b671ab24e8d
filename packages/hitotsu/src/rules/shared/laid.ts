import type { Shape } from '../../board/index.ts';
import type { RuleSpec } from '../rule.ts';

/** The cells that specs of some types already take up, for clues that should not lie on each other. */
export function takenCells(
  shape: Shape,
  specs: readonly RuleSpec[],
  ...types: readonly string[]
): Set<number> {
  const taken = new Set<number>();
  for (const spec of specs) {
    if (!types.includes(spec.type) || !Array.isArray(spec.cells)) continue;
    for (const name of spec.cells) if (typeof name === 'string') taken.add(shape.cellNamed(name));
  }
  return taken;
}
