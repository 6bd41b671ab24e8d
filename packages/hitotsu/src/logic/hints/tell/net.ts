/** What follows from an assumption where singles do not get there: the part of it that is needed, step after step. */
import type { LogicState } from '../../state.ts';
import type { Candidate, Step } from '../../step.ts';
import { findFirst, type Technique } from '../../technique.ts';
import { commonPeer, lockedCandidates } from '../../techniques/locked.ts';
import { chainBounds, pairRelation, sumRelation } from '../../techniques/relations.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../../techniques/singles.ts';
import { hiddenSubset, lockedSubset, nakedSubset } from '../../techniques/subsets.ts';
import { inniesOuties, sumCombinations } from '../../techniques/sums.ts';
import { type Broken, brokenIn, neededSteps, type Walked } from '../slice.ts';
import { cells, digit, type Line, line, type Needs } from '../statement.ts';
import * as rules from './rules.ts';
import * as singles from './singles.ts';
import type { Teller } from './teller.ts';

const MOST = 150;

/** Easiest first; none of them rests on the solution being unique. */
const FOLLOWED: readonly Technique[] = [
  fullHouse,
  hiddenSingle,
  nakedSingle,
  chainBounds,
  lockedCandidates,
  sumCombinations,
  pairRelation,
  commonPeer,
  inniesOuties,
  lockedSubset(2),
  lockedSubset(3),
  nakedSubset(2),
  hiddenSubset(2),
  nakedSubset(3),
  hiddenSubset(3),
  sumRelation,
];

/** The ways their steps are told, for what these rest on. */
const TELLERS: Readonly<Record<string, Teller>> = {
  'full-house': singles.fullHouse,
  'hidden-single': singles.hiddenSingle,
  'naked-single': singles.nakedSingle,
  'chain-bounds': rules.chainBounds,
  'locked-candidates-pointing': singles.lockedCandidates,
  'locked-candidates-claiming': singles.lockedCandidates,
  'sum-combinations': rules.sumCombinations,
  'needed-digit': rules.neededDigit,
  'pair-relation': rules.pairRelation,
  'common-peer': singles.commonPeer,
  'innies-outies': rules.inniesOuties,
  'locked-pair': singles.nakedSubset,
  'locked-triple': singles.nakedSubset,
  'naked-pair': singles.nakedSubset,
  'hidden-pair': singles.hiddenSubset,
  'naked-triple': singles.nakedSubset,
  'hidden-triple': singles.hiddenSubset,
  'sum-relation': rules.pairRelation,
};

const tell: Teller = (step, state) => (TELLERS[step.technique] ?? rules.generic)(step, state);

/** An assumption: a candidate holds, or it does not. */
export interface Assumption {
  readonly candidate: Candidate;
  readonly holds: boolean;
}

/** Whether what was to be shown is there: the goal is placed or gone, or without a goal something is impossible. */
const isDecided = (state: LogicState, goal: Candidate): boolean =>
  state.values[Math.floor(goal / state.layout.digitCount)] !== -1 || !state.holds(goal);

/**
 * The assumption followed to a contradiction or, with a `goal`, to what decides it. Null if these steps do not get there.
 */
export function netFrom(
  state: LogicState,
  { candidate, holds }: Assumption,
  goal: Candidate | null,
): Line[] | null {
  const { digitCount } = state.layout;
  const now = state.copy();
  const cell = Math.floor(candidate / digitCount);
  const index = candidate % digitCount;
  if (holds) now.place(cell, index);
  else now.remove(cell, index);
  const walked: Walked[] = [];
  for (;;) {
    if (goal !== null && isDecided(now, goal)) {
      // The last step decided it.
      return [said(new Set([...needed(walked.at(-1), null), walked.length]))];
    }
    const broken = brokenIn(now);
    if (broken) {
      if (goal !== null) return null;
      const shown = broken.kind === 'cell' ? 'forcing.no-digit' : 'forcing.no-place';
      return [said(needed(undefined, broken)), line(shown, broken.statement.values)];
    }
    if (walked.length >= MOST) return null;
    const step = nextOf(now);
    if (!step) return null;
    walked.push({ step, before: now.copy() });
    now.apply(step);
  }

  /** The numbers of the steps that the contradiction, or else the last step, rests on. */
  function needed(last: Walked | undefined, broken: Broken | null): Set<number> {
    const needs: Needs = broken ? broken.needs : { cells: last ? Object.values(last.step.cells).flat() : [] };
    if (!last) return neededSteps(walked, needs, now, tell);
    const told = tell(last.step, last.before);
    const own = told.lines.map((each) => each.needs);
    const all = {
      cells: own.flatMap((each) => each.cells ?? []),
      units: own.flatMap((each) => each.units ?? []),
    };
    return neededSteps(walked.slice(0, -1), told.complete ? all : needs, last.before, tell);
  }

  function said(wanted: ReadonlySet<number>): Line {
    const values = { start: cells([cell]), digit: digit(index) };
    const steps = walked.filter((_, i) => wanted.has(i + 1)).map(({ step }) => step);
    if (steps.length === 0) return line(holds ? 'singles.at-once-is' : 'singles.at-once-not', values);
    return line(holds ? 'net.if-is' : 'net.if-not', { ...values, steps: { kind: 'steps', steps } });
  }
}

function nextOf(state: LogicState): Step | null {
  for (const technique of FOLLOWED) {
    const step = findFirst(technique, state);
    if (step) return step;
  }
  return null;
}
