/** Singles, locked candidates, subsets. */
import { indicesOf } from '../../../board/index.ts';
import { any, cells, digit, digits, line, units } from '../statement.ts';
import { Case, type Teller, told } from './teller.ts';

export const fullHouse: Teller = (step, state) => {
  const one = new Case(step, state);
  const unit = step.units[0] as number;
  const values = { unit: units([unit]), cell: cells(one.role('cell')), digit: digit(one.digit) };
  return told([line('single.full-house', values, { units: [[unit, one.digit]] })], one);
};

export const hiddenSingle: Teller = (step, state) => {
  const one = new Case(step, state);
  const unit = step.units[0] as number;
  const values = { unit: units([unit]), cell: cells(one.role('cell')), digit: digit(one.digit) };
  return told([line('single.hidden', values, { units: [[unit, one.digit]] })], one);
};

export const nakedSingle: Teller = (step, state) => {
  const one = new Case(step, state);
  const own = one.role('cell');
  return told([line('single.naked', { cell: cells(own), digit: digit(one.digit) }, { cells: own })], one);
};

export const lockedCandidates: Teller = (step, state) => {
  const one = new Case(step, state);
  const [unit = 0, other = 0] = step.units;
  const values = {
    unit: units([unit]),
    other: units([other]),
    digit: digit(one.digit),
    cells: any(one.role('locked')),
  };
  return told([line('locked', values, { units: [[unit, one.digit]] })], one);
};

export const commonPeer: Teller = (step, state) => {
  const one = new Case(step, state);
  const unit = step.units[0] as number;
  const values = {
    unit: units([unit]),
    digit: digit(one.digit),
    cells: any(one.role('locked')),
    targets: cells(step.eliminations.map((each) => one.cellOf(each))),
  };
  return told([line('common-peer', values, { units: [[unit, one.digit]] })], one);
};

export const nakedSubset: Teller = (step, state) => {
  const one = new Case(step, state);
  const subset = one.role('subset');
  const values = { cells: cells(subset), digits: digits(step.digits) };
  const reached = step.units.filter((unit) =>
    step.eliminations.some((each) => (state.layout.unitsOf[one.cellOf(each)] ?? []).includes(unit)),
  );
  const said =
    reached.length === 0
      ? line('naked.group', values, { cells: subset })
      : line('naked', { ...values, units: units(reached) }, { cells: subset });
  return told([said], one);
};

export const hiddenSubset: Teller = (step, state) => {
  const one = new Case(step, state);
  const unit = step.units[0] as number;
  const values = { unit: units([unit]), digits: digits(step.digits), cells: cells(one.role('subset')) };
  const needs = { units: indicesOf(step.digits).map((each) => [unit, each] as const) };
  return told([line('hidden', values, needs)], one);
};
