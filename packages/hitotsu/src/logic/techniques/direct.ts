import type { LogicState } from '../state.ts';
import type { Step } from '../step.ts';
import type { Technique } from '../technique.ts';

/** Where the single must lie: in the step's own first unit, or in any unit of the kind of that one. */
export type DirectPlace = 'own' | 'kind';

/** Whether what a step removes leaves a digit one place in a unit. */
function makesSingle(state: LogicState, step: Step, place: DirectPlace): boolean {
  const { layout } = state;
  const own = step.units[0];
  const kind = own === undefined ? undefined : layout.units[own]?.kind;
  const left = new Map<number, number>();
  for (const candidate of new Set(step.eliminations)) {
    const digit = candidate % layout.digitCount;
    for (const unit of layout.unitsOf[Math.floor(candidate / layout.digitCount)] ?? []) {
      if (place === 'own' ? unit !== own : layout.units[unit]?.kind !== kind) continue;
      const at = unit * layout.digitCount + digit;
      left.set(at, (left.get(at) ?? state.countIn(unit, digit)) - 1);
    }
  }
  return [...left.values()].includes(1);
}

/**
 * A technique where it leaves a hidden single at once. A person sees the two as one, so it is easier than elsewhere:
 * Sudoku Explainer has the same for locked candidates and hidden subsets.
 */
export function direct(technique: Technique, place: DirectPlace): Technique {
  return {
    ...technique,
    search: (state, emit, options) =>
      technique.search(state, (step) => makesSingle(state, step, place) && emit(step), options),
  };
}
