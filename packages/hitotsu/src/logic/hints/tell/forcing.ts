/** Forcing chains and nets: an assumption refuted, or a result that comes out whatever holds. */
import type { LogicState } from '../../state.ts';
import type { Link, Step } from '../../step.ts';
import { cells, digit, type Line, line, units } from '../statement.ts';
import { branchLines, chainLine, choicesLine, isExplained, needsOf, pathsOf, placesLine } from './chains.ts';
import { type Assumption, netFrom } from './net.ts';
import { singlesFrom } from './singles-run.ts';
import { Case, type Teller, told } from './teller.ts';

interface End {
  readonly candidate: number;
  readonly holds: boolean;
}

const endOf = (path: readonly Link[]): End => {
  const last = path.at(-1) as Link;
  return { candidate: last.to[0] as number, holds: last.kind === 'strong' };
};

/** Why what the chains of one assumption end in cannot be. */
function clashLine(branch: Step, state: LogicState): Line {
  const { layout } = state;
  const { digitCount } = layout;
  const ends = pathsOf(branch.links).map(endOf);
  const cellOf = (end: End) => Math.floor(end.candidate / digitCount);
  const holding = ends.find(
    (end) => end.holds && ends.some((other) => !other.holds && other.candidate === end.candidate),
  );
  if (holding)
    return line('forcing.both', {
      cell: cells([cellOf(holding)]),
      digit: digit(holding.candidate % digitCount),
    });
  const fallen = ends.filter((end) => !end.holds).map((end) => end.candidate);
  const [first] = fallen;
  if (first === undefined) return line('forcing.clash', {});
  const cell = Math.floor(first / digitCount);
  const index = first % digitCount;
  // A candidate that is refuted by its own assumption falls without a chain of its own.
  const known = new Set([...fallen, ...branch.causes]);
  const own = Array.from({ length: digitCount }, (_, each) => each).filter((each) => state.has(cell, each));
  if (own.every((each) => known.has(cell * digitCount + each)))
    return line('forcing.no-digit', { cell: cells([cell]) }, { cells: [cell] });
  const unit = (layout.unitsOf[cell] ?? []).find((each) =>
    (layout.units[each]?.cells ?? []).every(
      (other) => !state.has(other, index) || known.has(other * digitCount + index),
    ),
  );
  if (unit === undefined) return line('forcing.clash', {});
  return line('forcing.no-place', { unit: units([unit]), digit: digit(index) }, { units: [[unit, index]] });
}

/** What follows from an assumption, by singles alone if these get there. */
const followed = (state: LogicState, assumed: Assumption, goal: number | null): Line[] | null =>
  singlesFrom(state, assumed, goal) ?? netFrom(state, assumed, goal);

/** The chains from one assumption: what it rules out at once together, then one after the other. */
function assumedLines(branch: Step, { candidate, holds }: Assumption, state: LogicState): Line[] {
  const { digitCount } = state.layout;
  const paths = pathsOf(branch.links);
  const starts = paths.every((path) => path[0]?.from.length === 1 && path[0].from[0] === candidate);
  if (!starts || paths.length < 2) return paths.map((path) => chainLine(path, state));
  const values = {
    cell: cells([Math.floor(candidate / digitCount)]),
    digit: digit(candidate % digitCount),
  };
  const isShort = (path: readonly Link[]) => path.length === 1 && path[0]?.kind === 'weak';
  const gone = paths.filter(isShort).flatMap((path) => path[0]?.to ?? []);
  return [
    line(holds ? 'forcing.assume-is' : 'forcing.assume-not', values),
    ...(gone.length > 0
      ? [line('forcing.at-once', { removals: { kind: 'candidates', candidates: gone } })]
      : []),
    ...paths
      .filter((path) => !isShort(path))
      .map((links) => line('forcing.then', { chain: { kind: 'chain', links } }, needsOf(links, state))),
  ];
}

export const forcing: Teller = (step, state) => {
  const one = new Case(step, state);
  const lines: Line[] = [];
  const complete = step.reasons.every(
    (branch) => branch.links.length > 0 && isExplained(branch.links, state),
  );
  const target = step.placements[0] ?? step.eliminations[0] ?? 0;
  if (step.technique.endsWith('contradiction')) {
    // What is placed was assumed not to hold, what is removed was assumed to hold.
    const assumed = { candidate: target, holds: step.placements.length === 0 };
    for (const branch of step.reasons)
      lines.push(
        ...(branch.links.length > 0
          ? [...assumedLines(branch, assumed, state), clashLine(branch, state)]
          : (followed(state, assumed, null) ?? [...branchLines(branch, state), clashLine(branch, state)])),
      );
    lines.push(line('forcing.back', {}));
    return told(lines, one, { complete });
  }
  const own = [...new Set(step.causes.map((each) => one.cellOf(each)))];
  const numbers = [...new Set(step.causes.map((each) => one.digitOf(each)))];
  const [first = 0] = step.causes;
  const unit = one
    .unitsWith(own)
    .find((each) => state.countIn(each, one.digitOf(first)) === step.causes.length);
  if (new Set(step.causes).size === 1)
    lines.push(line('forcing.either', { cell: cells(own), digit: digit(one.digitOf(first)) }));
  else if (own.length === 1) lines.push(choicesLine(own[0] as number, state));
  else if (numbers.length === 1 && unit !== undefined)
    lines.push(placesLine(unit, one.digitOf(first), state));
  const both = new Set(step.causes).size === 1;
  step.reasons.forEach((branch, i) => {
    const [candidate = 0] = branch.causes;
    if (branch.links.length > 0) lines.push(...branchLines(branch, state));
    else if (candidate !== target) {
      // Of a candidate and its opposite the first branch is the one in which it holds.
      const assumed = { candidate, holds: !both || i === 0 };
      lines.push(...(followed(state, assumed, target) ?? branchLines(branch, state)));
    }
  });
  lines.push(line('forcing.cases', {}));
  return told(lines, one, { complete });
};
