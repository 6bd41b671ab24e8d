/** Colouring of one digit. */
import type { LogicState } from '../../state.ts';
import { any, cells, digit, type Line, line, units } from '../statement.ts';
import { Case, type Teller, told } from './teller.ts';

type Pair = readonly [readonly number[], readonly number[]];

/** The strong links of a colouring: pairs of one colour each that are the only places of a unit. */
function pairLine([first, second]: Pair, index: number, state: LogicState): Line {
  const links = state.layout.units.filter((unit) => {
    const places = unit.cells.filter((cell) => state.has(cell, index));
    return (
      places.length === 2 &&
      places.some((cell) => first.includes(cell)) &&
      places.some((cell) => second.includes(cell))
    );
  });
  return line(
    'colors',
    { digit: digit(index), first: cells(first), second: cells(second) },
    { units: links.map((unit) => [unit.index, index] as const) },
  );
}

/** A cell of the one list and a cell of the other that see each other. */
function touching(a: readonly number[], b: readonly number[], state: LogicState): [number, number] | null {
  for (const one of a)
    for (const other of b) if (one !== other && state.layout.sees(one, other)) return [one, other];
  return null;
}

export const simpleColors: Teller = (step, state) => {
  const one = new Case(step, state);
  const pair: Pair = [one.role('firstColor'), one.role('secondColor')];
  const lines = [pairLine(pair, one.digit, state)];
  if (step.technique !== 'simple-colors-wrap') {
    const targets = cells(step.eliminations.map((each) => one.cellOf(each)));
    return told([...lines, line('colors.trap', { targets, digit: digit(one.digit) })], one);
  }
  for (const own of pair) {
    const clash = touching(own, own, state);
    if (clash)
      lines.push(line('colors.wrap', { cells: cells(clash), digit: digit(one.digit), group: cells(own) }));
  }
  return told(lines, one);
};

export const multiColors: Teller = (step, state) => {
  const one = new Case(step, state);
  const a: Pair = [one.role('firstColor'), one.role('secondColor')];
  const b: Pair = [one.role('thirdColor'), one.role('fourthColor')];
  const lines = [pairLine(a, one.digit, state), pairLine(b, one.digit, state)];
  if (step.technique === 'multi-colors-2') {
    const fallen = a.filter((own) => touching(own, b[0], state) && touching(own, b[1], state));
    for (const own of fallen)
      lines.push(line('colors.double', { group: cells(own), digit: digit(one.digit) }));
    return told(lines, one);
  }
  for (const i of [0, 1] as const)
    for (const j of [0, 1] as const) {
      const clash = touching(a[i], b[j], state);
      if (!clash) continue;
      const rest = [...a[(1 - i) as 0 | 1], ...b[(1 - j) as 0 | 1]];
      const seen = step.eliminations.every((each) =>
        [a[(1 - i) as 0 | 1], b[(1 - j) as 0 | 1]].every((own) => touching([one.cellOf(each)], own, state)),
      );
      if (seen || step.eliminations.length > 1)
        lines.push(line('colors.touch', { cells: cells(clash), digit: digit(one.digit), rest: any(rest) }));
    }
  return told(lines, one, { either: true });
};

/** What else holds with a group: each cell is the last place of a unit that the group and those before it leave. */
function moreLine(group: readonly number[], more: readonly number[], index: number, state: LogicState): Line {
  const { layout } = state;
  const held = [...group];
  const last = more.flatMap((cell) => {
    const unit = (layout.unitsOf[cell] ?? []).find((each) => isLast(each, cell, held, index, state));
    held.push(cell);
    return unit === undefined ? [] : [[unit, index] as const];
  });
  return line(
    'colors.more',
    { group: cells(group), more: cells(more), digit: digit(index) },
    { units: last },
  );
}

/** Whether the places of a digit in a unit are all seen by some cells, but for one (or for none: -1). */
function isLast(unit: number, cell: number, held: readonly number[], index: number, state: LogicState) {
  const own = (state.layout.units[unit]?.cells ?? []).filter((each) => state.has(each, index));
  const left = own.filter((each) => !held.some((other) => state.layout.sees(each, other)));
  return own.length > 0 && (cell < 0 ? left.length === 0 : left.length === 1 && left[0] === cell);
}

/** X-Colors: colouring of one digit carried on through weak links. */
export const xColors: Teller = (step, state) => {
  const one = new Case(step, state);
  const pair: Pair = [one.role('firstColor'), one.role('secondColor')];
  const more: Pair = [one.role('firstMore'), one.role('secondMore')];
  const lines = [pairLine(pair, one.digit, state)];
  const carryOn = (i: 0 | 1) => {
    if (more[i].length > 0) lines.push(moreLine(pair[i], more[i], one.digit, state));
  };
  if (step.technique.endsWith('trap')) {
    carryOn(0);
    carryOn(1);
    const targets = cells(step.eliminations.map((each) => one.cellOf(each)));
    return told([...lines, line('colors.trap-more', { targets, digit: digit(one.digit) })], one);
  }
  const wrong = pair[0].includes(one.cellOf(step.eliminations[0] ?? 0)) ? 0 : 1;
  const group = cells(pair[wrong]);
  const clash = touching(pair[wrong], pair[wrong], state);
  if (clash)
    return told(
      [...lines, line('colors.wrap', { cells: cells(clash), digit: digit(one.digit), group })],
      one,
    );
  carryOn(wrong);
  const held = [...pair[wrong], ...more[wrong]];
  const unit = state.layout.units.find(({ index }) =>
    isLast(
      index,
      -1,
      held.filter((cell) => state.has(cell, one.digit)),
      one.digit,
      state,
    ),
  );
  if (!unit) return told(lines, one, { complete: false });
  const values = { group, unit: units([unit.index]), digit: digit(one.digit) };
  return told([...lines, line('colors.no-place', values, { units: [[unit.index, one.digit]] })], one);
};
