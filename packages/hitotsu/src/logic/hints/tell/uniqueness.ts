/** Techniques that use that the solution is unique. */
import { indicesOf, lowestIndex } from '../../../board/index.ts';
import { any, cells, digit, digits, type Line, line, units } from '../statement.ts';
import { Case, type Teller, told } from './teller.ts';

const assume: Line = line('unique.assume', {});

/** The corners must not come down to the pair. */
function deadly(one: Case): Line[] {
  const loop = one.role('loop');
  const corners = loop.length > 0 ? loop : one.role('corners');
  const fixed = corners.filter((cell) => !one.role('extra').includes(cell));
  const values = { cells: cells(corners), digits: digits(one.step.digits) };
  return [assume, line(loop.length > 0 ? 'unique.loop' : 'unique.deadly', values, { cells: fixed })];
}

/** The digits that the extra corners have beyond the pair. */
const furtherDigits = (one: Case): number => one.digitsIn(one.role('extra')) & ~one.step.digits;

/** Type 1: the fourth corner is something else. */
const type1: Teller = (step, state) => {
  const one = new Case(step, state);
  return told(
    [...deadly(one), line('unique.cell', { cell: cells(one.role('extra')), digits: digits(step.digits) })],
    one,
  );
};

/** Types 2 and 5: all extra corners have the same further digit. */
const type2: Teller = (step, state) => {
  const one = new Case(step, state);
  const extra = one.role('extra');
  const more = furtherDigits(one) || one.removed;
  const lines = [
    ...deadly(one),
    line('one-of', { digit: digit(lowestIndex(more)), cells: any(extra) }, { cells: extra }),
  ];
  return told(lines, one, { either: true });
};

const type3: Teller = (step, state) => {
  const one = new Case(step, state);
  const subset = one.role('subset');
  const values = {
    cells: any(one.role('extra')),
    more: digits(furtherDigits(one)),
    subset: cells(subset),
    digits: digits(furtherDigits(one) | one.digitsIn(subset)),
    units: units(step.units),
  };
  const needs = { cells: [...one.role('extra'), ...subset] };
  return told([...deadly(one), line('unique.subset', values, needs)], one);
};

const type4: Teller = (step, state) => {
  const one = new Case(step, state);
  const unit = step.units[0] as number;
  const other = one.removed;
  const index = lowestIndex(step.digits & ~other);
  const values = {
    unit: units([unit]),
    digit: digit(index),
    cells: any(one.role('extra')),
    other: digits(other),
  };
  return told([...deadly(one), line('unique.strong', values, { units: [[unit, index]] })], one);
};

/** The lines in which a digit has only two corners as places. */
function cornerLines(one: Case, index: number): (readonly [number, number])[] {
  const corners = one.role('corners');
  return one.state.layout.units
    .filter((unit) => {
      const places = unit.cells.filter((cell) => one.state.has(cell, index));
      return unit.line && places.length === 2 && places.every((cell) => corners.includes(cell));
    })
    .map((unit) => [unit.index, index] as const);
}

const type6: Teller = (step, state) => {
  const one = new Case(step, state);
  const index = lowestIndex(one.removed);
  const lines = cornerLines(one, index);
  const values = {
    lines: units(lines.map(([unit]) => unit)),
    digit: digit(index),
    cells: cells(one.role('extra')),
  };
  return told([...deadly(one), line('unique.diagonal', values, { units: lines })], one);
};

const hidden: Teller = (step, state) => {
  const one = new Case(step, state);
  const cell = one.cellOf(step.eliminations[0] ?? 0);
  const other = one.removed;
  const index = lowestIndex(step.digits & ~other);
  const lines = cornerLines(one, index).filter(([unit]) => (state.layout.unitsOf[cell] ?? []).includes(unit));
  const values = {
    lines: units(lines.map(([unit]) => unit)),
    digit: digit(index),
    other: digits(other),
    cell: cells([cell]),
  };
  return told([...deadly(one), line('unique.hidden', values, { units: lines })], one);
};

const placed: Teller = (step, state) => {
  const one = new Case(step, state);
  const values = { cells: cells(one.role('corners')) };
  if (one.role('extra').length === 1)
    return told(
      [
        assume,
        line('unique.placed', values),
        line('unique.cell', { cell: cells(one.role('extra')), digits: digits(one.removed) }),
      ],
      one,
    );
  const more = line(
    'one-of',
    { digit: digit(lowestIndex(one.removed)), cells: any(one.role('extra')) },
    { cells: one.role('extra') },
  );
  return told([assume, line('unique.placed', values), more], one, { either: true });
};

/** BUG: the extra candidates, of which at least one holds. What it speaks of is the whole board. */
const bug: Teller = (step, state) => {
  const one = new Case(step, state);
  const own = one.role('cell');
  if (own.length === 1 && indicesOf(step.digits).length === 1) {
    const values = { cell: cells(own), digit: digit(one.digit) };
    return told([assume, line('unique.bug', values)], one, { complete: false });
  }
  const lines = [
    assume,
    line('unique.bug-many', { candidates: { kind: 'candidates', candidates: step.causes } }),
  ];
  const subset = one.role('subset');
  if (subset.length > 0) {
    const all = digits(step.digits | one.digitsIn(subset));
    lines.push(line('unique.bug-subset', { subset: cells(subset), digits: all, units: units(step.units) }));
  } else if (step.units.length > 0) {
    const index = one
      .unitsWith(own)
      .map((unit) =>
        indicesOf(one.digitsIn(own)).find(
          (each) => state.countIn(unit, each) === 2 && own.every((cell) => state.has(cell, each)),
        ),
      )
      .find((each) => each !== undefined);
    if (index !== undefined)
      lines.push(
        line('unique.bug-strong', { units: units(step.units), digit: digit(index), cells: any(own) }),
      );
  }
  return told(lines, one, { complete: false, either: subset.length === 0 && step.units.length === 0 });
};

export const uniqueness: Readonly<Record<string, Teller>> = {
  'uniqueness-test-1': type1,
  'uniqueness-test-2': type2,
  'uniqueness-test-3': type3,
  'uniqueness-test-4': type4,
  'uniqueness-test-5': type2,
  'uniqueness-test-6': type6,
  'hidden-rectangle': hidden,
  'avoidable-rectangle-1': placed,
  'avoidable-rectangle-2': placed,
  'unique-loop-1': type1,
  'unique-loop-2': type2,
  'unique-loop-3': type3,
  'unique-loop-4': type4,
  'bug-plus-one': bug,
  'bug-type-1': bug,
  'bug-type-2': bug,
  'bug-type-3': bug,
  'bug-type-4': bug,
};
