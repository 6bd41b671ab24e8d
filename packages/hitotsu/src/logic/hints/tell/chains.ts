/** Chains of links: two strong links, turbot fish, X- and XY-chains, nice loops, AICs, remote pairs. */
import type { LogicState } from '../../state.ts';
import type { Link, Step } from '../../step.ts';
import { any, anyDigit, cells, digit, digits, type Line, line, type Needs, units } from '../statement.ts';
import { Case, type Teller, told } from './teller.ts';

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/**
 * The links of one path after the other: a new one begins where a link does not go on from the last, or where two links
 * of a kind meet (after a strong link only a weak one can follow).
 */
export function pathsOf(links: readonly Link[]): Link[][] {
  const paths: Link[][] = [];
  let last: Link | undefined;
  for (const each of links) {
    if (last && same(last.to, each.from) && last.kind !== each.kind) paths.at(-1)?.push(each);
    else paths.push([each]);
    last = each;
  }
  return paths;
}

/** What strong links rest on: the other candidates of a cell, or the other places of a digit in a unit. */
export function needsOf(links: readonly Link[], state: LogicState): Needs {
  const { digitCount } = state.layout;
  const inCells: number[] = [];
  const inUnits: (readonly [number, number])[] = [];
  for (const { from, to, kind } of links) {
    if (kind === 'weak') continue;
    const list = [...from, ...to].map((each) => Math.floor(each / digitCount));
    const cell = list[0] as number;
    const number = (from[0] as number) % digitCount;
    if (list.every((each) => each === cell)) {
      inCells.push(cell);
      continue;
    }
    const unit = state.layout.units.find(
      (each) =>
        list.every((other) => each.cells.includes(other)) &&
        each.cells.every((other) => !state.has(other, number) || list.includes(other)),
    );
    if (unit) inUnits.push([unit.index, number]);
    // A link through an almost locked set rests on the candidates of its cells.
    else inCells.push(...list);
  }
  return { cells: [...new Set(inCells)], units: inUnits };
}

/** Whether the needs of some links are all they rest on: not where a strong link comes from a sum or a set. */
export function isExplained(links: readonly Link[], state: LogicState): boolean {
  const { layout } = state;
  return links.every(({ from, to, kind }) => {
    const list = [...from, ...to].map((each) => Math.floor(each / layout.digitCount));
    if (kind === 'weak' || list.every((cell) => cell === list[0])) return true;
    const number = (from[0] as number) % layout.digitCount;
    return (
      number === (to[0] as number) % layout.digitCount &&
      layout.units.some(
        (unit) =>
          list.every((cell) => unit.cells.includes(cell)) &&
          unit.cells.every((cell) => !state.has(cell, number) || list.includes(cell)),
      )
    );
  });
}

/** "If this is so, then …": a chain from what its first link assumes. */
export function chainLine(links: readonly Link[], state: LogicState): Line {
  const { digitCount } = state.layout;
  const from = links[0]?.from ?? [];
  const values = {
    start: any(from.map((each) => Math.floor(each / digitCount))),
    digit: digit((from[0] ?? 0) % digitCount),
    chain: { kind: 'chain', links } as const,
  };
  return line(links[0]?.kind === 'weak' ? 'chain.if-is' : 'chain.if-not', values, needsOf(links, state));
}

/** The chains of one branch of a forcing step; a branch without links says only that it goes step by step. */
export function branchLines(branch: Step, state: LogicState): Line[] {
  if (branch.links.length > 0) return pathsOf(branch.links).map((path) => chainLine(path, state));
  const { digitCount } = state.layout;
  return branch.causes.slice(0, 1).map((each) =>
    line('chain.steps', {
      start: cells([Math.floor(each / digitCount)]),
      digit: digit(each % digitCount),
    }),
  );
}

/** Two strong links in units joined by a weak one: skyscraper and kite. */
export const twoLinks: Teller = (step, state) => {
  const one = new Case(step, state);
  const [start = 0, end = 0] = one.role('ends');
  const [near = 0, far = 0] = one.role('middle');
  const [first = 0, second = 0] = step.units;
  const d = digit(one.digit);
  const strong = (unit: number, own: readonly number[]) =>
    line('strong', { unit: units([unit]), digit: d, cells: cells(own) }, { units: [[unit, one.digit]] });
  const lines = [
    strong(first, [start, near]),
    strong(second, [far, end]),
    line('not-both', { cells: cells([near, far]), digit: d }),
    line('one-of', { digit: d, cells: any([start, end]) }),
  ];
  return told(lines, one, { either: true });
};

/** Both halves of a dual pattern, one after the other. */
export const dual =
  (teller: Teller): Teller =>
  (step, state) =>
    told(
      step.reasons.flatMap((each) => teller(each, state).lines),
      new Case(step, state),
    );

/** A chain within one digit, or through cells of two candidates: one of the ends holds the digit. */
export const twoEnds: Teller = (step, state) => {
  const one = new Case(step, state);
  const first = step.links[0]?.from[0] ?? 0;
  const lines = [
    chainLine(step.links, state),
    line('one-of', { digit: digit(one.digitOf(first)), cells: any(one.role('ends')) }),
  ];
  return told(lines, one, { either: true });
};

export const emptyRectangle: Teller = (step, state) => {
  const one = new Case(step, state);
  const [area = 0, row = 0, column = 0, unit = 0] = step.units;
  const [near = 0, end = 0] = one.role('link');
  const d = digit(one.digit);
  const along = (state.layout.unitsOf[near] ?? []).includes(row) ? row : column;
  const other = along === row ? column : row;
  const lines = [
    line(
      'rectangle.area',
      { area: units([area]), digit: d, lines: units([row, column]) },
      { units: [[area, one.digit]] },
    ),
    line(
      'strong',
      { unit: units([unit]), digit: d, cells: cells([near, end]) },
      { units: [[unit, one.digit]] },
    ),
    line('rectangle.then', {
      end: cells([end]),
      near: cells([near]),
      digit: d,
      area: units([area]),
      other: units([other]),
    }),
  ];
  return told(lines, one, { either: true });
};

export const wWing: Teller = (step, state) => {
  const one = new Case(step, state);
  const unit = step.units[0] as number;
  const wings = one.role('wings');
  const kept = one.digitOf(step.links[0]?.from[0] ?? 0);
  const bridge = one.digitOf(step.links[0]?.to[0] ?? 0);
  const lines = [
    line('pair-cells', { cells: cells(wings), digits: anyDigit(step.digits) }, { cells: wings }),
    line(
      'strong',
      { unit: units([unit]), digit: digit(bridge), cells: cells(one.role('bridge')) },
      { units: [[unit, bridge]] },
    ),
    line('w-wing', { cells: cells(wings), digit: digit(bridge) }),
    line('one-of', { digit: digit(kept), cells: any(wings) }),
  ];
  return told(lines, one, { either: true });
};

export const remotePair: Teller = (step, state) => {
  const one = new Case(step, state);
  const chain = one.role('chain');
  const lines = [
    line(
      'remote.chain',
      { line: { kind: 'line', cells: chain }, digits: anyDigit(step.digits) },
      { cells: chain },
    ),
    line('remote.ends', { digits: digits(step.digits) }),
  ];
  return told(lines, one, { either: true });
};

/** Loops and AICs: what the first and the last literal say decides the sentence. */
export const niceLoop: Teller = (step, state) => {
  const one = new Case(step, state);
  const first = step.links[0];
  const last = step.links.at(-1);
  const from = first?.from[0] ?? 0;
  const to = last?.to[0] ?? 0;
  const startsOn = first?.kind === 'weak';
  const endsOn = last?.kind === 'strong';
  const chain = chainLine(step.links, state);
  const start = cells([one.cellOf(from)]);
  const startDigit = digit(one.digitOf(from));
  const endDigit = digit(one.digitOf(to));
  const complete = isExplained(step.links, state);
  if (step.technique.includes('continuous') && !step.technique.includes('dis'))
    return told([chain, line('loop.closed', {})], one, { complete });
  if (one.cellOf(from) !== one.cellOf(to)) {
    const values = {
      start,
      startDigit,
      end: cells((last?.to ?? []).map((each) => one.cellOf(each))),
      endDigit,
    };
    return told([chain, line('chain.ends', values)], one, { either: true, complete });
  }
  const values = { cell: start, digit: startDigit };
  if (startsOn && !endsOn) return told([chain, line('loop.refuted', values)], one, { complete });
  if (startsOn)
    return told([chain, line('loop.two-digits', { ...values, other: endDigit })], one, { complete });
  if (endsOn) return told([chain, line('loop.must', values)], one, { complete });
  return told([chain, line('loop.falls', { ...values, other: endDigit })], one, { complete });
};

/** A digit's places in a unit, told as "one of them". */
export function placesLine(unit: number, index: number, state: LogicState): Line {
  const own = (state.layout.units[unit]?.cells ?? []).filter((cell) => state.has(cell, index));
  return line(
    'forcing.unit',
    { unit: units([unit]), digit: digit(index), cells: any(own) },
    { units: [[unit, index]] },
  );
}

/** The digits of a cell, told as "one of them". */
export function choicesLine(cell: number, state: LogicState): Line {
  const own = state.candidates[cell] as number;
  return line('forcing.cell', { cell: cells([cell]), digits: anyDigit(own) }, { cells: [cell] });
}
