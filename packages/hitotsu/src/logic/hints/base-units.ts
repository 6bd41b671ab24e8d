import type { Layout } from '../layout.ts';
import type { Step } from '../step.ts';

/** A fish by its name; the first group is there for a siamese one. */
export const FISH =
  /^(siamese-)?(finned-|sashimi-)?(franken-|mutant-)?(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/;

/**
 * The units a pattern is read in: the base of a fish; of three and more units of other patterns, those of the first's
 * kind. Outlines of all of them would hide the pattern.
 */
export function baseUnits({ technique, units }: Step, layout: Layout): readonly number[] {
  if (FISH.test(technique)) return units.slice(0, units.length / 2);
  if (units.length < 3) return units;
  const kindOf = (unit: number) => layout.units[unit]?.kind;
  return units.filter((unit) => kindOf(unit) === kindOf(units[0] ?? 0));
}
