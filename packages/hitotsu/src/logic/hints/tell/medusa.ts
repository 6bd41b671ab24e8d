/** Colouring of candidates of several digits. */
import { indicesOf } from '../../../board/index.ts';
import type { LogicState } from '../../state.ts';
import type { Candidate } from '../../step.ts';
import { cells, digit, type Line, line, units } from '../statement.ts';
import { isExplained, needsOf } from './chains.ts';
import { Case, type Teller, told } from './teller.ts';

const candidates = (list: readonly Candidate[]) => ({ kind: 'candidates', candidates: list }) as const;

/** Removals that are each told with what rules them out. */
const MOST_TOLD = 3;

/** Why a candidate goes: one of each group that it clashes with; null where only a sum says so. */
function outLine(
  target: Candidate,
  groups: readonly (readonly Candidate[])[],
  state: LogicState,
): Line | null {
  const [a, b] = groups.map((group) => group.find((each) => state.layout.exclude(each, target)));
  if (a === undefined || b === undefined) return null;
  return line('medusa.out', { target: candidates([target]), a: candidates([a]), b: candidates([b]) });
}

/** How a group contradicts itself; null where only a sum says so. */
function clashLine(group: readonly Candidate[], state: LogicState): Line | null {
  const { layout } = state;
  for (const [i, a] of group.entries())
    for (const b of group.slice(i + 1))
      if (layout.exclude(a, b)) return line('medusa.clash', { pair: candidates([a, b]) });
  /** Members of the group that rule all of some candidates out; null if they do not. */
  const against = (list: readonly Candidate[]): Candidate[] | null => {
    const found = list.map((each) => group.find((other) => layout.exclude(each, other)));
    const all = found.filter((each) => each !== undefined);
    return all.length > 0 && all.length === found.length ? [...new Set(all)] : null;
  };
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const own = indicesOf(state.candidates[cell] as number);
    const found = against(own.map((index) => cell * layout.digitCount + index));
    if (found)
      return line('medusa.no-digit', { group: candidates(found), cell: cells([cell]) }, { cells: [cell] });
  }
  for (const { index, cells: list } of layout.units)
    for (let d = 0; d < layout.digitCount; d++) {
      const own = list.filter((cell) => state.has(cell, d)).map((cell) => cell * layout.digitCount + d);
      const found = against(own);
      if (found)
        return line(
          'medusa.no-place',
          { group: candidates(found), unit: units([index]), digit: digit(d) },
          { units: [[index, d]] },
        );
    }
  return null;
}

export const medusa: Teller = (step, state) => {
  const one = new Case(step, state);
  const first = [...step.causes];
  const all = [...new Set(step.links.flatMap(({ from, to }) => [...from, ...to]))];
  const second = all.filter((each) => !first.includes(each));
  const groups = line(
    'medusa',
    { first: candidates(first), second: candidates(second) },
    needsOf(step.links, state),
  );
  const explained = isExplained(step.links, state);
  const removals = candidates(step.eliminations);
  if (step.technique === '3d-medusa-wrap') {
    const wrong = first.includes(step.eliminations[0] ?? -1) ? first : second;
    const clash = clashLine(wrong, state);
    return told([groups, clash ?? line('medusa.wrap', { removals })], one, {
      complete: explained && clash !== null,
    });
  }
  const out = step.eliminations.map((each) => outLine(each, [first, second], state));
  const reasons = out.filter((each) => each !== null);
  const isShort = reasons.length === out.length && out.length <= MOST_TOLD;
  return told([groups, ...(isShort ? reasons : [line('medusa.trap', { removals })])], one, {
    complete: explained && reasons.length === out.length,
  });
};
