/** How hard each step was and how long it took, in the player's own order. */
import type { Words } from 'hitotsu/base';
import type { Placement } from '../../../game/solve-times.ts';
import type { ListedStep } from '../../../hints/told.ts';

export interface CurvePoint extends Placement {
  /** Number of the hardest step that this cell needed. */
  readonly rating: number;
  readonly technique: string;
  readonly name: Words;
}

interface Hardness {
  readonly rating: number;
  readonly technique: string;
  readonly name: Words;
}

/**
 * For each cell the hardest step it needs on the engine's way: of its own step and of the steps since the placement before,
 * which only removed candidates.
 */
export function hardnessOf(steps: readonly ListedStep[], digitCount: number): ReadonlyMap<number, Hardness> {
  const found = new Map<number, Hardness>();
  let hardest: Hardness | null = null;
  for (const { rating, technique, name, placements } of steps) {
    if (!hardest || rating > hardest.rating) hardest = { rating, technique, name };
    if (placements.length === 0) continue;
    for (const candidate of placements) found.set(Math.floor(candidate / digitCount), hardest);
    hardest = null;
  }
  return found;
}

/** The curve of a solve; null where the engine's steps do not reach every cell. */
export function curveOf(
  placements: readonly Placement[],
  steps: readonly ListedStep[],
  digitCount: number,
): CurvePoint[] | null {
  const hardness = hardnessOf(steps, digitCount);
  const points = placements.map((placement) => {
    const hard = hardness.get(placement.cell);
    return hard && { ...placement, ...hard };
  });
  return points.every((point) => point !== undefined) ? points : null;
}
