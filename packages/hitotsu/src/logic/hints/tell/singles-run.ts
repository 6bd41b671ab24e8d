/** What follows from an assumption by singles alone, and only the part of it that is needed. */
import type { LogicState } from '../../state.ts';
import type { Candidate } from '../../step.ts';
import { findFirst } from '../../technique.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../../techniques/singles.ts';
import { type Broken, brokenIn, neededSteps, type Walked } from '../slice.ts';
import { cells, digit, type Line, line, type Needs } from '../statement.ts';
import * as tellers from './singles.ts';

const MOST = 120;
const SINGLES = [fullHouse, hiddenSingle, nakedSingle];
const TELLERS = {
  'full-house': tellers.fullHouse,
  'hidden-single': tellers.hiddenSingle,
  'naked-single': tellers.nakedSingle,
} as const;

/**
 * The assumption that a candidate holds (or falls), followed by singles to a contradiction or, with a `goal`, to what
 * decides it. Null if singles do not get there.
 */
export function singlesFrom(
  state: LogicState,
  { candidate, holds }: { readonly candidate: Candidate; readonly holds: boolean },
  goal: Candidate | null,
): Line[] | null {
  const { digitCount } = state.layout;
  const now = state.copy();
  const cell = Math.floor(candidate / digitCount);
  const index = candidate % digitCount;
  if (holds) now.place(cell, index);
  else now.remove(cell, index);
  const walked: Walked[] = [];
  const goalCell = goal === null ? -1 : Math.floor(goal / digitCount);
  const decided = () => goal !== null && (now.values[goalCell] !== -1 || !now.holds(goal));
  while (!decided()) {
    const broken = brokenIn(now);
    if (broken) return goal === null ? lines(broken.needs, broken) : null;
    if (walked.length >= MOST) return null;
    const step = SINGLES.map((each) => findFirst(each, now)).find((each) => each !== null);
    if (!step) return null;
    walked.push({ step, before: now.copy() });
    now.apply(step);
  }
  return lines({ cells: [goalCell] }, null);

  function lines(needs: Needs, broken: Broken | null): Line[] {
    const wanted = neededSteps(walked, needs, now, (step, before) =>
      TELLERS[step.technique as keyof typeof TELLERS](step, before),
    );
    // The digit of the goal cell itself, where it was placed on the way, is part of what is told.
    const placed = walked.flatMap(({ step }, i) => {
      const own = step.placements.some((each) => Math.floor(each / digitCount) === goalCell);
      return wanted.has(i + 1) || own ? step.placements : [];
    });
    const values = { start: cells([cell]), digit: digit(index) };
    const list = { kind: 'literals', candidates: placed } as const;
    const told: Line[] = [];
    if (placed.length === 0) told.push(line(holds ? 'singles.at-once-is' : 'singles.at-once-not', values));
    else told.push(line(holds ? 'singles.if-is' : 'singles.if-not', { ...values, list }));
    if (!broken) return told;
    const shown = broken.kind === 'cell' ? 'forcing.no-digit' : 'forcing.no-place';
    return [...told, line(shown, broken.statement.values)];
  }
}
