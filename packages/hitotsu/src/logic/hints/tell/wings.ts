/** Wings, almost locked sets, Sue de Coq, aligned exclusion, templates. */
import { indicesOf, lowestIndex } from '../../../board/index.ts';
import { any, anyDigit, cells, digit, digits, type Line, line, units } from '../statement.ts';
import { Case, type Teller, told } from './teller.ts';

/** XY- and XYZ-Wing: whichever digit the pivot takes, z is in one of the cells. */
export const wing: Teller = (step, state) => {
  const one = new Case(step, state);
  const pivot = one.role('pivot')[0] as number;
  const wings = one.role('wings');
  const z = one.digitOf(step.causes[0] ?? 0);
  const own = one.here(pivot);
  const lines: Line[] = [
    line('wing.pivot', { cell: cells([pivot]), digits: anyDigit(own) }, { cells: [pivot, ...wings] }),
  ];
  for (const each of indicesOf(own & ~(1 << z))) {
    const other = wings.find((cell) => state.has(cell, each));
    if (other !== undefined)
      lines.push(
        line('wing.branch', {
          cell: cells([pivot]),
          digit: digit(each),
          wing: cells([other]),
          other: digit(z),
        }),
      );
  }
  const places = step.causes.map((each) => one.cellOf(each));
  lines.push(line('one-of', { digit: digit(z), cells: any(places) }));
  return told(lines, one, { either: true });
};

export const bentWing: Teller = (step, state) => {
  const one = new Case(step, state);
  const z = one.digitOf(step.causes[0] ?? 0);
  const all = one.role('wings');
  const lines = [
    line('bent', { cells: cells(all), digits: digits(step.digits), digit: digit(z) }, { cells: all }),
    line('one-of', { digit: digit(z), cells: any(step.causes.map((each) => one.cellOf(each))) }),
  ];
  return told(lines, one, { either: true });
};

const setLine = (one: Case, own: readonly number[]): Line =>
  line('als.set', { cells: cells(own), digits: digits(one.digitsIn(own)) }, { cells: own });

export const alsXz: Teller = (step, state) => {
  const one = new Case(step, state);
  const a = one.role('setA');
  const b = one.role('setB');
  const lines = [setLine(one, a), setLine(one, b)];
  const shared = step.digits;
  if (indicesOf(shared).length > 1) {
    lines.push(line('als.double', { digits: digits(shared) }));
    return told(lines, one);
  }
  lines.push(line('als.restricted', { digits: digits(shared) }));
  lines.push(line('als.common', { digits: digits(one.removed), a: cells(a), b: cells(b) }));
  return told(lines, one, { either: true });
};

/** Three or more sets, each joined to the next; the first and the last have the digit in common. */
export const alsChain: Teller = (step, state) => {
  const one = new Case(step, state);
  const roles = Object.entries(step.cells);
  const hinge = step.cells.hinge;
  const sets = hinge
    ? [one.role('setA'), hinge, one.role('setB')]
    : roles.filter(([name]) => name.startsWith('set')).map(([, own]) => own);
  const lines = sets.map((own) => setLine(one, own));
  lines.push(line('als.chain', { digits: digits(step.digits) }));
  const ends = { a: cells(sets[0] ?? []), b: cells(sets.at(-1) ?? []) };
  lines.push(line('als.common', { digits: digits(one.removed), ...ends }));
  return told(lines, one, { either: true });
};

export const deathBlossom: Teller = (step, state) => {
  const one = new Case(step, state);
  const stem = one.role('stem')[0] as number;
  const own = one.here(stem);
  const petals = Object.entries(step.cells)
    .filter(([name]) => name.startsWith('petal'))
    .map(([, list]) => list);
  const lines = [
    line('blossom.stem', { cell: cells([stem]), digits: anyDigit(own) }, { cells: [stem] }),
    ...indicesOf(own).flatMap((each, i) => {
      const petal = petals[i];
      if (!petal) return [];
      const rest = digits(one.digitsIn(petal) & ~(1 << each));
      const values = { cell: cells([stem]), digit: digit(each), petal: cells(petal), digits: rest };
      return [line('blossom.petal', values, { cells: petal })];
    }),
  ];
  return told(lines, one, { either: true });
};

export const sueDeCoq: Teller = (step, state) => {
  const one = new Case(step, state);
  const [across = 0, area = 0] = step.units;
  const all = [...one.role('middle'), ...one.role('line'), ...one.role('area')];
  const values = {
    middle: cells(one.role('middle')),
    first: cells(one.role('line')),
    second: cells(one.role('area')),
    line: units([across]),
    area: units([area]),
    digits: digits(one.digitsIn(all)),
  };
  return told([line('sue-de-coq', values, { cells: all })], one);
};

export const aligned: Teller = (step, state) => {
  const one = new Case(step, state);
  const own = one.role('aligned');
  const against = one.role('excluding');
  const values = { cells: cells(own), others: any(against) };
  return told([line('aligned', values, { cells: [...own, ...against] })], one);
};

export const template: Teller = (step, state) => {
  const one = new Case(step, state);
  const key = step.placements.length > 0 ? 'template.set' : 'template.delete';
  const found = step.placements.length > 0 ? step.placements : step.eliminations;
  const values = {
    digit: digit(lowestIndex(step.digits)),
    cells: cells(found.map((each) => one.cellOf(each))),
  };
  return told([line(key, values)], one, { complete: false });
};
