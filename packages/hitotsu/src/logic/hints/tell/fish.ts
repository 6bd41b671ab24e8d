/** Fish: basic, finned, Franken, mutant, Siamese and kraken. */
import type { LogicState } from '../../state.ts';
import type { Step } from '../../step.ts';
import { any, cells, digit, type Line, line, units } from '../statement.ts';
import { branchLines } from './chains.ts';
import { Case, type Teller, told } from './teller.ts';

/** How many base units the units of a fish begin with: half of them. */
function sides(step: Step): { bases: readonly number[]; covers: readonly number[] } {
  const size = step.units.length / 2;
  return { bases: step.units.slice(0, size), covers: step.units.slice(size) };
}

function fishLines(step: Step, state: LogicState, either: boolean): Line[] {
  const one = new Case(step, state);
  const { bases, covers } = sides(step);
  const fins = one.role('fins');
  const values = { bases: units(bases), covers: units(covers), digit: digit(one.digit) };
  const needs = { units: bases.map((unit) => [unit, one.digit] as const) };
  if (fins.length === 0) return [line('fish', values, needs)];
  const body = line('fish.fins', { ...values, fins: cells(fins) }, needs);
  if (!either) return [body];
  const targets = cells(step.eliminations.map((each) => one.cellOf(each)));
  return [body, line('fish.either', { fins: any(fins), digit: digit(one.digit), targets })];
}

export const fish: Teller = (step, state) => told(fishLines(step, state, true), new Case(step, state));

/** Two fish over the same base. */
export const siamese: Teller = (step, state) =>
  told(
    step.reasons.flatMap((each) => fishLines(each, state, true)),
    new Case(step, state),
  );

/** A fish whose fins (or all places of one cover) lead to the result by chains. */
export const kraken: Teller = (step, state) => {
  const lines = [
    ...fishLines(step, state, false),
    ...step.reasons.flatMap((branch) => branchLines(branch, state)),
  ];
  return told(lines, new Case(step, state), { either: true, complete: false });
};
